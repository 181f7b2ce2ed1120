/** The tables of this process. */
import { ConnectionError } from '../online/connection-error.js';
import { quoted } from '../rules/input-error.js';
import { createCodeGuesses } from './code-guesses.js';
import { isTableId, newCode, newTableId, readCode } from './identity.js';
import type { MatchTables } from './evenings/match-tables.js';
import type { Reports } from './reports.js';
import type { EndedGame } from './room/ended-game.js';
import { createAddressRateLimiter } from './rate-limiter.js';
import { DamagedLog } from './log/log-store.js';
import { HOSTED_LOG_VERSION, LOG_VERSION, OPEN_LOG_VERSION, type TableStore } from './log/table-log.js';
import type { Journal } from './journal.js';
import { readName } from './names.js';
import { readTableToOpen, type ServerSettings } from './options.js';
import type { OpenTable } from './open-tables/listing.js';
import type { GameServices } from './room/table-game.js';
import { recordsIn } from './room/records-in.js';
import { openRoom, type TableRoom } from './room/table-room.js';
import { readHostedTable, type HostedTable, type OpenedTable } from './hosted-table.js';
import type { TableSettings } from './lobby/lobby.js';
import { listTables, type TableInfo } from './table-info.js';
import { HOUR_MS } from './times.js';

export interface Tables extends MatchTables {
  /**
   * Creates a table for the server's operator.
   * @throws InputError `invalid-option` or `unknown-option`; as a rejection
   */
  openHosted(request: HostedTable): Promise<OpenedTable>;
  /** Resolves to the data of all tables, whether open or closed. */
  list(): Promise<readonly TableInfo[]>;
  /** Ends a table's room in this process and sends the reason to its guests. Resolves when the room has stopped writing. */
  endRoom(table: string, reason: string): Promise<void>;
  /**
   * Deletes a table. This process cannot open the table during the deletion.
   * @param endRooms ends the table's rooms in all processes
   * @returns false if the table does not exist
   */
  remove(table: string, endRooms: () => Promise<void>): Promise<boolean>;
  /**
   * Creates a table for a visitor. Resolves to its id.
   * @throws ConnectionError `bad-table`, `too-many`; as a rejection
   */
  create(request: unknown, address: string): Promise<string>;
  /**
   * Resolves to the id of a table, given its id or its code. Does not check that a table with a given id exists, because
   * `open()` checks this.
   * @throws ConnectionError `no-such-table`, `too-many`; as a rejection
   */
  find(table: unknown, address: string): Promise<string>;
  /**
   * Opens a table in this process, or resolves to its open room.
   * @throws ConnectionError `no-such-table`, `damaged-table`, `busy`, `moving`; as a rejection
   */
  open(table: string): Promise<TableRoom>;
  /** Closes the room of a table. */
  close(table: string): Promise<void>;
  isOpen(table: string): boolean;
  /** Returns the tables of this process that strangers can join. */
  openTables(): readonly OpenTable[];
  readonly count: number;
  /**
   * Splits the tables into `batches` equal batches, checks one of them, and closes the rooms of tables that another process
   * owns. A check of all tables at once would delay players.
   * @param onOwned called with each table of the batch that this process still owns
   */
  checkOwners(batch: number, batches: number, onOwned: (table: string) => void): void;
  /** Closes all rooms and refuses to open others. Clients that reconnect find their tables in other processes. */
  closeAll(): Promise<void>;
}

export interface TablesOptions {
  readonly settings: ServerSettings;
  readonly store: TableStore;
  readonly services: GameServices;
  readonly journal: Journal;
  /** Reports finished games to the operator. Null if the operator has not set `onGameEnd`. */
  readonly gameEnds: Reports<EndedGame> | null;
  /** Called after a room has closed. */
  readonly onRoomClosed: (table: string) => void;
}

const noSuchTable = (): ConnectionError =>
  new ConnectionError('no-such-table', 'This table does not exist or has ended.');

