import type { Seat } from '../../../rules/seats.js';
import type { Keeper } from '../../shell/storage/keeper.js';

/** The server's promise about the current game's deals, made before the first card is dealt. */
export interface DealPromise {
  /** Number of the game within the match. */
  readonly game: number;
  /** The hash of the server's secret. */
  readonly hash: string;
  /**
   * The visitor's seat at the start of the game, and the salt that they added to the game's seed; both null for a
   * spectator.
   */
  readonly seat: Seat | null;
  readonly salt: string | null;
}

/** Stored data for returning to an online table. */
export interface KeptSeat {
  readonly server: string;
  readonly table: string;
  /** Key of the seat; null if the visitor has given up the seat and must join again. */
  readonly key: string | null;
  readonly dealt?: DealPromise | undefined;
}

/** Stores the visitor's online table and seat. */
export interface KeptSeats {
  /** Returns the stored seat; null if none matches the page's server and invitation. */
  read(): KeptSeat | null;
  write(kept: KeptSeat): void;
  remove(): void;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isSeatOrNull = (value: unknown): value is Seat | null => value === null || Number.isSafeInteger(value);
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** Checks a stored promise and returns it; undefined if it is missing or invalid. */
const readPromise = (kept: unknown): DealPromise | undefined => {
  const { game, hash, seat, salt } = fieldsOf(kept);
  const isPromise = typeof game === 'number' && isText(hash) && isSeatOrNull(seat) && isTextOrNull(salt);
  return isPromise ? { game, hash, seat, salt } : undefined;
};

/** Checks a stored seat and returns it; null if it is invalid. */
const readSeat = (kept: unknown): KeptSeat | null => {
  const { server, table, key, dealt } = fieldsOf(kept);
  return isText(server) && isText(table) && isTextOrNull(key)
    ? { server, table, key, dealt: readPromise(dealt) }
    : null;
};

/** The table named by the page or its address, and the key of a reserved seat. */
export interface Invited {
  readonly table: string | null;
  readonly key: string | null;
}

/**
 * @param server returns the page's server, or null
 * @param invited returns the table that the page or its address names
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
      // An unreadable seat counts as missing.
    }
    // A link with a key refers to the reserved seat.
    return at !== null && table !== null && key !== null
      ? { ...(kept?.key === key && kept), server: at, table, key }
      : kept;
  },
  write: (kept) => void keeper.write('seat', kept),
  remove: () => void keeper.remove('seat'),
});
