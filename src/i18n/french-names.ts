import type { Card, Rank, Schlag, Suit } from '../rules/card.js';
import type { Language } from './languages.js';

/** What those call the cards who know the French deck only. */
export interface FrenchNames {
  suit(suit: Suit): string;
  /** Undefined for a rank that has the same name in both decks. */
  schlag(schlag: Schlag): string | undefined;
  card(card: Card): string;
}

interface Words {
  readonly suits: Readonly<Record<Suit, string>>;
  readonly ranks: Readonly<Record<'A' | 'K' | 'O' | 'U', string>>;
  readonly card: (suit: string, rank: string) => string;
}

const namesFrom = ({ suits, ranks, card }: Words): FrenchNames => ({
  suit: (suit) => suits[suit],
  schlag: (schlag) => (schlag === 'O' || schlag === 'U' ? ranks[schlag] : undefined),
  card(id) {
    if (id === 'S6') return 'Weli';
    const rank = id.slice(1) as Rank;
    return card(suits[id[0] as Suit], rank in ranks ? ranks[rank as keyof Words['ranks']] : rank);
  },
});

/** By language. */
export const FRENCH_NAMES: Readonly<Record<Language, FrenchNames>> = {
  de: namesFrom({
    suits: { E: 'Kreuz', L: 'Pik', H: 'Herz', S: 'Karo' },
    ranks: { A: 'Ass', K: 'König', O: 'Dame', U: 'Bube' },
    card: (suit, rank) => `${suit}-${rank}`,
  }),
  en: namesFrom({
    suits: { E: 'Clubs', L: 'Spades', H: 'Hearts', S: 'Diamonds' },
    ranks: { A: 'Ace', K: 'King', O: 'Queen', U: 'Jack' },
    card: (suit, rank) => `${rank} of ${suit}`,
  }),
};
