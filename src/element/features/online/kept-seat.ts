import type { Seat } from '../../../rules/seats.js';
import type { Keeper } from '../../shell/storage/keeper.js';

/** What was promised of the deals of the game under way, before its first card. */
export interface DealPromise {
  /** Which game of the match it is. */
  readonly game: number;
  /** The hash of the server's secret. */
  readonly hash: string;
  /** The seat one had when it began, and what one added to its seed; null: none. */
  readonly seat: Seat | null;
  readonly salt: string | null;
}

/** What is kept of a table to come back by. */
export interface KeptSeat {
  readonly server: string;
  readonly table: string;
  /** Null: the seat was given up; the way back is that of anybody. */
  readonly key: string | null;
  readonly dealt?: DealPromise | undefined;
}

/** Where a table of a server is kept, with the seat that somebody has there. */
export interface KeptSeats {
  /** Null: none that the page's server, and whoever invites, mean. */
  read(): KeptSeat | null;
  write(kept: KeptSeat): void;
  remove(): void;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isSeatOrNull = (value: unknown): value is Seat | null => value === null || Number.isSafeInteger(value);
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** Undefined: nothing was promised, or the promise cannot be read. */
const readPromise = (kept: unknown): DealPromise | undefined => {
  const { game, hash, seat, salt } = fieldsOf(kept);
  const isPromise = typeof game === 'number' && isText(hash) && isSeatOrNull(seat) && isTextOrNull(salt);
  return isPromise ? { game, hash, seat, salt } : undefined;
};

/** A seat that was kept, which may be anything; null if it cannot be read. */
const readSeat = (kept: unknown): KeptSeat | null => {
  const { server, table, key, dealt } = fieldsOf(kept);
  return isText(server) && isText(table) && isTextOrNull(key)
    ? { server, table, key, dealt: readPromise(dealt) }
    : null;
};

/** What a page is asked for: a table, and perhaps a seat that is reserved there. */
export interface Invited {
  readonly table: string | null;
  readonly key: string | null;
}

/**
 * @param server the page's; null: none
 * @param invited what the page, or its address, asks for
 */
export const createKeptSeats = (keeper: Keeper, server: () => string | null, invited: () => Invited): KeptSeats => ({
  read() {
    const at = server();
    const { table, key } = invited();
    let kept: KeptSeat | null = null;
    try {
      const read = readSeat(keeper.read('seat'));
      if (read?.server === at && [null, read?.table].includes(table)) kept = read;
    } catch {
      // What cannot be read is not kept.
    }
    // Whoever has the link to a reserved seat means that seat.
    return at !== null && table !== null && key !== null
      ? { ...(kept?.key === key && kept), server: at, table, key }
      : kept;
  },
  write: (kept) => void keeper.write('seat', kept),
  remove: () => void keeper.remove('seat'),
});
