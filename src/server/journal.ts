import { fingerprintOf } from './identity.js';

/** What is written of what the server does: no hand, no name, no address, and of a table no more than tells it from others. */
export interface Journal {
  /** @param details numbers and words of the server's own */
  note(event: string, details?: Readonly<Record<string, unknown>>): void;
  of(table: string): Journal;
}

/** @param write takes a line; null: nothing is written */
export const createJournal = (write: ((line: string) => void) | null): Journal => {
  const journalWith = (fixed: Readonly<Record<string, unknown>>): Journal => ({
    note(event, details = {}) {
      write?.(JSON.stringify({ at: new Date().toISOString(), event, ...fixed, ...details }));
    },
    of: (table) => journalWith({ ...fixed, table: fingerprintOf(table).slice(0, 10) }),
  });
  return journalWith({});
};
