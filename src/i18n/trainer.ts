import type { TrainerMessages } from './de/trainer.js';
import type { Language } from './languages.js';
import { loadTexts, type LoadedTexts } from './load-texts.js';

/** The modules by language. Each module loads when it is first needed. */
const MODULES = {
  de: () => import('./de/trainer.js'),
  'de-x-dialect': () => import('./de-x-dialect/trainer.js'),
  en: () => import('./en/trainer.js'),
  it: () => import('./it/trainer.js'),
};

/** The trainer's texts and their language. */
export type TrainerTexts = LoadedTexts<TrainerMessages>;

/** Loads the trainer's texts in the nearest language, or in English. */
export const loadTrainerTexts = (language: Language): Promise<TrainerTexts> => loadTexts(language, MODULES, 'trainer');
