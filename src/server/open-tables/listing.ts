/** The list of open tables, which contains only the data that a stranger may know. */
import type { ListedTable } from '../../online/open-tables.js';
import { sameJson } from '../../online/same-json.js';
import { ConnectionError } from '../../online/connection-error.js';
import type { RuleSet } from '../../rules/variants.js';
import { quoted } from '../../rules/input-error.js';
import { guestOf, seatOf, type GuestId } from '../lobby/lobby.js';
import { readTableToOpen, type ServerSettings } from '../options.js';
import type { TableState } from '../room/table-state.js';
import { seatsForPeople } from './open-lobby.js';

/** An open table in the list of a server's processes. Clients receive only `listed`. */
export interface OpenTable {
  readonly listed: ListedTable;
  readonly rules: RuleSet;
}

/** Maximum number of tables in an answer. */
const MAX_LISTED_TABLES = 50;

/**
 * Returns the data of an open table, or null if the list omits the table: no person with a seat is present, or no person can
 * take a seat.
 */
export const openTableOf = (
  { table, lobby }: Pick<TableState, 'table' | 'lobby'>,
  isHere: (guest: GuestId) => boolean,
): OpenTable | null => {
  const { settings, seats, stage } = lobby;
  if (!settings.open) return null;
  const free = seatsForPeople(lobby).length;
  const seated = lobby.guests.filter(
    ({ id }) => seatOf(lobby, id) !== null || lobby.waiting.some(({ guest }) => guest === id),
  );
  if (free === 0 || !seats.some(({ guest }) => guest !== null && isHere(guest))) return null;
  const { rules, turnTimeout } = settings;
  const { variant, players, target } = rules;
  const people = seated.map(({ id }) => ({ guest: id, name: guestOf(lobby, id)?.name ?? null }));
  return {
    listed: { table, variant, players, target, turnTimeout, free, playing: stage === 'playing', people },
    rules,
  };
};

/**
 * Returns the answer to a request for the open tables. Tables at which people wait for others come first, then those with
 * more people.
 * @param given the options of a table. With at least one option, the answer contains only tables with exactly these rules
 * @throws ConnectionError `bad-table`, `malformed`
 */
export const answerToList = (
  given: unknown,
  tables: readonly OpenTable[],
  settings: ServerSettings,
): { readonly tables: readonly ListedTable[] } => {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new ConnectionError('malformed', `'list' must be an object such as { "players": 4 }, not ${quoted(given)}.`);
  const options = Object.keys(given);
  const wanted =
    options.length > 0 ? readTableToOpen(given as Readonly<Record<string, unknown>>, settings).rules : null;
  const fitting = tables.filter(({ rules }) => wanted === null || sameJson(rules, wanted)).map(({ listed }) => listed);
  const sorted = fitting.sort(
    (one, other) => Number(one.playing) - Number(other.playing) || other.people.length - one.people.length,
  );
  return { tables: sorted.slice(0, MAX_LISTED_TABLES) };
};
