import type { PuzzleMessages } from '../de/puzzles.js';
import { puzzlesIn } from '../it/puzzles.js';
import { byDeck, type ByDeck } from '../words.js';
import { WORDS } from './words.js';

/** The texts of puzzles in Italian, with the Ladin names of cards. */
export const puzzles: ByDeck<PuzzleMessages> = byDeck(WORDS, puzzlesIn);
