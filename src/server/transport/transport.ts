import type { Tables } from '../tables.js';
import type { Journal } from '../journal.js';
import type { ServerSettings } from '../options.js';

/** What brings clients to tables: it places them on processes and carries their messages. */
export interface Transport {
  readonly port: number;
  /** A table's room in this process has ended. */
  roomClosed(table: string): void;
  close(): Promise<void>;
}

export interface TransportOptions {
  readonly settings: ServerSettings;
  readonly tables: Tables;
  readonly journal: Journal;
  readonly now: () => number;
}
