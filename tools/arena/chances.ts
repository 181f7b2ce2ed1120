import type { View } from '../../src/game/view.js';
import { handChances, type HandChances } from '../../src/players/choice/hand-chances.js';
import { skillOf, type Level } from '../../src/players/level.js';
import { decisionContext } from '../../src/players/decision-context.js';
import { imaginedWorlds } from '../../src/players/worlds/imagined-worlds.js';
import type { Seat } from '../../src/rules/seats.js';
import { runToEnd } from './player.js';

interface Options {
  /** Default: `strong`. */
  readonly level?: Level;
  /** The same view and seed give the same chances. */
  readonly seed?: string;
}

/** Returns the chances of the view's seat in the hand, ignoring evidence from bids. The cards must have been dealt. */
export const chancesOf = (view: View, { level = 'strong', seed = '' }: Options = {}): HandChances => {
  const context = decisionContext(view, view.seat as Seat, skillOf(level), seed);
  return runToEnd(handChances(context, runToEnd(imaginedWorlds(context))));
};
