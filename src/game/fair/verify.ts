/** A game of which nobody chose the cards: its seed is the host's secret, which it cannot change any more, and a salt of each seat. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { InputError, quoted } from '../../rules/input-error.js';
import { seatsOf } from '../../rules/seats.js';
import type { PlayableRecord } from '../record.js';
import { replay } from './fair-game.js';

/** What keeps secret and salts apart in a seed. */
const SEPARATOR = '.';

const refuse = (message: string): never => {
  throw new InputError('invalid-option', message);
};

const checkSecret = (secret: unknown): string => {
  if (typeof secret === 'string' && /^[\w-]{22,128}$/u.test(secret)) return secret;
  return refuse("A secret is 22 to 128 letters, digits, '-' or '_', such as newSecret() gives.");
};

const checkSalts = (salts: unknown): readonly string[] => {
  if (!Array.isArray(salts)) return refuse(`'salts' is a list with the salt of each seat, not ${quoted(salts)}.`);
  return [...(salts as unknown[])].map((salt, seat) => {
    if (salt === null) return '';
    if (typeof salt === 'string' && /^[\w-]{1,64}$/u.test(salt)) return salt;
    return refuse(
      `The salt of seat ${seat} is 1 to 64 letters, digits, '-' or '_', or null if it gave none, not ${quoted(salt)}.`,
    );
  });
};

/** As 64 hexadecimal digits. Not the browser's own SHA-256, which answers later and only on pages that came over https. */
const hashOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** A secret that nobody could have guessed; a seat may take one as its salt. */
export const newSecret = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/**
 * What a host tells of its secret before the first card: its SHA-256 as 64 hexadecimal digits.
 * @throws InputError `invalid-option`
 */
export const hashOf = (secret: string): string => hashOfText(checkSecret(secret));

/**
 * The seed of a game with `deal: 'sha256'`.
 * @param salts by seat; null: this seat gave none, as computers do
 * @throws InputError `invalid-option`, naming the seat
 */
export const fairSeed = (secret: string, salts: readonly (string | null)[]): string =>
  [checkSecret(secret), ...checkSalts(salts)].join(SEPARATOR);

/** What was told before the first card. */
export interface Promised {
  /** The hash of the host's secret. */
  readonly hash: string;
  /** The salt of each seat; null: it gave none. */
  readonly salts: readonly (string | null)[];
}

/**
 * Whether a game was dealt as it was promised: its seed is made of the secret with that hash and of these salts, its cards came
 * from the seed alone, and all that was done in it was possible. Whether that game is the one you have seen, your history shows:
 * `replay(record).view(seat).history`.
 * @throws InputError `invalid-option` if hash or salts are none, `invalid-record` or `unknown-record-version` if the record cannot
 *   be replayed; as a rejection
 */
export const verify = async (record: PlayableRecord, { hash, salts }: Promised): Promise<boolean> => {
  const { rules } = replay(record);
  if (typeof hash !== 'string' || !/^[0-9a-f]{64}$/u.test(hash))
    return refuse(`'hash' is 64 hexadecimal digits, not ${quoted(hash)}.`);
  const texts = checkSalts(salts);
  const seats = seatsOf(rules.players).length;
  if (texts.length !== seats) return refuse(`There are ${seats} seats, and ${texts.length} salts.`);
  if (record.version === 1 || record.deal !== 'sha256' || record.setup) return false;
  const [secret = '', ...rest] = record.seed.split(SEPARATOR);
  return hashOfText(secret) === hash && rest.join(SEPARATOR) === texts.join(SEPARATOR);
};
