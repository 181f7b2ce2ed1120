/** A table server in this process, and clients that join over real sockets. */
import type { TestContext } from 'node:test';
import WebSocket from 'ws';
import type { Action } from '../../src/game/action.js';
import type { SeatConnection } from '../../src/game/connect.js';
import { openTable, type OpenTableOptions, type Seating, type TableToOpen } from '../../src/online/open-table.js';
import type { Socket } from '../../src/online/server-socket.js';
import { choose } from '../../src/players/choose.js';
import { systemClock, type Clock } from '../../src/session/clock.js';
import type { TableServerOptions } from '../../src/server/options.js';
import { openTableServer, type TableServer } from '../../src/server/table-server.js';

/** Opens a socket and ignores its `error` events, because a `close` event follows each of them. */
const openSocket = (address: string): Socket => new WebSocket(address).on('error', () => {});

/** A clock that runs 100 times faster, so that rate limits do not slow the tests. */
const startTime = Date.now();
const fastTime = (): number => startTime + (Date.now() - startTime) * 100;
const fastClock: Clock = { ...systemClock, now: fastTime, elapsed: fastTime };

/** A folder that does not exist. Servers without the option `embed` do not read it. */
const NO_FOLDER = new URL('no-such-folder/', import.meta.url);

export const openServer = (
  options: TableServerOptions = {},
  clock: Clock = fastClock,
  embedFolder = NO_FOLDER,
): Promise<TableServer> =>
  openTableServer(
    { port: 0, pause: 0, ...options },
    { openThinking: () => ({ choose, close: () => Promise.resolve() }), embedFolder, clock },
  );

export const startTestServer = async (
  t: TestContext,
  options: TableServerOptions = {},
  clock: Clock = fastClock,
  embedFolder = NO_FOLDER,
): Promise<TableServer> => {
  const server = await openServer(options, clock, embedFolder);
  t.after(() => server.close());
  return server;
};

export const waitUntil = async <T>(
  description: string,
  check: () => T | null | undefined | false,
  maxChecks = 2000,
): Promise<T> => {
  for (let count = 0; count < maxChecks; count++) {
    const found = check();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`Timed out waiting for: ${description}.`);
};

/** Joins a table and leaves at the end of the test, even if the test fails before the table is open. */
export const joinTable = async (
  t: TestContext,
  url: string,
  request: { readonly table: string } | { readonly create: TableToOpen },
  options: OpenTableOptions = {},
): Promise<Seating> => {
  let seating: Seating | null = null;
  let hasTestEnded = false;
  t.after(() => {
    hasTestEnded = true;
    seating?.close();
  });
  seating = await openTable(url, request, { openSocket, ...options });
  if (hasTestEnded) seating.close();
  return seating;
};

/** Returns the seat's first legal action except signals, or undefined after a game or if the seat need not act. */
export const firstAction = ({ view }: SeatConnection): Action | undefined =>
  view.seat !== null && view.phase !== 'game-over' && view.toAct.includes(view.seat)
    ? view.legal.find(({ type }) => type !== 'signal')
    : undefined;

/** Returns the action that ends the hand fastest: a fold, else a bid, else the first legal action. */
export const shortestAction = (connection: SeatConnection): Action | undefined => {
  const first = firstAction(connection);
  const find = (wanted: Action['type']): Action | undefined =>
    connection.view.legal.find(({ type }) => type === wanted);
  return first && (find('fold') ?? find('bid') ?? first);
};

/** Plays the action of `chooseAction` (default: the first legal action) until `isDone()` returns true. */
export const playUntil = async (
  seating: Seating,
  isDone: () => boolean,
  pause = 2,
  chooseAction = firstAction,
): Promise<void> => {
  while (!isDone()) {
    const { connection } = seating;
    const action = connection && seating.status === 'open' ? chooseAction(connection) : undefined;
    if (connection && action) await connection.act(action).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};
