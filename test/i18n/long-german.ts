/**
 * A test language: German with lengthened words. Its texts are about 40 % longer, like those of the longest languages.
 * With this language, tests find controls without enough room for translations.
 */
import { hints as germanHints } from '../../src/i18n/de/hints.js';
import { table as germanTable } from '../../src/i18n/de/table.js';
import { addLanguage } from '../../src/i18n/languages.js';
import type { ByDeck } from '../../src/i18n/words.js';

export const LONG_GERMAN = 'de-x-long';

const LONGER_BY = 0.4;

/** Lengthens the words of a text at their vowels: "Karten" becomes "Kaarteen". Keeps text without letters unchanged. */
export const lengthened = (text: string): string => {
  let due = 0;
  return text.replaceAll(/\p{L}{2,}/gu, (word) => {
    due += word.length * LONGER_BY;
    const letters = Array.from(word);
    const vowels = letters.flatMap((letter, index) => (/[aeiouyäöü]/i.test(letter) ? index : []));
    const places = vowels.length > 0 ? vowels : [letters.length - 1];
    const more = letters.map(() => 0);
    for (let turn = 0; due >= 1; turn++, due--) more[places[turn % places.length] ?? 0]++;
    return letters.map((letter, index) => letter + letter.toLowerCase().repeat(more[index] ?? 0)).join('');
  });
};

type Entry = string | readonly string[] | ((params: never) => string);

/** Lengthens all entries except the names of players, which are not words of a language. */
const long = <T extends object>(part: T): T =>
  Object.fromEntries(
    Object.entries(part).map(([key, entry]: [string, Entry]) => {
      if (typeof entry === 'string') return [key, lengthened(entry)];
      return [key, typeof entry === 'function' ? (params: never) => lengthened(entry(params)) : entry];
    }),
  ) as T;

const longByDeck = <T extends object>({ salzburg, french }: ByDeck<T>): ByDeck<T> => ({
  salzburg: long(salzburg),
  french: long(french),
});

export const longTable = longByDeck(germanTable);

/** Adds the language, so that tables with its tag in `lang` use it. */
export const registerLongGerman = (): void =>
  addLanguage(LONG_GERMAN, {
    table: async () => ({ table: longTable }),
    hints: async () => ({ hints: longByDeck(germanHints) }),
  });
