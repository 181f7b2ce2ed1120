import { DeckError } from './deck-error.js';

/**
 * The cards of the deck. The ids match those of the rules, but are declared separately, because the deck imports nothing
 * from the rules.
 */

export type Suit = 'E' | 'L' | 'H' | 'S';
export type Rank = 'A' | 'K' | 'O' | 'U' | '10' | '9' | '8' | '7' | '6' | '5';
/** Suit letter and rank: `HO` is the Herz-Ober, `S6` the Weli. */
export type Card = `${Suit}${Rank}`;

export const SUITS: readonly Suit[] = ['E', 'L', 'H', 'S'];
/** The ranks, high to low. */
const RANKS: readonly Rank[] = ['A', 'K', 'O', 'U', '10', '9', '8', '7', '6', '5'];
export const WELI: Card = 'S6';

/** Every card that has a drawing: the pack of 40, suit by suit, high to low. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

export const suitOf = (card: Card): Suit => card[0] as Suit;
export const rankOf = (card: Card): Rank => card.slice(1) as Rank;

/**
 * Returns the card with an id.
 * @throws DeckError `unknown-card`, with the id, if the card has no drawing
 */
export function knownCard(card: unknown): Card {
  const found = CARDS.find((known) => known === card);
  if (found) return found;
  throw new DeckError(
    'unknown-card',
    `Unknown card ${JSON.stringify(card) ?? String(card)}. A card is a suit (E, L, H, S) and a rank ` +
      `(A, K, O, U, 10, 9, 8, 7, 6, 5), like "HO"; the Weli is "S6".`,
  );
}
