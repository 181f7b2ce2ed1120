import { createMemoryOutbox } from './outbox.js';
import { lineOf, NotOwner, entriesIn, type TableStore } from './table-log.js';

/** Tables that end with the process. */
export const createMemoryStore = (now: () => number): TableStore => {
  const tables = new Map<string, { readonly lines: string[]; written: number }>();
  const codes = new Map<string, string>();
  return {
    create(table, first) {
      tables.set(table, { lines: [lineOf(0, first)], written: now() });
      return Promise.resolve();
    },
    open(table) {
      const kept = tables.get(table);
      if (!kept) return Promise.resolve(null);
      const entries = entriesIn(kept.lines);
      let n = entries.length;
      const log = {
        append(entry: Parameters<typeof lineOf>[1]) {
          if (kept.lines.length !== n) return Promise.reject(new NotOwner(`Entry ${n} is there already.`));
          kept.lines.push(lineOf(n++, entry));
          kept.written = now();
          return Promise.resolve();
        },
        isOwned: () => Promise.resolve(kept.lines.length === n),
        close: () => Promise.resolve(),
      };
      return Promise.resolve({ log, entries });
    },
    tables: () => Promise.resolve([...tables.keys()]),
    read(table) {
      const kept = tables.get(table);
      return Promise.resolve(kept ? entriesIn(kept.lines) : null);
    },
    remove(table) {
      for (const [code, named] of codes) if (named === table) codes.delete(code);
      return Promise.resolve(tables.delete(table));
    },
    nameCode(code, table) {
      if (!codes.has(code)) codes.set(code, table);
      return Promise.resolve(codes.get(code) === table);
    },
    tableOf: (code) => Promise.resolve(codes.get(code) ?? null),
    sweep(before) {
      const old = [...tables].filter(([, { written }]) => written < before).map(([table]) => table);
      for (const table of old) tables.delete(table);
      for (const [code, table] of codes) if (!tables.has(table)) codes.delete(code);
      return Promise.resolve(old.length);
    },
    outbox: createMemoryOutbox(),
    close: () => Promise.resolve(),
  };
};
