import { fingerprintOf } from './identity.js';

/**
 * The server's log: JSON lines without hands, names or addresses. The first ten characters of a table id's hash identify the
 * table.
 */
export interface Journal {
  /** @param details numbers and strings from the server, never strings from clients */
  log(event: string, details?: Readonly<Record<string, unknown>>): void;
  forTable(table: string): Journal;
}

/** @param write called with each line; null disables the log */
export const createJournal = (write: ((line: string) => void) | null): Journal => {
  const journalWith = (commonDetails: Readonly<Record<string, unknown>>): Journal => ({
    log(event, details = {}) {
      write?.(JSON.stringify({ at: new Date().toISOString(), event, ...commonDetails, ...details }));
    },
    forTable: (table) => journalWith({ ...commonDetails, table: fingerprintOf(table).slice(0, 10) }),
  });
  return journalWith({});
};
