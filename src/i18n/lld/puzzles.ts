import type { PuzzleMessages } from '../de/puzzles.js';
import { puzzlesIn } from '../it/puzzles.js';
import { byDeck, type ByDeck } from '../words.js';
import { WORDS } from './words.js';

/** The Italian puzzle texts, with the Ladin names of cards. */
export const puzzles: ByDeck<PuzzleMessages> = byDeck(WORDS, puzzlesIn);
