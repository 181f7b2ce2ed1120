import type { Rank, Suit } from '../card.js';
import type { Letters } from '../deck.js';
import type { Letter } from '../glyph.js';
import type { SharedDrawing } from '../shape.js';
import { heart } from '../salzburg/shared/pips.js';
import { club, diamond, spade } from './pips.js';

/** The French sign for each German suit. */
export const FRENCH_SIGNS: Readonly<Record<Suit, SharedDrawing>> = { E: club, L: spade, H: heart, S: diamond };

const CORNERS: Readonly<Record<Letters, Readonly<Record<'U' | 'O', Letter>>>> = {
  BDKA: { U: 'B', O: 'D' },
  JQKA: { U: 'J', O: 'Q' },
};

/** Returns the letter in the corner for a rank. */
export const cornerLetter = (rank: Rank, letters: Letters): Letter =>
  rank === 'U' || rank === 'O' ? CORNERS[letters][rank] : rank;
