import { suitOf, type Card } from '../card.js';
import type { Letter } from '../glyph.js';
import type { Court } from '../salzburg/card-art.js';
import type { Drawing } from '../shape.js';
import { topCorners } from './corners.js';
import { FRENCH_SIGNS } from './signs.js';

/** Courts with a free upper left corner. In this corner, kings and Obers have the sign, and the Herz-Unter has the spear. */
const LEFT_FREE: readonly Card[] = ['EU', 'LU', 'SU'];

/**
 * Draws the German figure with the French sign in place of the German one, so that players who know one deck
 * recognize the other.
 */
export function frenchCourt(card: Card, { figure, sign }: Court, letter: Letter): Drawing {
  return [figure(), { ...sign, use: FRENCH_SIGNS[suitOf(card)] }, topCorners(letter, LEFT_FREE.includes(card))];
}
