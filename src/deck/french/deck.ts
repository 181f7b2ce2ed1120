import { rankOf, suitOf, WELI, type Card } from '../card.js';
import type { Deck, Letters } from '../deck.js';
import { framed } from '../salzburg/shared/ground.js';
import type { Court } from '../salzburg/card-art.js';
import type { Drawing } from '../shape.js';
import { frenchAce } from './aces.js';
import { frenchCourt } from './courts.js';
import { frenchNumber } from './numbers.js';
import { cornerLetter, FRENCH_SIGNS } from './signs.js';
import { frenchWeli } from './weli.js';

/**
 * Returns the French deck in four colours: the figures of the Salzburg deck with French signs and letters.
 * @param courtOf returns the figure of a Salzburg card, or undefined if it is not a king, Ober or Unter
 */
export function frenchDeck(letters: Letters, courtOf: (card: Card) => Court | undefined): Deck {
  function content(card: Card): Drawing {
    if (card === WELI) return frenchWeli();
    const rank = rankOf(card);
    if (rank === 'A') return frenchAce(suitOf(card));
    const letter = cornerLetter(rank, letters);
    const court = courtOf(card);
    return court ? frenchCourt(card, court, letter) : frenchNumber(card, letter);
  }
  return {
    name: 'french',
    signs: FRENCH_SIGNS,
    picture: (card) => framed(content(card)),
    letter: (rank) => cornerLetter(rank, letters),
  };
}
