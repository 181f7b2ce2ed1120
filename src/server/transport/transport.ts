import type { Tables } from '../tables.js';
import type { Journal } from '../journal.js';
import type { ServerSettings } from '../options.js';

/** What brings clients to tables: it places them on processes and carries their messages. */
export interface Transport {
  readonly port: number;
  /** A table's room in this process has ended. */
  roomClosed(table: string): void;
  /** Ends a table's room, in whichever process it is, and says why to its people. */
  endRoom(table: string, reason: string): Promise<void>;
  close(): Promise<void>;
}

export interface TransportOptions {
  readonly settings: ServerSettings;
  readonly tables: Tables;
  readonly journal: Journal;
  readonly now: () => number;
}
