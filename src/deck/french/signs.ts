import type { Rank, Suit } from '../card.js';

/** The French sign that stands for a German suit. */
export const FRENCH_SIGNS: Readonly<Record<Suit, string>> = { E: 'pip-kreuz', L: 'pip-pik', H: 'pip-H', S: 'pip-karo' };

/** The letters on French cards: Bube, Dame, König, Ass, or Jack, Queen, King, Ace. */
export const LETTERS = ['BDKA', 'JQKA'] as const;
export type Letters = (typeof LETTERS)[number];

/** What stands in the corner for a rank. */
export function cornerLetter(rank: Rank, letters: Letters): string {
  if (rank === 'U') return letters[0];
  return rank === 'O' ? letters[1] : rank;
}
