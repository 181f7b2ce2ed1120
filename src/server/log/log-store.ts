/** Storage of logs: numbered entries that are safely stored before any client receives them. */
import type { Outbox } from './outbox.js';

/** This process no longer owns the log. Another process now writes the log, or the end of the log has been lost. */
export class NotOwner extends Error {
  override readonly name = 'NotOwner';
}

/** A log has a gap or is invalid. */
export class DamagedLog extends Error {
  override readonly name = 'DamagedLog';
}

/** The log of a table or an evening, opened for writing. */
export interface Log<Entry> {
  /**
   * Writes an entry with the next number. Resolves when the entry is safely stored. Writes run one after the other.
   * @throws NotOwner, as a rejection, if that number is taken or would leave a gap; the log stays unchanged
   */
  append(entry: Entry): Promise<void>;
  /** Resolves to whether this process is still the last writer. */
  isOwned(): Promise<boolean>;
  close(): Promise<void>;
}

/** An open log with its entries. */
export interface OpenedLog<Entry> {
  readonly log: Log<Entry>;
  readonly entries: readonly Entry[];
}

/** Storage for the logs of all tables, or of all evenings. */
export interface LogStore<Entry> {
  /** Creates a new log. */
  create(id: string, first: Entry): Promise<void>;
  /**
   * Opens a log. Resolves to null if the log does not exist.
   * @throws DamagedLog, as a rejection
   */
  open(id: string): Promise<OpenedLog<Entry> | null>;
  /** Resolves to the ids of all logs. */
  ids(): Promise<readonly string[]>;
  /**
   * Reads a log without taking ownership. Resolves to null if the log does not exist.
   * @throws DamagedLog, as a rejection
   */
  read(id: string): Promise<readonly Entry[] | null>;
  /** Deletes a log and its code. Resolves to false if the log does not exist. */
  remove(id: string): Promise<boolean>;
  /** Assigns a code to a log and restarts the code's retention time. Resolves to false if another log has the code. */
  assignCode(code: string, id: string): Promise<boolean>;
  idOf(code: string): Promise<string | null>;
  /** Deletes logs whose last entry is older than `before`, in ms since the epoch. Resolves to the number of deleted logs. */
  sweep(before: number): Promise<number>;
  /** Results that have not been reported to the operator. They remain when their log is deleted. */
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
export const parseEntries = <Entry>(lines: readonly string[]): Entry[] => {
  const entries: Entry[] = [];
  for (const line of lines) {
    const numbered = readLine<Entry>(line);
    if (!numbered || numbered.n < entries.length) continue;
    if (numbered.n > entries.length)
      throw new DamagedLog(`Entry ${entries.length} is missing before entry ${numbered.n}.`);
    entries.push(numbered.entry);
  }
  return entries;
};

const readLine = <Entry>(line: string): { readonly n: number; readonly entry: Entry } | null => {
  try {
    const read = JSON.parse(line) as unknown;
    if (!Array.isArray(read) || !Number.isSafeInteger(read[0])) return null;
    return { n: read[0] as number, entry: read[1] as Entry };
  } catch {
    return null;
  }
};

/** Returns the code in the first line of a log, or null if the line has none. */
export const codeInLine = (line: string | undefined): string | null =>
  readLine<{ readonly code?: string } | null>(line ?? '')?.entry?.code ?? null;

export const serializeEntry = (n: number, entry: unknown): string => JSON.stringify([n, entry]);
