import type { NamedDeck } from './card-names.js';
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

/** The messages of a language, by the deck on the table: cards are called as they look. */
export type MessagesByDeck = Readonly<Record<NamedDeck, Messages>>;

const LOADERS: Readonly<Record<Language, () => Promise<MessagesByDeck>>> = {
  de: async () => {
    const { de, deFrench } = await import('./de.js');
    return { salzburg: de, french: deFrench };
  },
  en: async () => {
    const { en, enFrench } = await import('./en.js');
    return { salzburg: en, french: enFrench };
  },
};

/** The messages of a language; each is loaded when it is first needed. */
export const loadMessages = (language: Language): Promise<MessagesByDeck> => LOADERS[language]();
