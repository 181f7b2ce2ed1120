import type { DeductionMessages } from './de/deduction.js';
import { nearestAvailable, type Language } from './languages.js';
import type { ByDeck } from './words.js';

/** The texts of deductions in blind play, as their module exports them. */
export interface DeductionTexts {
  readonly deduction: ByDeck<DeductionMessages>;
}

/** The modules by language. Each module loads when it is first needed. */
const MODULES = {
  de: () => import('./de/deduction.js'),
  'de-x-dialect': () => import('./de-x-dialect/deduction.js'),
  en: () => import('./en/deduction.js'),
  it: () => import('./it/deduction.js'),
  lld: () => import('./lld/deduction.js'),
} as const satisfies Readonly<Record<Language, () => Promise<DeductionTexts>>>;

/** Returns the nearest language with these texts, or English. */
export const deductionLanguageFor = (language: Language): keyof typeof MODULES => nearestAvailable(language, MODULES);

/** Loads the texts in one of these languages. */
export const loadDeductionTexts = (language: keyof typeof MODULES): Promise<DeductionTexts> => MODULES[language]();
