import type { LessonMessages } from './de/lessons.js';
import type { Language } from './languages.js';
import { loadTexts, type LoadedTexts } from './load-texts.js';
import type { ByDeck } from './words.js';

/** The modules by language, each loaded when it is first needed. */
const MODULES = {
  de: () => import('./de/lessons.js'),
  'de-x-dialect': () => import('./de-x-dialect/lessons.js'),
  en: () => import('./en/lessons.js'),
  it: () => import('./it/lessons.js'),
  lld: () => import('./lld/lessons.js'),
};

/** What is said in lessons, and the language it is said in. */
export type LoadedLessons = LoadedTexts<ByDeck<LessonMessages>>;

/** What is said in lessons, in the nearest language to this one; English where none is near. */
export const loadLessons = (language: Language): Promise<LoadedLessons> => loadTexts(language, MODULES, 'lessons');
