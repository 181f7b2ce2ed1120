import { elapsedMs } from '../base/steady-time.js';
import { systemClock, type Clock } from '../session/clock.js';
import { InputError, quoted } from '../rules/input-error.js';
import { createGameEnds } from './game-ends.js';
import type { HostedTable, OpenedTable } from './hosted-table.js';
import { createJournal, type Journal } from './journal.js';
import { createFileStore } from './log/file-store.js';
import { createMemoryStore } from './log/memory-store.js';
import { createRedisStore } from './log/redis-store.js';
import type { TableStore } from './log/table-log.js';
import { findOverlookedEnds } from './overlooked-ends.js';
import { readServerOptions, type ServerSettings, type TableServerOptions } from './options.js';
import type { GameServices } from './room/table-game.js';
import { checkRedis } from './redis-connection.js';
import type { TableInfo } from './table-info.js';
import { createTables, type Tables } from './tables.js';
import { DAY_MS, HOUR_MS } from './times.js';
import { openColyseus } from './transport/colyseus.js';
import type { Transport } from './transport/transport.js';

/** Tables, for the host of a server. */
export interface HostTables {
  /**
   * Opens a table, with seats that only the people have who are given their keys.
   * @throws InputError `invalid-option` or `unknown-option`, naming what is valid; as a rejection
   */
  open(table: HostedTable): Promise<OpenedTable>;
  /** All tables of this server, also those that visitors opened and that nobody is at. Reads the log of each that is not open. */
  list(): Promise<readonly TableInfo[]>;
  /**
   * Ends a table: its people read why and are sent away, and its log and code are deleted.
   * @param table its id
   * @param reason for pages that read `message` of the error `table-ended`
   * @returns false if there is no such table
   */
  end(table: string, reason?: string): Promise<boolean>;
}

/** A server of tables that runs. */
export interface TableServer {
  /** Where clients of this machine reach it. */
  readonly url: string;
  /** What its host does with tables. */
  readonly tables: HostTables;
  /** Ends it: those who are there are told, and come back to whoever goes on. */
  close(): Promise<void>;
}

/** Runs the decisions of computer players. */
export interface ThinkingPool {
  readonly choose: GameServices['choose'];
  close(): Promise<void>;
}

const openStore = async (
  { dir, redis, keepDays }: ServerSettings,
  clock: Clock,
  journal: Journal,
): Promise<TableStore> => {
  if (redis !== null) {
    await checkRedis(redis);
    return createRedisStore(redis, keepDays, journal);
  }
  return dir === null ? createMemoryStore(clock.now) : createFileStore(dir);
};

const createHostTables = (tables: Tables, transport: Transport): HostTables => ({
  open: (table) => tables.openHosted(table),
  list: () => tables.list(),
  async end(table, reason = 'The host has ended this table.') {
    for (const [name, value] of Object.entries({ table, reason }))
      if (typeof value !== 'string')
        throw new InputError('invalid-option', `'${name}' is a text, not ${quoted(value)}.`);
    return tables.remove(table, () => transport.endRoom(table, reason));
  },
});

/**
 * @param openThinking starts the threads of its computer players
 * @throws InputError `invalid-option` or `unknown-option`, Error if Redis is not there; as a rejection
 */
export const openTableServer = async (
  options: TableServerOptions,
  openThinking: () => ThinkingPool,
  clock: Clock = systemClock,
): Promise<TableServer> => {
  const settings = readServerOptions(options);
  const journal = createJournal(settings.journal);
  const store = await openStore(settings, clock, journal);
  if (settings.dir === null && settings.redis === null)
    journal.note('warning', { message: 'Tables live in memory: they end with this process. Give it a folder.' });
  const thinking = openThinking();
  const services: GameServices = { choose: thinking.choose, clock, pause: settings.pause };
  let transport: Transport | null = null;
  const { onGameEnd } = settings;
  const gameEnds = onGameEnd && createGameEnds({ outbox: store.outbox, onGameEnd, clock, journal });
  const tables = createTables({
    ...{ settings, store, services, journal, gameEnds },
    onRoomClosed: (table) => transport?.roomClosed(table),
  });
  const sweep = async (): Promise<void> => {
    const swept = await store.sweep(clock.now() - settings.keepDays * DAY_MS);
    if (swept > 0) journal.note('swept', { tables: swept });
  };
  const sweepTimer = setInterval(
    () => void sweep().catch((error) => journal.note('sweep-failed', { error: String(error) })),
    HOUR_MS,
  );
  let stopSearch = (): void => {};
  const close = async (): Promise<void> => {
    clearInterval(sweepTimer);
    stopSearch();
    await transport?.close();
    await gameEnds?.close();
    await store.close();
    await thinking.close();
    journal.note('closed');
  };
  try {
    await sweep();
    transport = await openColyseus({ settings, tables, journal, now: () => elapsedMs(clock) });
  } catch (error) {
    await close();
    throw error;
  }
  gameEnds?.start();
  if (gameEnds && !store.outbox.isShared) stopSearch = findOverlookedEnds({ store, tables, clock, journal });
  journal.note('listening', { port: transport.port });
  return { url: `http://localhost:${transport.port}`, tables: createHostTables(tables, transport), close };
};
