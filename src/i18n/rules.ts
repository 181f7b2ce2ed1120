import type { ExplainMessages } from './de/rules.js';
import { nearestTold, readAs, type Language } from './languages.js';
import type { ByDeck } from './words.js';

/** The languages in which the rules are told at the table; each loads when it is first needed. */
const TOLD = {
  de: () => import('./de/rules.js'),
  'de-x-dialect': () => import('./de-x-dialect/rules.js'),
  en: () => import('./en/rules.js'),
  it: () => import('./it/rules.js'),
  lld: () => import('./lld/rules.js'),
} as const satisfies Readonly<Record<Language, () => Promise<{ readonly rules: ByDeck<ExplainMessages> }>>>;

/** The rules as text, and the language it is in. */
export interface LoadedRules {
  readonly language: Language;
  readonly rules: ByDeck<ExplainMessages>;
}

/** The rules in the nearest language to this one; in English where none is near. Rejects if they cannot be had. */
export const loadRules = async (language: Language): Promise<LoadedRules> => {
  const told = nearestTold(language, TOLD);
  return { language: readAs(told), rules: (await TOLD[told]()).rules };
};
