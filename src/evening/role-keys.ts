/** Keys of the roles in an online evening. They are derived from one secret, so that the host's desk can print them all. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** One person of a pair: the number of the pair, and 1 or 2. Needed only to play online, because partners may not peek. */
export type PersonRole = `${number}-${1 | 2}`;

/** A role whose key is derived from the secret: the number of a pair, one of its persons, the referee, or the projector. */
export type KeyedRole = number | PersonRole | 'referee' | 'screen';

/** Number of random characters of a key, of 6 bits each. */
const LENGTH = 22;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns letters, digits, `-` and `_` that are derived from a secret and a text. */
export const derivedText = (secret: string, text: string, length = LENGTH): string => {
  const bytes = hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text));
  return [...bytes.slice(0, length)].map((byte) => DIGITS.charAt(byte % DIGITS.length)).join('');
};

/** Returns the key of a role: its name, a dot, and 22 letters, digits, `-` or `_`, such as `7.Jx0v…`. */
export const keyOfRole = (secret: string, role: KeyedRole): string => `${role}.${derivedText(secret, `role ${role}`)}`;

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
