import type { LessonMessages } from './de/lessons.js';
import { nearestTold, readAs, type Language } from './languages.js';
import type { ByDeck } from './words.js';

/** The languages in which lessons are told; each loads when it is first needed. */
const TOLD = {
  de: () => import('./de/lessons.js'),
  'de-x-dialect': () => import('./de-x-dialect/lessons.js'),
  en: () => import('./en/lessons.js'),
  it: () => import('./it/lessons.js'),
  lld: () => import('./lld/lessons.js'),
} as const satisfies Readonly<Record<Language, () => Promise<{ readonly lessons: ByDeck<LessonMessages> }>>>;

/** What is said in lessons, and the language it is said in. */
export interface LoadedLessons {
  readonly language: Language;
  readonly messages: ByDeck<LessonMessages>;
}

/** What is said in lessons, in the nearest language to this one; English where none is near. */
export const loadLessons = async (language: Language): Promise<LoadedLessons> => {
  const told = nearestTold(language, TOLD);
  return { language: readAs(told), messages: (await TOLD[told]()).lessons };
};
