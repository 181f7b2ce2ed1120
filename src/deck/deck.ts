import type { Card, Rank, Suit } from './card.js';
import type { Letter } from './glyph.js';
import type { Drawing, SharedDrawing, Point } from './shape.js';

/** The names of the decks. */
export const DECK_NAMES = ['salzburg', 'french'] as const;
export type DeckName = (typeof DECK_NAMES)[number];

/** The names of the backs. */
export const BACK_NAMES = ['rosette', 'edelweiss', 'lattice'] as const;
export type BackName = (typeof BACK_NAMES)[number];

/** The letters on French cards: Bube, Dame, König, Ass, or Jack, Queen, King, Ace. */
export const LETTERS = ['BDKA', 'JQKA'] as const;
export type Letters = (typeof LETTERS)[number];

/** The look of a deck's cards. All decks share the same box, paper, frame and inks. */
export interface Deck {
  readonly name: DeckName;
  /** The sign of a suit, in a box of 100. */
  readonly signs: Readonly<Record<Suit, SharedDrawing>>;
  /** Returns the picture of a card with its frame, but without the paper. */
  readonly picture: (card: Card) => Drawing;
  /** Returns the index letter of a rank. */
  readonly letter: (rank: Rank) => Letter;
  /** The only metal spot of the deck, in card units. The spot gleams when its card is played. */
  readonly metal?: { readonly card: Card; readonly at: Point };
}
