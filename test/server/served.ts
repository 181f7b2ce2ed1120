/** A server of this process, and people who come to it over real sockets. */
import type { TestContext } from 'node:test';
import WebSocket from 'ws';
import type { Action } from '../../src/game/action.js';
import type { SeatConnection } from '../../src/game/connect.js';
import { openTable, type OpenTableOptions, type Seating, type TableToOpen } from '../../src/online/open-table.js';
import type { Socket } from '../../src/online/line-to-server.js';
import { choose } from '../../src/players/choose.js';
import { systemClock, type Clock } from '../../src/session/clock.js';
import type { TableServerOptions } from '../../src/server/options.js';
import { openTableServer, type TableServer } from '../../src/server/table-server.js';

/** That a line is cut is told by its end. */
const openSocket = (address: string): Socket => new WebSocket(address).on('error', () => {});

/** A clock that is ahead of itself: nobody here has to act as slowly as people do. */
const begun = Date.now();
const hurriedTime = (): number => begun + (Date.now() - begun) * 100;
const hurried: Clock = { ...systemClock, now: hurriedTime, elapsed: hurriedTime };

export const openServer = (options: TableServerOptions = {}, clock: Clock = hurried): Promise<TableServer> =>
  openTableServer({ port: 0, pause: 0, ...options }, () => ({ choose, close: () => Promise.resolve() }), clock);

export const serve = async (
  t: TestContext,
  options: TableServerOptions = {},
  clock: Clock = hurried,
): Promise<TableServer> => {
  const server = await openServer(options, clock);
  t.after(() => server.close());
  return server;
};

export const until = async <T>(what: string, look: () => T | null | undefined | false, looks = 2000): Promise<T> => {
  for (let count = 0; count < looks; count++) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`It never came to this: ${what}.`);
};

/** Somebody at a table, who leaves with the test, even where it failed before he was there. */
export const come = async (
  t: TestContext,
  url: string,
  request: { readonly table: string } | { readonly create: TableToOpen },
  options: OpenTableOptions = {},
): Promise<Seating> => {
  let seating: Seating | null = null;
  let isOver = false;
  t.after(() => {
    isOver = true;
    seating?.close();
  });
  seating = await openTable(url, request, { openSocket, ...options });
  if (isOver) seating.close();
  return seating;
};

/** What somebody would do who does the first thing that is allowed; whether there is another game is agreed on otherwise. */
export const firstAction = ({ view }: SeatConnection): Action | undefined =>
  view.seat !== null && view.phase !== 'game-over' && view.toAct.includes(view.seat)
    ? view.legal.find(({ type }) => type !== 'signal')
    : undefined;

/** Plays for somebody until it is enough. */
export const playOn = async (seating: Seating, isEnough: () => boolean, pause = 2): Promise<void> => {
  while (!isEnough()) {
    const { connection } = seating;
    const action = connection && seating.status === 'open' ? firstAction(connection) : undefined;
    if (connection && action) await connection.act(action).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};
