import type { HelpMessages } from './de/help.js';
import type { Language } from './languages.js';
import { loadTexts, type LoadedTexts } from './load-texts.js';
import type { ByDeck } from './words.js';

/** The modules by language. Each module loads when it is first needed. */
const MODULES = {
  de: () => import('./de/help.js'),
  'de-x-dialect': () => import('./de-x-dialect/help.js'),
  en: () => import('./en/help.js'),
  it: () => import('./it/help.js'),
  lld: () => import('./lld/help.js'),
};

/** The explanations of a table and their language. */
export type LoadedHelp = LoadedTexts<ByDeck<HelpMessages>>;

/** Loads the explanations of a table in the nearest language, or in English. */
export const loadHelp = (language: Language): Promise<LoadedHelp> => loadTexts(language, MODULES, 'help');
