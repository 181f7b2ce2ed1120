import type { Suit } from '../card.js';
import { type Drawing, HEIGHT, type Tokens, WIDTH } from '../shape.js';
import { allCorners } from './corners.js';
import { FRENCH_SIGNS } from './signs.js';
import { wreath } from './wreath.js';

/** The colours that replace those of the wreath's blossoms and berries, by suit. */
const FLOWERS: Readonly<Record<Suit, Tokens>> = {
  E: {},
  L: { rot: 'blau' },
  H: { rot: 'weinrot' },
  S: { rot: 'blau', gruen: 'tanne' },
};

/** An ace: one large sign in a wreath of quill scrolls. */
export const frenchAce = (suit: Suit): Drawing => [
  { use: wreath, tokens: FLOWERS[suit] },
  { use: FRENCH_SIGNS[suit], at: [WIDTH / 2, HEIGHT / 2], scale: 4.8 },
  allCorners('A'),
];
