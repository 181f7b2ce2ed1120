import { createMemoryOutbox } from './outbox.js';
import { serializeEntry, NotOwner, parseEntries, type LogStore } from './log-store.js';
import type { LogEntry } from './table-log.js';

/** Creates a store in memory. All logs are lost when the process ends. */
export const createMemoryStore = <Entry = LogEntry>(now: () => number): LogStore<Entry> => {
  const logs = new Map<string, { readonly lines: string[]; lastWrite: number }>();
  const codes = new Map<string, string>();
  return {
    create(id, first) {
      logs.set(id, { lines: [serializeEntry(0, first)], lastWrite: now() });
      return Promise.resolve();
    },
    open(id) {
      const stored = logs.get(id);
      if (!stored) return Promise.resolve(null);
      const entries = parseEntries<Entry>(stored.lines);
      let entryNumber = entries.length;
      const log = {
        append(entry: Entry) {
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
    ids: () => Promise.resolve([...logs.keys()]),
    read(id) {
      const stored = logs.get(id);
      return Promise.resolve(stored ? parseEntries<Entry>(stored.lines) : null);
    },
    remove(id) {
      for (const [code, other] of codes) if (other === id) codes.delete(code);
      return Promise.resolve(logs.delete(id));
    },
    assignCode(code, id) {
      if (!codes.has(code)) codes.set(code, id);
      return Promise.resolve(codes.get(code) === id);
    },
    idOf: (code) => Promise.resolve(codes.get(code) ?? null),
    sweep(before) {
      const old = [...logs].filter(([, { lastWrite }]) => lastWrite < before).map(([id]) => id);
      for (const id of old) logs.delete(id);
      for (const [code, id] of codes) if (!logs.has(id)) codes.delete(code);
      return Promise.resolve(old.length);
    },
    outbox: createMemoryOutbox(),
    close: () => Promise.resolve(),
  };
};
