import { rankOf, suitOf, WELI, type Card, type Rank, type Suit } from './card.js';
import type { DeckName } from './deck.js';

interface Names {
  readonly suits: Readonly<Record<Suit, string>>;
  /** A rank that is not listed is called by its number. */
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

/** The German name of a card as its deck has it: "Herz-Ober", "Laub-9", "Weli"; of the French one "Herz-Dame". */
export function cardName(card: Card, deck: DeckName = 'salzburg'): string {
  if (card === WELI) return 'Weli';
  const rank = rankOf(card);
  const { suits, ranks } = NAMES[deck];
  return `${suits[suitOf(card)]}-${ranks[rank] ?? rank}`;
}
