import { SALZBURG } from '../../src/deck/salzburg.js';
import { CARDS, type Card } from '../../src/deck/card.js';
import type { Court } from '../../src/deck/salzburg/card-art.js';
import { artOf } from '../../src/deck/salzburg/whole-deck.js';
import { acorn, bell, bellWithRing, heart, leaf } from '../../src/deck/salzburg/shared/pips.js';
import { club, diamond, spade } from '../../src/deck/french/pips.js';
import { GLYPHS } from '../../src/deck/glyph.js';
import type { Drawing, SharedDrawing, Placed, Point } from '../../src/deck/shape.js';

/** Returns the drawings placed in a picture, without nested ones. */
export const placed = (drawing: Drawing): readonly Placed[] =>
  drawing.flatMap((item) => (Array.isArray(item) ? placed(item) : 'use' in item ? [item] : []));

const SIGNS = new Map<SharedDrawing, string>([
  [acorn, 'E'],
  [leaf, 'L'],
  [heart, 'H'],
  [bell, 'S'],
  [bellWithRing, 'S'],
  [club, 'club'],
  [spade, 'spade'],
  [diamond, 'diamond'],
]);

/** Returns the name of a suit sign (a letter, or a word for a French sign), or undefined for other drawings. */
export const signName = ({ use }: Placed): string | undefined => SIGNS.get(use);

/** Returns the letter of a glyph, or undefined for other drawings. */
export const glyphName = ({ use }: Placed): string | undefined =>
  Object.entries(GLYPHS).find(([, glyph]) => glyph === use)?.[0];

export const at = ({ at: point = [0, 0] }: Placed): Point => point;

export const COURTS = CARDS.filter((card) => /[KOU]$/.test(card));

/** Returns the king, Ober or Unter of a card. */
export function courtOf(card: Card): Court {
  const { court } = artOf(card);
  if (!court) throw new Error(`${card} is not a king, Ober or Unter.`);
  return court;
}

/** Returns the picture of a card in the Salzburg deck. */
export const picture = SALZBURG.picture;
