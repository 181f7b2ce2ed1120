/**
 * Games in which no participant can choose the cards. The seed of such a game combines a salt from each seat with the
 * host's secret. The host publishes the secret's hash first.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { InputError, quoted } from '../../rules/input-error.js';
import { seatsOf } from '../../rules/seats.js';
import type { PlayableRecord } from '../record.js';
import { replay } from './fair-game.js';

/** Separator between the secret and the salts in a seed. */
const SEPARATOR = '.';

const refuse = (message: string): never => {
  throw new InputError('invalid-option', message);
};

const checkSecret = (secret: unknown): string => {
  if (typeof secret === 'string' && /^[\w-]{22,128}$/u.test(secret)) return secret;
  return refuse("A secret must consist of 22 to 128 letters, digits, '-' or '_'; newSecret() returns one.");
};

const checkSalts = (salts: unknown): readonly string[] => {
  if (!Array.isArray(salts)) return refuse(`'salts' must be a list with one salt per seat, not ${quoted(salts)}.`);
  return [...(salts as unknown[])].map((salt, seat) => {
    if (salt === null) return '';
    if (typeof salt === 'string' && /^[\w-]{1,64}$/u.test(salt)) return salt;
    return refuse(
      `The salt of seat ${seat} must consist of 1 to 64 letters, digits, '-' or '_', or be null, not ${quoted(salt)}.`,
    );
  });
};

/**
 * Returns the SHA-256 of a text as 64 hexadecimal digits. Does not use the browser's SHA-256, which is asynchronous and
 * requires HTTPS.
 */
const hashOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Returns an unpredictable secret, which a seat can also use as its salt. */
export const newSecret = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/**
 * Returns the hash that a host publishes before the first card: the SHA-256 of its secret, as 64 hexadecimal digits.
 * @throws InputError `invalid-option`
 */
export const hashOf = (secret: string): string => hashOfText(checkSecret(secret));

/**
 * Returns the seed of a game with `deal: 'sha256'`.
 * @param salts the salts by seat, null for a seat without a salt, such as a computer player
 * @throws InputError `invalid-option`, with the seat
 */
export const fairSeed = (secret: string, salts: readonly (string | null)[]): string =>
  [checkSecret(secret), ...checkSalts(salts)].join(SEPARATOR);

/** The values published before the first card. */
export interface Promised {
  /** The hash of the host's secret. */
  readonly hash: string;
  /** The salt of each seat, or null if the seat sent none. */
  readonly salts: readonly (string | null)[];
}

/**
 * Resolves to true if a game was dealt as its host promised, and otherwise to false. The seed must consist of the
 * secret whose hash is `hash` and of these salts. All cards must come from the seed, and all actions must be legal. To
 * check that the record shows the game you have seen, compare your history with `replay(record).view(seat).history`.
 * Rejects with InputError `invalid-option` if the hash or the salts are invalid, and with `invalid-record` or
 * `unknown-record-version` if the record cannot be replayed.
 */
export const verify = async (record: PlayableRecord, { hash, salts }: Promised): Promise<boolean> => {
  const { rules } = replay(record);
  if (typeof hash !== 'string' || !/^[0-9a-f]{64}$/u.test(hash))
    return refuse(`'hash' must be 64 hexadecimal digits, not ${quoted(hash)}.`);
  const texts = checkSalts(salts);
  const seats = seatsOf(rules.players).length;
  if (texts.length !== seats) return refuse(`'salts' has ${texts.length} entries, but the game has ${seats} seats.`);
  if (record.version === 1 || record.deal !== 'sha256' || record.setup) return false;
  const [secret = '', ...rest] = record.seed.split(SEPARATOR);
  return hashOfText(secret) === hash && rest.join(SEPARATOR) === texts.join(SEPARATOR);
};
