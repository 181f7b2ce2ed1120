import type { Clock } from '../../src/session/clock.js';

/** A clock that only the test advances. */
export interface FakeClock extends Clock {
  /** Number of pending waits. */
  readonly pending: number;
  /** Advances the time and runs all tasks that become due. */
  advance(ms: number): Promise<void>;
  /** Sets the system time forward or back. */
  set(byMs: number): void;
}

/** Runs all pending tasks that do not wait for time to pass. */
export const flushTasks = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const createFakeClock = (): FakeClock => {
  let time = 0;
  /** Time of day at the start. */
  let origin = 1_000_000;
  const timers = new Set<{ readonly at: number; readonly ring: () => void }>();
  return {
    now: () => origin + time,
    elapsed: () => time,
    set: (byMs) => void (origin += byMs),
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        const timer = { at: time + ms, ring: resolve };
        timers.add(timer);
        signal.addEventListener('abort', () => {
          timers.delete(timer);
          reject(signal.reason);
        });
      }),
    get pending() {
      return timers.size;
    },
    async advance(ms) {
      time += ms;
      for (const timer of [...timers].filter(({ at }) => at <= time).sort((a, b) => a.at - b.at)) {
        timers.delete(timer);
        timer.ring();
      }
      await flushTasks();
    },
  };
};
