import { suitOf, type Card } from '../card.js';
import { court } from '../salzburg/courts.js';
import type { Drawing } from '../shape.js';
import { topCorners } from './corners.js';
import { FRENCH_SIGNS } from './signs.js';

/** Where the upper left corner is free: in that of kings and Obers is the sign, in the Herz-Unter's his spear. */
const LEFT_FREE: readonly Card[] = ['EU', 'LU', 'SU'];

/** The German figure with the French sign in the place of its own, so that who knows one deck knows the other. */
export function frenchCourt(card: Card, letter: string): Drawing {
  const { figure, sign } = court(card);
  return [figure(), { ...sign, use: FRENCH_SIGNS[suitOf(card)] }, topCorners(letter, LEFT_FREE.includes(card))];
}