/** Creates a function that writes the log of a new table. */
const createTableWriter = ({ store, journal }: TablesOptions) => {
  const codeFor = async (table: string): Promise<string> => {
    const code = newCode();
    return (await store.assignCode(code, table)) ? code : codeFor(table);
  };
  return async (
    settings: TableSettings,
    table = newTableId(),
  ): Promise<{ readonly table: string; readonly code: string }> => {
    const code = await codeFor(table);
    const version = settings.hosted ? HOSTED_LOG_VERSION : settings.open ? OPEN_LOG_VERSION : LOG_VERSION;
    await store.create(table, { k: 'table', version, table, code, settings });
    const { variant, players } = settings.rules;
    journal.forTable(table).log('created', { variant, players });
    return { table, code };
  };
};

/** Creates the `create()` method for visitors' tables. */
const createCreateMethod = (
  { settings, services, journal }: TablesOptions,
  writeTable: ReturnType<typeof createTableWriter>,
): Tables['create'] => {
  const openingLimiter = createAddressRateLimiter(settings.limits.perAddress, settings.limits.perAddress / HOUR_MS);
  return async (request, address) => {
    if (typeof request !== 'object' || request === null || Array.isArray(request))
      throw new ConnectionError(
        'bad-table',
        `'create' must be an object such as { "players": 4 }, not ${quoted(request)}.`,
      );
    const tableSettings = readTableToOpen(request as Readonly<Record<string, unknown>>, settings);
    const now = services.clock.now();
    if (!openingLimiter.takeToken(address, now)) {
      journal.log('too-many-tables');
      const wait = openingLimiter.msUntilToken(address, now);
      throw new ConnectionError('too-many', 'Too many new tables from your address. Try again later.', wait);
    }
    return (await writeTable(tableSettings)).table;
  };
};

/** Creates a function that opens a table from its log. */
const createTableOpener = ({ settings, store, services, journal, gameEnds }: TablesOptions) => {
  const open = async (table: string, onClosed: () => void): Promise<TableRoom> => {
    const log = await store.open(table);
    if (!log) throw noSuchTable();
    const [first] = log.entries;
    // Restarts the retention time of the table and its code.
    if (first?.k === 'table') await store.assignCode(first.code, table);
    journal.forTable(table).log('opened', { entries: log.entries.length });
    return openRoom(log, {
      services,
      journal: journal.forTable(table),
      readName: (given) => readName(given, settings.acceptName),
      watchers: settings.limits.watchers,
      storeGameEnd: gameEnds && gameEnds.store,
      onClosed,
    });
  };
  return async (table: string, onClosed: () => void): Promise<TableRoom> => {
    try {
      return await open(table, onClosed);
    } catch (error) {
      if (!(error instanceof DamagedLog)) throw error;
      journal.forTable(table).log('damaged', { error: error.message });
      throw new ConnectionError('damaged-table', 'The log of this table is damaged, so the table cannot continue.');
    }
  };
};

/** Creates the methods for the tables of evenings. */
const createMatchMethods = (
  { store }: TablesOptions,
  writeTable: ReturnType<typeof createTableWriter>,
): MatchTables => {
  /** The tables that exist or are being created. */
  const ensured = new Map<string, Promise<void>>();
  const create = async (table: string, settings: () => TableSettings): Promise<void> => {
    if (await store.read(table)) return;
    try {
      await writeTable(settings(), table);
    } catch (error) {
      // Another process might have created the table at the same time.
      if (!(await store.read(table))) throw error;
    }
  };
  return {
    async ensureTable(table, settings) {
      const creating = ensured.get(table) ?? create(table, settings);
      ensured.set(table, creating);
      creating.catch(() => ensured.delete(table));
      return creating;
    },
    recordsOf: async (table) => recordsIn((await store.read(table)) ?? []),
  };
};

