/** Cards, packs and their public ids (RULES.md section 1). */

/** Eichel, Laub, Herz, Schell. */
export type Suit = 'E' | 'L' | 'H' | 'S';
/** Ace, king, Ober, Unter, and the pips; the Weli is the Schell-Sechser. */
export type Rank = 'A' | 'K' | 'O' | 'U' | '10' | '9' | '8' | '7' | '6';
/** The public id of a card: suit letter and rank, `HK`, `S10`. The Weli is `S6`. */
export type Card = `${Suit}${Rank}`;
/** What may be named as Schlag: a rank, or the Weli where it is not a six like the others. */
export type Schlag = Rank | 'weli';
/** Number of cards in the pack: seven to Ass in four suits, with the Weli, with all sixes. */
export type Pack = 32 | 33 | 36;

export const SUITS: readonly Suit[] = ['E', 'L', 'H', 'S'];
/** High to low. */
export const RANKS: readonly Rank[] = ['A', 'K', 'O', 'U', '10', '9', '8', '7', '6'];
/** The ranks every suit has in every pack, high to low. */
export const COMMON_RANKS: readonly Rank[] = RANKS.slice(0, 8);
export const WELI: Card = 'S6';

export const suitOf = (card: Card): Suit => card[0] as Suit;
export const rankOf = (card: Card): Rank => card.slice(1) as Rank;
export const cardOf = (suit: Suit, rank: Rank): Card => `${suit}${rank}`;

const cardsOf = (ranks: readonly Rank[]): Card[] => SUITS.flatMap((suit) => ranks.map((rank) => cardOf(suit, rank)));

const DECKS: Readonly<Record<Pack, readonly Card[]>> = {
  32: cardsOf(COMMON_RANKS),
  33: [...cardsOf(COMMON_RANKS), WELI],
  36: cardsOf(RANKS),
};

/** Every card that is in some pack, suit by suit, high to low. */
export const ALL_CARDS: readonly Card[] = DECKS[36];

/** All cards of a pack, suit by suit, high to low. */
export const deckOf = (pack: Pack): readonly Card[] => DECKS[pack];

/** How high a rank stands, the Ass highest. */
export const rankHeight = (rank: Rank): number => RANKS.length - RANKS.indexOf(rank);

/** How high a card counts when cutting for the deal: by rank, the Weli below the other sixes (section 2). */
export const drawHeight = (card: Card): number => (card === WELI ? 0 : rankHeight(rankOf(card)));
