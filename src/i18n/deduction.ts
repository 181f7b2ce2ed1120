import type { DeductionMessages } from './de/deduction.js';
import { COMMON, shortened, type Language } from './languages.js';
import type { ByDeck } from './words.js';

/** What is said of what can be concluded in blind play. */
export interface DeductionPart {
  readonly deduction: ByDeck<DeductionMessages>;
}

/** The languages in which it is told what can be concluded in blind play; each loads when it is first needed. */
const TOLD: Readonly<Partial<Record<string, () => Promise<DeductionPart>>>> = {
  de: () => import('./de/deduction.js'),
  'de-x-dialect': () => import('./de-x-dialect/deduction.js'),
  en: () => import('./en/deduction.js'),
  it: () => import('./it/deduction.js'),
};

/** What is said of what can be concluded, in the nearest language to this one; English where none is near. */
export const loadDeductionPart = (language: Language): Promise<DeductionPart> => {
  let near = language;
  while (near !== '' && !TOLD[near]) near = shortened(near);
  const load = TOLD[near] ?? TOLD[COMMON];
  if (!load) throw new Error(`Nothing is told of conclusions in '${language}'.`);
  return load();
};
