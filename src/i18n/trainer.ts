import type { TrainerMessages } from './de/trainer.js';
import { nearestTold, type Language } from './languages.js';

/** The languages that the trainer speaks; each loads when it is first needed. */
const TOLD = {
  de: () => import('./de/trainer.js'),
  'de-x-dialect': () => import('./de-x-dialect/trainer.js'),
  en: () => import('./en/trainer.js'),
  it: () => import('./it/trainer.js'),
} as const satisfies Readonly<Record<Language, () => Promise<{ readonly trainer: TrainerMessages }>>>;

/** What the trainer says, and the language it is said in. */
export interface TrainerTexts {
  readonly language: Language;
  readonly messages: TrainerMessages;
}

/** What the trainer says, in the nearest language to this one; English where none is near. */
export const loadTrainerTexts = async (language: Language): Promise<TrainerTexts> => {
  const told = nearestTold(language, TOLD);
  return { language: told, messages: (await TOLD[told]()).trainer };
};
