import { listOf } from '../base/list-of.js';
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** The id of a table, which nobody guesses: 96 random bits in 16 signs that may stand in an address. */
export const newTableId = (): string => randomBytes(12).toString('base64url');

/** What could be the id of a table. */
export const isTableId = (text: string): boolean => /^[\w-]{16}$/.test(text);

/** A key by which somebody comes back: 128 random bits. */
export const newKey = (): string => randomBytes(16).toString('base64url');

/** What may be a key that somebody has drawn himself: as long as our own, at least. */
export const isKey = (text: string): boolean => /^[\w-]{22,64}$/.test(text);

/** What is kept of a key, and what is written of a table's id where others may read it. */
export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';
const SYLLABLES = 4;

const randomCharacter = (characters: string): string => characters.charAt(randomInt(characters.length));

/** A code for a table that can be spoken in any of our languages: 24 million there are. Whoever tries them is slowed down. */
export const newCode = (): string =>
  listOf(SYLLABLES, () => randomCharacter(CONSONANTS) + randomCharacter(VOWELS)).join('');

/** What somebody typed who was told a code; null: it is none. */
export const readCode = (text: string): string | null => {
  const code = text.toLowerCase().replaceAll(/[\s-]/g, '');
  return /^(?:[bdfgklmnprstvz][aeiou]){4}$/.test(code) ? code : null;
};
