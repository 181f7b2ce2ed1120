import { elapsedMs } from '../../base/steady-time.js';
import type { Clock } from '../../session/clock.js';

/** Time that an open table waits for more people, and then for people who are not ready, in ms. */
const WAIT_MS = 30_000;

/** Measures how long an open table has waited. Reopening a table restarts the measurement. */
export interface WaitTimer {
  /**
   * Call this method when the reason for the wait might have changed.
   * @param reason identifies the wait. A new reason restarts the measurement, and null stops it
   * @param onTimeout called when the table has waited for `WAIT_MS`
   * @returns whether the wait is over
   */
  update(reason: string | null, onTimeout: () => void): boolean;
  close(): void;
}

export const createWaitTimer = (clock: Clock): WaitTimer => {
  let timer: AbortController | null = null;
  let since = 0;
  /** The reason when the measurement began. */
  let reason: string | null = null;
  const stop = (): void => {
    timer?.abort();
    timer = null;
  };
  return {
    update(reasonNow, onTimeout) {
      if (reasonNow === null) {
        stop();
        return false;
      }
      if (timer && reason === reasonNow) return elapsedMs(clock) - since >= WAIT_MS;
      stop();
      [since, reason] = [elapsedMs(clock), reasonNow];
      const { signal } = (timer = new AbortController());
      const wait = async (): Promise<void> => {
        // A timer can fire slightly early.
        for (let left = WAIT_MS; left > 0; left = since + WAIT_MS - elapsedMs(clock)) await clock.wait(left, signal);
        if (!signal.aborted) onTimeout();
      };
      // `stop()` rejects the wait. The rejection is not an error.
      wait().catch(() => {});
      return false;
    },
    close: stop,
  };
};
