import type { OnlineMessages } from './de/online.js';
import type { Language } from './languages.js';
import { loadTexts, type LoadedTexts } from './load-texts.js';

/** The modules by language. Each module loads when it is first needed. */
const MODULES = {
  de: () => import('./de/online.js'),
  'de-x-dialect': () => import('./de-x-dialect/online.js'),
  en: () => import('./en/online.js'),
  it: () => import('./it/online.js'),
};

/** The texts for online tables and their language. */
export type OnlineTexts = LoadedTexts<OnlineMessages>;

/** Loads the texts for online tables in the nearest language, or in English. */
export const loadOnlineTexts = (language: Language): Promise<OnlineTexts> => loadTexts(language, MODULES, 'online');
