import type { Place } from '../picture.js';
import { centredPlace, clamp } from './box.js';
import type { Layout } from './layout.js';
import type { Position } from './position.js';

/** The middle of the area for tricks. */
export const trickCentre = ({ felt, smallCard, tableCard, trickY }: Layout): { x: number; y: number } => {
  const top = felt.y + smallCard.height * 0.9;
  // What a tall table has to spare is rather below, where questions rise.
  const spare = Math.max(0, felt.y + felt.height - top - 2 * tableCard.height);
  return { x: felt.x + felt.width / 2, y: trickY ?? (top + felt.y + felt.height) / 2 - 0.2 * spare };
};

/** Turn of each seat's card, as if put down by hand. */
const TURNS: Readonly<Record<Position, number>> = { bottom: 1.5, left: -3, top: -2.5, right: 3.5 };

/** How much of the width of a card its index takes, with a little room beside it. */
const INDEX_WIDTH = 0.44;

/**
 * How far the cards of the trick lie from its middle, in widths and heights of one: no card may lie on the index of
 * another, whoever plays first.
 */
const trickSpread = (layout: Layout): { readonly aside: number; readonly along: number; readonly shift: number } => {
  const { tableCard, smallCard, felt, pad } = layout;
  const aside = clamp(0.62, (felt.width / 2 - smallCard.height - pad) / tableCard.width - 0.5, 1.21);
  const isRoomy = felt.height - smallCard.height * 0.9 >= 2 * tableCard.height;
  // The own card looks out at the left of the one opposite; where they lie apart, both make way for those at the sides.
  const shift = isRoomy ? Math.min(0, aside - 1.03) : clamp(0, aside - 1, INDEX_WIDTH / 2);
  return { aside, along: isRoomy ? 0.5 : 0.39, shift };
};

/** Where a seat's card of the trick lies. */
export const trickPlace = (layout: Layout, position: Position): Place => {
  if (layout.compact) return layout.compact.trick(layout, position, TURNS[position]);
  const { width, height } = layout.tableCard;
  const { x, y } = trickCentre(layout);
  const { aside, along, shift } = trickSpread(layout);
  const turn = TURNS[position];
  if (position === 'left') return centredPlace(x - aside * width, y, layout.tableCard, turn);
  if (position === 'right') return centredPlace(x + aside * width, y, layout.tableCard, turn);
  const up = position === 'top' ? 1 : -1;
  return centredPlace(x + up * shift * width, y - up * along * height, layout.tableCard, turn);
};
