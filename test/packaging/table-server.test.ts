/**
 * The published server of online tables, when it is killed or stopped, and with several processes. These tests use the
 * build.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { Seating } from '../../src/online/open-table.js';
import { runs } from '../runs.js';
import { startServer } from '../server/process.js';
import { freePort, withRedis } from '../server/redis.js';
import { joinTable, playUntil, waitUntil } from '../server/test-server.js';

const length = ({ connection }: Seating): number => connection?.view.history.length ?? 0;

/** A running game of two people and two computers. */
const startGame = async (t: TestContext, url: string, other = url): Promise<readonly [Seating, Seating]> => {
  const anna = await joinTable(t, url, { create: { players: 4, level: 'easy' } }, { name: 'Anna' });
  const bert = await joinTable(t, other, { table: anna.table }, { name: 'Bert' });
  await Promise.all([anna.sit(0), bert.sit(2), anna.fill(1, 'computer'), anna.fill(3, 'computer')]);
  await Promise.all([anna.ready(true), bert.ready(true)]);
  await waitUntil('the game starts', () => anna.connection && bert.connection);
  return [anna, bert];
};

/** Plays slowly enough for the server's limit of ten messages per second. */
const playBothUntil = (both: readonly Seating[], isEnough: () => boolean): Promise<unknown> =>
  Promise.all(both.map((who) => playUntil(who, isEnough, 150)));

test('after kill -9 at any moment, the next process restores the table with all confirmed actions', async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-tables-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  const first = await startServer(t, '--port', '0', '--dir', dir);
  const both = await startGame(t, first.url);
  await playBothUntil(both, () => length(both[0]) > 6);
  let server = first;
  for (const enough of [10, 14]) {
    // The process is killed during an action.
    let isKilled = false;
    const acting = playBothUntil(both, () => isKilled);
    await server.kill();
    isKilled = true;
    const seen = structuredClone(both[0].connection?.view.history) ?? [];
    server = await startServer(t, '--port', `${first.port}`, '--dir', dir);
    await waitUntil('both players are back', () => both.every(({ status }) => status === 'open'));
    // A player who acted during the kill does not know the result and therefore checks the game.
    await acting;
    await waitUntil('both players have the same state', () => length(both[0]) === length(both[1]));
    const now = both[0].connection?.view.history ?? [];
    if (now[0] === seen[0]) assert.deepEqual(now.slice(0, seen.length), seen, 'no reported entry is lost');
    await playBothUntil(both, () => length(both[0]) > enough);
  }
});

/** `npm test` has a similar test with fewer processes, and tests frozen processes in `killed-server.test.ts`. */
const inLong = runs<typeof withRedis>(() => {}, withRedis);

withRedis('after a server process is killed, its table continues in the other process', async (redis, t) => {
  const start = async (port: number) =>
    startServer(t, '--port', `${port}`, '--redis', redis, '--public-address', `127.0.0.1:${port}`);
  const [one, two] = await Promise.all([start(await freePort()), start(await freePort())]);
  const anna = await joinTable(t, one.url, { create: { players: 2 } }, { name: 'Anna' });
  const bert = await joinTable(t, two.url, { table: anna.table }, { name: 'Bert' });
  await Promise.all([anna.sit(0), bert.sit(1)]);
  await Promise.all([anna.ready(true), bert.ready(true)]);
  await waitUntil('the game starts', () => anna.connection && bert.connection);
  await playBothUntil([anna, bert], () => length(anna) > 5);
  const before = length(anna);
  // Bert is connected to the second process, regardless of which process owns the table. Anna's connection is lost with the
  // first process.
  await one.kill();
  await waitUntil('Bert is back', () => bert.status === 'open' && length(bert) >= before, 6000);
  const back = await joinTable(t, two.url, { table: anna.table }, { key: anna.key });
  await waitUntil('Anna is back', () => length(back) >= before);
  await playBothUntil([back, bert], () => length(bert) > before + 4);
});

inLong(
  'a table continues in the last of three processes after the other two are killed, one after the other',
  async (redis, t) => {
    const start = async (port: number) =>
      startServer(t, '--port', `${port}`, '--redis', redis, '--public-address', `127.0.0.1:${port}`);
    const servers = await Promise.all([start(await freePort()), start(await freePort()), start(await freePort())]);
    const [one, two, three] = servers;
    let anna = await joinTable(t, one.url, { create: { players: 2 } }, { name: 'Anna' });
    let bert = await joinTable(t, three.url, { table: anna.table }, { name: 'Bert' });
    await Promise.all([anna.sit(0), bert.sit(1)]);
    await Promise.all([anna.ready(true), bert.ready(true)]);
    await waitUntil('the game starts', () => anna.connection && bert.connection);
    for (const server of [one, two]) {
      const enough = length(anna) + 3;
      await playBothUntil([anna, bert], () => length(anna) >= enough);
      const before = structuredClone(anna.connection?.view.history) ?? [];
      await server.kill();
      for (const who of [anna, bert]) who.close();
      // Every remaining process must have the same table.
      const left = servers.filter(({ child }) => child.exitCode === null && child.signalCode === null);
      const [near, far] = [left[0] ?? three, left.at(-1) ?? three];
      anna = await joinTable(t, near.url, { table: anna.table }, { key: anna.key });
      bert = await joinTable(t, far.url, { table: anna.table }, { key: bert.key });
      await waitUntil(
        'both players are at their seats',
        () => anna.seat === 0 && bert.seat === 1 && anna.connection && bert.connection,
      );
      const now = anna.connection?.view.history ?? [];
      assert.deepEqual(now.slice(0, before.length), before, 'no reported entry is lost');
    }
    const last = length(anna);
    await playBothUntil([anna, bert], () => length(anna) > last + 3 || anna.connection?.view.phase === 'game-over');
  },
);

