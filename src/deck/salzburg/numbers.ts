import { type Card, rankOf, suitOf } from '../card.js';
import type { Drawing, Placed, Point } from '../shape.js';
import type { CardArt, Scene } from './card-art.js';
import { onCard, PIP_SIZE, pipPositionsOf } from './pip-places.js';
import { foreland, horizon } from './shared/ground.js';
import { letterX } from './shared/letter-x.js';
import { acorn, bell, bellWithRing, heart, leaf } from './shared/pips.js';
import { stem } from './shared/stems.js';

/** Returns a number card: the scene at the foot, the stem, the pips, and the X of a ten. */
export function numberCard(card: Card, scene: Scene): CardArt {
  const suit = suitOf(card);
  const count = Number(rankOf(card));
  return {
    content: () => [
      vignette(card, scene),
      // The stems of Eichel carry sprigs up to the eight.
      stem(suit, pipPositionsOf(card), suit === 'E' && count < 9),
      pipsOf(card),
      count === 10 ? [{ use: letterX, at: onCard([0.5, 0.11]) }] : [],
    ],
  };
}

/** The folk scene at the foot of a number card, with its stretch of the suit's horizon. */
function vignette(card: Card, { behind, before }: Scene): Drawing {
  const [suit, count] = [suitOf(card), Number(rankOf(card))];
  return [behind?.() ?? [], horizon(suit, count), foreland(suit, count), before()];
}

const PIPS = { E: acorn, L: leaf, H: heart, S: bell } as const;

/** Returns the suit signs of a number card or the Weli, each as a placed drawing. */
export function pipsOf(card: Card): readonly Placed[] {
  const suit = suitOf(card);
  const { upright, lying } = pipPositionsOf(card);
  const scale = PIP_SIZE[suit] * 10;
  const lowest = (pip: Point): boolean => !upright.some(([x, y]) => x === pip[0] && y > pip[1]);
  return [
    // Draws the stack from the bottom up, so that each tip covers the notch below it.
    ...[...upright].reverse().map((pip): Placed => ({
      use: suit === 'S' && lowest(pip) ? bellWithRing : PIPS[suit],
      at: onCard(pip),
      scale,
    })),
    ...lying.flatMap(([x, y]): Placed[] => [
      // The left pip is flipped as well as turned, so that the light half is above on both sides.
      { use: PIPS[suit], at: onCard([x, y]), scale, flip: true, turn: -90 },
      { use: PIPS[suit], at: onCard([1 - x, y]), scale, turn: 90 },
    ]),
  ];
}
