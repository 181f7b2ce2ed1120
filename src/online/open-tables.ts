/** The list of a server's open tables. */
import { InputError, quoted } from '../rules/input-error.js';
import type { PlayerCount } from '../rules/seats.js';
import { postJson } from './post-json.js';
import type { TableToOpen } from './open-table.js';

/** A person at an open table. */
export interface ListedPerson {
  /** Number of the person at this table. A person has another number at another table. */
  readonly guest: number;
  readonly name: string | null;
}

/** An open table, as a stranger sees it before joining. */
export interface ListedTable {
  readonly table: string;
  readonly variant: string;
  readonly players: PlayerCount;
  readonly target: number;
  /** Time limit for a turn, in ms. */
  readonly turnTimeout: number | null;
  /** Number of seats that a person can take, including the seats of computers. */
  readonly free: number;
  /** Whether a game is running. Computers then play the free seats. */
  readonly playing: boolean;
  /** The people with a seat. */
  readonly people: readonly ListedPerson[];
}

/** The options of an open table that determine its rules. */
export type OpenTableFilter = Pick<TableToOpen, 'variant' | 'rules' | 'players' | 'target'>;

/**
 * Resolves to the open tables of a server. Tables at which people wait for others come first.
 * @param filter with at least one option, the answer contains only tables with exactly these rules
 * @throws InputError `invalid-option`; ConnectionError `no-open-tables`, `bad-table`, `too-many` or another code of the
 *   server; the error of `fetch`; all as rejections
 */
export const listOpenTables = async (
  server: string,
  filter: OpenTableFilter = {},
  { signal = AbortSignal.timeout(20_000) }: { readonly signal?: AbortSignal } = {},
): Promise<readonly ListedTable[]> => {
  if (typeof filter !== 'object' || filter === null)
    throw new InputError(
      'invalid-option',
      `The filter must be an object such as { players: 4 }, not ${quoted(filter)}.`,
    );
  const answer = await postJson<{ readonly tables: readonly ListedTable[] }>(
    server,
    '/tables',
    { list: filter },
    signal,
  );
  return answer.tables;
};
