import { fingerprintOf } from './identity.js';

/**
 * The server's log: JSON lines without hands, names and addresses. A table appears as the first ten characters of its hash.
 */
export interface Journal {
  /** @param details numbers and texts of the server, never texts of clients */
  log(event: string, details?: Readonly<Record<string, unknown>>): void;
  forTable(table: string): Journal;
}

/** @param write called with each line; null: no log */
export const createJournal = (write: ((line: string) => void) | null): Journal => {
  const journalWith = (commonDetails: Readonly<Record<string, unknown>>): Journal => ({
    log(event, details = {}) {
      write?.(JSON.stringify({ at: new Date().toISOString(), event, ...commonDetails, ...details }));
    },
    forTable: (table) => journalWith({ ...commonDetails, table: fingerprintOf(table).slice(0, 10) }),
  });
  return journalWith({});
};
