import type { PuzzleMessages } from './de/puzzles.js';
import type { Language } from './languages.js';
import { loadTexts, type LoadedTexts } from './load-texts.js';
import type { ByDeck } from './words.js';

/** The modules by language, each loaded when it is first needed. */
const MODULES = {
  de: () => import('./de/puzzles.js'),
  'de-x-dialect': () => import('./de-x-dialect/puzzles.js'),
  en: () => import('./en/puzzles.js'),
  it: () => import('./it/puzzles.js'),
  lld: () => import('./lld/puzzles.js'),
};

/** What is said of puzzles, and the language it is said in. */
export type LoadedPuzzles = LoadedTexts<ByDeck<PuzzleMessages>>;

/** What is said of puzzles, in the nearest language to this one; English where none is near. */
export const loadPuzzles = (language: Language): Promise<LoadedPuzzles> => loadTexts(language, MODULES, 'puzzles');
