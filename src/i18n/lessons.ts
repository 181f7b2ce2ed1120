import type { LessonMessages } from './de/lessons.js';
import { nearestTold, type Language } from './languages.js';
import type { ByDeck } from './words.js';

/** The languages in which lessons are told; each loads when it is first needed. */
const TOLD: Readonly<Partial<Record<string, () => Promise<{ readonly lessons: ByDeck<LessonMessages> }>>>> = {
  de: () => import('./de/lessons.js'),
  'de-x-dialect': () => import('./de-x-dialect/lessons.js'),
  en: () => import('./en/lessons.js'),
  it: () => import('./it/lessons.js'),
};

/** What is said in lessons, in the nearest language to this one; English where none is near. */
export const loadLessonMessages = async (language: Language): Promise<ByDeck<LessonMessages>> => {
  const load = TOLD[nearestTold(language, TOLD)];
  if (!load) throw new Error(`There are no lessons in '${language}'.`);
  return (await load()).lessons;
};
