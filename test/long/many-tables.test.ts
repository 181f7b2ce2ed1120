/** Many tables: one of two processes is killed, and every table goes on; and an hour of a club, in minutes. */
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

/** A table of one person and a computer. */
const alone = async (t: TestContext, url: string): Promise<Seating> => {
  const seating = await joinTable(t, url, { create: { players: 2, level: 'easy' } }, { name: 'Anna' });
  await Promise.all([seating.sit(0), seating.fill(1, 'computer')]);
  await seating.ready(true);
  await waitUntil('the game begins', () => seating.connection);
  return seating;
};

/** So many tables, more slowly than an address may ask for them. */
const opened = async (t: TestContext, url: string, count: number): Promise<readonly Seating[]> => {
  const all: Seating[] = [];
  while (all.length < count) {
    all.push(...(await Promise.all(Array.from({ length: Math.min(10, count - all.length) }, () => alone(t, url)))));
    await later(runs(0, 250));
  }
  return all;
};

const TABLES = runs(20, 500);

withRedis(
  `${TABLES} tables in two processes, of which one is killed: every table goes on with all that was acknowledged`,
  async (redis, t) => {
    const start = async () => {
      const port = await freePort();
      const address = ['--redis', redis, '--public-address', `127.0.0.1:${port}`, '--per-address', '10000'];
      return startServer(t, '--port', `${port}`, ...address);
    };
    const [one, two] = await Promise.all([start(), start()]);
    const living = [one, two];
    const way = await openProxy(t, () => living.at(-1)?.port ?? 0);
    const all = await opened(t, way.url, TABLES);
    let isEnough = false;
    const playing = all.map((seating) => playAndRecord(seating, () => isEnough, 1000));
    await later(runs(2000, 20_000));
    const counts = await Promise.all(
      living.map(
        async ({ url }) => ((await (await fetch(`${url}/health`)).json()) as { readonly tables: number }).tables,
      ),
    );
    assert.ok(
      counts.every((count) => count > TABLES / 10),
      `both have tables: ${counts.join(', ')}`,
    );
    const before = all.map(({ connection }) => connection?.view.history.length ?? 0);
    await one.kill();
    living.shift();
    const begun = Date.now();
    for (const seating of all) await waitUntil('it is back', () => seating.status === 'open', 30_000);
    t.diagnostic(`all are back after ${Date.now() - begun} ms`);
    await later(runs(3000, 20_000));
    isEnough = true;
    const deeds: readonly (readonly ActionAttempt[])[] = await Promise.all(playing);
    const store = createRedisStore(redis, 1, createJournal(null));
    try {
      for (const [index, { table, connection, board }] of all.entries()) {
        const kept = await entriesOf(store, table);
        assert.ok(isInLog(kept, 0, deeds[index] ?? []), `what was done at table ${index}`);
        if (board.stage !== 'playing') continue;
        const game = gameFromLog(await entriesOf(store, table));
        const view = connection?.view ?? assert.fail('It is played.');
        if (view.toAct.includes(0)) assert.deepEqual(view, game?.view(0), `table ${index}`);
        assert.ok(view.history.length !== before[index] || view.toAct.length === 0, `table ${index} goes on`);
      }
    } finally {
      await store.close();
    }
  },
);

/** Resident bytes of a process. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

const MINUTES = runs(0.2, 10);
/** What may come and go between two looks. */
const TOLERANCE = runs(2, 1.25);
const WORDS = [
  'listening',
  'created',
  'opened',
  'game-began',
  'game-ended',
  'no-such-table',
  'wrong-key',
  'too-many-tables',
];

test(`${MINUTES} minutes of fifty tables whose lines are cut again and again: memory stays, and the journal says nothing it should not`, async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-soak-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  const server = await startServer(t, '--port', '0', '--dir', dir, '--per-address', '10000');
  const ways: TestProxy[] = [];
  const all: Seating[] = [];
  for (let count = 0; count < runs(10, 50); count++) {
    const way = await openProxy(t, () => server.port);
    ways.push(way);
    all.push(await alone(t, way.url));
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
  const pid = server.child.pid ?? assert.fail('It runs.');
  const step = (MINUTES * 60_000) / 20;
  for (let sample = 0; sample < 20; sample++) {
    const end = Date.now() + step;
    while (Date.now() < end) {
      const way = ways[Math.floor(Math.random() * ways.length)];
      if (Math.random() < 0.5) way?.dropAnswers();
      await later(100);
      way?.cut();
    }
    samples.push(memoryOf(pid));
    t.diagnostic(`${Math.round((samples.at(-1) ?? 0) / 2 ** 20)} MB`);
  }
  isEnough = true;
  await Promise.all(playing);
  // After a quarter of the time all tables have played for a while.
  const [early, late] = [samples.slice(5, 10), samples.slice(15)].map((some) => Math.max(...some));
  assert.ok((late ?? 0) < (early ?? 0) * TOLERANCE, `from ${early} to ${late} bytes`);
  assert.equal(server.child.exitCode, null);
  for (const line of server.output().trim().split('\n')) {
    const { at, table, ...rest } = JSON.parse(line) as Record<string, unknown>;
    // Somebody asked for his table, and was cut off before he came.
    const isCut = rest.event === 'colyseus' && rest.error === 'Error: seat reservation expired.';
    assert.ok(at && (isCut || WORDS.includes(String(rest.event))), line);
    const text = JSON.stringify(rest);
    for (const card of ALL_CARDS) assert.ok(!text.includes(`"${card}"`), line);
    for (const secret of ['127.0.0.1', '::1', '::ffff', 'Anna', ...all.flatMap((one) => [one.key, one.table])])
      assert.ok(!line.includes(secret), line);
    assert.ok(table === undefined || (typeof table === 'string' && table.length === 10), line);
  }
});
