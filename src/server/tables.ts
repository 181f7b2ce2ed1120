/** The tables of this process, and how others are found. */
import { ConnectionError } from '../online/connection-error.js';
import { createCodeGuesses } from './code-guesses.js';
import { isTableId, newCode, newTableId, readCode } from './identity.js';
import type { GameEnds } from './game-ends.js';
import { createBuckets } from './limits.js';
import { DamagedLog, HOSTED_LOG_VERSION, LOG_VERSION, type TableStore } from './log/table-log.js';
import type { Journal } from './journal.js';
import { readName } from './names.js';
import { readTableToOpen, type ServerSettings } from './options.js';
import type { GameServices } from './room/table-game.js';
import { openRoom, type TableRoom } from './room/table-room.js';
import { readHostedTable, type HostedTable, type OpenedTable } from './hosted-table.js';
import type { TableSettings } from './lobby/lobby.js';
import { listTables, type TableInfo } from './table-info.js';
import { HOUR_MS } from './times.js';

export interface Tables {
  /**
   * Makes a table for the host of the server.
   * @throws InputError `invalid-option` or `unknown-option`; as a rejection
   */
  host(wanted: HostedTable): Promise<OpenedTable>;
  /** All tables there are, open or not. */
  list(): Promise<readonly TableInfo[]>;
  /** Ends the room that a table has in this process, and says why to its people. Resolves when nobody writes to it any more. */
  endRoom(table: string, reason: string): Promise<void>;
  /**
   * Deletes a table. Meanwhile this process does not open it.
   * @param endRooms ends its rooms, wherever they are
   * @returns false if there is no such table
   */
  remove(table: string, endRooms: () => Promise<void>): Promise<boolean>;
  /**
   * Makes a table. Resolves to its id.
   * @throws ConnectionError `bad-table`, `too-many`; as a rejection
   */
  create(wanted: unknown, address: string): Promise<string>;
  /**
   * Finds the id of a table by its id or by its code. Whether a table with that id exists is known when it is opened.
   * @throws ConnectionError `no-such-table`, `too-many`; as a rejection
   */
  find(table: unknown, address: string): Promise<string>;
  /**
   * Opens a table in this process, or answers the one that is open.
   * @throws ConnectionError `no-such-table`, `damaged-table`, `busy`, `moving`; as a rejection
   */
  open(table: string): Promise<TableRoom>;
  /** Closes a room whose last guest has gone. */
  close(table: string): Promise<void>;
  isOpen(table: string): boolean;
  readonly count: number;
  /**
   * Closes the rooms of tables that another process has, of every `parts`-th table: all at once would be felt.
   * @param owned is told of each that is this one's still
   */
  checkOwners(part: number, parts: number, owned: (table: string) => void): void;
  /** Closes all that there are, and opens none any more: who comes again finds them elsewhere. */
  closeAll(): Promise<void>;
}

export interface TablesOptions {
  readonly settings: ServerSettings;
  readonly store: TableStore;
  readonly services: GameServices;
  readonly journal: Journal;
  /** Null: the host does not ask for the ends of games. */
  readonly gameEnds: GameEnds | null;
  /** A room has ended, by itself or not. */
  readonly closed: (table: string) => void;
}

const noSuchTable = (): ConnectionError =>
  new ConnectionError('no-such-table', 'There is no such table, or not any more.');

/** Writes new tables. */
const createMaker = ({ store, journal }: TablesOptions) => {
  const codeFor = async (table: string): Promise<string> => {
    const code = newCode();
    return (await store.nameCode(code, table)) ? code : codeFor(table);
  };
  return async (settings: TableSettings): Promise<{ readonly table: string; readonly code: string }> => {
    const table = newTableId();
    const code = await codeFor(table);
    const version = settings.hosted ? HOSTED_LOG_VERSION : LOG_VERSION;
    await store.create(table, { k: 'table', version, table, code, settings });
    const { variant, players } = settings.rules;
    journal.of(table).note('created', { variant, players });
    return { table, code };
  };
};

/** Makes the tables that visitors want. */
const createOpenerOfNew = (
  { settings, services, journal }: TablesOptions,
  make: ReturnType<typeof createMaker>,
): Tables['create'] => {
  const opened = createBuckets(settings.limits.perAddress, settings.limits.perAddress / HOUR_MS);
  return async (wanted, address) => {
    if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted))
      throw new ConnectionError('bad-table', 'What a table is to be is an object, such as { "players": 4 }.');
    const tableSettings = readTableToOpen(wanted as Readonly<Record<string, unknown>>, settings);
    const now = services.clock.now();
    if (!opened.take(address, now)) {
      journal.note('too-many-tables');
      const wait = opened.waitFor(address, now);
      throw new ConnectionError('too-many', 'Too many tables have been opened from here. Try again later.', wait);
    }
    return (await make(tableSettings)).table;
  };
};

