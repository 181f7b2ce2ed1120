/**
 * What a server of tables needs: bytes and time of an action, CPU an action, tables a core, memory a table, and how long it
 * takes until all are back when a process of several has been killed. The server is a process of its own, the people are
 * in this one.
 * `node --import tsx tools/bench/server.ts`; `-- --help` tells more
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { openTable as open, Seating } from '../../src/online/open-table.js';
import { printLine } from '../shared/print-line.js';
import { counts, play, sitDown, sleep, simulateProxy, startCounting, type Pace } from './server/people.js';
import { freePort, isRedisInstalled, startRedis, startServer, type BenchServer } from './server/processes.js';

const HELP = `node --import tsx tools/bench/server.ts
  --tables 100      how many tables
  --seconds 20      how long people play at their own pace
  --killed 500      how many tables of two people are killed with their process
  --store dir       where tables are kept: dir, redis or memory
  --build dist      the folder of the build that is measured
  --only pace,...   of pace, memory, computers, opening, killed
`;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '20' },
    killed: { type: 'string', default: '500' },
    store: { type: 'string', default: 'dir' },
    build: { type: 'string', default: 'dist' },
    only: { type: 'string', default: 'pace,memory,computers,opening,killed' },
    help: { type: 'boolean', default: false },
  },
});
const [TABLES, SECONDS, KILLED] = [values.tables, values.seconds, values.killed].map(Number) as [
  number,
  number,
  number,
];
const BUILD = resolve(values.build);
const { openTable } = (await import(pathToFileURL(join(BUILD, 'online.js')).href)) as {
  readonly openTable: typeof open;
};

/** People take 1 to 4 seconds for an action; where only the server's work counts, they hurry. */
const HUMAN: Pace = { quickest: 1000, slowest: 4000 };
const HURRIED: Pace = { quickest: 110, slowest: 200 };
/** Memory is measured from so many tables on: what the first ones cost is the process's own. */
const WARM = 20;
const ACTIONS_OF_A_GAME = 150;
const ACTIONS_TO_WARM = 3000;

const KB = 1024;
const hosts = simulateProxy();

const shareOf = (values_: readonly number[], share: number): string =>
  ([...values_].sort((a, b) => a - b)[Math.min(values_.length - 1, Math.floor(values_.length * share))] ?? 0).toFixed(
    1,
  );

/** Runs with a server that has a store of its own. */
const withServer = async (run: (server: BenchServer) => Promise<void>): Promise<void> => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-bench-'));
  const redis = values.store === 'redis' ? await startRedis() : null;
  const store = redis
    ? ['--redis', redis.address, '--public-address', `127.0.0.1:${await freePort()}`]
    : values.store === 'dir'
      ? ['--dir', dir]
      : [];
  const port = redis ? (store.at(-1)?.split(':')[1] ?? '0') : '0';
  const server = await startServer(BUILD, '--port', port, '--pause', '100', ...store);
  try {
    await run(server);
  } finally {
    await server.kill();
    redis?.end();
    rmSync(dir, { recursive: true, force: true });
  }
};

/** So many tables, ten at a time. */
const openTables = async (url: string, many: number, people: number): Promise<Seating[]> => {
  const seatings: Seating[] = [];
  for (let left = many; left > 0; left -= 10) {
    const some = await Promise.all(Array.from({ length: Math.min(10, left) }, () => sitDown(openTable, url, people)));
    seatings.push(...some.flat());
  }
  return seatings;
};

const leave = (people: readonly Seating[]): void => {
  for (const seating of people) seating.close();
};

const measurePace = (): Promise<void> =>
  withServer(async (server) => {
    const people = await openTables(server.url, TABLES, 4);
    // What has been run often is quicker: a server that has just been started is no measure.
    await Promise.all(people.map((seating) => play(seating, HURRIED, () => counts.acted >= ACTIONS_TO_WARM)));
    let isOver = false;
    const playing = people.map((seating) => play(seating, HUMAN, () => isOver));
    await sleep(HUMAN.slowest);
    startCounting();
    const [begun, before] = [performance.now(), server.cpu()];
    await sleep(SECONDS * 1000);
    const [ms, cpu] = [performance.now() - begun, server.cpu() - before];
    const { acted, received, latencies } = counts;
    isOver = true;
    printLine(
      `${TABLES} tables of four people at their own pace, ${SECONDS} s: ${((acted / ms) * 1000).toFixed(1)} actions a second`,
    );
    printLine(`  latency of an action: median ${shareOf(latencies, 0.5)} ms, p95 ${shareOf(latencies, 0.95)} ms`);
    printLine(`  bytes an action and seat: ${Math.round(received / acted / 4)}`);
    printLine(`  CPU an action: ${(cpu / acted).toFixed(2)} ms; ${((cpu / ms) * 100).toFixed(1)} % of a core`);
    printLine(`  tables a core: ${Math.round((TABLES * ms) / cpu)}`);
    await Promise.all(playing);
    leave(people);
  });

