/**
 * Tests with many tables. In one test, one of two server processes is killed. In the other test, connections are unstable.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as later } from 'node:timers/promises';
import type { Seating } from '../../src/online/open-table.js';
import { ALL_CARDS } from '../../src/rules/card.js';
import { createJournal } from '../../src/server/journal.js';
import { createRedisStore } from '../../src/server/log/redis-store.js';
import { runs } from '../runs.js';
import { entriesOf, gameFromLog, isInLog, playAndRecord, type ActionAttempt } from '../server/action-attempts.js';
import { startServer } from '../server/process.js';
import { freePort, withRedis } from '../server/redis.js';
import { joinTable, waitUntil } from '../server/test-server.js';
import { openProxy, type TestProxy } from '../server/test-proxy.js';

/** Opens a table and starts a game of one person against a computer. */
const startSoloGame = async (t: TestContext, url: string): Promise<Seating> => {
  const seating = await joinTable(t, url, { create: { players: 2, level: 'easy' } }, { name: 'Anna' });
  await Promise.all([seating.sit(0), seating.fill(1, 'computer')]);
  await seating.ready(true);
  await waitUntil('the game begins', () => seating.connection);
  return seating;
};

/** Starts games at `count` tables without exceeding the rate limit per address. */
const startGames = async (t: TestContext, url: string, count: number): Promise<readonly Seating[]> => {
  const all: Seating[] = [];
  while (all.length < count) {
    all.push(
      ...(await Promise.all(Array.from({ length: Math.min(10, count - all.length) }, () => startSoloGame(t, url)))),
    );
    await later(runs(0, 250));
  }
  return all;
};

const TABLES = runs(20, 500);

withRedis(
  `after one of two processes is killed, all ${TABLES} tables continue with all acknowledged actions`,
  async (redis, t) => {
    const start = async () => {
      const port = await freePort();
      const address = ['--redis', redis, '--public-address', `127.0.0.1:${port}`, '--per-address', '10000'];
      return startServer(t, '--port', `${port}`, ...address);
    };
    const [one, two] = await Promise.all([start(), start()]);
    const running = [one, two];
    const proxy = await openProxy(t, () => running.at(-1)?.port ?? 0);
    const all = await startGames(t, proxy.url, TABLES);
    let isEnough = false;
    const playing = all.map((seating) => playAndRecord(seating, () => isEnough, 1000));
    await later(runs(2000, 20_000));
    const counts = await Promise.all(
      running.map(
        async ({ url }) => ((await (await fetch(`${url}/health`)).json()) as { readonly tables: number }).tables,
      ),
    );
    assert.ok(
      counts.every((count) => count > TABLES / 10),
      `both processes have tables: ${counts.join(', ')}`,
    );
    const before = all.map(({ connection }) => connection?.view.history.length ?? 0);
    await one.kill();
    running.shift();
    const killTime = Date.now();
    for (const seating of all) await waitUntil('the client has reconnected', () => seating.status === 'open', 30_000);
    t.diagnostic(`all clients have reconnected after ${Date.now() - killTime} ms`);
    await later(runs(3000, 20_000));
    isEnough = true;
    const attempts: readonly (readonly ActionAttempt[])[] = await Promise.all(playing);
    const store = createRedisStore(redis, 1, createJournal(null));
    try {
      for (const [index, { table, connection, board }] of all.entries()) {
        const entries = await entriesOf(store, table);
        assert.ok(isInLog(entries, 0, attempts[index] ?? []), `the log has the actions of table ${index}`);
        if (board.stage !== 'playing') continue;
        const game = gameFromLog(await entriesOf(store, table));
        const view = connection?.view ?? assert.fail('The game has no connection.');
        if (view.toAct.includes(0)) assert.deepEqual(view, game?.view(0), `table ${index}`);
        assert.ok(view.history.length !== before[index] || view.toAct.length === 0, `table ${index} continues`);
      }
    } finally {
      await store.close();
    }
  },
);

/** Returns the resident memory of a process, in bytes. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

const MINUTES = runs(0.2, 10);
/** Maximum growth factor of the memory. */
const TOLERANCE = runs(2, 1.25);
const EXPECTED_EVENTS = [
  'listening',
  'created',
  'opened',
  'game-began',
  'game-ended',
  'no-such-table',
  'wrong-key',
  'too-many-tables',
];

test(`in ${MINUTES} min of unstable connections, a server's memory does not grow and it logs no private data`, async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-soak-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  const server = await startServer(t, '--port', '0', '--dir', dir, '--per-address', '10000');
  const proxies: TestProxy[] = [];
  const all: Seating[] = [];
  for (let count = 0; count < runs(10, 50); count++) {
    const proxy = await openProxy(t, () => server.port);
    proxies.push(proxy);
    all.push(await startSoloGame(t, proxy.url));
  }
  let isEnough = false;
  const playing = all.map(async (seating) => {
    while (!isEnough) {
      await playAndRecord(seating, () => isEnough || seating.board.stage === 'over', 110);
      if (!isEnough) await seating.rematch().catch(() => {});
      await later(200);
    }
  });
  const samples: number[] = [];
  const pid = server.child.pid ?? assert.fail('The server has no process id.');
  const step = (MINUTES * 60_000) / 20;
  for (let sample = 0; sample < 20; sample++) {
    const end = Date.now() + step;
    while (Date.now() < end) {
      const proxy = proxies[Math.floor(Math.random() * proxies.length)];
      if (Math.random() < 0.5) proxy?.dropAnswers();
      await later(100);
      proxy?.cut();
    }
    samples.push(memoryOf(pid));
    t.diagnostic(`${Math.round((samples.at(-1) ?? 0) / 2 ** 20)} MB`);
  }
  isEnough = true;
  await Promise.all(playing);
  // The first quarter, in which memory still grows, is skipped.
  const [early, late] = [samples.slice(5, 10), samples.slice(15)].map((some) => Math.max(...some));
  assert.ok((late ?? 0) < (early ?? 0) * TOLERANCE, `memory has grown from ${early} to ${late} bytes`);
  assert.equal(server.child.exitCode, null);
  for (const line of server.output().trim().split('\n')) {
    const { at, table, ...rest } = JSON.parse(line) as Record<string, unknown>;
    // A client has requested its table, but lost the connection before it could join.
    const isExpired = rest.event === 'colyseus' && rest.error === 'Error: seat reservation expired.';
    assert.ok(at && (isExpired || EXPECTED_EVENTS.includes(String(rest.event))), line);
    const text = JSON.stringify(rest);
    for (const card of ALL_CARDS) assert.ok(!text.includes(`"${card}"`), line);
    for (const secret of ['127.0.0.1', '::1', '::ffff', 'Anna', ...all.flatMap((one) => [one.key, one.table])])
      assert.ok(!line.includes(secret), line);
    assert.ok(table === undefined || (typeof table === 'string' && table.length === 10), line);
  }
});
