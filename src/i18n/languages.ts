import type { HintMessages } from './de/hints.js';
import type { Messages, TableGroups } from './de/table.js';
import type { Region } from '../rules/variants.js';
import type { ByDeck, Words } from './words.js';

/** The messages of the table, by deck: each deck has its own card names. */
export type MessagesByDeck = ByDeck<Messages>;

/** The texts of the table, as their module exports them. */
export interface TableTexts {
  readonly table: ByDeck<Messages>;
  /** Creates the messages with other words, such as those of a page. */
  readonly tableIn?: (words: Words) => Messages;
}

/** The small talk of a region, as its module exports it. */
export interface TalkTexts {
  readonly talk: TableGroups['talk'];
}

/** The texts of hints and reviews, as their module exports them. */
export interface HintTexts {
  readonly hints: ByDeck<HintMessages>;
  readonly hintsIn?: (words: Words) => HintMessages;
}

/**
 * The modules of a language. Each module loads when it is first needed. The rules are in `watten-table/explain`.
 * Missing entries come from the nearest language (`withFallback`).
 */
export interface LanguageModules {
  readonly table: () => Promise<TableTexts>;
  readonly hints: () => Promise<HintTexts>;
  /** Small talk for regions whose talk differs from that in `table`. */
  readonly talk?: Readonly<Partial<Record<Region, () => Promise<TalkTexts>>>>;
  /** The language that supplies the sentences, for a language that has words but no sentences. */
  readonly sentences?: Language;
}

/** The small talk for both German languages. The `table` modules of these languages contain the small talk of Tyrol. */
const GERMAN_TALK: LanguageModules['talk'] = {
  salzburg: () => import('./de/talk-salzburg.js'),
  bayern: () => import('./de/talk-bayern.js'),
};

/**
 * The languages of the table by BCP 47 tag in lower case. A new language needs a line here and a folder with
 * `words`, `table`, `hints` and `rules`, like `de`. `withFallback` replaces missing entries with those of the nearest
 * language, and finally of English. `explain.ts` exports the rules.
 */
const LANGUAGE_MODULES: Partial<Record<string, LanguageModules>> = {
  de: { table: () => import('./de/table.js'), hints: () => import('./de/hints.js'), talk: GERMAN_TALK },
  'de-x-dialect': {
    table: () => import('./de-x-dialect/table.js'),
    hints: () => import('./de-x-dialect/hints.js'),
    talk: GERMAN_TALK,
  },
  en: { table: () => import('./en/table.js'), hints: () => import('./en/hints.js') },
  it: { table: () => import('./it/table.js'), hints: () => import('./it/hints.js') },
  lld: { table: () => import('./lld/table.js'), hints: () => import('./lld/hints.js'), sentences: 'it' },
};

/** The tag of a language that the table supports. */
export type Language = string;

/** The languages in the package. */
export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_MODULES);

/** The language for visitors whose language is not supported. */
export const FALLBACK_LANGUAGE = 'en';

/**
 * Adds a language that is not in the package.
 * @param language BCP 47 tag in lower case
 */
export const addLanguage = (language: Language, modules: LanguageModules): void => {
  LANGUAGE_MODULES[language] = modules;
};

/**
 * Removes the last subtag, and any single-letter subtag before it (RFC 4647, 3.4). Returns an empty string for a single
 * subtag.
 */
export const shortenTag = (tag: string): string => tag.replace(/(?:-[^-])?-[^-]*$|^[^-]*$/, '');

/** Whether the package supports the language of this tag, in lower case. */
export const isSupported = (tag: string): boolean => Object.hasOwn(LANGUAGE_MODULES, tag);

/** The maximum number of characters in a tag. Longer tags are cut off. */
const MAX_TAG_LENGTH = 100;

/** Normalizes a language tag: lower case, with `-` between subtags. POSIX and Java write `_`. */
export const readTag = (tag: string): string => tag.trim().slice(0, MAX_TAG_LENGTH).toLowerCase().replaceAll('_', '-');

/**
 * Returns the supported language of a tag: the tag itself or the nearest shorter one; otherwise `null`.
 * @param own languages of the page, by their tags in lower case
 */
export const supportedLanguageFor = (tag: string, own?: { has(tag: string): boolean }): Language | null => {
  for (let near = readTag(tag); near !== ''; near = shortenTag(near))
    if (isSupported(near) || own?.has(near)) return near;
  return null;
};

/**
 * Returns the nearest supported language to tags in order of preference, or English. Both `de-AT` and `de_AT` select
 * `de`.
 * @param tags language tags; empty ones are skipped
 * @param own languages of the page, by their tags in lower case
 */
export const nearestLanguage = (tags: readonly string[], own?: { has(tag: string): boolean }): Language => {
  for (const tag of tags) {
    const supported = supportedLanguageFor(tag, own);
    if (supported !== null) return supported;
  }
  return FALLBACK_LANGUAGE;
};

/** Returns the language of the sentences, for speech synthesis and `lang`. */
export const speechLanguageOf = (language: Language): Language => LANGUAGE_MODULES[language]?.sentences ?? language;

/**
 * Returns the nearest language with available texts. The order is: this language, shorter tags, the languages of their
 * sentences, English.
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
  if (!modules) throw new Error(`Unsupported language: '${language}'.`);
  return modules;
};

const withTalk = ({ table, tableIn }: TableTexts, { talk }: TalkTexts): TableTexts => ({
  table: { salzburg: { ...table.salzburg, ...talk }, french: { ...table.french, ...talk } },
  ...(tableIn ? { tableIn: (words: Words) => ({ ...tableIn(words), ...talk }) } : {}),
});

/**
 * Loads the texts of the table with the small talk of a region. Rejects if the module of the texts does not load.
 * If the module of the region does not load, the texts keep their usual small talk.
 */
export const loadTableTexts = async (language: Language, region: Region = 'tirol'): Promise<TableTexts> => {
  const { table, talk } = modulesOf(language);
  const [texts, regional] = await Promise.all([table(), talk?.[region]?.().catch(() => null)]);
  return regional ? withTalk(texts, regional) : texts;
};

/** Loads the texts of hints. Rejects if the module does not load. */
export const loadHintTexts = async (language: Language): Promise<HintTexts> => modulesOf(language).hints();

/** Loads the messages of the table, by deck. */
export const loadMessages = async (language: Language): Promise<ByDeck<Messages>> =>
  (await loadTableTexts(language)).table;

/** Loads the messages of hints, by deck. */
export const loadHintMessages = async (language: Language): Promise<ByDeck<HintMessages>> =>
  (await loadHintTexts(language)).hints;
