/**
 * Encodes actions as bits, with the fewest bits for frequent actions. The meaning of each number must never change,
 * because the numbers decode old links.
 */
import { indexed } from '../../base/list-of.js';
import { BitsError, type BitReader, type BitWriter } from './bits.js';
import { readJson, writeJson, type Json } from './json-coder.js';
import { WORDS } from './words.js';

type Fields = { readonly [key: string]: Json };

/** Encodes and decodes a field. `write` returns null for a value that this coder cannot encode. */
interface Coder {
  write(value: Json | undefined): ((writer: BitWriter) => void) | null;
  read(reader: BitReader): Json | undefined;
}

/** Encodes one of several texts as its index. There must always be fewer than 2^bits texts. */
const oneOf = (texts: readonly string[], bits: number): Coder => ({
  write(value) {
    const place = typeof value === 'string' ? texts.indexOf(value) : -1;
    return place === -1 ? null : (writer) => writer.bits(place, bits);
  },
  read(reader) {
    const text = texts[reader.bits(bits)];
    if (text === undefined) throw new BitsError('It contains an unknown action.');
    return text;
  },
});

const flag: Coder = {
  write: (value) => (typeof value === 'boolean' ? (writer) => writer.bits(value ? 1 : 0, 1) : null),
  read: (reader) => reader.bits(1) === 1,
};

const isCount = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31;

const count: Coder = {
  write: (value) => (isCount(value) ? (writer) => writer.number(value) : null),
  read: (reader) => reader.number(),
};

const optional = (coder: Coder): Coder => ({
  write(value) {
    if (value === undefined) return (writer) => writer.bits(0, 1);
    const write = coder.write(value);
    return (
      write &&
      ((writer) => {
        writer.bits(1, 1);
        write(writer);
      })
    );
  },
  read: (reader) => (reader.bits(1) === 1 ? coder.read(reader) : undefined),
});

/** The fives follow all cards of the older packs. */
const card = oneOf([...WORDS.slice(0, 36), 'E5', 'L5', 'H5', 'S5'], 6);
const schlag = oneOf(['A', 'K', 'O', 'U', '10', '9', '8', '7', '6', 'weli', '5'], 4);
const suit = oneOf(['E', 'L', 'H', 'S'], 2);
const sign = oneOf(
  ['E', 'L', 'H', 'S', 'A', 'K', 'O', 'U', '10', '9', '8', '7', 'bad', 'alone', '6', '5', 'max', 'belli', 'spitz'],
  5,
);

type Kind = readonly [type: string, fields: Readonly<Record<string, Coder>>];

/**
 * Types of actions by their number, counted from 1. The number 0 marks an action in plain JSON. Add new types at the
 * end, up to 31 in total.
 */
const KINDS: readonly Kind[] = [
  ['draw', { at: optional(count) }],
  ['cut', { at: optional(count) }],
  ['take', { accept: flag }],
  ['ask-schoeneres', {}],
  ['ask-schlagtausch', {}],
  ['answer', { accept: flag }],
  ['announce-schlag', { schlag }],
  ['announce-trumpf', { trumpf: suit }],
  ['show', { card }],
  ['decide', { play: flag }],
  ['play', { card, call: flag }],
  ['bid', { to: count }],
  ['hold', {}],
  ['fold', {}],
  ['farbe', {}],
  ['strike', {}],
  ['signal', { sign }],
  ['next', {}],
  ['reveal', {}],
  ['ask-swap-hands', {}],
];
const KIND_BITS = 5;
/** A card played without a call. About half of all actions are of this type, so it has the shortest encoding. */
const PLAIN_PLAY: Kind = ['play', { card }];

const SEATS = 4;
const isSeat = (value: Json | undefined): value is number => isCount(value) && value < SEATS;

/**
 * Returns a function that writes the action's fields as this type, or null if the action has other fields or values.
 */
const fieldWriter = ([type, coders]: Kind, action: Fields): ((writer: BitWriter) => void) | null => {
  if (action['type'] !== type) return null;
  const isKnown = (name: string): boolean => name === 'type' || name === 'seat' || Object.hasOwn(coders, name);
  if (!Object.keys(action).every(isKnown)) return null;
  const writers = Object.entries(coders).map(([name, coder]) => coder.write(action[name]));
  if (writers.some((write) => write === null)) return null;
  return (writer) => writers.forEach((write) => write?.(writer));
};

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes actions in order. Each seat is encoded relative to the previous one. */
export const writeActions = (writer: BitWriter, actions: readonly Json[]): void => {
  let last = 0;
  const write = (action: Json): void => {
    if (isFields(action) && isSeat(action['seat'])) {
      const seat = action['seat'];
      const kinds = [PLAIN_PLAY, ...KINDS];
      for (const [index, kind] of indexed(kinds)) {
        const fields = fieldWriter(kind, action);
        if (!fields) continue;
        writer.bits(index === 0 ? 1 : 0, 1);
        if (index > 0) writer.bits(index, KIND_BITS);
        writer.bits((seat - last + SEATS) % SEATS, 2);
        last = seat;
        return fields(writer);
      }
    }
    writer.bits(0, 1 + KIND_BITS);
    writeJson(writer, action);
  };
  writer.number(actions.length);
  actions.forEach(write);
};

export const readActions = (reader: BitReader): readonly Json[] => {
  let last = 0;
  const read = (): Json => {
    const isPlain = reader.bits(1) === 1;
    const number = isPlain ? 0 : reader.bits(KIND_BITS);
    if (!isPlain && number === 0) return readJson(reader);
    const kind = isPlain ? PLAIN_PLAY : KINDS[number - 1];
    if (!kind) throw new BitsError('It contains an unknown action.');
    const [type, coders] = kind;
    last = (last + reader.bits(2)) % SEATS;
    const fields = Object.entries(coders).flatMap(([name, coder]): [string, Json][] => {
      const value = coder.read(reader);
      return value === undefined ? [] : [[name, value]];
    });
    return { type, seat: last, ...Object.fromEntries(fields) };
  };
  const length = reader.number();
  const actions: Json[] = [];
  while (actions.length < length) actions.push(read());
  return actions;
};
