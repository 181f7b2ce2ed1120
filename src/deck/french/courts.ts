import { suitOf, type Card } from '../card.js';
import type { Letter } from '../glyph.js';
import type { Court } from '../salzburg/card-art.js';
import type { Drawing } from '../shape.js';
import { topCorners } from './corners.js';
import { FRENCH_SIGNS } from './signs.js';

/** Where the upper left corner is free: in that of kings and Obers is the sign, in that of the Herz-Unter the spear. */
const LEFT_FREE: readonly Card[] = ['EU', 'LU', 'SU'];

/** The German figure with the French sign in the place of its own, so that whoever knows one deck knows the other. */
export function frenchCourt(card: Card, { figure, sign }: Court, letter: Letter): Drawing {
  return [figure(), { ...sign, use: FRENCH_SIGNS[suitOf(card)] }, topCorners(letter, LEFT_FREE.includes(card))];
}
