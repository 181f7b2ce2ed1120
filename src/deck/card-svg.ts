import type { Card } from './card.js';
import { cardLook, type CardSvgOptions } from './card-look.js';
import { FRENCH } from './french/french.js';
import { SALZBURG } from './salzburg.js';
import { cardFaceSvg } from './card-face-svg.js';

/**
 * Returns a card's face as a standalone SVG document of 1000 x 1768 units, with transparent corners and its German name
 * as title. The SVG has neither ids nor style attributes, so a page can contain many of them under any CSP.
 * @throws DeckError `unknown-card` or `invalid-option`; the message contains the value and the valid ones
 */
export function cardSvg(card: Card, options: CardSvgOptions = {}): string {
  const look = cardLook(card, options);
  return cardFaceSvg(look.card, look.deck === 'french' ? FRENCH[look.letters] : SALZBURG, look.svgOptions);
}
