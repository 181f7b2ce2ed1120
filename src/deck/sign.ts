import { SUITS, type Suit } from './card.js';
import type { Deck } from './deck.js';
import { expand, type FlatShape } from './expand.js';
import { paletteFor } from './palette.js';
import { LEVELS } from './level.js';
import { svgPath } from './svg.js';

export interface SuitSvgOptions {
  readonly colourAid?: boolean;
  readonly deck: Deck;
}

/** The sign of a suit alone as a standalone SVG document, a little larger than the sign itself. For buttons and text. */
export function suitSvg(suit: Suit, { colourAid = false, deck }: SuitSvgOptions): string {
  if (!SUITS.includes(suit))
    throw new Error(`There is no suit ${JSON.stringify(suit)}; suits are ${SUITS.join(', ')}.`);
  const palette = paletteFor(colourAid);
  const shapes = expand([{ use: deck.signs[suit] }], LEVELS.normal);
  const drawn = [...shapes.flatMap(haloOf), ...shapes];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-68 -68 136 136" width="24" height="24" aria-hidden="true">' +
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${drawn.map((shape) => svgPath(shape, palette)).join('')}</g></svg>`
  );
}

/** Paper around what is inked strongly: on a dark ground a club would not be seen. */
const haloOf = ({ d, fill, stroke, width }: FlatShape): readonly FlatShape[] =>
  fill === 'ink' || (stroke === 'ink' && width > 6) ? [{ d, stroke: 'paper', width: width + 12 }] : [];
