import type { Card } from './card.js';
import { cardLook, type CardSvgOptions } from './card-look.js';
import { FRENCH } from './french/french.js';
import { SALZBURG } from './salzburg.js';
import { cardFaceSvg } from './card-face-svg.js';

/**
 * A card's face as a standalone SVG document of 1000 x 1768 units, corners transparent, its German name as title.
 * It has neither ids nor style attributes: many may stand in one page, under any CSP.
 * @throws DeckError `unknown-card` or `invalid-option`, naming what was wrong and what would be right
 */
export function cardSvg(card: Card, options: CardSvgOptions = {}): string {
  const look = cardLook(card, options);
  return cardFaceSvg(look.card, look.deck === 'french' ? FRENCH[look.letters] : SALZBURG, look.svgOptions);
}
