import type { HelpMessages } from './de/help.js';
import type { Language } from './languages.js';
import { loadTexts, type LoadedTexts } from './load-texts.js';
import type { ByDeck } from './words.js';

/** The modules by language, each loaded when it is first needed. */
const MODULES = {
  de: () => import('./de/help.js'),
  'de-x-dialect': () => import('./de-x-dialect/help.js'),
  en: () => import('./en/help.js'),
  it: () => import('./it/help.js'),
  lld: () => import('./lld/help.js'),
};

/** What explains a table, and the language it is said in. */
export type LoadedHelp = LoadedTexts<ByDeck<HelpMessages>>;

/** What explains a table, in the nearest language to this one; English where none is near. */
export const loadHelp = (language: Language): Promise<LoadedHelp> => loadTexts(language, MODULES, 'help');
