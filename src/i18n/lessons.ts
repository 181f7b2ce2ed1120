import type { LessonMessages } from './de/lessons.js';
import type { Language } from './languages.js';
import { loadTexts, type LoadedTexts } from './load-texts.js';
import type { ByDeck } from './words.js';

/** The modules by language. Each module loads when it is first needed. */
const MODULES = {
  de: () => import('./de/lessons.js'),
  'de-x-dialect': () => import('./de-x-dialect/lessons.js'),
  en: () => import('./en/lessons.js'),
  it: () => import('./it/lessons.js'),
  lld: () => import('./lld/lessons.js'),
};

/** The lesson texts and their language. */
export type LoadedLessons = LoadedTexts<ByDeck<LessonMessages>>;

/** Loads the lesson texts in the nearest language, or in English. */
export const loadLessons = (language: Language): Promise<LoadedLessons> => loadTexts(language, MODULES, 'lessons');
