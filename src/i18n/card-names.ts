import type { Sign } from '../game/sign.js';
import type { Card, Rank, Schlag, Suit } from '../rules/card.js';
import type { CriticalSign } from '../rules/critical-signs.js';

/** The decks with their own card names. */
export type NamedDeck = 'salzburg' | 'french';

/** The names of suits, ranks and cards in one language for one deck. */
export interface CardNames {
  readonly suit: (suit: Suit) => string;
  readonly rank: (rank: Rank) => string;
  /** Returns the name of a rank in an announcement. */
  readonly schlag: (schlag: Schlag) => string;
  readonly card: (card: Card) => string;
}

/** The names of suits and ranks, and a function that combines them. */
interface NameTables {
  readonly suits: Readonly<Record<Suit, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  /** The names of the ranks that have a different name in announcements. */
  readonly announced?: Readonly<Partial<Record<Rank, string>>>;
  readonly card: (suit: string, rank: string) => string;
}

/** Creates the card names of a deck. The Weli has the same name in every deck. */
export const createCardNames = ({ suits, ranks, announced = {}, card }: NameTables): CardNames => ({
  suit: (suit) => suits[suit],
  rank: (rank) => ranks[rank],
  schlag: (schlag) => (schlag === 'weli' ? 'Weli' : (announced[schlag] ?? ranks[schlag])),
  card: (id) => (id === 'S6' ? 'Weli' : card(suits[id[0] as Suit], ranks[id.slice(1) as Rank])),
});

/** The names of the Kritische, the same in every deck and language. */
export const KRITISCHE: Partial<Readonly<Record<Card, string>>> = { HK: 'Max', S7: 'Belli', E7: 'Spitz' };

/** The suits in display order. */
export const SUITS: readonly Suit[] = ['E', 'L', 'H', 'S'];

export const isSuit = (sign: Sign): sign is Suit => SUITS.includes(sign as Suit);

/** The meanings of the signs for the Kritische at a table with the Bavarian Kritische. */
const CRITICAL_SAYINGS: Readonly<Record<CriticalSign, string>> = { max: 'Max', belli: 'Belli', spitz: 'Spitz' };

/**
 * Returns the meaning of a sign.
 * @param kritischer the Kritischer that the sign stands for at the table
 * @param sayings the meanings of signs that do not name cards
 */
export const meaningOf = (
  sign: Sign,
  kritischer: Card | null,
  { suit, rank, card }: CardNames,
  sayings: Readonly<Record<'bad' | 'alone', string>>,
): string => {
  if (kritischer) return KRITISCHE[kritischer] ?? card(kritischer);
  if (sign === 'max' || sign === 'belli' || sign === 'spitz') return CRITICAL_SAYINGS[sign];
  if (sign === 'bad' || sign === 'alone') return sayings[sign];
  return isSuit(sign) ? suit(sign) : rank(sign);
};

/** The suit characters of the French deck. */
export const FRENCH_CHARACTERS: Readonly<Record<Suit, string>> = { E: '♣', L: '♠', H: '♥', S: '♦' };
