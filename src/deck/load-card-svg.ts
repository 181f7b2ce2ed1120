import type { Card } from './card.js';
import { cardLook, type CardSvgOptions } from './card-look.js';
import { loadCards } from './load-cards.js';
import { cardFaceSvg } from './card-face-svg.js';

/**
 * The same document as `cardSvg` of `watten-table/deck`; but the card's drawing is loaded when it is asked for, without
 * those of other cards. For pages that show a few cards.
 * Rejects with a `DeckError` (`unknown-card`, `invalid-option`), and with another Error when the drawing cannot be loaded.
 */
export async function loadCardSvg(card: Card, options: CardSvgOptions = {}): Promise<string> {
  const look = cardLook(card, options);
  return cardFaceSvg(look.card, await loadCards([look.card], look.deck, look.letters), look.svgOptions);
}
