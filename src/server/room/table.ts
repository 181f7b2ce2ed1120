import type { GameServices, TableGame } from './table-game.js';
import type { GuestId } from '../lobby/lobby.js';
import type { Journal } from '../journal.js';
import type { EndedGame } from './ended-game.js';
import type { GuestLine } from './guest-line.js';
import type { TableState } from './table-state.js';

/** The server's services and settings that a room uses. */
export interface RoomOptions {
  readonly services: GameServices;
  readonly journal: Journal;
  /** Checks and normalizes a name. Throws a ConnectionError with code `bad-name`. */
  readonly readName: (given: unknown) => string;
  /** Maximum number of people without a seat, or null for no limit. Default: `DEFAULT_WATCHERS`. */
  readonly watchers?: number | null | undefined;
  /** Stores a finished game for the report to the operator. Null if the operator has not set `onGameEnd`. */
  readonly storeGameEnd: ((ended: EndedGame) => Promise<void>) | null;
  /** Called after the room has closed its clients' sockets with a code. */
  readonly onClosed: () => void;
}

/** An open table with its state, its game and its guests' lines. */
export interface Table {
  state: TableState;
  /** The current or last game. */
  game: TableGame | null;
  readonly lines: Map<GuestId, GuestLine>;
  /** The seats that have knocked since the last action. */
  readonly knocked: Set<number>;
  isClosed: boolean;
}

export const isHereAt =
  (table: Table) =>
  (guest: GuestId): boolean =>
    table.lines.get(guest)?.isHere ?? false;
