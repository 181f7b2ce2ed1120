/** Keys of the roles in an online evening. They are derived from one secret, so that the host's desk can print them all. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { listOf } from '../base/list-of.js';

/** One person of a pair: the number of the pair, and 1 or 2. Needed only to play online, because partners may not peek. */
export type PersonRole = `${number}-${1 | 2}`;

/** A role whose key is derived from the secret: the number of a pair, one of its persons, the referee, or the projector. */
export type KeyedRole = number | PersonRole | 'referee' | 'screen';

/** Number of random characters of a key, of 6 bits each. */
const LENGTH = 22;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Number of syllables of a key to type: 70 ^ 6, which is 117,000 million keys. The server limits wrong keys. */
const SYLLABLES = 6;
const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';
const LETTERS = 2 * SYLLABLES;

const bytesFor = (secret: string, text: string): Uint8Array => hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text));

/** Returns letters, digits, `-` and `_` that are derived from a secret and a text. */
export const derivedText = (secret: string, text: string, length = LENGTH): string =>
  [...bytesFor(secret, text).slice(0, length)].map((byte) => DIGITS.charAt(byte % DIGITS.length)).join('');

/** Returns the name of a role's card, which differs for each card that replaces an earlier one. */
const cardOf = (role: KeyedRole, newCards: number): string => `role ${role}${newCards > 0 ? ` card ${newCards}` : ''}`;

/**
 * Returns the key of a role: its name, a dot, and 22 letters, digits, `-` or `_`, such as `7.Jx0v…`.
 * @param newCards number of cards that have replaced the first one
 */
export const keyOfRole = (secret: string, role: KeyedRole, newCards = 0): string =>
  `${role}.${derivedText(secret, cardOf(role, newCards))}`;

/**
 * Returns the key of a pair or of one of its persons for people who type it: the role, a dot, and 12 letters, such as
 * `7.bofikunarape` or `7-1.bofikunarape`.
 * @param newCards number of cards that have replaced the first one
 */
export const typedKey = (secret: string, role: number | PersonRole, newCards = 0): string => {
  const bytes = bytesFor(secret, `typed ${cardOf(role, newCards)}`);
  // Two bytes a character keep all characters about equally likely.
  const pick = (characters: string, at: number): string =>
    characters.charAt((256 * (bytes[2 * at] ?? 0) + (bytes[2 * at + 1] ?? 0)) % characters.length);
  return `${role}.${listOf(SYLLABLES, (index) => pick(CONSONANTS, 2 * index) + pick(VOWELS, 2 * index + 1)).join('')}`;
};

/** Returns a key to type as it is printed, such as `7 bofi kuna rape` or `7-1 bofi kuna rape`. */
export const printedKey = (key: string): string => {
  const [role = '', letters = ''] = key.split('.');
  return [role, ...(letters.match(/.{1,4}/gu) ?? [])].join(' ');
};

/** The reason why a typed text is no key. */
export type KeyProblem =
  | { readonly problem: 'number' }
  | { readonly problem: 'character'; readonly character: string }
  | { readonly problem: 'length'; readonly letters: number };

/** The number of a pair at the beginning of a typed key, with the number of a person after a space or a dash. */
const TYPED_ROLE = /^(?<no>[1-9]\d{0,3})(?:[\s.·–-]+(?<person>[12])(?!\d))?/u;

/** Returns the key that a person has typed, with any spaces and capitals, or the reason against it. */
export const readTypedKey = (text: string): { readonly key: string } | KeyProblem => {
  const typed = text.toLowerCase().replace(/^[\s.·–-]+/u, '');
  const { no = '', person } = TYPED_ROLE.exec(typed)?.groups ?? {};
  if (no === '') return { problem: 'number' };
  const letters = typed.replace(TYPED_ROLE, '').replaceAll(/[\s.·–-]/gu, '');
  const [character] = /[^a-z]/u.exec(letters) ?? [];
  if (character !== undefined) return { problem: 'character', character };
  const role = person === undefined ? no : `${no}-${person}`;
  return letters.length === LETTERS ? { key: `${role}.${letters}` } : { problem: 'length', letters: letters.length };
};

/** Returns the role that a key names, or null for the host's key and other texts. The key may be wrong. */
export const roleInKey = (key: string): KeyedRole | null => {
  const [role = '', rest] = key.split('.', 2);
  if (rest === undefined) return null;
  if (role === 'referee' || role === 'screen') return role;
  if (/^[1-9]\d{0,3}-[12]$/u.test(role)) return role as PersonRole;
  return /^[1-9]\d{0,3}$/u.test(role) ? Number(role) : null;
};

/** Returns the number of the pair to which a role belongs, and the index of the person, or null for another role. */
export const pairOfRole = (role: unknown): { readonly no: number; readonly person: 0 | 1 | null } | null => {
  if (typeof role === 'number') return { no: role, person: null };
  const [no, person] = typeof role === 'string' ? role.split('-') : [];
  if (person === undefined) return null;
  return { no: Number(no), person: person === '1' ? 0 : 1 };
};
