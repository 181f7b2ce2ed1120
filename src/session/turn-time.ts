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
  /** When the question was asked that is open. */
  let since: number | null = null;
  let deadline: number | null = null;
  let timer = new AbortController();

  const set = (): void => {
    const next = since === null || limit === null ? null : since + limit;
    if (next === deadline) return;
    timer.abort();
    deadline = next;
    if (next !== null) {
      const { signal } = (timer = new AbortController());
      const end = (): void => {
        if (signal.aborted) return;
        since = null;
        set();
        passed();
      };
      clock.wait(Math.max(0, next - clock.now()), signal).then(end, () => {});
    }
    told(next);
  };

  return {
    get deadline() {
      return deadline;
    },
    run(isAnother) {
      if (isAnother || since === null) since = clock.now();
      set();
    },
    rest() {
      since = null;
      set();
    },
    limitTo(next) {
      limit = next;
      if (since !== null && limit !== null && since + limit <= clock.now()) since = clock.now();
      set();
    },
  };
};
