import { systemTime, type SteadyClock } from '../base/steady-time.js';

/** Clock of a session. Tests and servers can pass their own clock. */
export interface Clock extends SteadyClock {
  /** Resolves after `ms` milliseconds. If the signal aborts, clears the timer and rejects with the signal's reason. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** Longest delay of timers in browsers and Node, in ms. Timers with a longer delay fire immediately. */
export const MAX_WAIT_MS = 2 ** 31 - 1;

/** The system clock. */
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