const measureMemory = (): Promise<void> =>
  withServer(async (server) => {
    const people = await openTables(server.url, WARM, 4);
    const warm = await server.used();
    people.push(...(await openTables(server.url, TABLES - WARM, 4)));
    const fresh = await server.used();
    startCounting();
    const before = server.cpu();
    await Promise.all(
      people.map((seating) => play(seating, HURRIED, () => counts.acted >= ACTIONS_OF_A_GAME * TABLES)),
    );
    const cpu = server.cpu() - before;
    const later = await server.used();
    const each = (bytes: number): string => `${Math.round(bytes / (TABLES - WARM) / KB)} KB`;
    const grown = (bytes: number): string => `${Math.round(bytes / TABLES / KB)} KB`;
    printLine(
      `four people in a hurry: CPU an action ${(cpu / counts.acted).toFixed(2)} ms, bytes an action and seat ${Math.round(counts.received / counts.acted / 4)}, latency ${shareOf(counts.latencies, 0.5)} ms, p95 ${shareOf(counts.latencies, 0.95)} ms`,
    );
    printLine(
      `  memory a table, fresh: ${each(fresh.resident - warm.resident)}, of it ${each(fresh.heap - warm.heap)} its objects`,
    );
    printLine(
      `  ${ACTIONS_OF_A_GAME} actions later ${grown(later.resident - fresh.resident)} more, of it ${grown(later.heap - fresh.heap)} its objects`,
    );
    leave(people);
  });

const measureComputers = (): Promise<void> =>
  withServer(async (server) => {
    const people = await openTables(server.url, TABLES / 4, 2);
    startCounting();
    const before = server.cpu();
    let isOver = false;
    const playing = people.map((seating) => play(seating, HURRIED, () => isOver));
    await sleep(SECONDS * 1000);
    printLine(
      `two people and two computers: CPU an action ${((server.cpu() - before) / counts.happened).toFixed(2)} ms`,
    );
    isOver = true;
    await Promise.all(playing);
    leave(people);
  });

/** From the draw for the first deal until there has been a trick. */
const measureOpening = (): Promise<void> =>
  withServer(async (server) => {
    // The threads are there.
    leave(await openTables(server.url, 4, 1));
    await sleep(3000);
    startCounting();
    const before = server.cpu();
    const people = await openTables(server.url, TABLES / 4, 1);
    await Promise.all(people.map((seating) => play(seating, HURRIED, () => !!seating.connection?.view.lastTrick)));
    printLine(
      `three computers in the opening: CPU an action ${((server.cpu() - before) / counts.happened).toFixed(2)} ms`,
    );
    leave(people);
  });

const measureKilled = async (): Promise<void> => {
  if (!isRedisInstalled())
    return printLine('One of two processes killed: not measured, redis-server is not installed.');
  const redis = await startRedis();
  const start = async (): Promise<BenchServer> => {
    const port = await freePort();
    const args = ['--port', `${port}`, '--redis', redis.address, '--public-address', `127.0.0.1:${port}`];
    return startServer(BUILD, ...args, '--pause', '100');
  };
  const one = await start();
  const people = await openTables(one.url, KILLED, 2);
  const two = await start();
  hosts.set(one.url, two.url);
  const lost = new Set<Seating>();
  const back: number[] = [];
  const cpu = two.cpu();
  const begun = performance.now();
  const allBack = new Promise<void>((resolveAll) => {
    for (const seating of people)
      seating.subscribe((update) => {
        if (!('status' in update)) return;
        if (update.status === 'lost') lost.add(seating);
        else if (lost.delete(seating)) back.push(performance.now() - begun);
        if (back.length === people.length) resolveAll();
      });
  });
  await one.kill();
  const wait = sleep(120_000).then(() => 'late');
  await Promise.race([allBack, wait]);
  printLine(
    `one of two processes killed: of ${KILLED} tables (${back.length} of ${people.length} people) back after ${shareOf(
      back.map((ms) => ms / 1000),
      0.5,
    )} s (median), ${shareOf(
      back.map((ms) => ms / 1000),
      1,
    )} s (last); CPU ${Math.round(two.cpu() - cpu)} ms`,
  );
  leave(people);
  await two.kill();
  redis.end();
  return undefined;
};

const MEASURES: Readonly<Record<string, () => Promise<void>>> = {
  pace: measurePace,
  memory: measureMemory,
  computers: measureComputers,
  opening: measureOpening,
  killed: measureKilled,
};

if (values.help) printLine(HELP);
else for (const name of values.only.split(',')) await MEASURES[name]?.();
process.exit();
