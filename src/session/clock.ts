import { systemTime, type SteadyClock } from '../base/steady-time.js';

/** Time as a session knows it; a test or a server may bring its own. */
export interface Clock extends SteadyClock {
  /** Resolves after this many milliseconds; rejects with the signal's reason, and forgets the timer, when it aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** Longest delay of timers in browsers and Node, in ms. With a longer delay they fire at once. */
export const MAX_WAIT_MS = 2 ** 31 - 1;

/** The time of the machine. */
export const systemClock: Clock = {
  ...systemTime,
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason);
        return;
      }
      const stop = (): void => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal.addEventListener('abort', stop, { once: true });
    }),
};
