import type { Action } from '../../game/action.js';
import type { Before } from '../../game/before.js';
import type { LobbyEvent, TableSettings } from '../lobby/lobby.js';
import type { Outbox } from './outbox.js';

/**
 * One line of a table's log. The server restores a table from these lines. It writes each entry before it sends the change
 * to clients.
 */
export type LogEntry =
  | {
      readonly k: 'table';
      readonly version: 1 | 2;
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

/** This process no longer owns the table. Another process now writes the log, or the end of the log has been lost. */
export class NotOwner extends Error {
  override readonly name = 'NotOwner';
}

/** A log has a gap or is invalid. */
export class DamagedLog extends Error {
  override readonly name = 'DamagedLog';
}

/** The log of one table, opened for writing by its owner. */
export interface TableLog {
  /**
   * Writes an entry with the next number. Resolves when the entry is safely stored. Writes run one after the other.
   * @throws NotOwner, as a rejection, if that number is taken or would leave a gap; the log stays unchanged
   */
  append(entry: LogEntry): Promise<void>;
  /** Resolves to whether this process is still the last writer. */
  isOwned(): Promise<boolean>;
  close(): Promise<void>;
}

/** An open log with its entries. */
export interface OpenedLog {
  readonly log: TableLog;
  readonly entries: readonly LogEntry[];
}

/** Storage for the logs of all tables. */
export interface TableStore {
  /** Creates the log of a new table. */
  create(table: string, first: LogEntry): Promise<void>;
  /**
   * Opens a table's log. Resolves to null if the table does not exist.
   * @throws DamagedLog, as a rejection
   */
  open(table: string): Promise<OpenedLog | null>;
  /** Resolves to the ids of all tables. */
  tables(): Promise<readonly string[]>;
  /**
   * Reads a table's log without taking ownership. Resolves to null if the table does not exist.
   * @throws DamagedLog, as a rejection
   */
  read(table: string): Promise<readonly LogEntry[] | null>;
  /** Deletes a table and its code. Resolves to false if the table does not exist. */
  remove(table: string): Promise<boolean>;
  /** Assigns a code to a table and restarts the code's retention time. Resolves to false if another table has the code. */
  assignCode(code: string, table: string): Promise<boolean>;
  tableOf(code: string): Promise<string | null>;
  /**
   * Deletes tables whose last entry is older than `before`, in ms since the epoch. Resolves to the number of deleted tables.
   */
  sweep(before: number): Promise<number>;
  /** Finished games that have not been reported to the operator. These games remain when their table is deleted. */
  readonly outbox: Outbox;
  close(): Promise<void>;
}

/** Creates a queue that runs tasks one after the other, even if a task fails. */
export const createSerialQueue = (): (<T>(task: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task, task);
    last = next.catch(() => {});
    return next;
  };
};

/**
 * Parses the lines of a log. If two entries have the same number, uses the first, because the writer of the second received
 * `NotOwner`. Skips incomplete lines, because the process that wrote them died before it sent these entries to any client.
 * @throws DamagedLog if a number is missing
 */
export const parseEntries = (lines: readonly string[]): LogEntry[] => {
  const entries: LogEntry[] = [];
  for (const line of lines) {
    const numbered = readLine(line);
    if (!numbered || numbered.n < entries.length) continue;
    if (numbered.n > entries.length)
      throw new DamagedLog(`Entry ${entries.length} is missing before entry ${numbered.n}.`);
    entries.push(numbered.entry);
  }
  return entries;
};

const readLine = (line: string): { readonly n: number; readonly entry: LogEntry } | null => {
  try {
    const read = JSON.parse(line) as unknown;
    if (!Array.isArray(read) || !Number.isSafeInteger(read[0])) return null;
    return { n: read[0] as number, entry: read[1] as LogEntry };
  } catch {
    return null;
  }
};

/** Returns the table's code from the first line of its log, or null if the line has none. */
export const codeInLine = (line: string | undefined): string | null => {
  const entry = readLine(line ?? '')?.entry;
  return entry?.k === 'table' ? entry.code : null;
};

export const serializeEntry = (n: number, entry: LogEntry): string => JSON.stringify([n, entry]);
