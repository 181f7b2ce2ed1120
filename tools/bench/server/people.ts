/** People who come to tables of a server and play there, over real sockets. */
import WebSocket from 'ws';
import type { openTable, OpenTableOptions, Seating } from '../../../src/online/open-table.js';

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What has been counted of all of them. */
export interface Counts {
  /** Bytes that came to people. */
  received: number;
  /** Actions that people did. */
  acted: number;
  /** Actions that happened, computers' among them. */
  happened: number;
  /** How long each action of a person took until it was acknowledged, in ms. */
  latencies: number[];
}

export const counts: Counts = { received: 0, acted: 0, happened: 0, latencies: [] };

export const startCounting = (): void => {
  Object.assign(counts, { received: 0, acted: 0, happened: 0, latencies: [] } satisfies Counts);
};

const openSocket: OpenTableOptions['openSocket'] = (address) => {
  const socket = new WebSocket(address);
  socket.on('error', () => {});
  socket.on('message', (data: Buffer) => (counts.received += data.length));
  return socket;
};

let lastAddress = 0;
/** Gives every request another client address, as a proxy does. `hosts` maps hosts to the addresses to use instead. */
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

/** A table with so many people, and computers at the other seats, that has begun. */
export const sitDown = async (open: typeof openTable, url: string, people: number): Promise<readonly Seating[]> => {
  const first = await open(url, { create: { players: 4 } }, { openSocket });
  const others = await Promise.all(
    Array.from({ length: people - 1 }, () => open(url, { table: first.table }, { openSocket })),
  );
  const all = [first, ...others];
  // Partners first: of two, each has a computer beside him.
  const seats = [0, 2, 1, 3];
  for (const [place, seating] of all.entries()) await seating.sit(seats[place] ?? 0);
  for (const seat of seats.slice(people)) await first.fill(seat, 'computer');
  await Promise.all(all.map((seating) => seating.ready(true)));
  while (all.some(({ connection }) => !connection)) await sleep(10);
  first.connection?.subscribe((update) => {
    if ('view' in update && update.action) counts.happened++;
  });
  return all;
};

/** Between two acts of somebody, in ms. */
export interface Pace {
  readonly quickest: number;
  readonly slowest: number;
}

/** Plays for somebody, whatever is allowed first, until it is enough. */
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
