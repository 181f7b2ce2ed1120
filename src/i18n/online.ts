import type { OnlineMessages } from './de/online.js';
import { nearestTold, type Language } from './languages.js';

/** The languages in which tables of a server are told of; each loads when it is first needed. */
const TOLD = {
  de: () => import('./de/online.js'),
  'de-x-dialect': () => import('./de-x-dialect/online.js'),
  en: () => import('./en/online.js'),
  it: () => import('./it/online.js'),
} as const satisfies Readonly<Record<Language, () => Promise<{ readonly online: OnlineMessages }>>>;

/** What is said of tables of a server, and the language it is said in. */
export interface OnlineTexts {
  readonly language: Language;
  readonly messages: OnlineMessages;
}

/** What is said of tables of a server, in the nearest language to this one; English where none is near. */
export const loadOnlineTexts = async (language: Language): Promise<OnlineTexts> => {
  const told = nearestTold(language, TOLD);
  return { language: told, messages: (await TOLD[told]()).online };
};
