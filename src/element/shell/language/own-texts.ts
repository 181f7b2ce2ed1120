import type { HintMessages } from '../../../i18n/de/hints.js';
import {
  FALLBACK_LANGUAGE,
  isSupported,
  loadHintTexts,
  loadTableTexts,
  nearestLanguage,
  speechLanguageOf,
  shortenTag,
  type HintTexts,
  type Language,
  type MessagesByDeck,
  type TableTexts,
} from '../../../i18n/languages.js';
import type { ByDeck, Words } from '../../../i18n/words.js';
import type { Region } from '../../../rules/variants.js';
import { quoted } from '../../../rules/input-error.js';
import { loadModule } from '../load-module.js';
import { readMessages, type Kinds, type OwnFunction, type OwnLanguages } from './read-messages.js';

export { isSame } from './read-messages.js';

/** The page's `messages` and the texts that the table makes from them. */
export interface OwnTexts {
  readonly languages: OwnLanguages;
  /** Error text that lists the keys missing from additional languages; null if none are missing. */
  readonly missing: string | null;
  readonly table: (language: Language, region: Region) => Promise<MessagesByDeck>;
  readonly hints: (language: Language) => Promise<ByDeck<HintMessages>>;
  /**
   * Returns the requested language or, if the hints are missing in that language, the language of the hints used instead.
   */
  readonly hintLanguage: (language: Language) => Language;
}

type Entry = string | ((params: unknown) => string);
type Part = Readonly<Record<string, Entry>>;
type Deck = keyof ByDeck<unknown>;

/** Keys of the words from which a language's sentences are composed. */
const WORDS: Readonly<Record<keyof Words, true>> = {
  suit: true,
  rank: true,
  schlag: true,
  card: true,
  points: true,
  variant: true,
  tableFor: true,
  gesture: true,
  meaning: true,
};
const isWord = (key: string): boolean => Object.hasOwn(WORDS, key);

const loadTable = (language: Language, region?: Region): Promise<TableTexts> =>
  loadModule(() => loadTableTexts(language, region), 'table');
const loadHints = (language: Language): Promise<HintTexts> => loadModule(() => loadHintTexts(language), 'hints');

/** Returns the page's languages that apply to a language, the nearest last, and the built-in language that these extend. */
const familyOf = (language: Language, own: OwnLanguages): { layers: readonly Language[]; root: Language | null } => {
  const layers: Language[] = [];
  for (let near = language; near !== ''; near = shortenTag(near)) {
    if (own.has(near)) layers.unshift(near);
    if (isSupported(near)) return { layers, root: near };
  }
  return { layers, root: null };
};

/**
 * Composes all texts from the page's entries and the built-in ones, for both decks.
 * @param onError called once for each function that throws or returns anything but a string
 */
