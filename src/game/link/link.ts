/** A record in the fragment of a URL. The text after `#` never leaves the browser that opens the URL. */
import { toJson } from '../../base/to-json.js';
import { InputError, quoted } from '../../rules/input-error.js';
import { replay } from '../fair/fair-game.js';
import type { PlayableRecord } from '../record.js';
import { readActions, writeActions } from './action-coder.js';
import { BitsError, createBitReader, createBitWriter } from './bits.js';
import { readJson, writeJson, type Json } from './json-coder.js';

/** Maximum length of a link, in characters. Some programs cut off longer links. */
const MAX_LINK_LENGTH = 2000;
const NAME = 'watten=';
/** The version of the encoding. A new encoding needs a new character. */
const FORMAT = '1';

const CHECKSUM_BITS = 31;

/**
 * Returns a checksum of a text (FNV-1a). The probability that a changed text has the same checksum is 1 in 2 billion.
 */
const checksum = (text: string): number => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum ^ (sum >>> 16)) & 0x7fffffff;
};

/** Returns the checksum as text of constant length. */
const checksumText = (text: string): string => {
  const writer = createBitWriter();
  writer.bits(checksum(text), CHECKSUM_BITS);
  return writer.text();
};
const CHECKSUM_LENGTH = checksumText('').length;

/** Returns a record as plain JSON, without undefined fields. */
const toPlainRecord = (
  record: PlayableRecord,
): { readonly actions: readonly Json[]; readonly [part: string]: Json } => {
  try {
    // A link does not include the names of the players.
    return JSON.parse(toJson({ ...record, people: undefined }));
  } catch {
    throw new InputError('invalid-record', 'A record must be plain JSON, but this one contains a value that is not.');
  }
};

/**
 * Returns a URL that contains the record of a game, and therefore every card of the game.
 * @param base the URL of the page that shows the game. Its fragment is replaced. Default: the empty string, which gives
 * only the fragment
 * @throws InputError `link-too-long` if the link would be too long, `invalid-record` or `unknown-record-version` if the
 * record cannot be replayed
 */
export const toLink = (record: PlayableRecord, base = ''): string => {
  if (typeof base !== 'string')
    throw new InputError('invalid-option', `'base' must be the URL of a page, not ${quoted(base)}.`);
  replay(record);
  const { actions, ...rest } = toPlainRecord(record);
  const writer = createBitWriter();
  writeJson(writer, rest);
  writeActions(writer, actions);
  const text = writer.text();
  const link = `${base.replace(/#.*$/su, '')}#${NAME}${FORMAT}${text}${checksumText(text)}`;
  if (link.length > MAX_LINK_LENGTH) {
    throw new InputError(
      'link-too-long',
      `The link would have ${link.length} characters; at most ${MAX_LINK_LENGTH} are allowed. Share the record as a file.`,
    );
  }
  return link;
};

const invalid = (reason: string): never => {
  throw new InputError('invalid-link', `This is not a link to a game. ${reason}`);
};

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Decodes the text after `#watten=`. */
const unpack = (packed: string): Json => {
  if (packed.length > MAX_LINK_LENGTH) return invalid(`It has more than ${MAX_LINK_LENGTH} characters.`);
  if (!packed.startsWith(FORMAT)) return invalid(`It does not begin with '${NAME}${FORMAT}'.`);
  const text = packed.slice(FORMAT.length, -CHECKSUM_LENGTH);
  if (checksumText(text) !== packed.slice(-CHECKSUM_LENGTH))
    return invalid('It is cut off, or a character was changed.');
  try {
    const reader = createBitReader(text);
    const rest = readJson(reader);
    const actions = readActions(reader);
    if (!reader.isAtEnd()) return invalid('It contains more than one game.');
    return isObject(rest) ? { ...rest, actions } : rest;
  } catch (error) {
    if (error instanceof BitsError) return invalid(error.message);
    throw error;
  }
};

/**
 * Returns the record in a link from `toLink`, given as a whole URL or as its fragment. The record can be replayed.
 * @throws InputError `invalid-link` for other texts and for truncated or altered links, `invalid-record` or
 * `unknown-record-version` if the record cannot be replayed
 */
export const fromLink = (link: string): PlayableRecord => {
  if (typeof link !== 'string') return invalid(`A link must be a string, not ${quoted(link)}.`);
  const fragment = link.slice(link.indexOf('#') + 1).trim();
  if (!fragment.startsWith(NAME)) return invalid(`It contains no '#${NAME}'.`);
  const record = unpack(fragment.slice(NAME.length)) as unknown as PlayableRecord;
  replay(record);
  return record;
};
