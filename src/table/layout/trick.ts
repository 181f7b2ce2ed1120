import type { Place } from '../picture.js';
import { centredPlace, clamp } from './box.js';
import type { Layout } from './layout.js';
import type { Position } from './position.js';

/** The middle of the area for tricks. */
export const trickCentre = ({ felt, smallCard, tableCard, trickY }: Layout): { x: number; y: number } => {
  const top = felt.y + smallCard.height * 0.9;
  // A tall table has most of its spare height below the trick, where questions appear.
  const spare = Math.max(0, felt.y + felt.height - top - 2 * tableCard.height);
  return { x: felt.x + felt.width / 2, y: trickY ?? (top + felt.y + felt.height) / 2 - 0.2 * spare };
};

/** The turn of each seat's card, as if put down by hand. */
const TURNS: Readonly<Record<Position, number>> = { bottom: 1.5, left: -3, top: -2.5, right: 3.5 };

/** The room for the mark of a winning card, as a share of a card's height. */
const WINNER_MARK = 0.04;

/** The share of a card's width for its index and a small margin. */
const INDEX_WIDTH = 0.44;

/**
 * Returns the distances of the trick's cards from its middle, in card widths and heights. No card covers the index of
 * another, in any order of play.
 */
const trickSpread = (layout: Layout): { readonly aside: number; readonly along: number; readonly shift: number } => {
  const { tableCard, smallCard, felt, pad } = layout;
  const aside = clamp(0.62, (felt.width / 2 - smallCard.height - pad) / tableCard.width - 0.5, 1.21);
  const isRoomy = felt.height - smallCard.height * 0.9 >= 2 * tableCard.height;
  // The viewer's card leaves the index of the card opposite visible. If the two cards are apart, both make room for the side
  // cards.
  const shift = isRoomy ? Math.min(0, aside - 1.03) : clamp(0, aside - 1, INDEX_WIDTH / 2);
  return { aside, along: isRoomy ? 0.5 : 0.39, shift };
};

/** Returns the place of a seat's card in the trick. */
export const trickPlace = (layout: Layout, position: Position): Place => {
  if (layout.compact) return layout.compact.trick(layout, position, TURNS[position]);
  const { width, height } = layout.tableCard;
  const { x, y } = trickCentre(layout);
  const { aside, along, shift } = trickSpread(layout);
  const turn = TURNS[position];
  if (position === 'left') return centredPlace(x - aside * width, y, layout.tableCard, turn);
  if (position === 'right') return centredPlace(x + aside * width, y, layout.tableCard, turn);
  if (position === 'top') return centredPlace(x + shift * width, y - along * height, layout.tableCard, turn);
  const { felt, smallCard, tableCard } = layout;
  const mark = felt.height - smallCard.height * 0.9 >= 2.4 * tableCard.height ? WINNER_MARK : 0;
  // The mark of a winning card opposite extends beyond the card, and must not cover the index of the viewer's card.
  return centredPlace(x - shift * width, y + (along + mark) * height, layout.tableCard, turn);
};
