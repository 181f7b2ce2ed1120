import type { HelpMessages } from './de/help.js';
import type { Language } from './languages.js';
import { loadTold, type Told } from './load-told.js';
import type { ByDeck } from './words.js';

/** The languages in which a table is explained; each loads when it is first needed. */
const TOLD = {
  de: () => import('./de/help.js'),
  'de-x-dialect': () => import('./de-x-dialect/help.js'),
  en: () => import('./en/help.js'),
  it: () => import('./it/help.js'),
  lld: () => import('./lld/help.js'),
};

/** What explains a table, and the language it is said in. */
export type LoadedHelp = Told<ByDeck<HelpMessages>>;

/** What explains a table, in the nearest language to this one; English where none is near. */
export const loadHelp = (language: Language): Promise<LoadedHelp> => loadTold(language, TOLD, 'help');
