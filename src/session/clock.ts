import { machineTime, type SteadyClock } from '../base/steady-time.js';

/** Time as a session knows it; a test or a server may bring its own. */
export interface Clock extends SteadyClock {
  /** Resolves after this many milliseconds; rejects with the signal's reason, and forgets the timer, when it aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** The longest time in ms that the timers of browsers and Node can hold; they take a longer one for none at all. */
export const LONGEST_WAIT = 2 ** 31 - 1;

/** The time of the machine. */
export const systemClock: Clock = {
  ...machineTime,
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
