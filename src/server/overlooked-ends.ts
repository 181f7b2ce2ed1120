/** Finds finished games whose end was not stored because their process died. */
import type { Clock } from '../session/clock.js';
import type { Journal } from './journal.js';
import { DamagedLog } from './log/log-store.js';
import type { TableStore } from './log/table-log.js';
import { isGameOver } from './room/table-game.js';
import { restoreTable } from './room/table-state.js';
import type { Tables } from './tables.js';

/** Delay before the search, in ms. During this time, returning guests open most of the affected tables. */
const DELAY_MS = 10_000;

export interface OverlookedEndsOptions {
  readonly store: TableStore;
  readonly tables: Pick<Tables, 'open' | 'close' | 'isOpen'>;
  readonly clock: Clock;
  readonly journal: Journal;
}

const isEndOverlooked = async (store: TableStore, table: string): Promise<boolean> => {
  try {
    const { state, actions } = restoreTable((await store.read(table)) ?? []);
    return state.lobby.stage === 'playing' && isGameOver(state, actions);
  } catch (error) {
    // The next guest who opens the table receives this error.
    if (error instanceof DamagedLog) return false;
    throw error;
  }
};

/**
 * Opens each table whose finished game has no `ended` entry. Opening the table stores the end. Use this function only if
 * a single process uses the store. In a shared store, the guests of a dead process open its tables when they return.
 * @returns a function that stops the search
 */
export const findOverlookedEnds = ({ store, tables, clock, journal }: OverlookedEndsOptions): (() => void) => {
  const closing = new AbortController();
  const search = async (): Promise<void> => {
    await clock.wait(DELAY_MS, closing.signal);
    for (const table of await store.ids()) {
      closing.signal.throwIfAborted();
      if (tables.isOpen(table) || !(await isEndOverlooked(store, table))) continue;
      journal.forTable(table).log('end-overlooked');
      await tables.open(table);
      await tables.close(table);
    }
  };
  search().catch((error) => {
    if (!closing.signal.aborted) journal.log('search-failed', { error: String(error) });
  });
  return () => closing.abort();
};
