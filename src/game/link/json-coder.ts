/**
 * Encodes any JSON value as bits. The meaning of each number must never change, because the numbers decode old links.
 */
import { BitsError, type BitReader, type BitWriter } from './bits.js';
import { WORDS } from './words.js';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const KIND_BITS = 4;
const NULL = 0;
const FALSE = 1;
const TRUE = 2;
/** A whole number from 0 to 2^31 - 1. */
const COUNT = 3;
/** Any other number, in JSON notation. */
const NUMBER = 4;
const WORD = 5;
/** A text in UTF-8. */
const TEXT = 6;
/** A text in UTF-16. Used for half a surrogate pair, which UTF-8 cannot encode. */
const UNITS = 7;
const LIST = 8;
const OBJECT = 9;

const utf8 = new TextEncoder();
const utf8Text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const NUMBERS: ReadonlyMap<string, number> = new Map(WORDS.map((word, number) => [word, number]));

const writeText = (writer: BitWriter, text: string): void => {
  const number = NUMBERS.get(text);
  if (number !== undefined) {
    writer.bits(WORD, KIND_BITS);
    writer.number(number);
    return;
  }
  const bytes = utf8.encode(text);
  if (utf8Text.decode(bytes) === text) {
    writer.bits(TEXT, KIND_BITS);
    writer.number(bytes.length);
    for (const byte of bytes) writer.bits(byte, 8);
    return;
  }
  writer.bits(UNITS, KIND_BITS);
  writer.number(text.length);
  for (let at = 0; at < text.length; at++) writer.bits(text.charCodeAt(at), 16);
};

const writeNumber = (writer: BitWriter, value: number): void => {
  if (Number.isInteger(value) && value >= 0 && value < 2 ** 31) {
    writer.bits(COUNT, KIND_BITS);
    writer.number(value);
    return;
  }
  writer.bits(NUMBER, KIND_BITS);
  writeText(writer, JSON.stringify(value));
};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

export const writeJson = (writer: BitWriter, value: Json): void => {
  if (value === null) return writer.bits(NULL, KIND_BITS);
  if (typeof value === 'boolean') return writer.bits(value ? TRUE : FALSE, KIND_BITS);
  if (typeof value === 'number') return writeNumber(writer, value);
  if (typeof value === 'string') return writeText(writer, value);
  if (isList(value)) {
    writer.bits(LIST, KIND_BITS);
    writer.number(value.length);
    for (const item of value) writeJson(writer, item);
    return;
  }
  const entries = Object.entries(value);
  writer.bits(OBJECT, KIND_BITS);
  writer.number(entries.length);
  for (const [key, item] of entries) {
    writeText(writer, key);
    writeJson(writer, item);
  }
};

const repeated = <T>(count: number, read: () => T): T[] => {
  const items: T[] = [];
  // Reads items one by one, so that a truncated link does not allocate memory for all items.
  while (items.length < count) items.push(read());
  return items;
};

const decoded = (bytes: readonly number[]): string => {
  try {
    return utf8Text.decode(Uint8Array.from(bytes));
  } catch {
    throw new BitsError('It contains an invalid string.');
  }
};

const readText = (reader: BitReader): string => {
  const text = readJson(reader);
  if (typeof text !== 'string') throw new BitsError('It lacks a required string.');
  return text;
};

export const readJson = (reader: BitReader): Json => {
  switch (reader.bits(KIND_BITS)) {
    case NULL:
      return null;
    case FALSE:
      return false;
    case TRUE:
      return true;
    case COUNT:
      return reader.number();
    case NUMBER:
      return Number(readText(reader));
    case WORD: {
      const word = WORDS[reader.number()];
      if (word === undefined) throw new BitsError('It contains an unknown word.');
      return word;
    }
    case TEXT:
      return decoded(repeated(reader.number(), () => reader.bits(8)));
    case UNITS:
      return repeated(reader.number(), () => String.fromCharCode(reader.bits(16))).join('');
    case LIST:
      return repeated(reader.number(), () => readJson(reader));
    case OBJECT:
      // Does not assign the fields, because a key can be `__proto__`.
      return Object.fromEntries(repeated(reader.number(), (): [string, Json] => [readText(reader), readJson(reader)]));
    default:
      throw new BitsError('It contains a value of an unknown kind.');
  }
};
