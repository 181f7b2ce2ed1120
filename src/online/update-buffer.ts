import type { Update } from '../game/connect.js';
import type { View } from '../game/view.js';
import type { Action } from '../game/action.js';
import type { Fact } from '../game/fact.js';
import { deltaOf, type ViewDelta } from './delta.js';
import type { UpdatePayload } from './frame.js';
import { sameJson } from './same-json.js';

/** Number of updates to keep for clients that reconnect. */
const MAX_KEPT_UPDATES = 64;

/** Numbers the updates of a seat, and keeps the latest updates for clients that reconnect. */
export interface UpdateBuffer {
  add(update: Extract<Update, { readonly view: View }>): UpdatePayload;
  /**
   * Returns the updates after number `last`. If `last` is omitted, or if some of these updates are no longer kept, returns
   * one update with the whole view. Returns an empty list if there is no view yet.
   */
  missedSince(last?: number): readonly UpdatePayload[];
}

/**
 * Returns the entries that an update usually adds to the history: its action and facts. If an update adds exactly these, the
 * wire omits `t`.
 */
export const historyGrowth = (action: Action | null, happened: readonly Fact[]): readonly (Action | Fact)[] =>
  action === null ? [] : [action, ...happened];

const payloadOf = (
  n: number,
  a: Action | null,
  h: readonly Fact[],
  { t = [], ...delta }: ViewDelta,
): UpdatePayload => ({
  ...{ n, a },
  ...(h.length > 0 && { h }),
  ...delta,
  ...(!sameJson(t, historyGrowth(a, h)) && { t }),
});

/** @param n the number of the current view */
export const createUpdateBuffer = (first: View | null, n: number): UpdateBuffer => {
  let [view, lastNumber] = [first, n];
  let buffer: readonly UpdatePayload[] = [];

  return {
    add(update) {
      const { action, happened } = update;
      const payload =
        action === null || view === null
          ? payloadOf(++lastNumber, null, [], deltaOf(null, update.view))
          : payloadOf(++lastNumber, action, happened, deltaOf(view, update.view));
      view = update.view;
      buffer = [...buffer, payload].slice(-MAX_KEPT_UPDATES);
      return payload;
    },
    missedSince(last = -Infinity) {
      const missed = lastNumber - last;
      if (missed >= 0 && missed <= buffer.length) return buffer.slice(buffer.length - missed);
      return view === null ? [] : [payloadOf(lastNumber, null, [], deltaOf(null, view))];
    },
  };
};
