import { createMemoryOutbox } from './outbox.js';
import { serializeEntry, NotOwner, parseEntries, type TableStore } from './table-log.js';

/** Creates a store in memory. All tables are lost when the process ends. */
export const createMemoryStore = (now: () => number): TableStore => {
  const tables = new Map<string, { readonly lines: string[]; lastWrite: number }>();
  const codes = new Map<string, string>();
  return {
    create(table, first) {
      tables.set(table, { lines: [serializeEntry(0, first)], lastWrite: now() });
      return Promise.resolve();
    },
    open(table) {
      const stored = tables.get(table);
      if (!stored) return Promise.resolve(null);
      const entries = parseEntries(stored.lines);
      let entryNumber = entries.length;
      const log = {
        append(entry: Parameters<typeof serializeEntry>[1]) {
          if (stored.lines.length !== entryNumber)
            return Promise.reject(new NotOwner(`Entry ${entryNumber} already exists.`));
          stored.lines.push(serializeEntry(entryNumber++, entry));
          stored.lastWrite = now();
          return Promise.resolve();
        },
        isOwned: () => Promise.resolve(stored.lines.length === entryNumber),
        close: () => Promise.resolve(),
      };
      return Promise.resolve({ log, entries });
    },
    tables: () => Promise.resolve([...tables.keys()]),
    read(table) {
      const stored = tables.get(table);
      return Promise.resolve(stored ? parseEntries(stored.lines) : null);
    },
    remove(table) {
      for (const [code, codeTable] of codes) if (codeTable === table) codes.delete(code);
      return Promise.resolve(tables.delete(table));
    },
    assignCode(code, table) {
      if (!codes.has(code)) codes.set(code, table);
      return Promise.resolve(codes.get(code) === table);
    },
    tableOf: (code) => Promise.resolve(codes.get(code) ?? null),
    sweep(before) {
      const old = [...tables].filter(([, { lastWrite }]) => lastWrite < before).map(([table]) => table);
      for (const table of old) tables.delete(table);
      for (const [code, table] of codes) if (!tables.has(table)) codes.delete(code);
      return Promise.resolve(old.length);
    },
    outbox: createMemoryOutbox(),
    close: () => Promise.resolve(),
  };
};
