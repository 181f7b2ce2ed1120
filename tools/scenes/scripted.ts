import type { Action, ActionType, View } from '../../src/engine.js';
import type { HostPlayer } from '../../src/index.js';

/** Does what stands first in the list, if it may; else the first thing it may do, but without asking for anything. */
export function decided(view: View, wishes: readonly ActionType[] = []): Action | null {
  const wished = wishes
    .map((type) => view.legal.find((action) => action.type === type))
    .find((action) => action !== undefined);
  if (wished) return wished;
  if (view.seat === null || !view.toAct.includes(view.seat)) return null;
  return view.legal[0];
}

/** A player of the page's own who does what he is told to. */
export const scripted = (...wishes: readonly ActionType[]): HostPlayer => ({
  // oxlint-disable-next-line typescript/require-await -- a host's player answers a promise
  decide: async (view) => decided(view, wishes),
});

/** A player of the page's own who does the first thing he likes, else the first thing he may do when he has to. */
export const liking = (likes: (action: Action, view: View) => boolean): HostPlayer => ({
  // oxlint-disable-next-line typescript/require-await -- a host's player answers a promise
  decide: async (view) => view.legal.find((action) => likes(action, view)) ?? decided(view),
});