interface Rooms {
  readonly rooms: ReadonlyMap<string, Promise<TableRoom>>;
  /** Rooms that have finished opening, by table id. */
  readonly opened: ReadonlyMap<string, TableRoom>;
  /** Tables that are being deleted and cannot be opened. */
  readonly removing: Set<string>;
}

/** Creates the methods for the server's operator. */
const createHostMethods = (
  { settings, store, services, journal }: TablesOptions,
  writeTable: ReturnType<typeof createTableWriter>,
  { rooms, opened, removing }: Rooms,
): Pick<Tables, 'openHosted' | 'list' | 'endRoom' | 'remove'> => ({
  async openHosted(request) {
    const readReservedName = (given: unknown): string => readName(given, null);
    const { settings: tableSettings, seats } = readHostedTable(
      request,
      settings,
      readReservedName,
      services.clock.now(),
    );
    return { ...(await writeTable(tableSettings)), seats };
  },
  list: () => listTables(store, journal, (table) => opened.get(table) ?? null),
  async endRoom(table, reason) {
    await (await rooms.get(table)?.catch(() => null))?.end(reason);
  },
  async remove(table, endRooms) {
    if (!isTableId(table)) return false;
    removing.add(table);
    try {
      await endRooms();
      const isRemoved = await store.remove(table);
      if (isRemoved) journal.forTable(table).log('table-ended');
      return isRemoved;
    } finally {
      removing.delete(table);
    }
  },
});

export const createTables = (options: TablesOptions): Tables => {
  const { settings, store, services, journal, onRoomClosed } = options;
  const rooms = new Map<string, Promise<TableRoom>>();
  /** Rooms that have finished opening, by table id. */
  const opened = new Map<string, TableRoom>();
  const guesses = createCodeGuesses((code) => store.idOf(code), services.clock);
  const writeTable = createTableWriter(options);
  const create = createCreateMethod(options, writeTable);
  const open = createTableOpener(options);
  const removing = new Set<string>();

  let isClosed = false;
  const checkCapacity = (): void => {
    if (isClosed) throw new ConnectionError('moving', 'This server is shutting down. Try again.');
    if (rooms.size < settings.limits.tables) return;
    journal.log('full', { tables: rooms.size });
    throw new ConnectionError('busy', 'This server cannot open more tables. Try again later.');
  };
  const allRooms = async (): Promise<readonly TableRoom[]> =>
    (await Promise.allSettled([...rooms.values()])).flatMap((room) => (room.status === 'fulfilled' ? room.value : []));

  return {
    ...createHostMethods(options, writeTable, { rooms, opened, removing }),
    ...createMatchMethods(options, writeTable),
    async create(request, address) {
      checkCapacity();
      return create(request, address);
    },
    async find(table, address) {
      // Ids are too long to guess, so only codes are rate-limited.
      if (typeof table === 'string' && isTableId(table)) return table;
      const code = typeof table === 'string' ? readCode(table) : null;
      const found = code === null ? null : await guesses.tableOf(code, address);
      if (found === null) throw noSuchTable();
      return found;
    },
    async open(table) {
      if (removing.has(table)) throw noSuchTable();
      const existing = rooms.get(table);
      if (existing) return existing;
      checkCapacity();
      const onClosed = (): void => {
        // Another room for this table might have been opened since.
        if (rooms.get(table) !== opening) return;
        rooms.delete(table);
        opened.delete(table);
        onRoomClosed(table);
      };
      const opening = open(table, onClosed);
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
    openTables: () => [...opened.values()].flatMap((room) => room.openTable() ?? []),
    get count() {
      return rooms.size;
    },
    checkOwners(batch, batches, onOwned) {
      const due = [...opened].filter((_, index) => index % batches === batch);
      for (const [table, room] of due) void room.checkOwner().then((isOwned) => isOwned && onOwned(table));
    },
    async closeAll() {
      isClosed = true;
      guesses.close();
      await Promise.all((await allRooms()).map((room) => room.close()));
    },
  };
};
