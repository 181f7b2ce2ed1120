import type { Card } from './card.js';
import type { Deck } from './deck.js';
import type { FlatShape } from './expand.js';
import { backShapes, faceShapes } from './face.js';
import type { Detail, Indices } from './level.js';
import { paletteFor, type Palette, type Token } from './palette.js';
import { short } from './path.js';
import { HEIGHT, WIDTH } from './shape.js';

/** How a face is drawn. */
interface DrawnFace {
  readonly indices: Indices;
  readonly detail: Detail;
  readonly colourAid: boolean;
}

/** A card of a deck as a standalone SVG document of this title; nothing is checked. */
export const faceDocument = (title: string, card: Card, deck: Deck, { colourAid, ...look }: DrawnFace): string =>
  document(title, faceShapes(card, { ...look, head: true }, deck), paletteFor(colourAid));

/** The back as a standalone SVG document of this title, its ground in this colour. */
export const backDocument = (title: string, ground: Token): string => {
  const palette = paletteFor(false);
  return document(title, backShapes('full'), { ...palette, leder: palette[ground] });
};

function document(title: string, shapes: readonly FlatShape[], palette: Palette): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">` +
    `<title>${title}</title><g fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    shapes.map((shape) => svgPath(shape, palette)).join('') +
    '</g></svg>'
  );
}

/** One shape of a drawing as an SVG element. */
export function svgPath({ d, fill, stroke, width }: FlatShape, palette: Palette): string {
  const colour = (name: string, token: Token | undefined): string => (token ? ` ${name}="${palette[token]}"` : '');
  const weight = stroke ? ` stroke-width="${short(width)}"` : '';
  return `<path d="${d}"${colour('fill', fill)}${colour('stroke', stroke)}${weight}/>`;
}
