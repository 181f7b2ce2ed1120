import { toElapsedMs, elapsedMs, systemTime } from '../../base/steady-time.js';

/** The time limit for an action in a game that runs elsewhere. */
export interface Countdown {
  /** Whole seconds left, 0 when the time is up; null means no limit. */
  readonly secondsLeft: number | null;
  /** The remaining share of the time, from 1 to 0; null means no limit. */
  readonly share: number | null;
  /** @param deadline in ms since the epoch; null means no limit */
  set(deadline: number | null): void;
  close(): void;
}

export interface CountdownOptions {
  /** Runs once per second and when the deadline changes. */
  readonly changed: () => void;
  /** Runs once per deadline, when at most 10 seconds are left. */
  readonly warn: (secondsLeft: number) => void;
}

/** Maximum difference, in ms, between equal deadlines. Each update recomputes the deadline from the time left. */
const SAME_DEADLINE_MS = 500;
/** The number of seconds left at which the warning runs. */
const WARNING_SECONDS = 10;

export const createCountdown = ({ changed, warn }: CountdownOptions): Countdown => {
  /** The deadline in elapsed ms, because the system clock can change during the countdown; null means no limit. */
  let end: number | null = null;
  let secondsLeft: number | null = null;
  /** Whole seconds between receiving the deadline and the deadline itself. */
  let totalSeconds = 1;
  let hasWarned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tick = (): void => {
    if (end === null) return;
    const msLeft = end - elapsedMs(systemTime);
    const left = Math.max(0, Math.ceil(msLeft / 1000));
    secondsLeft = left;
    if (left > 0) timer = setTimeout(tick, msLeft - (left - 1) * 1000);
    changed();
    if (hasWarned || left === 0 || left > WARNING_SECONDS) return;
    hasWarned = true;
    warn(left);
  };

  return {
    get secondsLeft() {
      return secondsLeft;
    },
    get share() {
      return secondsLeft === null ? null : Math.min(1, secondsLeft / totalSeconds);
    },
    set(until) {
      const next = until === null ? null : toElapsedMs(systemTime, until);
      const isSame = next === null || end === null ? next === end : Math.abs(next - end) < SAME_DEADLINE_MS;
      if (isSame) return;
      clearTimeout(timer);
      end = next;
      hasWarned = false;
      if (next !== null) {
        totalSeconds = Math.max(1, Math.ceil((next - elapsedMs(systemTime)) / 1000));
        return tick();
      }
      secondsLeft = null;
      changed();
    },
    close: () => clearTimeout(timer),
  };
};
