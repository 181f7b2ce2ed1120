/** A clock that also measures time: the time of day jumps when somebody sets the machine's clock. */
export interface SteadyClock {
  /** The time of day, in ms since the epoch. */
  now(): number;
  /** Milliseconds since some moment, which only pass. Left out: `now()`, as for a clock that nobody sets. */
  elapsed?(): number;
}

/** For what has to last so many milliseconds, whatever is done to the machine's clock meanwhile. */
export const elapsedOn = (clock: SteadyClock): number => clock.elapsed?.() ?? clock.now();

/** The time of day at which so many milliseconds have elapsed, as far as it can be known now. */
export const timeOfDay = (clock: SteadyClock, elapsed: number): number =>
  Math.round(clock.now() + elapsed - elapsedOn(clock));

/** What `elapsedOn` will be at a time of day. */
export const elapsedAt = (clock: SteadyClock, time: number): number => elapsedOn(clock) + time - clock.now();

/** The time of the machine. */
export const machineTime: Required<SteadyClock> = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
};
