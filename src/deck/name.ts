import { rankOf, suitOf, WELI, type Card, type Rank, type Suit } from './card.js';
import type { DeckName } from './deck.js';

interface Names {
  readonly suits: Readonly<Record<Suit, string>>;
  /** The names of ranks. Ranks that are not listed are named by their numbers. */
  readonly ranks: Readonly<Partial<Record<Rank, string>>>;
}

const NAMES: Readonly<Record<DeckName, Names>> = {
  salzburg: {
    suits: { E: 'Eichel', L: 'Laub', H: 'Herz', S: 'Schell' },
    ranks: { A: 'Ass', K: 'König', O: 'Ober', U: 'Unter' },
  },
  french: {
    suits: { E: 'Kreuz', L: 'Pik', H: 'Herz', S: 'Karo' },
    ranks: { A: 'Ass', K: 'König', O: 'Dame', U: 'Bube' },
  },
};

/**
 * Returns the German name of a card in its deck, such as "Herz-Ober", "Laub-9", "Weli", or "Herz-Dame" in the French
 * deck.
 */
export function cardName(card: Card, deck: DeckName = 'salzburg'): string {
  if (card === WELI) return 'Weli';
  const rank = rankOf(card);
  const { suits, ranks } = NAMES[deck];
  return `${suits[suitOf(card)]}-${ranks[rank] ?? rank}`;
}
