import { listOf } from '../base/list-of.js';
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Returns a new, unguessable table id: 96 random bits as 16 URL-safe characters. */
export const newTableId = (): string => randomBytes(12).toString('base64url');

/** Whether a string has the form of a table id. */
export const isTableId = (text: string): boolean => /^[\w-]{16}$/.test(text);

/** Returns a new key of 128 random bits, with which a guest can rejoin. */
export const newKey = (): string => randomBytes(16).toString('base64url');

/** Whether a string is a valid client-generated key. Such keys must be at least as long as the server's keys. */
export const isKey = (text: string): boolean => /^[\w-]{22,64}$/.test(text);

/** Returns the hash of a string. The server stores hashes instead of keys, and logs hashes instead of table ids. */
export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';
const SYLLABLES = 4;

const randomCharacter = (characters: string): string => characters.charAt(randomInt(characters.length));

/**
 * Returns a new table code that is easy to say in all languages of the table. There are only 24 million codes, so
 * `CodeGuesses` limits the rate of wrong codes.
 */
export const newCode = (): string =>
  listOf(SYLLABLES, () => randomCharacter(CONSONANTS) + randomCharacter(VOWELS)).join('');

/** Parses a code typed by a visitor. Returns null if the string is not a code. */
export const readCode = (text: string): string | null => {
  const code = text.toLowerCase().replaceAll(/[\s-]/g, '');
  return /^(?:[bdfgklmnprstvz][aeiou]){4}$/.test(code) ? code : null;
};
