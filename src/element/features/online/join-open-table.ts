import { ConnectionError } from '../../../online/connection-error.js';
import { openTable, type OpenTableOptions, type Seating, type TableToOpen } from '../../../online/open-table.js';
import { listOpenTables, type ListedTable } from '../../../online/open-tables.js';
import type { Board } from '../../../online/frame.js';
import type { Seat } from '../../../rules/seats.js';

/** Codes of refusals after which the next table is tried, because others were faster or the table has ended. */
const RACE_CODES: readonly unknown[] = ['not-welcome', 'no-such-table', 'table-ended', 'wrong-key'];
/** Maximum number of tables to try before opening one. */
const MAX_TRIES = 5;

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | null)?.code;

/** Returns the seats that a visitor can take: free ones first, then seats of computers. */
const seatsToTake = ({ seats }: Board): readonly Seat[] => {
  const withPlayer = (by: 'computer' | null): readonly Seat[] =>
    seats.flatMap((seat, at) => (seat.by === by && seat.next === undefined ? at : []));
  return [...withPlayer(null), ...withPlayer('computer')];
};

/** Takes a seat, or waits for a computer's seat during a game. Returns whether that worked. */
const takeSeat = async (seating: Seating): Promise<boolean> => {
  for (const seat of seatsToTake(seating.board)) {
    try {
      await seating.sit(seat);
      if (seating.board.stage !== 'playing') await seating.ready(true);
      return true;
    } catch (error) {
      if (!['seat-taken', 'game-under-way', 'no-seat'].includes(String(codeOf(error)))) throw error;
    }
  }
  return false;
};

const tablesAt = async (server: string, { variant, rules, players, target }: TableToOpen, signal?: AbortSignal) => {
  try {
    const filter = { variant, rules, players, target };
    return await listOpenTables(server, filter as TableToOpen, signal && { signal });
  } catch (error) {
    if (error instanceof ConnectionError) throw error;
    signal?.throwIfAborted();
    throw new ConnectionError('unreachable', `No table server answers at ${server}: ${String(error)}`);
  }
};

/**
 * Takes a seat at an open table with the rules of `create`, or opens such a table.
 * @param isAvoided whether the visitor does not want to play at a table
 * @throws ConnectionError with the server's code; as a rejection
 */
export const joinOpenTable = async (
  server: string,
  create: TableToOpen,
  options: OpenTableOptions,
  isAvoided: (table: ListedTable) => boolean,
): Promise<Seating> => {
  const tables = await tablesAt(server, create, options.signal);
  for (const { table } of tables.filter((listed) => !isAvoided(listed)).slice(0, MAX_TRIES)) {
    try {
      const seating = await openTable(server, { table }, options);
      if (await takeSeat(seating)) return seating;
      await seating.leave();
    } catch (error) {
      if (!RACE_CODES.includes(codeOf(error))) throw error;
    }
  }
  const seating = await openTable(server, { create: { ...create, open: true } }, options);
  await takeSeat(seating);
  return seating;
};
