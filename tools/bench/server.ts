/**
 * Measures the performance of a table server: bytes, latency and CPU time per action, tables per core, and memory per
 * table. Also measures the time until all people have reconnected after one of two server processes is killed. The server
 * runs in a separate process, and the simulated people run in this one. `node --import tsx tools/bench/server.ts -- --help`
 * lists the options.
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
  --tables 100      number of tables
  --seconds 20      duration of play at human pace
  --killed 500      number of tables of two people whose process is killed
  --store dir       the store for tables: dir, redis or memory
  --build dist      the folder of the build to measure
  --only pace,...   some of pace, memory, computers, opening, killed
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

/** Paces of simulated people. A human takes 1 to 4 s per action. The faster pace measures only the server's work. */
const HUMAN: Pace = { quickest: 1000, slowest: 4000 };
const HURRIED: Pace = { quickest: 110, slowest: 200 };
/** Number of tables to open before memory is measured. The first tables include the fixed cost of the process. */
const WARM = 20;
const ACTIONS_OF_A_GAME = 150;
const ACTIONS_TO_WARM = 3000;

const KB = 1024;
const hosts = simulateProxy();

const shareOf = (values_: readonly number[], share: number): string =>
  ([...values_].sort((a, b) => a - b)[Math.min(values_.length - 1, Math.floor(values_.length * share))] ?? 0).toFixed(
    1,
  );

/** Calls `run` with a server that has a new store. */
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

/** Opens tables, ten at a time. */
const openTables = async (url: string, count: number, people: number): Promise<Seating[]> => {
  const seatings: Seating[] = [];
  for (let left = count; left > 0; left -= 10) {
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
    // Warm-up: a newly started server is slower.
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
      `${TABLES} tables of four people at human pace, ${SECONDS} s: ${((acted / ms) * 1000).toFixed(1)} actions per second`,
    );
    printLine(`  latency of an action: median ${shareOf(latencies, 0.5)} ms, p95 ${shareOf(latencies, 0.95)} ms`);
    printLine(`  bytes per action and seat: ${Math.round(received / acted / 4)}`);
    printLine(`  CPU per action: ${(cpu / acted).toFixed(2)} ms; ${((cpu / ms) * 100).toFixed(1)} % of a core`);
    printLine(`  tables per core: ${Math.round((TABLES * ms) / cpu)}`);
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
    const perNewTable = (bytes: number): string => `${Math.round(bytes / (TABLES - WARM) / KB)} KB`;
    const perTable = (bytes: number): string => `${Math.round(bytes / TABLES / KB)} KB`;
    printLine(
      `four people at high speed: CPU per action ${(cpu / counts.acted).toFixed(2)} ms, bytes per action and seat ${Math.round(counts.received / counts.acted / 4)}, latency ${shareOf(counts.latencies, 0.5)} ms, p95 ${shareOf(counts.latencies, 0.95)} ms`,
    );
    printLine(
      `  memory per table when new: ${perNewTable(fresh.resident - warm.resident)}, including ${perNewTable(fresh.heap - warm.heap)} heap`,
    );
    printLine(
      `  ${ACTIONS_OF_A_GAME} actions later: ${perTable(later.resident - fresh.resident)} more, including ${perTable(later.heap - fresh.heap)} heap`,
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
      `two people and two computers: CPU per action ${((server.cpu() - before) / counts.happened).toFixed(2)} ms`,
    );
    isOver = true;
    await Promise.all(playing);
    leave(people);
  });

/** Measures the start of a game, from the draw for the first deal until the first trick ends. */
const measureOpening = (): Promise<void> =>
  withServer(async (server) => {
    // Starts the server's threads before the measurement.
    leave(await openTables(server.url, 4, 1));
    await sleep(3000);
    startCounting();
    const before = server.cpu();
    const people = await openTables(server.url, TABLES / 4, 1);
    await Promise.all(people.map((seating) => play(seating, HURRIED, () => !!seating.connection?.view.lastTrick)));
    printLine(
      `three computers in the opening: CPU per action ${((server.cpu() - before) / counts.happened).toFixed(2)} ms`,
    );
    leave(people);
  });

const measureKilled = async (): Promise<void> => {
  if (!isRedisInstalled())
    return printLine('One of two processes killed: not measured, because redis-server is not installed.');
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
