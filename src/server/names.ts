import { ConnectionError } from '../online/connection-error.js';

/** Maximum length of a name in grapheme clusters, which readers perceive as characters. */
/** Maximum length of a name at a table, in visible characters. */
export const MAX_NAME_LENGTH = 20;

/**
 * Characters that are invisible or change the appearance of other characters: control, format and bidi characters;
 * surrogates; private-use, unassigned and ignorable characters (fillers, joiners, selectors); blank letters and symbols;
 * replacement characters.
 */
const HIDDEN =
  /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u{2800}\u{fff9}-\u{fffd}\u{13441}\u{13442}\u{1d159}]/u;
/**
 * Marks that follow no letter or a letter of another script, enclosing marks, and more marks than any script uses on one
 * letter.
 */
const STRAY_MARKS =
  /(?:^|\s)\p{M}|\p{M}{4}|\p{Me}|[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]\p{M}*(?![\p{sc=Zinh}\p{sc=Cyrl}])\p{M}/u;
/** Maximum ratio of marks to other characters in a name. */
const MAX_MARKS_PER_CHARACTER = 1.5;

// The constructor is needed because the compiler's target does not yet support the `v` flag, which Node 20 supports.
const EMOJI = new RegExp('^\\p{RGI_Emoji}$', 'v');
/** An emoji with the text variation selector. */
const TEXT_EMOJI = /^\p{Extended_Pictographic}\u{fe0e}$/u;

/** Adds the missing variation selectors to an emoji, since some keyboards omit them. */
const withSelectors = (emoji: string): string =>
  emoji
    .replaceAll('\u{fe0f}', '')
    .replaceAll(/(?!\p{Emoji_Presentation})\p{Extended_Pictographic}(?!\p{Emoji_Modifier})/gu, '$&\u{fe0f}');

const isEmoji = (grapheme: string): boolean =>
  EMOJI.test(grapheme) || EMOJI.test(withSelectors(grapheme)) || TEXT_EMOJI.test(grapheme);

const segmenter = new Intl.Segmenter();
const graphemesOf = (text: string): readonly string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

const countOf = (text: string, kind: RegExp): number => text.match(kind)?.length ?? 0;

/** Whether a name has a valid number of characters, and all of them are visible. */
const isVisible = (name: string): boolean => {
  const graphemes = graphemesOf(name);
  const withoutEmoji = graphemes.filter((grapheme) => !isEmoji(grapheme)).join('');
  const marks = countOf(withoutEmoji, /\p{M}/gu);
  return (
    graphemes.length <= MAX_NAME_LENGTH &&
    name.length <= 4 * MAX_NAME_LENGTH &&
    !HIDDEN.test(withoutEmoji) &&
    !STRAY_MARKS.test(withoutEmoji) &&
    marks <= MAX_MARKS_PER_CHARACTER * countOf(withoutEmoji, /\P{M}/gu)
  );
};

/** Letters, digits and symbols that look like a Latin letter in lower or upper case, by letter. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ a: 'аα', b: 'вβ', c: 'с', d: 'ԁ', e: 'еεё', g: 'ԍ', h: 'нηһ', j: 'ј', k: 'кκ', l: 'iіιıӏ1|', m: 'мμ' },
  ...{ n: 'ν', o: 'оοօ0', p: 'рρ', q: 'ԛ', s: 'ѕ', t: 'тτ', u: 'ս', w: 'ԝ', x: 'хχ', y: 'уυү', z: 'ζ' },
};
const LATIN_LOOKALIKES = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, lookalikes]) =>
    Array.from(lookalikes, (lookalike) => [lookalike, latin]),
  ),
);

/** Returns the key of a name. Two names that a reader cannot tell apart have the same key. */
export const nameKey = (name: string): string => {
  // Converts to upper case first, since some letters have more than one lower-case form.
  const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
  const visible = folded
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return Array.from(visible, (grapheme) => LATIN_LOOKALIKES.get(grapheme) ?? grapheme).join('');
};

/** Names of computer players in the languages of the table. */
const COMPUTER_NAMES = ['Computer'];
const RESERVED_KEYS: readonly string[] = COMPUTER_NAMES.map(nameKey);

/** Whether a name contains a reserved word, even with spaces, marks or digits between its letters. */
const isReserved = (name: string): boolean => {
  const withoutMarks = name.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return [withoutMarks, withoutMarks.replaceAll(/\d/gu, ' ')].some((spelling) => {
    const words = nameKey(spelling).split(/[^\p{L}\p{M}]+/u);
    return [...words, words.join('')].some((word) => RESERVED_KEYS.includes(word));
  });
};

/**
 * Checks a name and normalizes its Unicode form and spaces.
 * @param acceptName the operator's check, or null
 * @throws ConnectionError `bad-name`
 */
export const readName = (given: unknown, acceptName: ((name: string) => boolean) | null): string => {
  // Rejects U+FEFF: the character is invisible, but `trim()` and `\s` treat it as white space.
  const text = typeof given === 'string' && !given.includes('\u{feff}') ? given : '';
  const name = text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  if (name === '' || !isVisible(name))
    throw new ConnectionError('bad-name', `A name must consist of 1 to ${MAX_NAME_LENGTH} visible characters.`);
  if (isReserved(name)) throw new ConnectionError('bad-name', 'This name is reserved for computer players.');
  if (acceptName && !acceptName(name)) throw new ConnectionError('bad-name', 'This server does not accept this name.');
  return name;
};

/**
 * Returns a name that is not taken: `Resi`, then `Resi (2)`.
 * @param taken the names of other guests and computer players
 */
export const distinctName = (name: string, taken: readonly string[]): string => {
  const keys = new Set(taken.map(nameKey));
  if (!keys.has(nameKey(name))) return name;
  const base = name.replace(/ \(\d+\)$/u, '');
  for (let count = 2; ; count++) {
    const numberedName = `${base} (${count})`;
    if (!keys.has(nameKey(numberedName))) return numberedName;
  }
};
