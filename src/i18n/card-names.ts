import type { Sign } from '../game/sign.js';
import type { Card, Rank, Schlag, Suit } from '../rules/card.js';

/** The decks that have names of their own. */
export type NamedDeck = 'salzburg' | 'french';

/** What suits, ranks and cards are called in one language, by the deck that lies on the table. */
export interface CardNames {
  readonly suit: (suit: Suit) => string;
  readonly rank: (rank: Rank) => string;
  /** A rank as it is announced. */
  readonly schlag: (schlag: Schlag) => string;
  readonly card: (card: Card) => string;
}

/** Names from which the names of cards are made. */
interface NameTables {
  readonly suits: Readonly<Record<Suit, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  /** Ranks that are announced under another name. */
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

/** What the Kritische are called that have names: in every deck and every language. */
export const KRITISCHE: Partial<Readonly<Record<Card, string>>> = { HK: 'Max', S7: 'Belli', E7: 'Spitz' };

/** In the order in which they are listed. */
export const SUITS: readonly Suit[] = ['E', 'L', 'H', 'S'];

export const isSuit = (sign: Sign): sign is Suit => SUITS.includes(sign as Suit);

/** What a sign says. `sayings`: what those say that name no cards. */
export const meaningOf = (
  sign: Sign,
  { suit, rank }: CardNames,
  sayings: Readonly<Record<'bad' | 'alone', string>>,
): string => {
  if (sign === 'bad' || sign === 'alone') return sayings[sign];
  return isSuit(sign) ? suit(sign) : rank(sign);
};

/** The signs of the French deck, as characters. */
export const FRENCH_CHARACTERS: Readonly<Record<Suit, string>> = { E: '♣', L: '♠', H: '♥', S: '♦' };
