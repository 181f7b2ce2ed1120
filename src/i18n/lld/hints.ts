import type { HintMessages } from '../de/hints.js';
import { hintsIn } from '../it/hints.js';
import { byDeck, type ByDeck } from '../words.js';
import { WORDS } from './words.js';

export { hintsIn };

/** Hints and reviews in Italian, with the Ladin names of cards. */
export const hints: ByDeck<HintMessages> = byDeck(WORDS, hintsIn);