/** Opens a table where its log leads. */
const createOpener = ({ settings, store, services, journal, gameEnds }: TablesOptions) => {
  const open = async (table: string, closed: () => void): Promise<TableRoom> => {
    const log = await store.open(table);
    if (!log) throw noSuchTable();
    const [first] = log.entries;
    // Its log is kept as long from now on as a new one.
    if (first?.k === 'table') await store.nameCode(first.code, table);
    journal.of(table).note('opened', { entries: log.entries.length });
    return openRoom(log, {
      services,
      journal: journal.of(table),
      readName: (given) => readName(given, settings.acceptName),
      watchers: settings.limits.watchers,
      keepEnd: gameEnds && gameEnds.keep,
      closed,
    });
  };
  return async (table: string, closed: () => void): Promise<TableRoom> => {
    try {
      return await open(table, closed);
    } catch (error) {
      if (!(error instanceof DamagedLog)) throw error;
      journal.of(table).note('damaged', { error: error.message });
      throw new ConnectionError(
        'damaged-table',
        'What was written of this table has a hole; nobody can go on with it.',
      );
    }
  };
};

interface Rooms {
  readonly rooms: ReadonlyMap<string, Promise<TableRoom>>;
  /** Those of them that are open. */
  readonly opened: ReadonlyMap<string, TableRoom>;
  /** Tables that are being deleted. */
  readonly leaving: Set<string>;
}

/** What the host of the server does with tables. */
const createHosting = (
  { settings, store, services, journal }: TablesOptions,
  make: ReturnType<typeof createMaker>,
  { rooms, opened, leaving }: Rooms,
): Pick<Tables, 'host' | 'list' | 'endRoom' | 'remove'> => ({
  async host(wanted) {
    const name = (given: unknown): string => readName(given, null);
    const { settings: tableSettings, seats } = readHostedTable(wanted, settings, name, services.clock.now());
    return { ...(await make(tableSettings)), seats };
  },
  list: () => listTables(store, journal, (table) => opened.get(table) ?? null),
  async endRoom(table, reason) {
    await (await rooms.get(table)?.catch(() => null))?.end(reason);
  },
  async remove(table, endRooms) {
    if (!isTableId(table)) return false;
    leaving.add(table);
    try {
      await endRooms();
      const isRemoved = await store.remove(table);
      if (isRemoved) journal.of(table).note('table-ended');
      return isRemoved;
    } finally {
      leaving.delete(table);
    }
  },
});

export const createTables = (options: TablesOptions): Tables => {
  const { settings, store, services, journal, closed } = options;
  const rooms = new Map<string, Promise<TableRoom>>();
  /** Those of them that are open: one that is slow to open holds nobody else up. */
  const opened = new Map<string, TableRoom>();
  const guesses = createCodeGuesses((code) => store.tableOf(code), services.clock);
  const make = createMaker(options);
  const create = createOpenerOfNew(options, make);
  const open = createOpener(options);
  const leaving = new Set<string>();

  let isClosed = false;
  const checkRoom = (): void => {
    if (isClosed) throw new ConnectionError('moving', 'This server ends now. Try again.');
    if (rooms.size < settings.limits.tables) return;
    journal.note('full', { tables: rooms.size });
    throw new ConnectionError('busy', 'This server has as many tables as it can. Try again later.');
  };
  const all = async (): Promise<readonly TableRoom[]> =>
    (await Promise.allSettled([...rooms.values()])).flatMap((room) => (room.status === 'fulfilled' ? room.value : []));

  return {
    ...createHosting(options, make, { rooms, opened, leaving }),
    async create(wanted, address) {
      checkRoom();
      return create(wanted, address);
    },
    async find(table, address) {
      // Nobody guesses an id: only codes are counted.
      if (typeof table === 'string' && isTableId(table)) return table;
      const code = typeof table === 'string' ? readCode(table) : null;
      const found = code === null ? null : await guesses.tableOf(code, address);
      if (found === null) throw noSuchTable();
      return found;
    },
    async open(table) {
      if (leaving.has(table)) throw noSuchTable();
      const known = rooms.get(table);
      if (known) return known;
      checkRoom();
      const gone = (): void => {
        // Another one may have been opened since.
        if (rooms.get(table) !== opening) return;
        rooms.delete(table);
        opened.delete(table);
        closed(table);
      };
      const opening = open(table, gone);
      rooms.set(table, opening);
      opening.then(
        (room) => rooms.get(table) === opening && opened.set(table, room),
        () => rooms.get(table) === opening && rooms.delete(table),
      );
      return opening;
    },
    async close(table) {
      await (await rooms.get(table)?.catch(() => null))?.close();
    },
    isOpen: (table) => rooms.has(table),
    get count() {
      return rooms.size;
    },
    checkOwners(part, parts, owned) {
      const due = [...opened].filter((_, place) => place % parts === part);
      for (const [table, room] of due) void room.checkOwner().then((isOwned) => isOwned && owned(table));
    },
    async closeAll() {
      isClosed = true;
      guesses.close();
      await Promise.all((await all()).map((room) => room.close()));
    },
  };
};
