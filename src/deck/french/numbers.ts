import { suitOf, type Card, type Suit } from '../card.js';
import type { Letter } from '../glyph.js';
import { type Drawing, HEIGHT, type Placed, type Point, WIDTH } from '../shape.js';
import { allCorners } from './corners.js';
import { FRENCH_SIGNS } from './signs.js';

const SIZE = 2.2;
const SIDE = 270;
const [MIDDLE, CENTRE] = [HEIGHT / 2, WIDTH / 2];

/** The heights of the rows above the middle of the card: three rows up to the eight, four for the nine and the ten. */
const OUTER_ROW = 560;
const INNER_ROW = OUTER_ROW / 3;

const pair = (above: number, middle = MIDDLE): readonly Point[] => [
  [SIDE, middle - above],
  [WIDTH - SIDE, middle - above],
];
const single = (above: number): readonly Point[] => [[CENTRE, MIDDLE - above]];
const threeRows = (above: number, middle = MIDDLE): readonly Point[] => [
  ...pair(above, middle),
  ...pair(0, middle),
  ...pair(-above, middle),
];
const THREE_ROWS = threeRows(OUTER_ROW);
const FOUR_ROWS = [...pair(OUTER_ROW), ...pair(INNER_ROW), ...pair(-INNER_ROW), ...pair(-OUTER_ROW)];

/** The positions of pips, as on every French card. */
const PIP_POSITIONS: Readonly<Record<number, readonly Point[]>> = {
  5: [...pair(OUTER_ROW), ...single(0), ...pair(-OUTER_ROW)],
  6: THREE_ROWS,
  7: [...THREE_ROWS, ...single(OUTER_ROW / 2)],
  8: [...THREE_ROWS, ...single(OUTER_ROW / 2), ...single(-OUTER_ROW / 2)],
  9: [...FOUR_ROWS, ...single(0)],
  10: [...FOUR_ROWS, ...single((OUTER_ROW + INNER_ROW) / 2), ...single(-(OUTER_ROW + INNER_ROW) / 2)],
};

/** Places pips. Pips below the middle are upside down but keep their shade on the right. */
const pipsAt = (suit: Suit, points: readonly Point[], middle = MIDDLE): readonly Placed[] =>
  points.map((at) => ({ use: FRENCH_SIGNS[suit], at, scale: at[1] > middle ? [SIZE, -SIZE] : SIZE }));

/** Places three rows of two around a given middle. */
export const sixPips = (suit: Suit, middle: number, above: number): readonly Placed[] =>
  pipsAt(suit, threeRows(above, middle), middle);

/** Draws a number card: only pips and corners. */
export function frenchNumber(card: Card, letter: Letter): Drawing {
  return [pipsAt(suitOf(card), PIP_POSITIONS[Number(letter)] ?? []), allCorners(letter)];
}
