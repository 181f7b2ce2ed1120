import type { HintMessages } from './de/hints.js';
import type { Messages } from './de/table.js';
import type { ByDeck, Words } from './words.js';

/** What is said at the table, by the deck that lies on it: cards are called as they look. */
export type MessagesByDeck = ByDeck<Messages>;

/** All that is said at the table. */
export interface TablePart {
  readonly table: ByDeck<Messages>;
  /** The same in other words: a page may have its own. */
  readonly tableIn?: (words: Words) => Messages;
}

/** Why something is advised, and what is said looking back at a hand. */
export interface HintPart {
  readonly hints: ByDeck<HintMessages>;
  readonly hintsIn?: (words: Words) => HintMessages;
}

/**
 * A language, in parts that load apart, each when it is first needed. The rules are not among them:
 * `watten-table/explain` has those. Entries that a language lacks its parts take from the nearest one (`filledFrom`).
 */
export interface LanguageParts {
  readonly table: () => Promise<TablePart>;
  readonly hints: () => Promise<HintPart>;
  /** The language of its sentences, where only its words are its own. */
  readonly sentences?: Language;
}

/**
 * The languages the table speaks, by BCP 47 tag in lower case: one line each. A new one is a folder with `words`, `table`,
 * `hints` and `rules`, as `de` has them; where it lacks entries it has German's type by `filledFrom` and the messages of
 * the nearest language, the last of them English. Its rules are exported by `explain.ts`.
 */
const SPOKEN: Partial<Record<string, LanguageParts>> = {
  de: { table: () => import('./de/table.js'), hints: () => import('./de/hints.js') },
  'de-x-dialect': { table: () => import('./de-x-dialect/table.js'), hints: () => import('./de-x-dialect/hints.js') },
  en: { table: () => import('./en/table.js'), hints: () => import('./en/hints.js') },
  it: { table: () => import('./it/table.js'), hints: () => import('./it/hints.js') },
  lld: { table: () => import('./lld/table.js'), hints: () => import('./lld/hints.js'), sentences: 'it' },
};

/** The tag of a language that the table speaks. */
export type Language = string;

/** The languages the package comes with. */
export const LANGUAGES: readonly Language[] = Object.keys(SPOKEN);

/** What everybody is spoken to whose language is not there. */
export const COMMON = 'en';

/**
 * Lets the table speak one more language, for those that the package does not come with.
 * @param language BCP 47 tag in lower case
 */
export const addLanguage = (language: Language, parts: LanguageParts): void => {
  SPOKEN[language] = parts;
};

/** The tag with its last part gone, and with it a single letter before that (RFC 4647, 3.4); empty at the end. */
export const shortened = (tag: string): string => tag.replace(/(?:-[^-])?-[^-]*$|^[^-]*$/, '');

/** Whether the table speaks the language of this tag, in lower case, without a page's help. */
export const isSpoken = (tag: string): boolean => Object.hasOwn(SPOKEN, tag);

/** No language is told apart by more characters. */
const LONGEST_TAG = 100;

/** A language tag as languages are looked up by: in lower case, with `-` between its subtags; POSIX and Java write `_`. */
export const readTag = (tag: string): string => tag.trim().slice(0, LONGEST_TAG).toLowerCase().replaceAll('_', '-');

/**
 * The language of a tag that the table speaks: itself, or the nearest shorter one; null if there is none.
 * @param own languages that a page has brought, by their tags in lower case
 */
export const spokenFor = (tag: string, own?: { has(tag: string): boolean }): Language | null => {
  for (let near = readTag(tag); near !== ''; near = shortened(near)) if (isSpoken(near) || own?.has(near)) return near;
  return null;
};

/**
 * The nearest language to the tags asked for, in order: `de-AT` and `de_AT` are spoken as `de`. English where none is near.
 * @param tags language tags; empty ones are skipped
 * @param own languages that a page has brought, by their tags in lower case
 */
export const nearestLanguage = (tags: readonly string[], own?: { has(tag: string): boolean }): Language => {
  for (const tag of tags) {
    const spoken = spokenFor(tag, own);
    if (spoken !== null) return spoken;
  }
  return COMMON;
};

/** The language in which somebody reads aloud what is said in this one. */
export const readAs = (language: Language): Language => SPOKEN[language]?.sentences ?? language;

/**
 * The language in which a part is told that not every language has: this one, one of a shorter tag, the one that has the
 * sentences of one of these, or English.
 * @param told what the part says, by language; English must be there
 */
export const nearestTold = <Tag extends Language>(
  language: Language,
  told: Readonly<Partial<Record<Tag, unknown>>>,
): Tag | typeof COMMON => {
  for (let near = language; near !== ''; near = shortened(near))
    for (const tag of [near, readAs(near)]) if (Object.hasOwn(told, tag)) return tag as Tag;
  return COMMON;
};

const partsOf = (language: Language): LanguageParts => {
  const parts = SPOKEN[language];
  if (!parts) throw new Error(`'${language}' is not spoken here.`);
  return parts;
};

/** All that is said at the table; loaded when it is first needed. Rejects if it cannot be had. */
export const loadTablePart = async (language: Language): Promise<TablePart> => partsOf(language).table();

/** What is said of hints; loaded when it is first needed. Rejects if it cannot be had. */
export const loadHintPart = async (language: Language): Promise<HintPart> => partsOf(language).hints();

/** What is said at the table, by deck. */
export const loadMessages = async (language: Language): Promise<ByDeck<Messages>> =>
  (await loadTablePart(language)).table;

/** What is said of hints, by deck. */
export const loadHintMessages = async (language: Language): Promise<ByDeck<HintMessages>> =>
  (await loadHintPart(language)).hints;
