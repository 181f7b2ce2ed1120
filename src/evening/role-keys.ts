/** Keys of the roles in an online evening. They are derived from one secret, so that the host's desk can print them all. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** A role whose key is derived from the secret: the number of a pair, the referee, or the projector. */
export type KeyedRole = number | 'referee' | 'screen';

/** Number of random characters of a key, of 6 bits each. */
const LENGTH = 22;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns the key of a role: its name, a dot, and 22 letters, digits, `-` or `_`, such as `7.Jx0v…`. */
export const keyOfRole = (secret: string, role: KeyedRole): string => {
  const bytes = hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`role ${role}`));
  return `${role}.${[...bytes.slice(0, LENGTH)].map((byte) => DIGITS.charAt(byte % DIGITS.length)).join('')}`;
};

/** Returns the role that a key names, or null for the host's key and other texts. The key may be wrong. */
export const roleInKey = (key: string): KeyedRole | null => {
  const [role = '', rest] = key.split('.', 2);
  if (rest === undefined) return null;
  if (role === 'referee' || role === 'screen') return role;
  return /^[1-9]\d{0,3}$/u.test(role) ? Number(role) : null;
};
