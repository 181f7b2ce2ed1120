import { getExport } from '../base/get-export.js';
import type { SeasonMessages } from './de/season.js';

/** The modules by language. Each module loads when it is first needed. */
const MODULES = {
  de: () => import('./de/season.js'),
  en: () => import('./en/season.js'),
  it: () => import('./it/season.js'),
  lld: () => import('./lld/season.js'),
};

type SeasonLanguage = keyof typeof MODULES;

/** The texts of a season and their language. */
export interface LoadedSeason {
  readonly language: SeasonLanguage;
  readonly messages: SeasonMessages;
}

const isLanguage = (tag: string): tag is SeasonLanguage => Object.hasOwn(MODULES, tag);

/** Loads the texts of a season in the first supported language of some language tags, or in English. */
export const loadSeason = async (tags: readonly string[]): Promise<LoadedSeason> => {
  const language = tags.map((tag) => tag.toLowerCase().replace(/-.*/u, '')).find(isLanguage) ?? 'en';
  return { language, messages: getExport(await MODULES[language](), 'season') };
};
