import type { Card, Rank, Suit } from './card.js';
import type { Letter } from './glyph.js';
import type { Drawing, SharedDrawing, Point } from './shape.js';

/** The decks there are. */
export const DECK_NAMES = ['salzburg', 'french'] as const;
export type DeckName = (typeof DECK_NAMES)[number];

/** The letters on French cards: Bube, Dame, König, Ass, or Jack, Queen, King, Ace. */
export const LETTERS = ['BDKA', 'JQKA'] as const;
export type Letters = (typeof LETTERS)[number];

/** How the cards of a deck look. Box, paper, frame and inks are the same for all. */
export interface Deck {
  readonly name: DeckName;
  /** The sign of a suit, in a box of 100. */
  readonly signs: Readonly<Record<Suit, SharedDrawing>>;
  /** The picture of a card, frame and all, without the paper. */
  readonly picture: (card: Card) => Drawing;
  /** The head of a king, Ober or Unter where the compact face has it, behind the sign; nothing for other cards. */
  readonly courtHead: (card: Card) => Drawing;
  /** What an index has for a rank. */
  readonly letter: (rank: Rank) => Letter;
  /** The one place of the deck that is metal and not print, and catches the light when its card is played; in card units. */
  readonly metal?: { readonly card: Card; readonly at: Point };
}
