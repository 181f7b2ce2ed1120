import { toTimeOfDay } from '../base/steady-time.js';
import { toJson } from '../base/to-json.js';
import type { Person, Update } from '../game/connect.js';
import { deepFreeze } from '../game/deep-freeze.js';
import { createNotices } from '../game/notices.js';
import type { View } from '../game/view.js';
import { applyDelta } from './delta.js';
import type { UpdatePayload } from './frame.js';
import { historyGrowth } from './update-buffer.js';
import type { WireClock } from './wire-clock.js';

/** Number of updates that a host keeps. An update number below this window belongs to another host. */
const UPDATE_WINDOW = 64;
/** Maximum difference between two deadlines that count as equal, in ms, since transmission takes time. */
const DEADLINE_TOLERANCE_MS = 1000;

/** A client's copy of a remote seat, with its listeners. */
export interface SeatMirror {
  readonly view: View | null;
  /** Number of the last update, or undefined if the client must request the whole view. */
  readonly last: number | undefined;
  /** Calls the listener immediately with the latest status, people and deadline, then with all later updates. */
  subscribe(listener: (update: Update) => void): () => void;
  /**
   * Applies an update. If earlier updates are missing, ignores the update and returns false.
   * @throws InputError `delta-does-not-fit`
   */
  apply(update: UpdatePayload): boolean;
  setStatus(status: 'open' | 'lost'): void;
  setPeople(people: readonly Person[]): void;
  /** @param end the deadline, as elapsed time of the clock, or null for no limit */
  setDeadline(end: number | null): void;
  /** Discards the previous host's state, except the view and the status. */
  reset(): void;
  /** Stops all notifications. */
  close(): void;
}

export const createSeatMirror = (clock: WireClock): SeatMirror => {
  const notices = createNotices<Update>();
  let view: View | null = null;
  let last: number | undefined;
  let isClosed = false;
  let status: 'open' | 'lost' = 'open';
  let people: readonly Person[] | null = null;
  let end: number | null = null;

  const notify = (update: Update): void => {
    if (!isClosed) notices.notify(update);
  };
  const timeOfDeadline = (): number | null => (end === null ? null : toTimeOfDay(clock, end));
  const updateDeadline = (next: number | null): void => {
    const isSame = next === null || end === null ? next === end : Math.abs(next - end) < DEADLINE_TOLERANCE_MS;
    if (isSame) return;
    end = next;
    notify({ deadline: timeOfDeadline() });
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
      if (end !== null) listener({ deadline: timeOfDeadline() });
      return notices.subscribe((update) => !isClosed && listener(update));
    },
    apply(update) {
      const { n, a, h = [], t = historyGrowth(a, h) } = update;
      if (last !== undefined && n <= last && n > last - UPDATE_WINDOW) return true;
      if (a !== null && n - 1 !== last) return false;
      // If `applyDelta()` throws, `last` stays undefined.
      last = undefined;
      // Freezes the view, because the next delta is applied to it.
      view = deepFreeze(applyDelta(a === null ? null : view, { ...update, t }));
      last = n;
      notify({ action: deepFreeze(a), happened: deepFreeze(h), view });
      return true;
    },
    setStatus(next) {
      if (next === status) return;
      status = next;
      notify({ status });
    },
    setPeople(next) {
      if (toJson(next) === toJson(people)) return;
      people = deepFreeze(next);
      notify({ people });
    },
    setDeadline: updateDeadline,
    reset() {
      last = undefined;
      people = null;
      updateDeadline(null);
    },
    close() {
      isClosed = true;
    },
  };
};
