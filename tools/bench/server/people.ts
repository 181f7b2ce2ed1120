/** Simulated people who join the tables of a server and play over real sockets. */
import WebSocket from 'ws';
import type { openTable, OpenTableOptions, Seating } from '../../../src/online/open-table.js';

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Counts for all people together. */
export interface Counts {
  /** Bytes received by people. */
  received: number;
  /** Actions by people. */
  acted: number;
  /** All actions, including those of computers. */
  happened: number;
  /** Time until the server acknowledged each action of a person, in ms. */
  latencies: number[];
}

export const counts: Counts = { received: 0, acted: 0, happened: 0, latencies: [] };

export const startCounting = (): void => {
  Object.assign(counts, { received: 0, acted: 0, happened: 0, latencies: [] } satisfies Counts);
};

export const openSocket: OpenTableOptions['openSocket'] = (address) => {
  const socket = new WebSocket(address);
  socket.on('error', () => {});
  socket.on('message', (data: Buffer) => (counts.received += data.length));
  return socket;
};

let lastAddress = 0;
/** Sends every request with a different client address, as a proxy does. `hosts` maps hosts to replacement addresses. */
export const simulateProxy = (): Map<string, string> => {
  const hosts = new Map<string, string>();
  const { fetch } = globalThis;
  globalThis.fetch = (request, init) => {
    const { href, origin } = new URL(request instanceof Request ? request.url : request);
    const to = href.replace(origin, hosts.get(origin) ?? origin);
    return fetch(to, {
      ...init,
      headers: { 'x-forwarded-for': `10.0.${(lastAddress >> 8) & 255}.${lastAddress++ & 255}` },
    });
  };
  return hosts;
};

/** Opens and starts a table with some people, and computers at the other seats. */
export const sitDown = async (open: typeof openTable, url: string, people: number): Promise<readonly Seating[]> => {
  const first = await open(url, { create: { players: 4 } }, { openSocket });
  const others = await Promise.all(
    Array.from({ length: people - 1 }, () => open(url, { table: first.table }, { openSocket })),
  );
  const all = [first, ...others];
  // The first two people are partners, so each sits between two computer players.
  const seats = [0, 2, 1, 3];
  for (const [index, seating] of all.entries()) await seating.sit(seats[index] ?? 0);
  for (const seat of seats.slice(people)) await first.fill(seat, 'computer');
  await Promise.all(all.map((seating) => seating.ready(true)));
  while (all.some(({ connection }) => !connection)) await sleep(10);
  first.connection?.subscribe((update) => {
    if ('view' in update && update.action) counts.happened++;
  });
  return all;
};

/** Limits of the random pause before an action, in ms. */
export interface Pace {
  readonly quickest: number;
  readonly slowest: number;
}

/** Plays a seat's first legal action whenever the seat must act, until `isEnough` returns true. */
export const play = async (seating: Seating, { quickest, slowest }: Pace, isEnough: () => boolean): Promise<void> => {
  while (!isEnough()) {
    await sleep(quickest + Math.random() * (slowest - quickest));
    const { connection, board } = seating;
    if (board.stage === 'over') await seating.rematch().catch(() => {});
    const view = connection?.view;
    const action = view && view.seat !== null && view.toAct.includes(view.seat) ? view.legal[0] : undefined;
    if (!action || !connection || board.stage !== 'playing' || isEnough()) continue;
    const begun = performance.now();
    await connection.act(action).catch(() => {});
    counts.latencies.push(performance.now() - begun);
    counts.acted++;
  }
};

/** Plays a seat's first legal action whenever the seat must act, until the game is over. `pace` can change. */
export const playGame = async (seating: Seating, pace: () => Pace): Promise<void> => {
  while (seating.board.stage === 'playing') {
    const { quickest, slowest } = pace();
    await sleep(quickest + Math.random() * (slowest - quickest));
    const { connection } = seating;
    const view = connection?.view;
    const action = view && view.seat !== null && view.toAct.includes(view.seat) ? view.legal[0] : undefined;
    if (!action || !connection) continue;
    const begun = performance.now();
    await connection.act(action).catch(() => {});
    counts.latencies.push(performance.now() - begun);
    counts.acted++;
  }
};
