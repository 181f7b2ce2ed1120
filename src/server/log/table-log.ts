import type { Action } from '../../game/action.js';
import type { Before } from '../../game/before.js';
import type { LobbyEvent, TableSettings } from '../lobby/lobby.js';
import type { Outbox } from './outbox.js';

/** One line of a table's log. The server restores a table from these lines and sends nothing that is not written yet. */
export type LogEntry =
  | {
      readonly k: 'table';
      readonly version: 1 | 2;
      readonly table: string;
      readonly code: string;
      readonly settings: TableSettings;
    }
  /** A process has taken the table over: whoever wrote before does not any more. */
  | { readonly k: 'owner'; readonly owner: string }
  | { readonly k: 'lobby'; readonly event: LobbyEvent }
  /** Of the next game, drawn before anybody has named a salt. */
  | { readonly k: 'secret'; readonly secret: string }
  | {
      readonly k: 'game';
      /** When it began, in ms since the epoch; left out by earlier versions. */
      readonly began?: number;
      readonly seed: string;
      /** The computers' own luck. */
      readonly playerSeed: string;
      readonly salts: readonly (string | null)[];
      readonly before?: Before;
      /** By seat: which of the drawn people is seen where a computer plays, now or later in this game. */
      readonly faces?: readonly string[];
    }
  | { readonly k: 'act'; readonly action: Action };

export const LOG_VERSION = 1;
/** Of tables with reserved seats: a process that does not know them would let anybody sit there. */
export const HOSTED_LOG_VERSION = 2;

/** Somebody else writes this log now, or its end has been lost: whoever is told so is not the table's owner any more. */
export class NotOwner extends Error {
  override readonly name = 'NotOwner';
}

/** A log has a hole, or what is no log. */
export class DamagedLog extends Error {
  override readonly name = 'DamagedLog';
}

/** The log of one table, as who owns it has it. */
export interface TableLog {
  /**
   * Writes an entry with the next number; resolves when it is safe. One after the other.
   * @throws NotOwner if that number is taken or would leave a gap; as a rejection, and nothing is written then
   */
  append(entry: LogEntry): Promise<void>;
  /** Whether nobody else has written since. */
  isOwned(): Promise<boolean>;
  close(): Promise<void>;
}

/** A table's log that was opened, with what stands in it. */
export interface OpenedLog {
  readonly log: TableLog;
  readonly entries: readonly LogEntry[];
}

/** Where the logs of all tables are. */
export interface TableStore {
  /** Begins the log of a new table. */
  create(table: string, first: LogEntry): Promise<void>;
  /**
   * Null: there is no such table.
   * @throws DamagedLog, as a rejection
   */
  open(table: string): Promise<OpenedLog | null>;
  /** All tables there are. */
  tables(): Promise<readonly string[]>;
  /**
   * What stands in a table's log, for one who does not own it. Null: there is no such table.
   * @throws DamagedLog, as a rejection
   */
  read(table: string): Promise<readonly LogEntry[] | null>;
  /** Deletes a table and its code. False: there is no such table. */
  remove(table: string): Promise<boolean>;
  /** Says by which code a table is found, which is kept as long from now as what is written. False: it is another's. */
  nameCode(code: string, table: string): Promise<boolean>;
  tableOf(code: string): Promise<string | null>;
  /** Deletes what nobody has written to since then, in ms since the epoch; answers how many tables. */
  sweep(before: number): Promise<number>;
  /** The ends of games that the host has not taken yet. They outlive their tables. */
  readonly outbox: Outbox;
  close(): Promise<void>;
}

/** Creates a queue that runs tasks one after the other. A failed task does not stop the next one. */
export const createSerialQueue = (): (<T>(task: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task, task);
    last = next.catch(() => {});
    return next;
  };
};

/**
 * Parses the lines of a log. If two entries have the same number, the first one counts: the writer of the second got
 * NotOwner. Lines that a dying process wrote incompletely are skipped: nobody has seen their entries.
 * @throws DamagedLog if a number is missing
 */
export const parseEntries = (lines: readonly string[]): LogEntry[] => {
  const entries: LogEntry[] = [];
  for (const line of lines) {
    const numbered = readLine(line);
    if (!numbered || numbered.n < entries.length) continue;
    if (numbered.n > entries.length) throw new DamagedLog(`Entry ${entries.length} is missing before ${numbered.n}.`);
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

/** The table's code, from the first line of its log; null if the line has none. */
export const codeInLine = (line: string | undefined): string | null => {
  const entry = readLine(line ?? '')?.entry;
  return entry?.k === 'table' ? entry.code : null;
};

export const serializeEntry = (n: number, entry: LogEntry): string => JSON.stringify([n, entry]);
