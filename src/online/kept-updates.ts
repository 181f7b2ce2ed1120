import type { Update } from '../game/connect.js';
import type { View } from '../game/view.js';
import { deltaOf } from './delta.js';
import type { UpdatePayload } from './frame.js';

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

/** @param n the number of the view there is now */
export const keepUpdates = (first: View | null, n: number): KeptUpdates => {
  let [view, number] = [first, n];
  let kept: readonly UpdatePayload[] = [];

  return {
    add(update) {
      const isAnew = update.action === null || view === null;
      const payload: UpdatePayload = {
        n: ++number,
        a: isAnew ? null : update.action,
        h: isAnew ? [] : update.happened,
        ...deltaOf(isAnew ? null : view, update.view),
      };
      view = update.view;
      kept = [...kept, payload].slice(-KEPT);
      return payload;
    },
    since(last = -Infinity) {
      const missed = number - last;
      if (missed >= 0 && missed <= kept.length) return kept.slice(kept.length - missed);
      return view === null ? [] : [{ n: number, a: null, h: [], ...deltaOf(null, view) }];
    },
  };
};
