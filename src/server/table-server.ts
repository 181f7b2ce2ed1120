import { elapsedMs } from '../base/steady-time.js';
import { systemClock, type Clock } from '../session/clock.js';
import { InputError, quoted } from '../rules/input-error.js';
import { isOfMatch, type GameOfMatch } from './evenings/enter-game.js';
import { openEveningService, type EveningService } from './evenings/evening-service.js';
import { createEmbedHandler } from './embed/embed-handler.js';
import { readStaticFiles } from './embed/static-files.js';
import { createReports, type Reports } from './reports.js';
import { endedGameId, type EndedGame } from './room/ended-game.js';
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

/** Methods for the operator's tables. */
export interface HostTables {
  /**
   * Opens a table with reserved seats. A reserved seat can be taken only with its key.
   * @throws InputError `invalid-option` or `unknown-option`, with the valid values in its message; as a rejection
   */
  open(table: HostedTable): Promise<OpenedTable>;
  /**
   * Resolves to all tables of this server, including visitors' tables and empty tables. Reads the log of each closed table.
   */
  list(): Promise<readonly TableInfo[]>;
  /**
   * Ends a table: sends the reason to its guests, disconnects them, and deletes the table's log and code.
   * @param table the table's id
   * @param reason the `message` of the error `table-ended`
   * @returns false if the table does not exist
   */
  end(table: string, reason?: string): Promise<boolean>;
}

/** A running table server. */
export interface TableServer {
  /** The server's URL for clients on the same machine. */
  readonly url: string;
  readonly tables: HostTables;
  /** Closes the server. Connected clients reconnect and continue in another process or after a restart. */
  close(): Promise<void>;
}

/** Computes the decisions of computer players. */
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
  async end(table, reason = 'This table has ended.') {
    for (const [name, value] of Object.entries({ table, reason }))
      if (typeof value !== 'string')
        throw new InputError('invalid-option', `'${name}' must be a string, not ${quoted(value)}.`);
    return tables.remove(table, () => transport.endRoom(table, reason));
  },
});

/** Files and threads of a table server, and its clock. */
export interface ServerParts {
  /** Starts the threads for computer players. */
  readonly openThinking: () => ThinkingPool;
  /** The folder with the table's scripts and the embed page, with a trailing slash. */
  readonly embedFolder: URL;
  readonly clock?: Clock;
}

/**
 * Creates the reports of finished games: to the operator, and to the evenings. Null if the server reports no games.
 * @param enterGame enters a game of a match into its evening
 */
const createGameEnds = (
  { onGameEnd, evenings }: ServerSettings,
  { outbox }: TableStore,
  parts: { readonly clock: Clock; readonly journal: Journal },
  enterGame: (ended: GameOfMatch) => Promise<void>,
): Reports<EndedGame> | null => {
  if (!onGameEnd && !evenings) return null;
  const reports = createReports<EndedGame>({
    ...{ outbox, idOf: endedGameId, failure: 'on-game-end-failed', ...parts },
    async report(ended) {
      if (isOfMatch(ended)) await enterGame(ended);
      await onGameEnd?.(ended);
    },
  });
  return {
    ...reports,
    store: async (ended) => (onGameEnd || isOfMatch(ended) ? reports.store(ended) : undefined),
  };
};

/**
 * Starts a table server.
 * @throws InputError `invalid-option` or `unknown-option`, or Error if Redis does not answer; both as rejections
 */
export const openTableServer = async (
  options: TableServerOptions,
  { openThinking, embedFolder, clock = systemClock }: ServerParts,
): Promise<TableServer> => {
  const settings = readServerOptions(options);
  const embed = settings.embed ? createEmbedHandler(settings, await readStaticFiles(embedFolder)) : null;
  const journal = createJournal(settings.journal);
  const store = await openStore(settings, clock, journal);
  if (settings.dir === null && settings.redis === null)
    journal.log('warning', {
      message: 'Tables are stored only in memory and end with this process. To keep them, set a folder.',
    });
  const thinking = openThinking();
  const services: GameServices = { choose: thinking.choose, clock, pause: settings.pause };
  let transport: Transport | null = null;
  let evenings: EveningService | null = null;
  const gameEnds = createGameEnds(settings, store, { clock, journal }, async (ended) => evenings?.enterGame(ended));
  const tables = createTables({
    ...{ settings, store, services, journal, gameEnds },
    onRoomClosed: (table) => transport?.roomClosed(table),
  });
  evenings = settings.evenings ? await openEveningService(settings, tables, clock, journal) : null;
  const sweep = async (): Promise<void> => {
    const before = clock.now() - settings.keepDays * DAY_MS;
    await evenings?.sweep(before);
    const swept = await store.sweep(before);
    if (swept > 0) journal.log('swept', { tables: swept });
  };
  const sweepTimer = setInterval(
    () => void sweep().catch((error) => journal.log('sweep-failed', { error: String(error) })),
    HOUR_MS,
  );
  let stopSearch = (): void => {};
  const close = async (): Promise<void> => {
    clearInterval(sweepTimer);
    stopSearch();
    evenings?.endWaiting();
    await transport?.close();
    // A report can enter a game into an evening.
    await gameEnds?.close();
    await evenings?.close();
    await store.close();
    await thinking.close();
    journal.log('closed');
  };
  try {
    await sweep();
    transport = await openColyseus({
      ...{ settings, tables, journal, now: () => elapsedMs(clock), embed },
      evenings: evenings && evenings.handler,
    });
  } catch (error) {
    await close();
    throw error;
  }
  gameEnds?.start();
  evenings?.start();
  if (gameEnds && !store.outbox.isShared) stopSearch = findOverlookedEnds({ store, tables, clock, journal });
  journal.log('listening', { port: transport.port });
  return { url: `http://localhost:${transport.port}`, tables: createHostTables(tables, transport), close };
};
