import type { Action, ActionType, View } from '../../src/engine.js';
import type { HostPlayer } from '../../src/index.js';

/** Returns the first preferred action that is legal, else the first legal action if the seat must act, else null. */
export function preferredAction(view: View, wishes: readonly ActionType[] = []): Action | null {
  const wished = wishes
    .map((type) => view.legal.find((action) => action.type === type))
    .find((action) => action !== undefined);
  if (wished) return wished;
  if (view.seat === null || !view.toAct.includes(view.seat)) return null;
  return view.legal[0];
}

/** A host player that prefers these actions. */
export const scripted = (...wishes: readonly ActionType[]): HostPlayer => ({
  // oxlint-disable-next-line typescript/require-await -- a host's player returns a promise
  decide: async (view) => preferredAction(view, wishes),
});

/** A host player that takes the first legal action that `likes` accepts, else the first legal one if the seat must act. */
export const preferring = (likes: (action: Action, view: View) => boolean): HostPlayer => ({
  // oxlint-disable-next-line typescript/require-await -- a host's player returns a promise
  decide: async (view) => view.legal.find((action) => likes(action, view)) ?? preferredAction(view),
});
