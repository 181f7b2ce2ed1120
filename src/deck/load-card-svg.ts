import type { Card } from './card.js';
import { cardLook, type CardSvgOptions } from './card-look.js';
import { loadCards } from './load-cards.js';
import { cardFaceSvg } from './card-face-svg.js';

/**
 * Returns the same document as `cardSvg()` from `watten-table/deck`, but loads only the drawing of this card. Intended for
 * pages that show a few cards. Rejects with a `DeckError` (`unknown-card`, `invalid-option`), or with another Error if the
 * drawing does not load.
 */
export async function loadCardSvg(card: Card, options: CardSvgOptions = {}): Promise<string> {
  const look = cardLook(card, options);
  return cardFaceSvg(look.card, await loadCards([look.card], look.deck, look.letters), look.svgOptions);
}
