import { SUITS, type Suit } from './card.js';
import { expand } from './expand.js';
import { paletteFor } from './palette.js';
import { PARTS } from './salzburg/parts.js';
import { LEVELS } from './level.js';
import { svgPath } from './svg.js';

/** The sign of a suit alone as a standalone SVG document, a little larger than the sign itself. For buttons and text. */
export function suitSvg(suit: Suit, { colourAid = false }: { readonly colourAid?: boolean } = {}): string {
  if (!SUITS.includes(suit)) throw new Error(`There is no suit ${JSON.stringify(suit)}; suits are ${SUITS.join(', ')}.`);
  const palette = paletteFor(colourAid);
  const shapes = expand([{ use: `pip-${suit}` }], PARTS, LEVELS.normal);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120" width="24" height="24" aria-hidden="true">' +
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${shapes.map((shape) => svgPath(shape, palette)).join('')}</g></svg>`
  );
}
