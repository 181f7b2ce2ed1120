import { groundToken, type Back, type Ground } from './back.js';
import type { Card } from './card.js';
import type { Deck } from './deck.js';
import type { FlatShape } from './expand.js';
import { backShapes, cardFaceShapes } from './card-face.js';
import type { Detail, Indices } from './level.js';
import { paletteFor, type Palette, type Token } from './palette.js';
import { shortNumber } from './path.js';
import { HEIGHT, WIDTH } from './shape.js';

/** Options for drawing the front of a card. */
interface CardFaceLook {
  readonly indices: Indices;
  readonly detail: Detail;
  readonly colourAid: boolean;
}

/** Returns a card as a standalone SVG document with a title. Does not check its arguments. */
export const cardFaceDocument = (title: string, card: Card, deck: Deck, { colourAid, ...look }: CardFaceLook): string =>
  svgDocument(title, cardFaceShapes(card, look, deck), paletteFor(colourAid));

/** Returns a back as a standalone SVG document with a title. `ground` replaces the ground of the back. */
export const backDocument = (title: string, back: Back, ground: Ground = back.ground): string => {
  const palette = paletteFor(false);
  return svgDocument(title, backShapes(back)('full'), { ...palette, leder: palette[groundToken(ground)] });
};

function svgDocument(title: string, shapes: readonly FlatShape[], palette: Palette): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">` +
    `<title>${title}</title><g fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    shapes.map((shape) => svgPath(shape, palette)).join('') +
    '</g></svg>'
  );
}

/** Returns one shape of a drawing as an SVG element. */
export function svgPath({ d, fill, stroke, width }: FlatShape, palette: Palette): string {
  const colour = (name: string, token: Token | undefined): string => (token ? ` ${name}="${palette[token]}"` : '');
  const weight = stroke ? ` stroke-width="${shortNumber(width)}"` : '';
  return `<path d="${d}"${colour('fill', fill)}${colour('stroke', stroke)}${weight}/>`;
}
