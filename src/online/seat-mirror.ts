import { toTimeOfDay } from '../base/steady-time.js';
import { toJson } from '../base/to-json.js';
import type { Person, Update } from '../game/connect.js';
import { deepFreeze } from '../game/deep-freeze.js';
import { createNotices } from '../game/notices.js';
import type { View } from '../game/view.js';
import { applyDelta } from './delta.js';
import type { UpdatePayload } from './frame.js';
import { grownBy } from './kept-updates.js';
import type { WireClock } from './wire-clock.js';

/** A host keeps no more updates than this: a lower number is another host's, not an old one. */
const WINDOW = 64;
/** An end that is told again comes out a little different: the way over the wire takes its time. */
const SAME_END_MS = 1000;

/** What this end knows of a seat whose game runs elsewhere, and who is to hear of it. */
export interface SeatMirror {
  readonly view: View | null;
  /** The number of the last update; undefined: the view is to come anew. */
  readonly last: number | undefined;
  /** Tells the latest status, people and deadline at once, and all that comes after. */
  subscribe(listener: (update: Update) => void): () => void;
  /**
   * Takes over an update. False: there is a gap before it, so it was left.
   * @throws InputError `delta-does-not-fit`
   */
  take(update: UpdatePayload): boolean;
  status(status: 'open' | 'lost'): void;
  people(people: readonly Person[]): void;
  /** @param end when the time to act is over, by what elapses on the clock; null: no limit */
  end(end: number | null): void;
  /** The host is another one: what it has not told itself is not known any more. */
  expectAnew(): void;
  /** Tells nobody any more. */
  close(): void;
}

export const createSeatMirror = (clock: WireClock): SeatMirror => {
  const notices = createNotices<Update>();
  let view: View | null = null;
  let last: number | undefined;
  let isClosed = false;
  /** What a new listener is told. */
  let status: 'open' | 'lost' = 'open';
  let people: readonly Person[] | null = null;
  let end: number | null = null;

  const tell = (update: Update): void => {
    if (!isClosed) notices.notify(update);
  };
  const deadline = (): number | null => (end === null ? null : toTimeOfDay(clock, end));
  const tellEnd = (next: number | null): void => {
    const isSame = next === null || end === null ? next === end : Math.abs(next - end) < SAME_END_MS;
    if (isSame) return;
    end = next;
    tell({ deadline: deadline() });
  };

  return {
    get view() {
      return view;
    },
    get last() {
      return last;
    },
    subscribe(listener) {
      if (isClosed) return () => {};
      listener({ status });
      if (people) listener({ people });
      if (end !== null) listener({ deadline: deadline() });
      return notices.subscribe((update) => !isClosed && listener(update));
    },
    take(update) {
      const { n, a, h = [], t = grownBy(a, h) } = update;
      if (last !== undefined && n <= last && n > last - WINDOW) return true;
      if (a !== null && n - 1 !== last) return false;
      last = undefined; // should it not fit
      // The next delta is put on this view: nobody may write into it.
      view = deepFreeze(applyDelta(a === null ? null : view, { ...update, t }));
      last = n;
      tell({ action: deepFreeze(a), happened: deepFreeze(h), view });
      return true;
    },
    status(next) {
      if (next === status) return;
      status = next;
      tell({ status });
    },
    people(next) {
      if (toJson(next) === toJson(people)) return;
      people = deepFreeze(next);
      tell({ people });
    },
    end: tellEnd,
    expectAnew() {
      last = undefined;
      people = null;
      tellEnd(null);
    },
    close() {
      isClosed = true;
    },
  };
};
