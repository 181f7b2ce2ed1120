import { WELI } from './card.js';
import type { Deck } from './deck.js';
import { picture } from './salzburg/deck.js';
import { PARTS } from './salzburg/parts.js';
import { DISC } from './salzburg/weli.js';

/** The German deck of the Alps, single-headed. */
export const SALZBURG: Deck = {
  name: 'salzburg',
  parts: PARTS,
  signs: { E: 'pip-E', L: 'pip-L', H: 'pip-H', S: 'pip-S' },
  picture,
  letter: (rank) => rank,
  metal: { card: WELI, at: DISC },
};
