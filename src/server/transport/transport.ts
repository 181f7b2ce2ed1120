import type { EmbedHandler } from '../embed/embed-handler.js';
import type { EveningHandler } from '../evenings/evening-handler.js';
import type { Tables } from '../tables.js';
import type { Journal } from '../journal.js';
import type { ServerSettings } from '../options.js';

/** Connects clients to tables: distributes tables across processes and carries messages. */
export interface Transport {
  readonly port: number;
  /** Call this method when a table's room in this process has closed. */
  roomClosed(table: string): void;
  /** Ends a table's room in this or another process and sends the reason to its guests. */
  endRoom(table: string, reason: string): Promise<void>;
  close(): Promise<void>;
}

export interface TransportOptions {
  readonly settings: ServerSettings;
  readonly tables: Tables;
  readonly journal: Journal;
  readonly now: () => number;
  /** Handles requests for the embed page, or null without the option `embed`. */
  readonly embed: EmbedHandler | null;
  /** Handles requests for evenings, or null without the option `evenings`. */
  readonly evenings: EveningHandler | null;
}
