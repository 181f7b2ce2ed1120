import type { ExplainMessages } from './de/rules.js';
import type { Language } from './languages.js';
import { loadTexts } from './load-texts.js';
import type { Words } from './words.js';

/** The texts of the rules, as their module exports them. */
interface RulesTexts {
  readonly rulesIn: (words: Words) => ExplainMessages;
}

/** The modules by language, each loaded when it is first needed. */
const MODULES = {
  de: () => import('./de/rules.js'),
  'de-x-dialect': () => import('./de-x-dialect/rules.js'),
  en: () => import('./en/rules.js'),
  it: () => import('./it/rules.js'),
  lld: () => import('./lld/rules.js'),
};

/** The rules as text, and the language it is in. */
export interface LoadedRules extends RulesTexts {
  readonly language: Language;
}

/** The rules in the nearest language to this one; in English where none is near. Rejects if they cannot be had. */
export const loadRules = async (language: Language): Promise<LoadedRules> => {
  const { language: textLanguage, messages: rulesIn } = await loadTexts(language, MODULES, 'rulesIn');
  return { language: textLanguage, rulesIn };
};
