import type { Action } from '../../game/action.js';
import type { Before } from '../../game/before.js';
import type { LobbyEvent, TableSettings } from '../lobby/lobby.js';
import type { Log, LogStore } from './log-store.js';

/**
 * One line of a table's log. The server restores a table from these lines. It writes each entry before it sends the change
 * to clients.
 */
export type LogEntry =
  | {
      readonly k: 'table';
      readonly version: 1 | 2 | 3;
      readonly table: string;
      readonly code: string;
      readonly settings: TableSettings;
    }
  /** A process has taken over the table. The previous owner can no longer write. */
  | { readonly k: 'owner'; readonly owner: string }
  | { readonly k: 'lobby'; readonly event: LobbyEvent }
  /** The secret of the next game, drawn before any player sends a salt. */
  | { readonly k: 'secret'; readonly secret: string }
  | {
      readonly k: 'game';
      /** Start of the game, in ms since the epoch. Earlier versions of the server omit this field. */
      readonly began?: number;
      readonly seed: string;
      /** Seed for the decisions of the computer players. */
      readonly playerSeed: string;
      readonly salts: readonly (string | null)[];
      readonly before?: Before;
      /** By seat: the drawn person for a computer player who plays there now or later in this game. */
      readonly faces?: readonly string[];
    }
  | { readonly k: 'act'; readonly action: Action };

export const LOG_VERSION = 1;
/**
 * Version of the log for tables with reserved seats. A process that does not support this version must not open the log,
 * since such a process would let any guest take these seats.
 */
export const HOSTED_LOG_VERSION = 2;

/**
 * Version of the log for open tables. A process that does not support this version cannot read the votes and the waiting
 * guests of these tables.
 */
export const OPEN_LOG_VERSION = 3;

/** The log of one table, opened for writing by its owner. */
export type TableLog = Log<LogEntry>;

/** Storage for the logs of all tables. */
export type TableStore = LogStore<LogEntry>;