const createComposer = (own: OwnLanguages, onError: (message: string) => void) => {
  const reported = new Set<string>();
  const fail = (language: Language, key: string, why: string): void => {
    const name = `${language} ${key}`;
    if (reported.has(name)) return;
    reported.add(name);
    onError(`The text '${key}' in 'messages' for '${language}' ${why}; the table uses its own text instead.`);
  };

  /** Wraps a function from the page; if the function fails, the wrapper returns the text `otherwise`. */
  const guarded =
    (language: Language, key: string, make: OwnFunction, words: object, otherwise: Entry) =>
    (params: unknown): string => {
      try {
        // The function receives a copy and therefore cannot change the table's data.
        const text = make(structuredClone(params), words);
        if (typeof text === 'string') return text;
        fail(language, key, `must return a string but returned ${quoted(text)}`);
      } catch (error) {
        fail(language, key, `threw an error: ${error instanceof Error ? error.message : quoted(error)}`);
      }
      return typeof otherwise === 'string' ? otherwise : otherwise(params);
    };

  /** Returns a set of texts in which the page's entries replace the built-in ones. */
  const overlay = (part: Part, layers: readonly Language[], words: object, takes: (key: string) => boolean): Part => {
    const all: Record<string, Entry> = { ...part };
    for (const language of layers) {
      for (const [key, entry] of own.get(language) ?? []) {
        const otherwise = all[key];
        // The key belongs to another set of texts.
        if (otherwise === undefined || !takes(key)) continue;
        all[key] = typeof entry === 'string' ? entry : guarded(language, key, entry, words, otherwise);
      }
    }
    return all;
  };

  const wordsOf = (part: Part): Part => Object.fromEntries(Object.entries(part).filter(([key]) => isWord(key)));

  /** Returns one deck's texts with the page's words. `compose` composes the same texts from other words. */
  const overDeck = (
    deck: Deck,
    layers: readonly Language[],
    { table, part, compose }: { table: Part; part: Part; compose: ((words: Words) => object) | undefined },
  ): Part => {
    const usual = wordsOf(table);
    const words = overlay(usual, layers, { ...usual, deck }, isWord);
    const hasOwnWords = Object.keys(usual).some((key) => words[key] !== usual[key]);
    const said = hasOwnWords && compose ? (compose(words as unknown as Words) as Part) : part;
    const withWords = part === table ? { ...said, ...words } : said;
    return overlay(withWords, layers, { ...words, deck }, (key) => !isWord(key));
  };

  /** Loads a language's texts for the table and, if requested, for the hints. */
  const partsIn = async (
    language: Language,
    wantsHints: boolean,
    region?: Region,
  ): Promise<{ table: ByDeck<Part>; hints: ByDeck<Part> | null }> => {
    const { layers, root } = familyOf(language, own);
    const [below, tablePart, hintPart] = await Promise.all([
      root === null ? partsIn(FALLBACK_LANGUAGE, wantsHints, region) : null,
      root === null ? null : loadTable(root, region),
      root === null || !wantsHints ? null : loadHints(root),
    ]);
    const table = (below?.table ?? tablePart?.table) as ByDeck<Part>;
    const hints = (below?.hints ?? hintPart?.hints ?? null) as ByDeck<Part> | null;
    const tableOver = (deck: Deck): Part =>
      overDeck(deck, layers, { table: table[deck], part: table[deck], compose: tablePart?.tableIn });
    const hintsOver = (deck: Deck, part: Part): Part =>
      overDeck(deck, layers, { table: table[deck], part, compose: hintPart?.hintsIn });
    return {
      table: { salzburg: tableOver('salzburg'), french: tableOver('french') },
      hints: hints && { salzburg: hintsOver('salzburg', hints.salzburg), french: hintsOver('french', hints.french) },
    };
  };
  return partsIn;
};

/** Returns every key with the type of its text, and a test for hint keys. All languages have the same keys. */
const kindsIn = async (language: Language): Promise<{ kinds: Kinds; isOfHints: (key: string) => boolean }> => {
  const [{ table }, { hints }] = await Promise.all([loadTable(language), loadHints(language)]);
  const entries = [...Object.entries(table.salzburg), ...Object.entries(hints.salzburg)];
  return {
    kinds: new Map(entries.map(([key, entry]) => [key, typeof entry === 'string' ? 'string' : 'function'])),
    isOfHints: (key) => Object.hasOwn(hints.salzburg, key),
  };
};

/** Describes the keys that the page's additional languages lack; built-in languages are always complete. */
const missingIn = (languages: OwnLanguages, kinds: Kinds): string | null => {
  const gaps = [...languages].flatMap(([language, entries]) => {
    const missing = isSupported(language) ? [] : [...kinds.keys()].filter((key) => !entries.has(key));
    const nearest = nearestLanguage([shortenTag(language)], languages);
    const list = missing.map((key) => `'${key}'`).join(', ');
    return missing.length > 0 ? [`'${language}' takes these missing texts from '${nearest}': ${list}.`] : [];
  });
  return gaps.length > 0 ? gaps.join(' ') : null;
};

/**
 * Reads a page's `messages`. Rejects with a `MessagesError` if they are invalid, and with another error if the
 * texts for comparison cannot be loaded.
 * @param onError called once for each function that throws or returns anything but a string
 */
export const readOwnTexts = async (given: unknown, onError: (message: string) => void): Promise<OwnTexts> => {
  const tags = typeof given === 'object' && given !== null ? Object.keys(given) : [];
  const { kinds, isOfHints } = await kindsIn(nearestLanguage(tags));
  const languages = readMessages(given, kinds);
  const partsIn = createComposer(languages, onError);
  return {
    languages,
    missing: missingIn(languages, kinds),
    table: async (language, region) => (await partsIn(language, false, region)).table as unknown as MessagesByDeck,
    hints: async (language) => (await partsIn(language, true)).hints as unknown as ByDeck<HintMessages>,
    hintLanguage: (language) => {
      const { layers, root } = familyOf(language, languages);
      const own = layers.filter((layer) => [...(languages.get(layer)?.keys() ?? [])].some(isOfHints));
      return own.at(-1) ?? speechLanguageOf(root ?? FALLBACK_LANGUAGE);
    },
  };
};
