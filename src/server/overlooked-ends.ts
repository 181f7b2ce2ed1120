/** Games that were over when their process died, and whose end it had not kept yet. */
import type { Clock } from '../session/clock.js';
import type { Journal } from './journal.js';
import { DamagedLog, type TableStore } from './log/table-log.js';
import { isGameOver } from './room/table-game.js';
import { restoreTable } from './room/table-state.js';
import type { Tables } from './tables.js';

/** Until then people who come back have opened most of these tables, in ms. */
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
    // The next guest who opens the table gets this error.
    if (error instanceof DamagedLog) return false;
    throw error;
  }
};

/**
 * Opens each table of a store whose game is over and not ended, which keeps its end. One store, one process: where several
 * share it, tables of a dead one are opened when their people come.
 * @returns what ends it
 */
export const findOverlookedEnds = ({ store, tables, clock, journal }: OverlookedEndsOptions): (() => void) => {
  const closing = new AbortController();
  const search = async (): Promise<void> => {
    await clock.wait(DELAY_MS, closing.signal);
    for (const table of await store.tables()) {
      closing.signal.throwIfAborted();
      if (tables.isOpen(table) || !(await isEndOverlooked(store, table))) continue;
      journal.forTable(table).note('end-overlooked');
      await tables.open(table);
      await tables.close(table);
    }
  };
  search().catch((error) => {
    if (!closing.signal.aborted) journal.note('search-failed', { error: String(error) });
  });
  return () => closing.abort();
};