inLong('after a frozen server process wakes up, both processes show the same table', async (redis, t) => {
  const start = async (port: number) =>
    startServer(t, '--port', `${port}`, '--redis', redis, '--public-address', `127.0.0.1:${port}`);
  const [one, two] = await Promise.all([start(await freePort()), start(await freePort())]);
  const anna = await joinTable(t, two.url, { create: { players: 2 } }, { name: 'Anna' });
  await anna.sit(0);
  for (const { child } of [one, two]) child.kill('SIGSTOP');
  one.child.kill('SIGCONT');
  const again = await joinTable(t, one.url, { table: anna.table }, { key: anna.key });
  await waitUntil('the player is back', () => again.seat === 0);
  await again.sit(1);
  two.child.kill('SIGCONT');
  await waitUntil('the seat is confirmed', () => again.seat === 1 && again.status === 'open', 6000);
  await again.sit(0);
  const third = await joinTable(t, two.url, { table: anna.table }, { key: anna.key });
  await waitUntil('both processes have the same table', () => third.seat === 0, 6000);
});

withRedis('a server logs the start and end of a Redis outage, and its table continues', async (address, t, redis) => {
  const port = await freePort();
  const server = await startServer(t, '--port', `${port}`, '--redis', address, '--public-address', `127.0.0.1:${port}`);
  const both = await startGame(t, server.url);
  await playBothUntil(both, () => length(both[0]) > 3);
  const carl = await joinTable(t, server.url, { create: { players: 2 } }, { name: 'Carl' });
  await redis.save();
  await redis.kill();
  // The server also reports a leaving player to Redis. During a shorter outage, some Redis clients would only buffer
  // their commands.
  carl.close();
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  await redis.start();
  // Output that is not a line of the journal is an uncaught error.
  const redisEvents = (): readonly string[] =>
    server
      .output()
      .trim()
      .split('\n')
      .map((line) => /^\{.*"event":"([^"]+)"/.exec(line)?.[1] ?? line)
      .filter((event) => event.startsWith('redis') || !/^[a-z-]+$/.test(event));
  await waitUntil('the return of Redis is logged', () => redisEvents().includes('redis-back'));
  assert.deepEqual(redisEvents(), ['redis-gone', 'redis-back']);
  await waitUntil('both players are connected', () => both.every(({ status }) => status === 'open'));
  const before = length(both[0]);
  await playBothUntil(both, () => length(both[0]) > before + 2 || length(both[0]) < before);
});

test('with --embed, the published server sends the scripts of the table with brotli', async (t) => {
  const { url } = await startServer(t, '--port', '0', '--embed');
  const cdn = new URL('../../dist/cdn/', import.meta.url);
  const chunks = readdirSync(new URL('chunks/', cdn)).filter((name) => name.endsWith('.js'));
  const paths = ['watten-table.js', ...chunks.map((name) => `chunks/${name}`)];
  const replies = await Promise.all(
    paths.map((path) => fetch(`${url}/cdn/${path}`, { headers: { 'accept-encoding': 'br' } })),
  );
  for (const [index, reply] of replies.entries()) {
    const path = paths[index] ?? '';
    const file = readFileSync(new URL(path, cdn));
    assert.equal(reply.status, 200, path);
    assert.equal(await reply.text(), file.toString('utf8'), path);
    assert.equal(reply.headers.get('content-encoding'), file.length < 1024 ? null : 'br', path);
    const isHashed = path.startsWith('chunks/');
    assert.equal(/immutable/.test(reply.headers.get('cache-control') ?? ''), isHashed, path);
  }
  const page = `${url}/cdn/embed/embed.html?lang=it`;
  const answer = (await (await fetch(`${url}/oembed?url=${encodeURIComponent(page)}`)).json()) as { html: string };
  assert.ok(answer.html.includes(`src="${page}"`), answer.html);
  // WordPress and other systems find the answer by this link.
  const head = await (await fetch(page)).text();
  const link = /<link rel="alternate" type="application\/json\+oembed" title="[^"]*" href="(?<address>[^"]+)"/.exec(
    head,
  )?.groups;
  const found = (link?.['address'] ?? '').replaceAll('&amp;', '&');
  assert.equal(((await (await fetch(found)).json()) as { html: string }).html, answer.html);
});

test('if Redis is unreachable, the server does not start and prints the reason without the Redis password', async () => {
  const port = await freePort();
  const address = `redis://user:secret@127.0.0.1:${port}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['dist/server-command.js', '--port', '0', '--redis', address, '--public-address', 'tables.example/p1'],
    { encoding: 'utf8', timeout: 30_000 },
  );
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(stderr, new RegExp(`^Redis at redis://127\\.0\\.0\\.1:${port} cannot be used: .*ECONNREFUSED.*\n$`));
});
