/** Hosted tables, which the server's operator opens with reserved seats. */
import type { ConnectionError } from '../online/connection-error.js';
import type { TableToOpen } from '../online/open-table.js';
import { InputError, quoted } from '../rules/input-error.js';
import { fingerprintOf, isKey, newKey } from './identity.js';
import type { ReservedSeat, TableSettings } from './lobby/lobby.js';
import { distinctName } from './names.js';
import { readTableToOpen, type ServerSettings } from './options.js';
import { DAY_MS } from './times.js';

/** A seat reserved for one person. */
export interface SeatToReserve {
  /** The name that other guests see. */
  readonly name: string;
  /** The key that identifies the person: 22 to 64 letters, digits, `-` or `_`. Default: a new random key. */
  readonly key?: string;
}

export interface HostedTable {
  /** Settings of the table. Omitted settings get the server's defaults. `players` is the number of seats. */
  readonly settings?: TableToOpen;
  /** One entry per seat: a reservation, a computer, or null if any guest can take the seat. */
  readonly seats: readonly (SeatToReserve | 'computer' | null)[];
  /** Maximum number of games at this table. Default: null, for no limit. */
  readonly games?: number | null;
  /**
   * Maximum time that the first game waits for absent people, in ms from the call to `open()`, up to 7 days. After this
   * time, the people who are present can start: stand-ins play for absent people until they arrive, and computers play free
   * seats. Default: null, so that the game waits for everyone.
   */
  readonly wait?: number | null;
}

/** The result of `open()`: a new hosted table. */
export interface OpenedTable {
  readonly table: string;
  /** A code that people can speak or type. The code gives access to the table, but not to a reserved seat. */
  readonly code: string;
  /** Name and key by seat, or null if the seat is not reserved. The server does not store the keys, only their hashes. */
  readonly seats: readonly (Required<SeatToReserve> | null)[];
}

const OPTION_NAMES = ['settings', 'seats', 'games', 'wait'];
const MAX_WAIT_MS = 7 * DAY_MS;

const refuse = (message: string): never => {
  throw new InputError('invalid-option', message);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isIntegerBetween = (value: unknown, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

/** Converts a ConnectionError, intended for visitors, to an InputError for the operator. */
const asInvalidOption = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    return refuse((error as ConnectionError).message);
  }
};

type RequestedSeat = Required<SeatToReserve> | 'computer' | null;

const readSeat = (given: unknown, index: number, readName: (name: unknown) => string): RequestedSeat => {
  if (given === null || given === 'computer') return given;
  if (!isObject(given))
    return refuse(`'seats[${index}]' must be { name, key? }, 'computer' or null, not ${quoted(given)}.`);
  const unknown = Object.keys(given).find((name) => name !== 'name' && name !== 'key');
  if (unknown !== undefined) refuse(`'seats[${index}]' can contain only 'name' and 'key', not ${quoted(unknown)}.`);
  const { name, key = newKey() } = given;
  if (typeof name !== 'string') return refuse(`'seats[${index}].name' must be a string, not ${quoted(name)}.`);
  if (typeof key !== 'string' || !isKey(key))
    return refuse(`'seats[${index}].key' must consist of 22 to 64 letters, digits, '-' or '_', not ${quoted(key)}.`);
  return { name: asInvalidOption(() => readName(name)), key };
};

/** Checks the seats. Adds numbers to duplicate names. */
const readSeats = (seats: readonly unknown[], readName: (name: unknown) => string): readonly RequestedSeat[] => {
  const checkedSeats: RequestedSeat[] = [];
  for (const [index, given] of seats.entries()) {
    const seat = readSeat(given, index, readName);
    const takenNames = checkedSeats.flatMap((other) => (other === null || other === 'computer' ? [] : other.name));
    checkedSeats.push(
      seat === null || seat === 'computer' ? seat : { ...seat, name: distinctName(seat.name, takenNames) },
    );
  }
  return checkedSeats;
};

const reservedSeatOf = ({ name, key }: Required<SeatToReserve>): ReservedSeat => ({ name, key: fingerprintOf(key) });

/**
 * Checks the options of a hosted table and generates missing keys.
 * @throws InputError `invalid-option` or `unknown-option`, with the valid values in its message
 */
export const readHostedTable = (
  given: unknown,
  serverSettings: ServerSettings,
  readName: (name: unknown) => string,
  now: number,
): { readonly settings: TableSettings; readonly seats: OpenedTable['seats'] } => {
  if (!isObject(given))
    return refuse(`A table must be an object such as { seats: [{ name: 'Anna' }, null] }, not ${quoted(given)}.`);
  const unknown = Object.keys(given).find((name) => !OPTION_NAMES.includes(name));
  if (unknown !== undefined)
    throw new InputError(
      'unknown-option',
      `A table has no option ${quoted(unknown)}; its options are ${OPTION_NAMES.join(', ')}.`,
    );
  const { settings = {}, seats, games = null, wait = null } = given;
  if (!isObject(settings))
    return refuse(`'settings' must be an object such as { variant: 'suedtirol' }, not ${quoted(settings)}.`);
  if (!Array.isArray(seats)) return refuse(`'seats' must be a list with an entry for each seat, not ${quoted(seats)}.`);
  if (games !== null && !isIntegerBetween(games, 1, Number.MAX_SAFE_INTEGER))
    refuse(`'games' must be a positive whole number or null, not ${quoted(games)}.`);
  if (wait !== null && !isIntegerBetween(wait, 0, MAX_WAIT_MS))
    refuse(`'wait' must be null or from 0 to ${MAX_WAIT_MS} ms, not ${quoted(wait)}.`);
  const tableSettings = asInvalidOption(() => readTableToOpen({ players: seats.length, ...settings }, serverSettings));
  if (tableSettings.open) refuse(`'settings.open' must be omitted: strangers cannot join a table with reserved seats.`);
  const { players } = tableSettings.rules;
  if (seats.length !== players)
    refuse(
      `'seats' has ${seats.length} entries, but the table has ${players} seats. Use null for a seat that any guest can take.`,
    );
  const requestedSeats = readSeats(seats, readName);
  const reserved = requestedSeats.map((seat) => (seat === null || seat === 'computer' ? null : seat));
  const keys = reserved.flatMap((seat) => seat?.key ?? []);
  if (new Set(keys).size < keys.length)
    refuse(`Two entries of 'seats' have the same key. Each reserved seat needs a different key.`);
  return {
    settings: {
      ...tableSettings,
      hosted: {
        seats: requestedSeats.map((seat) => (seat === null || seat === 'computer' ? seat : reservedSeatOf(seat))),
        games: games as number | null,
        waitsUntil: wait === null ? null : now + (wait as number),
      },
    },
    seats: reserved,
  };
};
