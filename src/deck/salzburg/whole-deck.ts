import { type Card, type Rank, rankOf, type Suit, suitOf } from '../card.js';
import type { CardArt } from './card-art.js';
import { EICHEL } from './eichel/index.js';
import { HERZ } from './herz/index.js';
import { LAUB } from './laub/index.js';
import { SCHELL } from './schell/index.js';

const SUITS: Readonly<Record<Suit, Readonly<Record<Rank, CardArt>>>> = { E: EICHEL, L: LAUB, H: HERZ, S: SCHELL };

/** Returns the picture of any card of the Salzburg deck. */
export const artOf = (card: Card): CardArt => SUITS[suitOf(card)][rankOf(card)];
