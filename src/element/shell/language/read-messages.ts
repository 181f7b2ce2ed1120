import { arrayFrom } from '../../../base/array-from.js';
import { indexed, listOf } from '../../../base/list-of.js';
import { readTag, type Language } from '../../../i18n/languages.js';
import { quoted } from '../../../rules/input-error.js';

/** A function from the page; its result is unchecked. */
export type OwnFunction = (params: unknown, words: object) => unknown;

/** The page's texts in one language, by key. */
export type OwnEntries = ReadonlyMap<string, string | OwnFunction>;

/** The page's texts by language; tags are in lower case. */
export type OwnLanguages = ReadonlyMap<Language, OwnEntries>;

/** The type of each text, by key. */
export type Kinds = ReadonlyMap<string, 'string' | 'function'>;

/** Error for invalid `messages`. The table ignores the whole object. */
class MessagesError extends Error {
  constructor(
    readonly code: 'invalid-message' | 'unknown-message',
    message: string,
  ) {
    super(message);
  }
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a language tag in canonical form and lower case. @throws MessagesError if the tag is invalid */
const canonical = (tag: string): Language => {
  try {
    return Intl.getCanonicalLocales(readTag(tag)).join().toLowerCase();
  } catch {
    const right = "a BCP 47 tag such as 'de', 'de-CH' or 'fr'";
    throw new MessagesError('invalid-message', `A language in 'messages' must be ${right}, not ${quoted(tag)}.`);
  }
};

/** Levenshtein distance between two words: the number of letters to insert, delete or replace. */
const distance = (one: string, other: string): number => {
  let row = listOf(other.length + 1, (index) => index);
  for (const [line, letter] of indexed(arrayFrom(one))) {
    let left = line + 1;
    row = row.map((above, index) => {
      if (index === 0) return left;
      const changed = (row[index - 1] ?? 0) + (other[index - 1] === letter ? 0 : 1);
      return (left = Math.min(above + 1, left + 1, changed));
    });
  }
  return row.at(-1) ?? 0;
};

/** Suggests the most similar key, or the documentation if no key is similar. */
const suggestion = (wrong: string, kinds: Kinds): string => {
  const nearest = [...kinds.keys()].reduce((best, key) => (distance(wrong, key) < distance(wrong, best) ? key : best));
  return distance(wrong, nearest) * 2 <= wrong.length
    ? `the nearest is '${nearest}'`
    : 'docs/reference/messages.md in the package lists all texts';
};

const RIGHT = { string: 'a string', function: 'a function that returns a string' } as const;

const readEntries = (tag: string, given: unknown, kinds: Kinds): OwnEntries => {
  if (!isPlain(given))
    throw new MessagesError(
      'invalid-message',
      `'messages' for '${tag}' must be an object of texts such as { title: 'Watten' }, not ${quoted(given)}.`,
    );
  const entries = Object.entries(given).filter(([, entry]) => entry !== undefined);
  for (const [key, entry] of entries) {
    const kind = kinds.get(key);
    if (!kind)
      throw new MessagesError(
        'unknown-message',
        `Unknown text ${quoted(key)} in 'messages' for '${tag}'; ${suggestion(key, kinds)}.`,
      );
    if (typeof entry !== kind)
      throw new MessagesError(
        'invalid-message',
        `The text '${key}' in 'messages' for '${tag}' must be ${RIGHT[kind]}, not ${quoted(entry)}.`,
      );
  }
  return new Map(entries as readonly (readonly [string, string | OwnFunction])[]);
};

/**
 * Returns a copy of the page's `messages`, so that later changes to the object have no effect.
 * @throws MessagesError if the messages are invalid; its message states what is valid
 */
export const readMessages = (given: unknown, kinds: Kinds): OwnLanguages => {
  if (!isPlain(given))
    throw new MessagesError(
      'invalid-message',
      `'messages' must be an object such as { de: { title: 'Watten' } }, or null, not ${quoted(given)}.`,
    );
  const languages = new Map<Language, OwnEntries>();
  for (const [tag, entries] of Object.entries(given)) {
    if (entries === undefined) continue;
    const language = canonical(tag);
    if (languages.has(language))
      throw new MessagesError(
        'invalid-message',
        `'messages' contains the language '${language}' twice; each language can appear only once.`,
      );
    languages.set(language, readEntries(tag, entries, kinds));
  }
  return languages;
};

const isSameEntries = (one: OwnEntries, other: OwnEntries | undefined): boolean =>
  one.size === other?.size && [...one].every(([key, entry]) => entry === other.get(key));

/** Returns whether two sets of languages contain the same texts. */
export const isSame = (one: OwnLanguages, other: OwnLanguages): boolean =>
  one.size === other.size && [...one].every(([language, entries]) => isSameEntries(entries, other.get(language)));
