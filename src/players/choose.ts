import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';
import { leaningOf, type Temperament } from './bidding/temperament.js';
import { checkView } from './check-view.js';
import { skillOf, type Level } from './level.js';
import { think } from './think.js';
import { runInSlices } from './time-slices.js';

export { LEVELS, type Level } from './level.js';

/** How a computer player is to decide. */
export interface ChooseOptions {
  /** Default `medium`. */
  readonly level?: Level | undefined;
  /** Same view, same seed: same action. Default: one fixed seed. */
  readonly seed?: string | undefined;
  /** How the player likes to bid and to signal; default: neither way, which is how it plays best. */
  readonly temperament?: Temperament | undefined;
  /** Aborts the computation: the decision is not wanted any more. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * What a computer player does at a table, from what its seat may know and nothing else. It computes in slices of a few
 * milliseconds and lets other tasks run in between.
 * @returns null if the view's seat has nothing to do, or does not want what it may do
 * @throws InputError `invalid-view`, `invalid-level` or `invalid-temperament`, and the signal's reason once it is aborted; all as
 * a rejection
 */
export const choose = async (
  view: View,
  { level = 'medium', seed = '', temperament, signal }: ChooseOptions = {},
): Promise<Action | null> => {
  checkView(view, 'choose');
  skillOf(level);
  leaningOf(temperament);
  return runInSlices(think(view, level, seed, temperament), { ...(signal && { signal }) });
};
