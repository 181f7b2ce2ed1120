import { getExport } from '../base/get-export.js';
import type { EveningMessages } from './de/evening.js';

/** The modules by language. Each module loads when it is first needed. */
const MODULES = {
  de: () => import('./de/evening.js'),
  en: () => import('./en/evening.js'),
  it: () => import('./it/evening.js'),
  lld: () => import('./lld/evening.js'),
};

export type EveningLanguage = keyof typeof MODULES;

/** The texts of a tournament evening and their language. */
export interface LoadedEvening {
  readonly language: EveningLanguage;
  readonly messages: EveningMessages;
}

const isLanguage = (tag: string): tag is EveningLanguage => Object.hasOwn(MODULES, tag);

/**
 * Loads the texts of a tournament evening in the first supported language of some language tags, or in English. German also
 * stands for its dialects.
 */
export const loadEvening = async (tags: readonly string[]): Promise<LoadedEvening> => {
  const language = tags.map((tag) => tag.toLowerCase().replace(/-.*/u, '')).find(isLanguage) ?? 'en';
  return { language, messages: getExport(await MODULES[language](), 'evening') };
};
