/** Cards, packs and their public ids (RULES.md section 1). */

/** A suit: Eichel, Laub, Herz or Schell. */
export type Suit = 'E' | 'L' | 'H' | 'S';
/** A rank: ace, king, Ober, Unter, or ten to five. The Weli has the rank `6`. */
export type Rank = 'A' | 'K' | 'O' | 'U' | '10' | '9' | '8' | '7' | '6' | '5';
/** The public id of a card: suit letter and rank, such as `HK` or `S10`. The Weli is `S6`. */
export type Card = `${Suit}${Rank}`;
/** A Schlag: a rank or the Weli. `weli` is possible only if the Weli is not an ordinary six. */
export type Schlag = Rank | 'weli';
/** Number of cards in the pack: 32 (seven to ace in four suits), 33 (plus the Weli), 36 (six to ace) or 40 (five to ace). */
export type Pack = 32 | 33 | 36 | 40;

export const SUITS: readonly Suit[] = ['E', 'L', 'H', 'S'];
/** All ranks, high to low. */
export const RANKS: readonly Rank[] = ['A', 'K', 'O', 'U', '10', '9', '8', '7', '6', '5'];
/** The ranks of every suit in every pack, high to low. */
export const COMMON_RANKS: readonly Rank[] = RANKS.slice(0, 8);
export const WELI: Card = 'S6';

export const suitOf = (card: Card): Suit => card[0] as Suit;
export const rankOf = (card: Card): Rank => card.slice(1) as Rank;
export const cardOf = (suit: Suit, rank: Rank): Card => `${suit}${rank}`;

const cardsOf = (ranks: readonly Rank[]): Card[] => SUITS.flatMap((suit) => ranks.map((rank) => cardOf(suit, rank)));

const DECKS: Readonly<Record<Pack, readonly Card[]>> = {
  32: cardsOf(COMMON_RANKS),
  33: [...cardsOf(COMMON_RANKS), WELI],
  36: cardsOf(RANKS.slice(0, 9)),
  40: cardsOf(RANKS),
};

/** Every card of the largest pack, suit by suit, high to low. */
export const ALL_CARDS: readonly Card[] = DECKS[40];

/** All cards of a pack, suit by suit, high to low. */
export const deckOf = (pack: Pack): readonly Card[] => DECKS[pack];

/** Returns the ranks of the suits of a pack, high to low. Excludes the rank of the Weli if it is the only six. */
export const ranksOf = (pack: Pack): readonly Rank[] =>
  RANKS.filter((rank) => deckOf(pack).includes(cardOf('E', rank)));

/** Returns the height of a rank, from 0 for the five to 9 for the ace. */
export const rankHeight = (rank: Rank): number => RANKS.length - 1 - RANKS.indexOf(rank);

/** Returns the height of a card in the draw for the deal. The Weli ranks between the other sixes and the fives (section 2). */
export const drawHeight = (card: Card): number => rankHeight(rankOf(card)) - (card === WELI ? 0.5 : 0);
