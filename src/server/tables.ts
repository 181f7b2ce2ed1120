/** The tables of this process, and how others are found. */
import { ConnectionError } from '../online/connection-error.js';
import { isTableId, newCode, newTableId, readCode } from './identity.js';
import { createBuckets } from './limits.js';
import { DamagedLog, LOG_VERSION, type TableStore } from './log/table-log.js';
import type { Journal } from './journal.js';
import { readName } from './names.js';
import { readTableToOpen, type ServerSettings } from './options.js';
import type { House } from './room/table-game.js';
import { openRoom, type TableRoom } from './room/table-room.js';

export interface Tables {
  /**
   * Makes a table. Resolves to its id.
   * @throws ConnectionError `bad-table`, `too-many`; as a rejection
   */
  create(wanted: unknown, address: string): Promise<string>;
  /**
   * The id of a table that is asked for by id or by code; whether there is one still is known when it is opened.
   * @throws ConnectionError `no-such-table`, `too-many`; as a rejection
   */
  find(table: unknown, address: string): Promise<string>;
  /** There was no such table after all: it counts against who asked. */
  missed(address: string): void;
  /**
   * Opens a table in this process, or answers the one that is open.
   * @throws ConnectionError `no-such-table`, `damaged-table`, `busy`; as a rejection
   */
  open(table: string): Promise<TableRoom>;
  /** Closes a room whose last guest has gone. */
  close(table: string): Promise<void>;
  readonly count: number;
  /** Closes the rooms of tables that another process has. */
  checkOwners(): Promise<void>;
  closeAll(): Promise<void>;
}

export interface TablesOptions {
  readonly settings: ServerSettings;
  readonly store: TableStore;
  readonly house: House;
  readonly journal: Journal;
  /** A room has ended, by itself or not. */
  readonly closed: (table: string) => void;
}

const HOUR_MS = 60 * 60 * 1000;
/** So many tables that are not there may be asked for in a minute. */
const MISSES = 10;

const noSuchTable = (): ConnectionError =>
  new ConnectionError('no-such-table', 'There is no such table, or not any more.');

export const createTables = ({ settings, store, house, journal, closed }: TablesOptions): Tables => {
  const rooms = new Map<string, Promise<TableRoom>>();
  const opened = createBuckets(settings.limits.perAddress, settings.limits.perAddress / HOUR_MS);
  const misses = createBuckets(MISSES, MISSES / 60_000);
  const blocked = new Map<string, number>();
  const { now } = house.clock;

  const miss = (address: string): void => {
    journal.note('no-such-table');
    if (!misses.take(address, now())) blocked.set(address, now() + 60_000);
  };
  const checkBlocked = (address: string): void => {
    for (const [known, until] of blocked) if (until < now()) blocked.delete(known);
    if (blocked.has(address))
      throw new ConnectionError(
        'too-many',
        'Too many tables were asked for that are not there. Try again in a minute.',
      );
  };
  const checkRoom = (): void => {
    if (rooms.size < settings.limits.tables) return;
    journal.note('full', { tables: rooms.size });
    throw new ConnectionError('busy', 'This server has as many tables as it can. Try again later.');
  };
  const nameNew = async (table: string): Promise<string> => {
    const code = newCode();
    return (await store.nameCode(code, table)) ? code : nameNew(table);
  };
  const openNow = async (table: string): Promise<TableRoom> => {
    try {
      const log = await store.open(table);
      if (!log) throw noSuchTable();
      const room = await openRoom(log, {
        house,
        journal: journal.of(table),
        readName: (given) => readName(given, settings.acceptName),
        onGameEnd: settings.onGameEnd,
        closed() {
          rooms.delete(table);
          closed(table);
        },
      });
      journal.of(table).note('opened', { entries: log.entries.length });
      return room;
    } catch (error) {
      rooms.delete(table);
      if (!(error instanceof DamagedLog)) throw error;
      journal.of(table).note('damaged', { error: error.message });
      throw new ConnectionError(
        'damaged-table',
        'What was written of this table has a hole; nobody can go on with it.',
      );
    }
  };

  return {
    async create(wanted, address) {
      if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted))
        throw new ConnectionError('bad-table', `What a table is to be is an object, such as { "players": 4 }.`);
      const tableSettings = readTableToOpen(wanted as Readonly<Record<string, unknown>>, settings);
      checkRoom();
      if (!opened.take(address, now())) {
        journal.note('too-many-tables');
        throw new ConnectionError('too-many', 'From here too many tables have been opened. Try again in an hour.');
      }
      const table = newTableId();
      const code = await nameNew(table);
      await store.create(table, { k: 'table', version: LOG_VERSION, table, code, settings: tableSettings });
      journal.of(table).note('created', { variant: tableSettings.rules.variant, players: tableSettings.rules.players });
      return table;
    },
    async find(table, address) {
      checkBlocked(address);
      if (typeof table === 'string' && isTableId(table)) return table;
      const code = typeof table === 'string' ? readCode(table) : null;
      const found = code === null ? null : await store.tableOf(code);
      if (found !== null) return found;
      miss(address);
      throw noSuchTable();
    },
    missed: miss,
    open(table) {
      const known = rooms.get(table);
      if (known) return known;
      checkRoom();
      const room = openNow(table);
      rooms.set(table, room);
      return room;
    },
    async close(table) {
      await (await rooms.get(table)?.catch(() => null))?.close();
    },
    get count() {
      return rooms.size;
    },
    async checkOwners() {
      for (const room of [...rooms.values()]) await (await room.catch(() => null))?.checkOwner();
    },
    async closeAll() {
      await Promise.all([...rooms.values()].map(async (room) => (await room.catch(() => null))?.close()));
    },
  };
};
