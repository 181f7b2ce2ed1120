import { join } from 'node:path';
import type { Clock } from '../../session/clock.js';
import type { Journal } from '../journal.js';
import { createFileStore } from '../log/file-store.js';
import { createMemoryStore } from '../log/memory-store.js';
import { createRedisStore, EVENING_KEYS } from '../log/redis-store.js';
import type { ServerSettings } from '../options.js';
import { createReports } from '../reports.js';
import { createEveningHandler, type EveningHandler } from './evening-handler.js';
import type { EveningLogEntry, EveningStore } from './evening-log.js';
import { eveningResultId } from './evening-result.js';
import { createEvenings } from './evenings.js';
import { enterGame, type GameOfMatch } from './enter-game.js';
import type { MatchTables } from './match-tables.js';

/** The evenings of a table server: their storage, their reports to the operator, and the answers to their clients. */
export interface EveningService {
  readonly handler: EveningHandler;
  /** Reports the results that an earlier run or a dead process has stored but not reported. */
  start(): void;
  /** Deletes the evenings whose last change is older than `before`. Resolves to their number. */
  sweep(before: number): Promise<number>;
  /**
   * Enters a game of an online match into its evening. A game that the evening no longer expects has no effect.
   * @throws ConnectionError or Error if the game must be entered again later; as a rejection
   */
  enterGame(ended: GameOfMatch): Promise<void>;
  /** Answers waiting requests. Call this method before the server stops to listen. */
  endWaiting(): void;
  close(): Promise<void>;
}

const openEveningStore = async (
  { dir, redis, keepDays }: ServerSettings,
  clock: Clock,
  journal: Journal,
): Promise<EveningStore> => {
  if (redis !== null) return createRedisStore<EveningLogEntry>(redis, keepDays, journal, EVENING_KEYS);
  return dir === null ? createMemoryStore<EveningLogEntry>(clock.now) : createFileStore(join(dir, 'evenings'));
};

export const openEveningService = async (
  settings: ServerSettings,
  tables: MatchTables,
  clock: Clock,
  journal: Journal,
): Promise<EveningService> => {
  const store = await openEveningStore(settings, clock, journal);
  const { onResult } = settings;
  const closing = new AbortController();
  const reports =
    onResult &&
    createReports({
      ...{ outbox: store.outbox, idOf: eveningResultId, report: onResult, failure: 'on-result-failed' },
      ...{ clock, journal },
    });
  const evenings = createEvenings({ store, clock, journal, storeResult: reports && reports.store });
  return {
    handler: createEveningHandler({ evenings, tables, settings, clock, closing: closing.signal }),
    start() {
      if (!reports) return;
      reports.start();
      void evenings.start().catch((error) => journal.log('evenings-failed', { error: String(error) }));
    },
    enterGame: (ended) => enterGame(evenings, journal, ended),
    sweep: (before) => store.sweep(before),
    endWaiting: () => closing.abort(),
    async close() {
      closing.abort();
      await evenings.close();
      await reports?.close();
      await store.close();
    },
  };
};
