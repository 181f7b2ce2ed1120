import type { GameServices, TableGame } from './table-game.js';
import type { GuestId } from '../lobby/lobby.js';
import type { Journal } from '../journal.js';
import type { EndedGame } from './ended-game.js';
import type { GuestLine } from './guest-line.js';
import type { TableState } from './table-state.js';

/** What a room needs of its server. */
export interface RoomOptions {
  readonly services: GameServices;
  readonly journal: Journal;
  /** Checks a name. */
  readonly readName: (given: unknown) => string;
  /** So many people without a seat can be there; null: any number; left out: the default. */
  readonly watchers?: number | null | undefined;
  /** Stores the end of a game to report it to the host; null if the host has no `onGameEnd`. */
  readonly storeGameEnd: ((ended: EndedGame) => Promise<void>) | null;
  /** Called when the room has closed. Its clients have been told to reconnect. */
  readonly onClosed: () => void;
}

/** What a table is, what is under way at it, and who is there. */
export interface Table {
  state: TableState;
  /** The game under way, or the last one. */
  game: TableGame | null;
  readonly lines: Map<GuestId, GuestLine>;
  /** The seats that have knocked since something was done. */
  readonly knocked: Set<number>;
  isClosed: boolean;
}

export const isHereAt =
  (table: Table) =>
  (guest: GuestId): boolean =>
    table.lines.get(guest)?.isHere ?? false;
