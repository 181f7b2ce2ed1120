import type { Seat } from '../../rules/seats.js';
import type { Keeper } from '../kept/keeper.js';

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

/**
 * @param server the page's; null: none
 * @param invited the table one is asked to; null: none
 */
export const createKeptSeats = (
  keeper: Keeper,
  server: () => string | null,
  invited: () => string | null,
): KeptSeats => ({
  read() {
    try {
      const kept = keeper.read('seat') as KeptSeat | null;
      const isMeant = kept?.server === server() && [null, kept?.table].includes(invited());
      return isMeant ? kept : null;
    } catch {
      return null;
    }
  },
  write: (kept) => void keeper.write('seat', kept),
  remove: () => void keeper.remove('seat'),
});
