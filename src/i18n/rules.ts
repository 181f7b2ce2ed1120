import type { ExplainMessages } from './de/rules.js';
import type { Language } from './languages.js';
import { loadTold } from './load-told.js';
import type { Words } from './words.js';

/** The rules as text, in the words of a table. */
interface RulesPart {
  readonly rulesIn: (words: Words) => ExplainMessages;
}

/** The languages in which the rules are told at the table; each loads when it is first needed. */
const TOLD = {
  de: () => import('./de/rules.js'),
  'de-x-dialect': () => import('./de-x-dialect/rules.js'),
  en: () => import('./en/rules.js'),
  it: () => import('./it/rules.js'),
  lld: () => import('./lld/rules.js'),
};

/** The rules as text, and the language it is in. */
export interface LoadedRules extends RulesPart {
  readonly language: Language;
}

/** The rules in the nearest language to this one; in English where none is near. Rejects if they cannot be had. */
export const loadRules = async (language: Language): Promise<LoadedRules> => {
  const { language: told, messages: rulesIn } = await loadTold(language, TOLD, 'rulesIn');
  return { language: told, rulesIn };
};
