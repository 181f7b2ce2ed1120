import { fingerprintOf } from './identity.js';

/** The server's log: JSON lines without hands, names and addresses. Tables appear as the first ten characters of a hash. */
export interface Journal {
  /** @param details numbers and words of the server's own */
  note(event: string, details?: Readonly<Record<string, unknown>>): void;
  forTable(table: string): Journal;
}

/** @param write takes a line; null: nothing is written */
export const createJournal = (write: ((line: string) => void) | null): Journal => {
  const journalWith = (commonDetails: Readonly<Record<string, unknown>>): Journal => ({
    note(event, details = {}) {
      write?.(JSON.stringify({ at: new Date().toISOString(), event, ...commonDetails, ...details }));
    },
    forTable: (table) => journalWith({ ...commonDetails, table: fingerprintOf(table).slice(0, 10) }),
  });
  return journalWith({});
};
