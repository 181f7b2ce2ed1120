/** A record in the fragment of an address: what is behind `#` never leaves the browser that opens it. */
import { toJson } from '../../base/to-json.js';
import { InputError, quoted } from '../../rules/input-error.js';
import { replay } from '../fair/fair-game.js';
import type { PlayableRecord } from '../record.js';
import { readActions, writeActions } from './action-coder.js';
import { BitsError, createBitReader, createBitWriter } from './bits.js';
import { readJson, writeJson, type Json } from './json-coder.js';

/** Maximum length of a link in characters. Some programs cut off longer ones. */
const MAX_LINK_LENGTH = 2000;
const NAME = 'watten=';
/** How what follows is packed. Another way of packing has another sign. */
const FORMAT = '1';

const CHECK_BITS = 31;

/** A sum of the signs of a text (FNV-1a): another one if any sign is changed, but for one chance in two thousand million. */
const checkSum = (text: string): number => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum ^ (sum >>> 16)) & 0x7fffffff;
};

/** The sum as text, always as long. */
const checkText = (text: string): string => {
  const writer = createBitWriter();
  writer.bits(checkSum(text), CHECK_BITS);
  return writer.text();
};
const CHECK_LENGTH = checkText('').length;

/** Returns a record as plain JSON, without undefined fields. */
const toPlainRecord = (
  record: PlayableRecord,
): { readonly actions: readonly Json[]; readonly [part: string]: Json } => {
  try {
    // Who passes a game on need not pass on who played it.
    return JSON.parse(toJson({ ...record, people: undefined }));
  } catch {
    throw new InputError('invalid-record', 'A record is plain JSON; something in this one is not.');
  }
};

/**
 * An address that holds the record of a game, and with it every card of that game.
 * @param base the address of the page that is to show it; a fragment it has is left off. Default: the fragment alone
 * @throws InputError `link-too-long`; `invalid-record` or `unknown-record-version` for what cannot be replayed
 */
export const toLink = (record: PlayableRecord, base = ''): string => {
  if (typeof base !== 'string')
    throw new InputError('invalid-option', `'base' is the address of a page, not ${quoted(base)}.`);
  replay(record);
  const { actions, ...rest } = toPlainRecord(record);
  const writer = createBitWriter();
  writeJson(writer, rest);
  writeActions(writer, actions);
  const text = writer.text();
  const link = `${base.replace(/#.*$/su, '')}#${NAME}${FORMAT}${text}${checkText(text)}`;
  if (link.length > MAX_LINK_LENGTH) {
    throw new InputError(
      'link-too-long',
      `The link would have ${link.length} characters; it may have ${MAX_LINK_LENGTH}. Hand the record on as a file.`,
    );
  }
  return link;
};

const invalid = (reason: string): never => {
  throw new InputError('invalid-link', `This is no link to a game. ${reason}`);
};

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Unpacks the text behind `#watten=`. */
const unpack = (packed: string): Json => {
  if (packed.length > MAX_LINK_LENGTH) return invalid(`It has more than ${MAX_LINK_LENGTH} characters.`);
  if (!packed.startsWith(FORMAT)) return invalid(`It does not begin with '${NAME}${FORMAT}'.`);
  const text = packed.slice(FORMAT.length, -CHECK_LENGTH);
  if (checkText(text) !== packed.slice(-CHECK_LENGTH))
    return invalid('It is cut off, or a character of it was changed.');
  try {
    const reader = createBitReader(text);
    const rest = readJson(reader);
    const actions = readActions(reader);
    if (!reader.isAtEnd()) return invalid('There is more in it than a game.');
    return isObject(rest) ? { ...rest, actions } : rest;
  } catch (error) {
    if (error instanceof BitsError) return invalid(error.message);
    throw error;
  }
};

/**
 * The record in a link of `toLink`: a whole address, or its fragment alone. It is one that can be replayed.
 * @throws InputError `invalid-link` for what is no such link, also one cut off or altered; `invalid-record` or
 *   `unknown-record-version` if what is in it cannot be replayed
 */
export const fromLink = (link: string): PlayableRecord => {
  if (typeof link !== 'string') return invalid(`A link is a text, not ${quoted(link)}.`);
  const fragment = link.slice(link.indexOf('#') + 1).trim();
  if (!fragment.startsWith(NAME)) return invalid(`It has no '#${NAME}'.`);
  const record = unpack(fragment.slice(NAME.length)) as unknown as PlayableRecord;
  replay(record);
  return record;
};
