/** A clock that also measures time: the time of day jumps when somebody sets the machine's clock. */
export interface SteadyClock {
  /** The time of day, in ms since the epoch. */
  now(): number;
  /** Milliseconds since some moment, which only pass. Left out: `now()`, as for a clock that nobody sets. */
  elapsed?(): number;
}

/** Returns a time in ms for measuring durations. Changes of the machine's clock do not affect it. */
export const elapsedMs = (clock: SteadyClock): number => clock.elapsed?.() ?? clock.now();

/** Converts a time of `elapsedMs` to a time of day in ms since the epoch, by the clock's present setting. */
export const toTimeOfDay = (clock: SteadyClock, elapsed: number): number =>
  Math.round(clock.now() + elapsed - elapsedMs(clock));

/** Converts a time of day to a time of `elapsedMs`. */
export const toElapsedMs = (clock: SteadyClock, time: number): number => elapsedMs(clock) + time - clock.now();

/** The clock of the machine. */
export const systemTime: Required<SteadyClock> = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
};
