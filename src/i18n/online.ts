import type { OnlineMessages } from './de/online.js';
import type { Language } from './languages.js';
import { loadTexts, type LoadedTexts } from './load-texts.js';

/** The modules by language, each loaded when it is first needed. */
const MODULES = {
  de: () => import('./de/online.js'),
  'de-x-dialect': () => import('./de-x-dialect/online.js'),
  en: () => import('./en/online.js'),
  it: () => import('./it/online.js'),
};

/** What is said of tables of a server, and the language it is said in. */
export type OnlineTexts = LoadedTexts<OnlineMessages>;

/** What is said of tables of a server, in the nearest language to this one; English where none is near. */
export const loadOnlineTexts = (language: Language): Promise<OnlineTexts> => loadTexts(language, MODULES, 'online');
