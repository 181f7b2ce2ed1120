import type { PuzzleMessages } from './de/puzzles.js';
import type { Language } from './languages.js';
import { loadTexts, type LoadedTexts } from './load-texts.js';
import type { ByDeck } from './words.js';

/** The modules by language. Each module loads when it is first needed. */
const MODULES = {
  de: () => import('./de/puzzles.js'),
  'de-x-dialect': () => import('./de-x-dialect/puzzles.js'),
  en: () => import('./en/puzzles.js'),
  it: () => import('./it/puzzles.js'),
  lld: () => import('./lld/puzzles.js'),
};

/** The puzzle texts and their language. */
export type LoadedPuzzles = LoadedTexts<ByDeck<PuzzleMessages>>;

/** Loads the puzzle texts in the nearest language, or in English. */
export const loadPuzzles = (language: Language): Promise<LoadedPuzzles> => loadTexts(language, MODULES, 'puzzles');
