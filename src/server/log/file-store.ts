/** A store with one file per log and one line per entry. */
import { constants, fstatSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat, utimes, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileOutbox } from './file-outbox.js';
import { flushFolder, isMissing } from './files.js';
import {
  codeInLine,
  parseEntries,
  createSerialQueue,
  serializeEntry,
  NotOwner,
  type Log,
  type LogStore,
  type OpenedLog,
} from './log-store.js';
import type { LogEntry } from './table-log.js';

const FILE_EXTENSION = '.log';
const NEW_LINE = 10;

/**
 * Whether each write also flushes the data (O_DSYNC), so that no separate system call is needed. Only Linux guarantees the
 * flush.
 */
const WRITE_FLUSHES = process.platform === 'linux';
const APPEND_FLAGS = constants.O_RDWR | constants.O_APPEND | (WRITE_FLUSHES ? constants.O_DSYNC : 0);

/**
 * The size of a file, in bytes. The call is synchronous, because an asynchronous call would take a hundred times as long.
 */
const sizeOf = ({ fd }: FileHandle): number => fstatSync(fd).size;

/**
 * Appends entries to a file, then checks their position. If two processes write at the same time, the first entry in the
 * file is valid, and the second entry's writer throws `NotOwner`.
 */
const createFileLog = <Entry>(file: FileHandle, size: number, count: number): Log<Entry> => {
  const enqueue = createSerialQueue();
  let [endOffset, entryNumber] = [size, count];
  let isLost = false;

  const loseOwnership = (): never => {
    isLost = true;
    throw new NotOwner(`Another process has written entry ${entryNumber}.`);
  };
  const isWrittenAtEnd = async (bytes: Buffer): Promise<boolean> => {
    if (sizeOf(file) === endOffset + bytes.length) return true;
    const written = Buffer.alloc(bytes.length);
    await file.read(written, 0, written.length, endOffset);
    return written.equals(bytes);
  };
  const append = async (line: string): Promise<void> => {
    if (isLost || sizeOf(file) !== endOffset) return loseOwnership();
    const bytes = Buffer.from(`${line}\n`);
    const { bytesWritten } = await file.write(bytes);
    // The disk is full. The next process that opens the table skips the incomplete line and appends entries after it.
    if (bytesWritten < bytes.length) throw new Error(`Entry ${entryNumber} could not be written completely.`);
    if (!WRITE_FLUSHES) await file.datasync();
    if (!(await isWrittenAtEnd(bytes))) return loseOwnership();
    endOffset += bytes.length;
    entryNumber++;
    return undefined;
  };

  return {
    append: (entry) => enqueue(() => append(serializeEntry(entryNumber, entry))),
    isOwned: () => enqueue(() => Promise.resolve(!isLost && sizeOf(file) === endOffset)),
    close: () => enqueue(() => file.close()),
  };
};

/** Opens the file of a log. Terminates an incomplete last line, so that the parser skips it. */
const openFile = async <Entry>(path: string): Promise<OpenedLog<Entry>> => {
  const file = await open(path, APPEND_FLAGS);
  let text = await file.readFile();
  if (text.length > 0 && text.at(-1) !== NEW_LINE) {
    await file.appendFile('\n');
    await file.datasync();
    text = await readFile(path);
  }
  try {
    const entries = parseEntries<Entry>(text.toString('utf8').split('\n'));
    return { log: createFileLog(file, text.length, entries.length), entries };
  } catch (error) {
    await file.close();
    throw error;
  }
};

/** Creates a file. Resolves to false if the file exists. */
const createNewFile = async (path: string, text: string): Promise<boolean> => {
  try {
    await writeFile(path, text, { flag: 'wx', flush: true });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Reads a file. Resolves to null if the file does not exist. */
const readTextFile = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** @param folder created if it does not exist */
export const createFileStore = async <Entry = LogEntry>(folder: string): Promise<LogStore<Entry>> => {
  const codes = join(folder, 'codes');
  await mkdir(codes, { recursive: true });
  const pathOf = (id: string): string => join(folder, `${id}${FILE_EXTENSION}`);

  const sweepFolder = async (directory: string, before: number): Promise<number> => {
    let swept = 0;
    for (const entry of await readdir(directory, { withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(directory, entry.name);
      const stats = await stat(path).catch(() => null);
      if (!stats || stats.mtimeMs >= before) continue;
      await rm(path, { force: true });
      swept++;
    }
    return swept;
  };

  const idOf = (code: string): Promise<string | null> => readTextFile(join(codes, code));

  return {
    async create(id, first) {
      if (!(await createNewFile(pathOf(id), `${serializeEntry(0, first)}\n`)))
        throw new Error(`The log '${id}' already exists. Use another id.`);
      await flushFolder(folder);
    },
    async open(id) {
      try {
        return await openFile<Entry>(pathOf(id));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async ids() {
      const files = await readdir(folder);
      return files.filter((file) => file.endsWith(FILE_EXTENSION)).map((file) => file.slice(0, -FILE_EXTENSION.length));
    },
    async read(id) {
      const text = await readTextFile(pathOf(id));
      return text === null ? null : parseEntries<Entry>(text.split('\n'));
    },
    async remove(id) {
      const text = await readTextFile(pathOf(id));
      if (text === null) return false;
      const code = codeInLine(text.split('\n', 1)[0]);
      await rm(pathOf(id), { force: true });
      if (code !== null && (await idOf(code)) === id) await rm(join(codes, code), { force: true });
      await flushFolder(folder);
      return true;
    },
    async assignCode(code, id) {
      if (await createNewFile(join(codes, code), id)) return true;
      if ((await idOf(code)) !== id) return false;
      const now = new Date();
      await utimes(join(codes, code), now, now);
      return true;
    },
    idOf,
    async sweep(before) {
      await sweepFolder(codes, before);
      return sweepFolder(folder, before);
    },
    outbox: await createFileOutbox(join(folder, 'results')),
    close: () => Promise.resolve(),
  };
};
