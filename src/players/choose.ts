import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';
import { leaningOf, type Temperament } from './bidding/temperament.js';
import { checkView } from './check-view.js';
import { skillOf, type Level } from './level.js';
import { think } from './think.js';
import { runInSlices } from './time-slices.js';

export { LEVELS, type Level } from './level.js';

/** Options of a computer player's decision. */
export interface ChooseOptions {
  /** Level of the computer player. Default: `medium`. */
  readonly level?: Level | undefined;
  /** Seed for random choices: the same view and seed give the same action. Default: a fixed seed. */
  readonly seed?: string | undefined;
  /** Bidding and signalling style. Default: neutral, which is the strongest. */
  readonly temperament?: Temperament | undefined;
  /**
   * Whether the player can leave the answer to a bid to its partner. If its own cards do not decide, the result is then
   * null. Default: false.
   */
  readonly mayDefer?: boolean | undefined;
  /** Aborts the computation. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Resolves to the action of a computer player. Uses only its seat's knowledge. Computes in slices of a few milliseconds and
 * yields to other tasks between them.
 * @returns the action, or null if the view's seat cannot act or chooses not to act
 * @throws InputError `invalid-view`, `invalid-level` or `invalid-temperament`, and the signal's reason after an abort (all
 * as rejections)
 */
export const choose = async (
  view: View,
  { level = 'medium', seed = '', temperament, mayDefer, signal }: ChooseOptions = {},
): Promise<Action | null> => {
  checkView(view, 'choose');
  skillOf(level);
  leaningOf(temperament);
  return runInSlices(think(view, level, seed, temperament, mayDefer), { ...(signal && { signal }) });
};
