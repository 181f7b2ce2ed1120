import type { Clock } from '../../src/session/clock.js';

/** Time that passes when the test says so. */
export interface FakeClock extends Clock {
  /** How many wait. */
  readonly pending: number;
  /** Lets time pass, and all that follows from it happen. */
  advance(ms: number): Promise<void>;
  /** Somebody sets the clock of the machine: so much later, or earlier. */
  set(byMs: number): void;
}

/** Lets everything happen that needs no time. */
export const flushTasks = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const createFakeClock = (): FakeClock => {
  let time = 0;
  /** The time of day at the beginning. */
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
