import { rankOf, suitOf, WELI, type Card, type Rank, type Suit } from './card.js';

const SUIT_NAMES: Readonly<Record<Suit, string>> = { E: 'Eichel', L: 'Laub', H: 'Herz', S: 'Schell' };
const RANK_NAMES: Readonly<Partial<Record<Rank, string>>> = { A: 'Ass', K: 'König', O: 'Ober', U: 'Unter' };

/** The German name of a card: "Herz-Ober", "Laub-9", "Weli". */
export function cardName(card: Card): string {
  if (card === WELI) return 'Weli';
  const rank = rankOf(card);
  return `${SUIT_NAMES[suitOf(card)]}-${RANK_NAMES[rank] ?? rank}`;
}
