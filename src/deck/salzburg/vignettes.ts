import { rankOf, suitOf, type Card } from '../card.js';
import type { Drawing } from '../shape.js';
import { foreland, horizon } from './ground.js';
import { EICHEL_SCENES } from './vignettes/eichel.js';
import { HERZ_SCENES } from './vignettes/herz.js';
import { LAUB_SCENES } from './vignettes/laub.js';
import { SCHELL_SCENES } from './vignettes/schell.js';

/** What happens at the foot of a number card: behind the suit's horizon, and in front of it. */
export interface Scene {
  readonly behind?: () => Drawing;
  readonly before: () => Drawing;
}

const SCENES: Readonly<Record<string, Readonly<Record<string, Scene>>>> = {
  E: EICHEL_SCENES,
  L: LAUB_SCENES,
  H: HERZ_SCENES,
  S: SCHELL_SCENES,
};

/** The folk scene at the foot of a number card, with its stretch of the suit's horizon. */
export function vignette(card: Card): Drawing {
  const scene = SCENES[suitOf(card)]?.[rankOf(card)];
  const [suit, count] = [suitOf(card), Number(rankOf(card))];
  return [scene?.behind?.() ?? [], horizon(suit, count), foreland(suit, count), scene?.before() ?? []];
}
