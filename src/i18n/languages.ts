import type { Messages } from './de.js';

/** The languages the table speaks. */
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The nearest language to the tags asked for, in order: `de-AT` is spoken as `de`. English where none is near.
 * @param tags BCP 47 language tags; empty ones are passed over
 */
export const nearestLanguage = (tags: readonly string[]): Language => {
  for (const tag of tags) {
    const wanted = tag.toLowerCase().split('-')[0];
    const near = LANGUAGES.find((language) => language === wanted);
    if (near) return near;
  }
  return 'en';
};

const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  de: async () => (await import('./de.js')).de,
  en: async () => (await import('./en.js')).en,
};

/** The messages of a language; each is loaded when it is first needed. */
export const loadMessages = (language: Language): Promise<Messages> => LOADERS[language]();
