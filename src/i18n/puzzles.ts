import type { PuzzleMessages } from './de/puzzles.js';
import { nearestTold, readAs, type Language } from './languages.js';
import type { ByDeck } from './words.js';

/** The languages in which puzzles are told; each loads when it is first needed. */
const TOLD = {
  de: () => import('./de/puzzles.js'),
  'de-x-dialect': () => import('./de-x-dialect/puzzles.js'),
  en: () => import('./en/puzzles.js'),
  it: () => import('./it/puzzles.js'),
  lld: () => import('./lld/puzzles.js'),
} as const satisfies Readonly<Record<Language, () => Promise<{ readonly puzzles: ByDeck<PuzzleMessages> }>>>;

/** What is said of puzzles, and the language it is said in. */
export interface LoadedPuzzles {
  readonly language: Language;
  readonly messages: ByDeck<PuzzleMessages>;
}

/** What is said of puzzles, in the nearest language to this one; English where none is near. */
export const loadPuzzles = async (language: Language): Promise<LoadedPuzzles> => {
  const told = nearestTold(language, TOLD);
  return { language: readAs(told), messages: (await TOLD[told]()).puzzles };
};
