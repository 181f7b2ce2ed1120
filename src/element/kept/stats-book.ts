import type { GameResult } from '../../game/fact.js';
import type { Side } from '../../rules/seats.js';
import type { Keeper } from './keeper.js';
import { NO_STATS, readStats, withGame, type TableStats } from './stats.js';

/** The statistics of a table: kept if anything is, else for as long as the table lives. */
export interface StatsBook {
  /** A copy. */
  readonly stats: TableStats;
  /** What the trainer keeps, unchecked; it is kept and goes with the rest. */
  trained: unknown;
  /** Counts a game. `side`: the human's. */
  count(variant: string, result: GameResult, side: Side): void;
  /** Keeps what could not be kept yet. */
  save(): void;
  /** Begins anew. */
  clear(): void;
  /** Begins anew, and removes what is kept of it. Says whether it has gone. */
  remove(): boolean;
}

/** @param unreadable told of statistics that were kept and cannot be read: they begin anew */
export const createStatsBook = (keeper: Keeper, unreadable: (message: string) => void): StatsBook => {
  let stats = NO_STATS;
  let trained: unknown;
  /** The place whose statistics these are. */
  let place = -1;
  /** Whether there is more here than is kept. */
  let isAhead = false;

  const clear = (): void => {
    [stats, trained, isAhead] = [NO_STATS, undefined, false];
  };
  const read = (): TableStats => {
    if (place !== keeper.place) {
      clear();
      place = keeper.place;
    }
    // Another table may count in the same book.
    if (isAhead) return stats;
    try {
      const kept = keeper.read('stats');
      if (kept !== null) {
        stats = readStats(kept);
        ({ trained } = kept as { readonly trained?: unknown });
      }
    } catch (error) {
      clear();
      isAhead = true;
      unreadable((error as Error).message);
    }
    return stats;
  };
  const save = (): void => {
    if (isAhead && keeper.isOn) isAhead = !keeper.write('stats', { ...stats, trained });
  };

  return {
    get stats() {
      return structuredClone(read());
    },
    get trained() {
      read();
      return trained;
    },
    // Who sets it has just read it.
    set trained(value) {
      trained = value;
      isAhead = true;
      save();
    },
    count(variant, result, side) {
      stats = withGame(read(), variant, result, side);
      isAhead = true;
      save();
    },
    save,
    clear,
    remove() {
      const hasGone = !keeper.isOn || keeper.remove('stats');
      if (hasGone) clear();
      return hasGone;
    },
  };
};
