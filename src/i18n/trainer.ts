import type { TrainerMessages } from './de/trainer.js';
import type { Language } from './languages.js';
import { loadTexts, type LoadedTexts } from './load-texts.js';

/** The languages that the trainer speaks; each loads when it is first needed. */
const MODULES = {
  de: () => import('./de/trainer.js'),
  'de-x-dialect': () => import('./de-x-dialect/trainer.js'),
  en: () => import('./en/trainer.js'),
  it: () => import('./it/trainer.js'),
};

/** What the trainer says, and the language it is said in. */
export type TrainerTexts = LoadedTexts<TrainerMessages>;

/** What the trainer says, in the nearest language to this one; English where none is near. */
export const loadTrainerTexts = (language: Language): Promise<TrainerTexts> => loadTexts(language, MODULES, 'trainer');
