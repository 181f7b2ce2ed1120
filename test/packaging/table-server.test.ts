/** The server of tables as it is published: killed, stopped, and of many processes. These tests look at the build. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { Seating } from '../../src/online/open-table.js';
import { runs } from '../runs.js';
import { startServer } from '../server/process.js';
import { freePort, withRedis } from '../server/redis.js';
import { joinTable, playUntil, waitUntil } from '../server/test-server.js';

const length = ({ connection }: Seating): number => connection?.view.history.length ?? 0;

/** Two people and two computers, playing. */
const playing = async (t: TestContext, url: string, other = url): Promise<readonly [Seating, Seating]> => {
  const anna = await joinTable(t, url, { create: { players: 4, level: 'easy' } }, { name: 'Anna' });
  const bert = await joinTable(t, other, { table: anna.table }, { name: 'Bert' });
  await Promise.all([anna.sit(0), bert.sit(2), anna.fill(1, 'computer'), anna.fill(3, 'computer')]);
  await Promise.all([anna.ready(true), bert.ready(true)]);
  await waitUntil('the game begins', () => anna.connection && bert.connection);
  return [anna, bert];
};

/** Slowly enough for a server that takes ten messages a second. */
const playBothUntil = (both: readonly Seating[], isEnough: () => boolean): Promise<unknown> =>
  Promise.all(both.map((who) => playUntil(who, isEnough, 150)));

test('kill -9 at any moment: the next process has the table whole, with what was acknowledged', async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-tables-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  const first = await startServer(t, '--port', '0', '--dir', dir);
  const both = await playing(t, first.url);
  await playBothUntil(both, () => length(both[0]) > 6);
  let server = first;
  for (const enough of [10, 14]) {
    // In the middle of what somebody does.
    let isKilled = false;
    const acting = playBothUntil(both, () => isKilled);
    await server.kill();
    isKilled = true;
    const seen = structuredClone(both[0].connection?.view.history) ?? [];
    server = await startServer(t, '--port', `${first.port}`, '--dir', dir);
    await waitUntil('they are back', () => both.every(({ status }) => status === 'open'));
    // Who acted when it was killed has been told that nobody knows, and looks.
    await acting;
    await waitUntil('both know the same', () => length(both[0]) === length(both[1]));
    const now = both[0].connection?.view.history ?? [];
    if (now[0] === seen[0]) assert.deepEqual(now.slice(0, seen.length), seen, 'nothing that was told is lost');
    await playBothUntil(both, () => length(both[0]) > enough);
  }
});

/** `npm test` has the same with fewer processes, and frozen processes in `killed-server.test.ts`. */
const inLong = runs<typeof withRedis>(() => {}, withRedis);

withRedis('Of two processes one is killed: its table goes on in the other', async (redis, t) => {
  const start = async (port: number) =>
    startServer(t, '--port', `${port}`, '--redis', redis, '--public-address', `127.0.0.1:${port}`);
  const [one, two] = await Promise.all([start(await freePort()), start(await freePort())]);
  const anna = await joinTable(t, one.url, { create: { players: 2 } }, { name: 'Anna' });
  const bert = await joinTable(t, two.url, { table: anna.table }, { name: 'Bert' });
  await Promise.all([anna.sit(0), bert.sit(1)]);
  await Promise.all([anna.ready(true), bert.ready(true)]);
  await waitUntil('the game begins', () => anna.connection && bert.connection);
  await playBothUntil([anna, bert], () => length(anna) > 5);
  const before = length(anna);
  // Bert asks the second process, wherever the table is; Anna's way is gone with the first.
  await one.kill();
  await waitUntil('Bert is there', () => bert.status === 'open' && length(bert) >= before, 6000);
  const back = await joinTable(t, two.url, { table: anna.table }, { key: anna.key });
  await waitUntil('Anna, too', () => length(back) >= before);
  await playBothUntil([back, bert], () => length(bert) > before + 4);
});

