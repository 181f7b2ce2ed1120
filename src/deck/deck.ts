import type { Card, Rank, Suit } from './card.js';
import type { Drawing, Parts, Point } from './shape.js';

/** The decks there are. */
export const DECK_NAMES = ['salzburg', 'french'] as const;
export type DeckName = (typeof DECK_NAMES)[number];

/** How the cards of a deck look. Box, paper, frame and inks are the same for all. */
export interface Deck {
  readonly name: DeckName;
  /** Everything that its drawings place. */
  readonly parts: Parts;
  /** The part that is the sign of a suit, in a box of 100. */
  readonly signs: Readonly<Record<Suit, string>>;
  /** The picture of a card, frame and all, without the paper. */
  readonly picture: (card: Card) => Drawing;
  /** What an index has for a rank; there is a part `glyph-...` for it. */
  readonly letter: (rank: Rank) => string;
  /** The one place of the deck that is metal and not print, and catches the light when its card is played; in card units. */
  readonly metal?: { readonly card: Card; readonly at: Point };
}
