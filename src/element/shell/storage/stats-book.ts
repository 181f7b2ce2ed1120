import type { Keeper } from './keeper.js';
import { createKeptValue } from './kept-value.js';
import { NO_STATS, readStats, type TableStats } from './stats.js';

/** All that is counted at a table. */
export interface Counted {
  readonly stats: TableStats;
  /** What the trainer counts, unchecked. */
  readonly trained: unknown;
}

/** The statistics of a table: kept if anything is, else for as long as the table lives. */
export interface StatsBook {
  /** A copy. */
  readonly stats: TableStats;
  /** What the trainer counts, unchecked; it is kept and deleted with the statistics. */
  readonly trained: unknown;
  /** Counts something. */
  count(change: (counted: Counted) => Counted): void;
  /** Stores what could not be stored before. */
  save(): void;
  /** Begins anew. */
  clear(): void;
  /** Begins anew, and removes what is stored. Returns whether that is gone. */
  remove(): boolean;
}

/** @param unreadable reports stored statistics that cannot be read: they begin anew */
export const createStatsBook = (keeper: Keeper, unreadable: (message: string) => void): StatsBook => {
  const kept = createKeptValue<Counted>({
    keeper,
    kept: 'stats',
    initial: { stats: NO_STATS, trained: undefined },
    read: (stored) => ({ stats: readStats(stored), trained: (stored as { readonly trained?: unknown }).trained }),
    written: ({ stats, trained }) => ({ ...stats, trained }),
    unreadable,
  });
  /** Another table may count in the same book. */
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
