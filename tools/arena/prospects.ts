import type { View } from '../../src/game/view.js';
import { prospectsOver, type Prospects } from '../../src/players/choice/prospects.js';
import { skillOf, type Level } from '../../src/players/level.js';
import { imagined, mindOf } from '../../src/players/mind.js';
import type { Seat } from '../../src/rules/seats.js';
import { thoughtOut } from './player.js';

interface Options {
  /** Default `strong`. */
  readonly level?: Level;
  /** Same view, same seed: same prospects. */
  readonly seed?: string;
}

/** What a view's seat can hope for, bids left aside. Only asked once the cards are dealt and seen. */
export const prospects = (view: View, { level = 'strong', seed = '' }: Options = {}): Prospects => {
  const mind = mindOf(view, view.seat as Seat, skillOf(level), seed);
  return thoughtOut(prospectsOver(mind, thoughtOut(imagined(mind))));
};
