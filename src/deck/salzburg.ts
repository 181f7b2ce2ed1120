import type { Deck } from './deck.js';
import { picture } from './salzburg/deck.js';
import { PARTS } from './salzburg/parts.js';

/** The German deck of the Alps, single-headed. */
export const SALZBURG: Deck = {
  name: 'salzburg',
  parts: PARTS,
  signs: { E: 'pip-E', L: 'pip-L', H: 'pip-H', S: 'pip-S' },
  picture,
  letter: (rank) => rank,
};
