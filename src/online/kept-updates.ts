import type { Update } from '../game/connect.js';
import type { View } from '../game/view.js';
import type { Action } from '../game/action.js';
import type { Fact } from '../game/fact.js';
import { deltaOf, type ViewDelta } from './delta.js';
import type { UpdatePayload } from './frame.js';
import { sameJson } from './same-json.js';

/** So many updates are kept for whoever comes back. */
const KEPT = 64;

/** The updates of a seat as they go over a wire, numbered, the last of them kept. */
export interface KeptUpdates {
  add(update: Extract<Update, { readonly view: View }>): UpdatePayload;
  /**
   * What somebody lacks who had the update `last`: the updates missed, or, after a longer gap or without `last`, the
   * whole view; nothing while there is no view.
   */
  since(last?: number): readonly UpdatePayload[];
}

/** By how much the history grows mostly: that is told once. */
export const grownBy = (action: Action | null, happened: readonly Fact[]): readonly (Action | Fact)[] =>
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
  ...(!sameJson(t, grownBy(a, h)) && { t }),
});

/** @param n the number of the view there is now */
export const keepUpdates = (first: View | null, n: number): KeptUpdates => {
  let [view, number] = [first, n];
  let kept: readonly UpdatePayload[] = [];

  return {
    add(update) {
      const { action, happened } = update;
      const payload =
        action === null || view === null
          ? payloadOf(++number, null, [], deltaOf(null, update.view))
          : payloadOf(++number, action, happened, deltaOf(view, update.view));
      view = update.view;
      kept = [...kept, payload].slice(-KEPT);
      return payload;
    },
    since(last = -Infinity) {
      const missed = number - last;
      if (missed >= 0 && missed <= kept.length) return kept.slice(kept.length - missed);
      return view === null ? [] : [payloadOf(number, null, [], deltaOf(null, view))];
    },
  };
};
