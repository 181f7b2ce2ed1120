import type { HintMessages } from './de/hints.js';
import type { Messages } from './de/table.js';
import type { ByDeck, Words } from './words.js';

/** The messages of the table, by deck: each deck has its own card names. */
export type MessagesByDeck = ByDeck<Messages>;

/** The texts of the table, as their module exports them. */
export interface TableTexts {
  readonly table: ByDeck<Messages>;
  /** Creates the messages with other words, such as a page's own. */
  readonly tableIn?: (words: Words) => Messages;
}

/** The texts of hints and reviews, as their module exports them. */
export interface HintTexts {
  readonly hints: ByDeck<HintMessages>;
  readonly hintsIn?: (words: Words) => HintMessages;
}

/**
 * The modules of a language, each loaded when it is first needed. The rules are in `watten-table/explain`. Missing entries
 * come from the nearest language (`withFallback`).
 */
export interface LanguageModules {
  readonly table: () => Promise<TableTexts>;
  readonly hints: () => Promise<HintTexts>;
  /** The language of its sentences, where only its words are its own. */
  readonly sentences?: Language;
}

/**
 * The languages the table speaks, by BCP 47 tag in lower case: one line each. A new one is a folder with `words`, `table`,
 * `hints` and `rules`, as `de` has them; where it lacks entries it has German's type by `withFallback` and the messages of
 * the nearest language, the last of them English. Its rules are exported by `explain.ts`.
 */
const LANGUAGE_MODULES: Partial<Record<string, LanguageModules>> = {
  de: { table: () => import('./de/table.js'), hints: () => import('./de/hints.js') },
  'de-x-dialect': { table: () => import('./de-x-dialect/table.js'), hints: () => import('./de-x-dialect/hints.js') },
  en: { table: () => import('./en/table.js'), hints: () => import('./en/hints.js') },
  it: { table: () => import('./it/table.js'), hints: () => import('./it/hints.js') },
  lld: { table: () => import('./lld/table.js'), hints: () => import('./lld/hints.js'), sentences: 'it' },
};

/** The tag of a language that the table speaks. */
export type Language = string;

/** The languages the package comes with. */
export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_MODULES);

/** The language for visitors whose language is missing. */
export const FALLBACK_LANGUAGE = 'en';

/**
 * Lets the table speak one more language, for those that the package does not come with.
 * @param language BCP 47 tag in lower case
 */
export const addLanguage = (language: Language, modules: LanguageModules): void => {
  LANGUAGE_MODULES[language] = modules;
};

/** Removes the last subtag, and a single letter before it (RFC 4647, 3.4); finally returns an empty text. */
export const shortenTag = (tag: string): string => tag.replace(/(?:-[^-])?-[^-]*$|^[^-]*$/, '');

/** Whether the package supports the language of this tag, in lower case. */
export const isSupported = (tag: string): boolean => Object.hasOwn(LANGUAGE_MODULES, tag);

/** The most characters of a tag that are read. */
const MAX_TAG_LENGTH = 100;

/** A language tag as languages are looked up by: in lower case, with `-` between its subtags; POSIX and Java write `_`. */
export const readTag = (tag: string): string => tag.trim().slice(0, MAX_TAG_LENGTH).toLowerCase().replaceAll('_', '-');

/**
 * The supported language of a tag: the tag itself or the nearest shorter one; null if there is none.
 * @param own languages that a page has brought, by their tags in lower case
 */
export const supportedLanguageFor = (tag: string, own?: { has(tag: string): boolean }): Language | null => {
  for (let near = readTag(tag); near !== ''; near = shortenTag(near))
    if (isSupported(near) || own?.has(near)) return near;
  return null;
};

/**
 * The nearest language to the tags asked for, in order: `de-AT` and `de_AT` are spoken as `de`. English where none is near.
 * @param tags language tags; empty ones are skipped
 * @param own languages that a page has brought, by their tags in lower case
 */
export const nearestLanguage = (tags: readonly string[], own?: { has(tag: string): boolean }): Language => {
  for (const tag of tags) {
    const supported = supportedLanguageFor(tag, own);
    if (supported !== null) return supported;
  }
  return FALLBACK_LANGUAGE;
};

/** The language of the sentences, for speech synthesis and `lang`. */
export const speechLanguageOf = (language: Language): Language => LANGUAGE_MODULES[language]?.sentences ?? language;

/**
 * The nearest language in which texts are available: this one, one of a shorter tag, the one that has the
 * sentences of one of these, or English.
 * @param available the texts by language; English is required
 */
export const nearestAvailable = <Tag extends Language>(
  language: Language,
  available: Readonly<Partial<Record<Tag, unknown>>>,
): Tag | typeof FALLBACK_LANGUAGE => {
  for (let near = language; near !== ''; near = shortenTag(near))
    for (const tag of [near, speechLanguageOf(near)]) if (Object.hasOwn(available, tag)) return tag as Tag;
  return FALLBACK_LANGUAGE;
};

const modulesOf = (language: Language): LanguageModules => {
  const modules = LANGUAGE_MODULES[language];
  if (!modules) throw new Error(`'${language}' is not spoken here.`);
  return modules;
};

/** Loads the texts of the table. Rejects if the module does not load. */
export const loadTableTexts = async (language: Language): Promise<TableTexts> => modulesOf(language).table();

/** Loads the texts of hints. Rejects if the module does not load. */
export const loadHintTexts = async (language: Language): Promise<HintTexts> => modulesOf(language).hints();

/** What is said at the table, by deck. */
export const loadMessages = async (language: Language): Promise<ByDeck<Messages>> =>
  (await loadTableTexts(language)).table;

/** What is said of hints, by deck. */
export const loadHintMessages = async (language: Language): Promise<ByDeck<HintMessages>> =>
  (await loadHintTexts(language)).hints;