inLong('Of three processes two are killed, one after the other: the table goes on in the last', async (redis, t) => {
  const start = async (port: number) =>
    startServer(t, '--port', `${port}`, '--redis', redis, '--public-address', `127.0.0.1:${port}`);
  const servers = await Promise.all([start(await freePort()), start(await freePort()), start(await freePort())]);
  const [one, two, three] = servers;
  let anna = await joinTable(t, one.url, { create: { players: 2 } }, { name: 'Anna' });
  let bert = await joinTable(t, three.url, { table: anna.table }, { name: 'Bert' });
  await Promise.all([anna.sit(0), bert.sit(1)]);
  await Promise.all([anna.ready(true), bert.ready(true)]);
  await waitUntil('the game begins', () => anna.connection && bert.connection);
  for (const server of [one, two]) {
    const enough = length(anna) + 3;
    await playBothUntil([anna, bert], () => length(anna) >= enough);
    const before = structuredClone(anna.connection?.view.history) ?? [];
    await server.kill();
    for (const who of [anna, bert]) who.close();
    // Whoever is asked of those that are left, it is the same table.
    const left = servers.filter(({ child }) => child.exitCode === null && child.signalCode === null);
    const [near, far] = [left[0] ?? three, left.at(-1) ?? three];
    anna = await joinTable(t, near.url, { table: anna.table }, { key: anna.key });
    bert = await joinTable(t, far.url, { table: anna.table }, { key: bert.key });
    await waitUntil(
      'both are at their seats',
      () => anna.seat === 0 && bert.seat === 1 && anna.connection && bert.connection,
    );
    const now = anna.connection?.view.history ?? [];
    assert.deepEqual(now.slice(0, before.length), before, 'nothing that was told is lost');
  }
  const last = length(anna);
  await playBothUntil([anna, bert], () => length(anna) > last + 3 || anna.connection?.view.phase === 'game-over');
});

inLong('A process that was frozen wakes up: it does no harm', async (redis, t) => {
  const start = async (port: number) =>
    startServer(t, '--port', `${port}`, '--redis', redis, '--public-address', `127.0.0.1:${port}`);
  const [one, two] = await Promise.all([start(await freePort()), start(await freePort())]);
  const anna = await joinTable(t, two.url, { create: { players: 2 } }, { name: 'Anna' });
  await anna.sit(0);
  for (const { child } of [one, two]) child.kill('SIGSTOP');
  one.child.kill('SIGCONT');
  const again = await joinTable(t, one.url, { table: anna.table }, { key: anna.key });
  await waitUntil('it is there', () => again.seat === 0);
  await again.sit(1);
  two.child.kill('SIGCONT');
  await waitUntil('both ends know it', () => again.seat === 1 && again.status === 'open', 6000);
  await again.sit(0);
  const third = await joinTable(t, two.url, { table: anna.table }, { key: anna.key });
  await waitUntil('whoever is asked, it is one table', () => third.seat === 0, 6000);
});

withRedis('That Redis has gone is noted once, and that it is back; the table goes on', async (address, t, redis) => {
  const port = await freePort();
  const server = await startServer(t, '--port', `${port}`, '--redis', address, '--public-address', `127.0.0.1:${port}`);
  const both = await playing(t, server.url);
  await playBothUntil(both, () => length(both[0]) > 3);
  const carl = await joinTable(t, server.url, { create: { players: 2 } }, { name: 'Carl' });
  await redis.save();
  await redis.kill();
  // That somebody goes is told to Redis, too; for as long as this some of its clients would only have kept what they have to say.
  carl.close();
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  await redis.start();
  // What is no line of the journal is an error that nobody has caught.
  const told = (): readonly string[] =>
    server
      .output()
      .trim()
      .split('\n')
      .map((line) => /^\{.*"event":"([^"]+)"/.exec(line)?.[1] ?? line)
      .filter((event) => event.startsWith('redis') || !/^[a-z-]+$/.test(event));
  await waitUntil('it is back', () => told().includes('redis-back'));
  assert.deepEqual(told(), ['redis-gone', 'redis-back']);
  await waitUntil('they are there', () => both.every(({ status }) => status === 'open'));
  const before = length(both[0]);
  await playBothUntil(both, () => length(both[0]) > before + 2 || length(both[0]) < before);
});

test('Where there is no Redis no server begins, and one sentence says why, without the password', async () => {
  const port = await freePort();
  const address = `redis://user:secret@127.0.0.1:${port}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['dist/server-command.js', '--port', '0', '--redis', address, '--public-address', 'tables.example/p1'],
    { encoding: 'utf8', timeout: 30_000 },
  );
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(
    stderr,
    new RegExp(`^There is no Redis to work with at redis://127\\.0\\.0\\.1:${port}: .*ECONNREFUSED.*\n$`),
  );
});
