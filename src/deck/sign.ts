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

/**
 * Returns only the sign of a suit as a standalone SVG document, slightly larger than the sign, for buttons and text.
 */
export function suitSvg(suit: Suit, { colourAid = false, deck }: SuitSvgOptions): string {
  if (!SUITS.includes(suit)) throw new Error(`Unknown suit ${JSON.stringify(suit)}. Valid suits: ${SUITS.join(', ')}.`);
  const palette = paletteFor(colourAid);
  const shapes = expand([{ use: deck.signs[suit] }], LEVELS.normal);
  const drawn = [...shapes.flatMap(haloOf), ...shapes];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-68 -68 136 136" width="24" height="24" aria-hidden="true">' +
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${drawn.map((shape) => svgPath(shape, palette)).join('')}</g></svg>`
  );
}

/** Returns a halo of paper around strong ink, for example to make a club visible on a dark ground. */
const haloOf = ({ d, fill, stroke, width }: FlatShape): readonly FlatShape[] =>
  fill === 'ink' || (stroke === 'ink' && width > 6) ? [{ d, stroke: 'paper', width: width + 12 }] : [];
