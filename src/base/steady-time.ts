/** A clock with a separate time for measuring durations, because the time of day jumps when the machine's clock is set. */
export interface SteadyClock {
  /** The time of day, in ms since the epoch. */
  now(): number;
  /** A monotonic time in ms since an arbitrary moment. Default: `now()`, for a clock that is never set. */
  elapsed?(): number;
}

/** Returns a time in ms for measuring durations. Changes to the machine's clock do not affect this time. */
export const elapsedMs = (clock: SteadyClock): number => clock.elapsed?.() ?? clock.now();

/** Converts a time from `elapsedMs` to a time of day in ms since the epoch, using the current setting of the clock. */
export const toTimeOfDay = (clock: SteadyClock, elapsed: number): number =>
  Math.round(clock.now() + elapsed - elapsedMs(clock));

/** Converts a time of day to a time on the scale of `elapsedMs`. */
export const toElapsedMs = (clock: SteadyClock, time: number): number => elapsedMs(clock) + time - clock.now();

/** The clock of the machine. */
export const systemTime: Required<SteadyClock> = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
};
