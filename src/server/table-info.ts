import type { Board } from '../online/frame.js';
import { boardFor } from './lobby/board.js';
import type { Journal } from './journal.js';
import { isLastGame, isReserved, type GuestId, type Lobby } from './lobby/lobby.js';
import { DamagedLog } from './log/log-store.js';
import type { TableStore } from './log/table-log.js';
import { restoreTable } from './room/table-state.js';

/** A seat of a table, for the server's operator. */
export interface SeatInfo extends Omit<Board['seats'][number], 'reserved'> {
  /** Whether the seat is reserved for one person. */
  readonly reserved: boolean;
}

/** A table as plain data without cards or keys, for the server's operator. */
export interface TableInfo {
  readonly table: string;
  readonly code: string;
  /** Whether the table is open in this process. If not, all seats have `here: false` and `score` is null. */
  readonly open: boolean;
  readonly stage: Board['stage'];
  readonly variant: string;
  readonly players: number;
  readonly target: number;
  readonly level: string;
  readonly spectators: boolean;
  /** Time limit for a turn, in ms, or null for no limit. */
  readonly turnTimeout: number | null;
  /** Number of finished games, and the maximum number of games, or null for no limit. */
  readonly games: { readonly over: number; readonly of: number | null };
  /** Whether the table's last game has ended. */
  readonly rests: boolean;
  /** Score of the current or last game, or null before the first game and for a table that is not open in this process. */
  readonly score: readonly number[] | null;
  readonly seats: readonly SeatInfo[];
  /** Number of connected people without a seat. */
  readonly watching: number;
}

/** The state that an open table has in addition to its lobby. */
export interface OpenTableState {
  readonly isHere: (guest: GuestId) => boolean;
  readonly hasStandIn: readonly boolean[];
  readonly score: readonly number[] | null;
}

const CLOSED_TABLE_STATE: OpenTableState = { isHere: () => false, hasStandIn: [], score: null };

/** @param state the table's open state, or null if the table is not open in this process */
export const tableInfo = (
  { table, code, lobby }: { readonly table: string; readonly code: string; readonly lobby: Lobby },
  state: OpenTableState | null,
): TableInfo => {
  const { isHere, hasStandIn, score } = state ?? CLOSED_TABLE_STATE;
  const board = boardFor(lobby, null, isHere, hasStandIn);
  const { stage, variant, players, target, level, spectators, turnTimeout, seats, others } = board;
  return {
    ...{ table, code, open: state !== null },
    ...{ stage, variant, players, target, level, spectators, turnTimeout },
    games: { over: lobby.games, of: lobby.settings.hosted?.games ?? null },
    rests: stage !== 'playing' && isLastGame(lobby),
    score,
    seats: seats.map(({ by, name, here, ready, standIn }, seat) => ({
      ...{ by, name, here, ready, standIn },
      reserved: isReserved(lobby, seat),
    })),
    watching: others.length,
  };
};

/** Resolves to the data of all tables in a store. Skips damaged logs and records them in the journal. */
export const listTables = async (
  store: TableStore,
  journal: Journal,
  roomOf: (table: string) => { info(): TableInfo } | null,
): Promise<readonly TableInfo[]> => {
  const infos: TableInfo[] = [];
  for (const table of await store.ids()) {
    const room = roomOf(table);
    if (room) {
      infos.push(room.info());
      continue;
    }
    try {
      const entries = await store.read(table);
      // The table might have been deleted since the ids were listed.
      if (entries) infos.push(tableInfo(restoreTable(entries).state, null));
    } catch (error) {
      if (!(error instanceof DamagedLog)) throw error;
      journal.forTable(table).log('damaged', { error: error.message });
    }
  }
  return infos;
};
