import type { ExplainMessages } from './de/rules.js';
import type { Language } from './languages.js';
import { loadTexts } from './load-texts.js';
import type { Words } from './words.js';

/** The texts of the rules, as their module exports them. */
interface RulesTexts {
  readonly rulesIn: (words: Words) => ExplainMessages;
}

/** The modules by language. Each module loads when it is first needed. */
const MODULES = {
  de: () => import('./de/rules.js'),
  'de-x-dialect': () => import('./de-x-dialect/rules.js'),
  en: () => import('./en/rules.js'),
  it: () => import('./it/rules.js'),
  lld: () => import('./lld/rules.js'),
};

/** The rules as text, and their language. */
export interface LoadedRules extends RulesTexts {
  readonly language: Language;
}

/** Loads the rules in the nearest language, or in English. Rejects if they do not load. */
export const loadRules = async (language: Language): Promise<LoadedRules> => {
  const { language: textLanguage, messages: rulesIn } = await loadTexts(language, MODULES, 'rulesIn');
  return { language: textLanguage, rulesIn };
};
