import type { DeductionMessages } from './de/deduction.js';
import { nearestTold, type Language } from './languages.js';
import type { ByDeck } from './words.js';

/** What is said of what can be concluded in blind play. */
export interface DeductionPart {
  readonly deduction: ByDeck<DeductionMessages>;
}

/** The languages in which that is told; each loads when it is first needed. */
const TOLD = {
  de: () => import('./de/deduction.js'),
  'de-x-dialect': () => import('./de-x-dialect/deduction.js'),
  en: () => import('./en/deduction.js'),
  it: () => import('./it/deduction.js'),
  lld: () => import('./lld/deduction.js'),
} as const satisfies Readonly<Record<Language, () => Promise<DeductionPart>>>;

/** The language in which it is told: the nearest to this one, English where none is near. */
export const deductionToldIn = (language: Language): keyof typeof TOLD => nearestTold(language, TOLD);

/** What is said in one of these. */
export const loadDeductionPart = (told: keyof typeof TOLD): Promise<DeductionPart> => TOLD[told]();
