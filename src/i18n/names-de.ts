import type { Rank } from '../rules/card.js';
import { namesFrom, type CardNames, type NamedDeck } from './card-names.js';

const RANKS: Readonly<Record<Rank, string>> = {
  A: 'Ass',
  K: 'König',
  O: 'Ober',
  U: 'Unter',
  '10': 'Zehner',
  '9': 'Neuner',
  '8': 'Achter',
  '7': 'Siebener',
  '6': 'Sechser',
};
/** A Schlag is named by its number: "Schlag Acht". */
const announced = { '10': 'Zehn', '9': 'Neun', '8': 'Acht', '7': 'Sieben', '6': 'Sechs' };
const card = (suit: string, rank: string): string => `${suit}-${rank}`;

/** In German. */
export const NAMES: Readonly<Record<NamedDeck, CardNames>> = {
  salzburg: namesFrom({ suits: { E: 'Eichel', L: 'Laub', H: 'Herz', S: 'Schell' }, ranks: RANKS, announced, card }),
  french: namesFrom({
    suits: { E: 'Kreuz', L: 'Pik', H: 'Herz', S: 'Karo' },
    ranks: { ...RANKS, O: 'Dame', U: 'Bube' },
    announced,
    card,
  }),
};
