import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Number of hexadecimal digits of the hash to announce. Finding another secret with the same digits takes too long. */
const HASH_DIGITS = 24;

/** Returns the first 24 hexadecimal digits of the SHA-256 hash of a text. */
export const hexHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, HASH_DIGITS);

/**
 * Returns the hash of a host's secret, to announce before the first draw: the first 24 digits of its SHA-256 hash, in groups
 * of four.
 */
export const hashOfSecret = (secret: string): string => hexHash(secret).replaceAll(/(?<=^(?:.{4})+)(?!$)/gu, ' ');

/**
 * Returns the seed of a draw from the host's secret and a number that a person in the hall calls out. A person who knows
 * only one of them cannot choose the draw. After the evening, everyone who knows the secret can repeat it.
 */
export const drawSeed = (secret: string, called: string): string => `${secret} ${called.trim()}`;
