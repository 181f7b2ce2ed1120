import type { HelpMessages } from './de/help.js';
import { nearestTold, readAs, type Language } from './languages.js';
import type { ByDeck } from './words.js';

/** The languages in which a table is explained; each loads when it is first needed. */
const TOLD = {
  de: () => import('./de/help.js'),
  'de-x-dialect': () => import('./de-x-dialect/help.js'),
  en: () => import('./en/help.js'),
  it: () => import('./it/help.js'),
  lld: () => import('./lld/help.js'),
} as const satisfies Readonly<Record<Language, () => Promise<{ readonly help: ByDeck<HelpMessages> }>>>;

/** What explains a table, and the language it is said in. */
export interface LoadedHelp {
  readonly language: Language;
  readonly messages: ByDeck<HelpMessages>;
}

/** What explains a table, in the nearest language to this one; English where none is near. */
export const loadHelp = async (language: Language): Promise<LoadedHelp> => {
  const told = nearestTold(language, TOLD);
  return { language: readAs(told), messages: (await TOLD[told]()).help };
};
