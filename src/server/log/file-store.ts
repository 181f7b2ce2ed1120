/** Tables as files: one a table, a line an entry. */
import { constants, fstatSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat, utimes, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileOutbox } from './file-outbox.js';
import { flushFolder, isMissing } from './files.js';
import { codeIn, entriesIn, inTurn, lineOf, NotOwner, type TableLog, type TableStore } from './table-log.js';

const ENDING = '.log';
const NEW_LINE = 10;

/** On Linux what is written is flushed by the same call: half the way into a thread and back. Elsewhere that is less safe. */
const FLUSHES = process.platform === 'linux';
const APPENDING = constants.O_RDWR | constants.O_APPEND | (FLUSHES ? constants.O_DSYNC : 0);

/** Answered from memory: a call that another thread makes would cost a hundred times as much. */
const sizeOf = ({ fd }: FileHandle): number => fstatSync(fd).size;

/**
 * Writes to the end of a file and looks whether it stands where it should: of two processes that write, whoever comes
 * first in the file has written, and the other one is told so.
 */
const createFileLog = (file: FileHandle, size: number, count: number): TableLog => {
  const turn = inTurn();
  let [end, n] = [size, count];
  let isOver = false;

  const lost = (): never => {
    isOver = true;
    throw new NotOwner(`Entry ${n} has been written by somebody else.`);
  };
  const standsAtEnd = async (bytes: Buffer): Promise<boolean> => {
    if (sizeOf(file) === end + bytes.length) return true;
    const there = Buffer.alloc(bytes.length);
    await file.read(there, 0, there.length, end);
    return there.equals(bytes);
  };
  const append = async (line: string): Promise<void> => {
    if (isOver || sizeOf(file) !== end) return lost();
    const bytes = Buffer.from(`${line}\n`);
    const { bytesWritten } = await file.write(bytes);
    // The disk is full: what is torn is no entry, and whoever opens the table next writes behind it.
    if (bytesWritten < bytes.length) throw new Error(`Entry ${n} could not be written whole.`);
    if (!FLUSHES) await file.datasync();
    if (!(await standsAtEnd(bytes))) return lost();
    end += bytes.length;
    n++;
    return undefined;
  };

  return {
    append: (entry) => turn(() => append(lineOf(n, entry))),
    isOwned: () => turn(() => Promise.resolve(!isOver && sizeOf(file) === end)),
    close: () => turn(() => file.close()),
  };
};

/** Opens a table's file. Whatever was torn at its end becomes a line of its own, which is no entry. */
const openFile = async (path: string) => {
  const file = await open(path, APPENDING);
  let text = await file.readFile();
  if (text.length > 0 && text.at(-1) !== NEW_LINE) {
    await file.appendFile('\n');
    await file.datasync();
    text = await readFile(path);
  }
  try {
    const entries = entriesIn(text.toString('utf8').split('\n'));
    return { log: createFileLog(file, text.length, entries.length), entries };
  } catch (error) {
    await file.close();
    throw error;
  }
};

/** @param folder is made if it is not there */
export const createFileStore = async (folder: string): Promise<TableStore> => {
  const codes = join(folder, 'codes');
  await mkdir(codes, { recursive: true });
  const pathOf = (table: string): string => join(folder, `${table}${ENDING}`);

  /** False: it is there already. */
  const writeNew = async (path: string, text: string): Promise<boolean> => {
    try {
      await writeFile(path, text, { flag: 'wx', flush: true });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  };
  const sweepFolder = async (where: string, before: number): Promise<number> => {
    let swept = 0;
    for (const entry of await readdir(where, { withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(where, entry.name);
      const known = await stat(path).catch(() => null);
      if (!known || known.mtimeMs >= before) continue;
      await rm(path, { force: true });
      swept++;
    }
    return swept;
  };

  /** Null: there is no such file. */
  const textOf = async (path: string): Promise<string | null> => {
    try {
      return await readFile(path, 'utf8');
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  const tableOf = (code: string): Promise<string | null> => textOf(join(codes, code));

  return {
    async create(table, first) {
      if (!(await writeNew(pathOf(table), `${lineOf(0, first)}\n`))) throw new Error('There is such a table.');
      await flushFolder(folder);
    },
    async open(table) {
      try {
        return await openFile(pathOf(table));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async tables() {
      const files = await readdir(folder);
      return files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length));
    },
    async read(table) {
      const text = await textOf(pathOf(table));
      return text === null ? null : entriesIn(text.split('\n'));
    },
    async remove(table) {
      const text = await textOf(pathOf(table));
      if (text === null) return false;
      const code = codeIn(text.split('\n', 1)[0]);
      await rm(pathOf(table), { force: true });
      if (code !== null && (await tableOf(code)) === table) await rm(join(codes, code), { force: true });
      await flushFolder(folder);
      return true;
    },
    async nameCode(code, table) {
      if (await writeNew(join(codes, code), table)) return true;
      if ((await tableOf(code)) !== table) return false;
      const now = new Date();
      await utimes(join(codes, code), now, now);
      return true;
    },
    tableOf,
    async sweep(before) {
      await sweepFolder(codes, before);
      return sweepFolder(folder, before);
    },
    outbox: await createFileOutbox(join(folder, 'results')),
    close: () => Promise.resolve(),
  };
};
