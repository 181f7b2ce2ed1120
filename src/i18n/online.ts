import type { OnlineMessages } from './de/online.js';
import type { Language } from './languages.js';
import { loadTold, type Told } from './load-told.js';

/** The languages in which tables of a server are told of; each loads when it is first needed. */
const TOLD = {
  de: () => import('./de/online.js'),
  'de-x-dialect': () => import('./de-x-dialect/online.js'),
  en: () => import('./en/online.js'),
  it: () => import('./it/online.js'),
};

/** What is said of tables of a server, and the language it is said in. */
export type OnlineTexts = Told<OnlineMessages>;

/** What is said of tables of a server, in the nearest language to this one; English where none is near. */
export const loadOnlineTexts = (language: Language): Promise<OnlineTexts> => loadTold(language, TOLD, 'online');
