import type { Rank } from '../rules/card.js';
import { namesFrom, type CardNames, type NamedDeck } from './card-names.js';

const RANKS: Readonly<Record<Rank, string>> = {
  A: 'Ace',
  K: 'King',
  O: 'Ober',
  U: 'Unter',
  '10': 'Ten',
  '9': 'Nine',
  '8': 'Eight',
  '7': 'Seven',
  '6': 'Six',
};
const card = (suit: string, rank: string): string => `${rank} of ${suit}`;

/** In English. */
export const NAMES: Readonly<Record<NamedDeck, CardNames>> = {
  salzburg: namesFrom({ suits: { E: 'Acorns', L: 'Leaves', H: 'Hearts', S: 'Bells' }, ranks: RANKS, card }),
  french: namesFrom({
    suits: { E: 'Clubs', L: 'Spades', H: 'Hearts', S: 'Diamonds' },
    ranks: { ...RANKS, O: 'Queen', U: 'Jack' },
    card,
  }),
};
