import { toElapsedMs, elapsedMs, systemTime } from '../../base/steady-time.js';

/** The time that a host of a game elsewhere gives for an action. */
export interface Countdown {
  /** Whole seconds left, 0 when the time is over; null: no limit. */
  readonly secondsLeft: number | null;
  /** How much of the time is left, from 1 to 0; null: no limit. */
  readonly share: number | null;
  /** @param deadline in ms since the epoch; null: no limit */
  set(deadline: number | null): void;
  close(): void;
}

export interface CountdownOptions {
  /** Another second has passed, or there is another deadline. */
  readonly changed: () => void;
  /** The time grows short; once for each deadline. */
  readonly warn: (secondsLeft: number) => void;
}

/** A deadline that is told again comes out a little different: it is worked out from the time that is left. */
const SAME_END_MS = 500;
/** When the time begins to be short. */
const SHORT_SECONDS = 10;

export const createCountdown = ({ changed, warn }: CountdownOptions): Countdown => {
  /** By what elapses: the time of day may be set meanwhile. */
  let end: number | null = null;
  let secondsLeft: number | null = null;
  /** How many there were when the deadline was told. */
  let seconds = 1;
  let hasWarned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tick = (): void => {
    if (end === null) return;
    const msLeft = end - elapsedMs(systemTime);
    const left = Math.max(0, Math.ceil(msLeft / 1000));
    secondsLeft = left;
    if (left > 0) timer = setTimeout(tick, msLeft - (left - 1) * 1000);
    changed();
    if (hasWarned || left === 0 || left > SHORT_SECONDS) return;
    hasWarned = true;
    warn(left);
  };

  return {
    get secondsLeft() {
      return secondsLeft;
    },
    get share() {
      return secondsLeft === null ? null : Math.min(1, secondsLeft / seconds);
    },
    set(until) {
      const next = until === null ? null : toElapsedMs(systemTime, until);
      const isSame = next === null || end === null ? next === end : Math.abs(next - end) < SAME_END_MS;
      if (isSame) return;
      clearTimeout(timer);
      end = next;
      hasWarned = false;
      if (next !== null) {
        seconds = Math.max(1, Math.ceil((next - elapsedMs(systemTime)) / 1000));
        return tick();
      }
      secondsLeft = null;
      changed();
    },
    close: () => clearTimeout(timer),
  };
};
