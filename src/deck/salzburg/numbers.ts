import { rankOf, suitOf, type Card } from '../card.js';
import type { Drawing, Placed, Point } from '../shape.js';
import { layoutOf, onCard, PIP_SIZE } from './layout.js';
import { stem } from './stems.js';
import { vignette } from './vignettes.js';

/** A number card: scene at the foot, stem, pips, and the X of the tens. */
export function numberCard(card: Card): Drawing {
  const suit = suitOf(card);
  const count = Number(rankOf(card));
  const layout = layoutOf(card);
  // The stems of Eichel carry sprigs as far as the eight.
  return [
    vignette(card),
    stem(suit, layout, suit === 'E' && count < 9),
    pipsOf(card),
    count === 10 ? [{ use: 'letter-X', at: onCard([0.5, 0.11]) }] : [],
  ];
}

/** The suit signs of a number card or the Weli, each one placed part. */
export function pipsOf(card: Card): readonly Placed[] {
  const suit = suitOf(card);
  const { upright, lying } = layoutOf(card);
  const scale = PIP_SIZE[suit] * 10;
  const lowest = (pip: Point): boolean => !upright.some(([x, y]) => x === pip[0] && y > pip[1]);
  return [
    // From below upward in a stack, so that each tip lies over the notch under it.
    ...[...upright].reverse().map((pip): Placed => ({
      use: suit === 'S' && lowest(pip) ? 'pip-S-ring' : `pip-${suit}`,
      at: onCard(pip),
      scale,
    })),
    ...lying.flatMap(([x, y]): Placed[] => [
      // Flipped as well as turned: the light half lies above on both sides.
      { use: `pip-${suit}`, at: onCard([x, y]), scale, flip: true, turn: -90 },
      { use: `pip-${suit}`, at: onCard([1 - x, y]), scale, turn: 90 },
    ]),
  ];
}
