import type { StatsBook } from '../../shell/storage/stats-book.js';
import type { TableContext } from '../../table/context.js';

export interface TrainerOptions {
  readonly table: TableContext;
  /** Where the account of answers is stored, unchecked. */
  readonly account: Pick<StatsBook, 'count' | 'trained'>;
}
