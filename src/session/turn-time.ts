import { elapsedOn, timeOfDay } from '../base/steady-time.js';
import type { Clock } from './clock.js';

/** The time that people have for a question. */
export interface TurnTime {
  /** Until when, in ms since the epoch; null: nobody is asked, or there is no limit. */
  readonly deadline: number | null;
  /** People are asked. Their time begins if it is another question than the last, else it goes on. */
  run(isAnother: boolean): void;
  /** No people are asked. */
  rest(): void;
  /**
   * Another limit, in ms, or none; for the question that is open, too, counted from its beginning. Where it would be over
   * by that, it is counted from now: nobody is late for what was not so before.
   */
  limitTo(limit: number | null): void;
}

export interface TurnTimeOptions {
  readonly clock: Clock;
  readonly limit: number | null;
  /** There is another deadline. */
  readonly told: (deadline: number | null) => void;
  /** The time is over; it rests. */
  readonly passed: () => void;
}

export const createTurnTime = ({ clock, limit: first, told, passed }: TurnTimeOptions): TurnTime => {
  let limit = first;
  /** When the question was asked that is open, and when its time is over: by what elapses, not by the time of day. */
  let since: number | null = null;
  let end: number | null = null;
  let timer = new AbortController();

  const deadline = (): number | null => (end === null ? null : timeOfDay(clock, end));
  const set = (): void => {
    const next = since === null || limit === null ? null : since + limit;
    if (next === end) return;
    timer.abort();
    end = next;
    if (next !== null) {
      const { signal } = (timer = new AbortController());
      const pass = (): void => {
        if (signal.aborted) return;
        since = null;
        set();
        passed();
      };
      clock.wait(Math.max(0, next - elapsedOn(clock)), signal).then(pass, () => {});
    }
    told(deadline());
  };

  return {
    get deadline() {
      return deadline();
    },
    run(isAnother) {
      if (isAnother || since === null) since = elapsedOn(clock);
      set();
    },
    rest() {
      since = null;
      set();
    },
    limitTo(next) {
      limit = next;
      if (since !== null && limit !== null && since + limit <= elapsedOn(clock)) since = elapsedOn(clock);
      set();
    },
  };
};
