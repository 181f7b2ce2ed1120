import type { Board } from '../online/frame.js';
import { boardFor } from './lobby/board.js';
import type { Journal } from './journal.js';
import { isLastGame, isReserved, type GuestId, type Lobby } from './lobby/lobby.js';
import { DamagedLog, type TableStore } from './log/table-log.js';
import { restoreTable } from './room/table-state.js';

/** A seat of a table, as the host of the server sees it. */
export interface SeatInfo extends Omit<Board['seats'][number], 'reserved'> {
  /** Only one person can have it. */
  readonly reserved: boolean;
}

/** A table, as the host of the server sees it: plain data, without cards and keys. */
export interface TableInfo {
  readonly table: string;
  readonly code: string;
  /** Whether this process has it open. If not, nobody is `here`, and `score` is null: another process may have it. */
  readonly open: boolean;
  readonly stage: Board['stage'];
  readonly variant: string;
  readonly players: number;
  readonly target: number;
  readonly level: string;
  readonly spectators: boolean;
  /** In ms; null: no limit. */
  readonly turnTimeout: number | null;
  /** How many games are over, and after how many the table rests; null: never. */
  readonly games: { readonly over: number; readonly of: number | null };
  /** No further game begins. */
  readonly rests: boolean;
  /** Of the game that is played or over; null: none has begun, or it is not open here. */
  readonly score: readonly number[] | null;
  readonly seats: readonly SeatInfo[];
  /** How many people are there without a seat. */
  readonly watching: number;
}

/** The state of an open table that its lobby does not contain. */
export interface OpenTableState {
  readonly isHere: (guest: GuestId) => boolean;
  readonly hasStandIn: readonly boolean[];
  readonly score: readonly number[] | null;
}

const CLOSED_TABLE_STATE: OpenTableState = { isHere: () => false, hasStandIn: [], score: null };

/** @param state null: this process has not opened it */
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

/** All tables of a store. A damaged log is noted and left out. */
export const listTables = async (
  store: TableStore,
  journal: Journal,
  roomOf: (table: string) => { info(): TableInfo } | null,
): Promise<readonly TableInfo[]> => {
  const infos: TableInfo[] = [];
  for (const table of await store.tables()) {
    const room = roomOf(table);
    if (room) {
      infos.push(room.info());
      continue;
    }
    try {
      const entries = await store.read(table);
      // It may have been deleted just now.
      if (entries) infos.push(tableInfo(restoreTable(entries).state, null));
    } catch (error) {
      if (!(error instanceof DamagedLog)) throw error;
      journal.forTable(table).note('damaged', { error: error.message });
    }
  }
  return infos;
};
