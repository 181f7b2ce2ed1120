import type { Keeper } from './keeper.js';
import { createKeptValue } from './kept-value.js';
import { NO_STATS, readStats, type TableStats } from './stats.js';

/** All of a table's statistics. */
export interface Counted {
  readonly stats: TableStats;
  /** The trainer's statistics, unchecked. */
  readonly trained: unknown;
}

/** A table's statistics: stored if the table stores data, else kept in memory. */
export interface StatsBook {
  /** A copy of the statistics. */
  readonly stats: TableStats;
  /** The trainer's statistics, unchecked; they are stored and deleted together with the others. */
  readonly trained: unknown;
  /** Updates the statistics. */
  count(change: (counted: Counted) => Counted): void;
  /** Stores the statistics that could not be stored before. */
  save(): void;
  /** Resets the statistics in memory. */
  clear(): void;
  /** Resets the statistics and removes them from the storage. Returns whether the removal worked. */
  remove(): boolean;
}

/** @param onUnreadable reports stored statistics that cannot be read; the statistics then begin at zero */
export const createStatsBook = (keeper: Keeper, onUnreadable: (message: string) => void): StatsBook => {
  const kept = createKeptValue<Counted>({
    keeper,
    kept: 'stats',
    initial: { stats: NO_STATS, trained: undefined },
    read: (stored) => ({ stats: readStats(stored), trained: (stored as { readonly trained?: unknown }).trained }),
    toStored: ({ stats, trained }) => ({ ...stats, trained }),
    onUnreadable,
  });
  /** Reads the statistics again, because another table can be using the same storage. */
  const counted = (): Counted => {
    kept.refresh();
    return kept.value;
  };

  return {
    get stats() {
      return structuredClone(counted().stats);
    },
    get trained() {
      return counted().trained;
    },
    count: (change) => kept.change(change),
    save: () => kept.save(),
    clear: () => kept.clear(),
    remove() {
      const hasGone = !keeper.isOn || keeper.remove('stats');
      if (hasGone) kept.clear();
      return hasGone;
    },
  };
};
