import type { Setup } from '../../src/engine.js';

type Hands = NonNullable<Setup['hands']>;

/** Hands with cards of every suit for each seat. */
export const HANDS: Hands = [
  ['EA', 'LK', 'HO', 'SU', 'E7'],
  ['LA', 'HK', 'SO', 'EU', 'L8'],
  ['HA', 'SK', 'EO', 'LU', 'H9'],
  ['SA', 'EK', 'LO', 'HU', 'S10'],
];

/** Seat 0 holds the Rechter for Ass and Eichel, and seats 1 and 3 hold one Linker each. No seat holds a Kritischer. */
export const HANDS_WITH_RECHTE: Hands = [
  ['EA', 'LK', 'L9', 'HO', 'SU'],
  ['LA', 'L8', 'E8', 'S8', 'S9'],
  ['L10', 'H7', 'E9', 'SK', 'H8'],
  ['HA', 'LO', 'E10', 'SO', 'L7'],
];
