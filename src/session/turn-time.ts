import { elapsedMs, toTimeOfDay } from '../base/steady-time.js';
import type { Clock } from './clock.js';

/** The time limit for a question to one or more people. */
export interface TurnTime {
  /** Deadline in ms since the epoch, or null if no person is asked or there is no limit. */
  readonly deadline: number | null;
  /** Starts the timer for a new question. For the same question, the timer continues. */
  start(isNewQuestion: boolean): void;
  /** Stops the timer because no person is asked. */
  stop(): void;
  /**
   * Sets the limit in ms, or null for none. The limit also applies to the pending question, counted from its start. If
   * that time is already over, the limit is counted from now.
   */
  setLimit(limit: number | null): void;
}

export interface TurnTimeOptions {
  readonly clock: Clock;
  readonly limit: number | null;
  /** Called with the new deadline in ms since the epoch, or null. */
  readonly onDeadlineChange: (deadline: number | null) => void;
  /** Called when the time is up. */
  readonly onTimeout: () => void;
}

export const createTurnTime = ({ clock, limit: first, onDeadlineChange, onTimeout }: TurnTimeOptions): TurnTime => {
  let limit = first;
  /** Start and end of the pending question's time, measured with `elapsedMs`. */
  let startedAt: number | null = null;
  let endsAt: number | null = null;
  let timer = new AbortController();

  const deadline = (): number | null => (endsAt === null ? null : toTimeOfDay(clock, endsAt));
  const updateTimer = (): void => {
    const next = startedAt === null || limit === null ? null : startedAt + limit;
    if (next === endsAt) return;
    timer.abort();
    endsAt = next;
    if (next !== null) {
      const { signal } = (timer = new AbortController());
      const expire = (): void => {
        if (signal.aborted) return;
        startedAt = null;
        updateTimer();
        onTimeout();
      };
      clock.wait(Math.max(0, next - elapsedMs(clock)), signal).then(expire, () => {});
    }
    onDeadlineChange(deadline());
  };

  return {
    get deadline() {
      return deadline();
    },
    start(isNewQuestion) {
      if (isNewQuestion || startedAt === null) startedAt = elapsedMs(clock);
      updateTimer();
    },
    stop() {
      startedAt = null;
      updateTimer();
    },
    setLimit(next) {
      limit = next;
      if (startedAt !== null && limit !== null && startedAt + limit <= elapsedMs(clock)) startedAt = elapsedMs(clock);
      updateTimer();
    },
  };
};
