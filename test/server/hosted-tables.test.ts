/** Tests for hosted tables, which the server operator opens, lists and ends. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { Redis } from 'ioredis';
import type { ConnectionError } from '../../src/online/connection-error.js';
import type { Seating } from '../../src/online/open-table.js';
import { ALL_CARDS } from '../../src/rules/card.js';
import type { HostedTable } from '../../src/server/hosted-table.js';
import type { TableServer } from '../../src/server/table-server.js';
import { systemClock } from '../../src/session/clock.js';
import { freePort, withRedis } from './redis.js';
import { joinTable, openServer, playUntil, startTestServer, waitUntil } from './test-server.js';

const startTime = Date.now();
/** A clock that runs 100 times faster. */
const fastClock = {
  now: () => startTime + (Date.now() - startTime) * 100,
  wait: (ms: number, signal: AbortSignal) => systemClock.wait(ms / 100, signal),
};

const createTempFolder = (t: TestContext): string => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-hosted-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
};

const filesIn = (dir: string): readonly string[] =>
  [dir, join(dir, 'codes'), join(dir, 'results')].flatMap((where) =>
    readdirSync(where, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : [])),
  );

const TWO: HostedTable = { settings: { target: 9 }, seats: [{ name: 'Anna' }, { name: 'Bert' }] };

/** Opens a hosted table and joins with the keys of its reserved seats, in the order of the seats. */
const guestsOf = async (t: TestContext, { url, tables }: TableServer, table: HostedTable) => {
  const opened = await tables.open(table);
  const keys = opened.seats.flatMap((seat) => seat?.key ?? []);
  const guests = await Promise.all(keys.map((key) => joinTable(t, url, { table: opened.table }, { key })));
  return { ...opened, guests };
};

const playGame = async (guests: readonly Seating[], game: number): Promise<void> => {
  await Promise.all(guests.map((seating) => seating.ready(true)));
  await waitUntil('the game begins', () => guests.every(({ connection }) => connection?.view.gameNumber === game));
  await Promise.all(guests.map((seating) => playUntil(seating, () => seating.board.stage === 'over')));
};

const endOf = (seating: Seating): ConnectionError | null => {
  let ended: ConnectionError | null = null;
  seating.subscribe((update) => 'ended' in update && ({ ended } = update))();
  return ended;
};

test('a reserved seat stays reserved for the person with its key, even after that person leaves', async (t) => {
  const server = await startTestServer(t);
  const key = 'a-key-chosen-by-the-operator';
  const opened = await server.tables.open({
    settings: { variant: 'suedtirol', spectators: true },
    seats: [{ name: 'Anna' }, { name: 'Bert', key }, null, 'computer'],
  });
  assert.deepEqual(
    opened.seats.map((seat) => seat?.name ?? null),
    ['Anna', 'Bert', null, null],
  );
  assert.equal(opened.seats[1]?.key, key);
  const { url } = server;
  const stranger = await joinTable(t, url, { table: opened.code }, { name: 'Luis' });
  assert.deepEqual(
    stranger.board.seats.map(({ by, name, here, reserved = false }) => [by, name, here, reserved]),
    [
      ['human', 'Anna', false, true],
      ['human', 'Bert', false, true],
      [null, null, false, false],
      ['computer', null, false, false],
    ],
  );
  for (const seat of [0, 1]) await assert.rejects(stranger.sit(seat), { code: 'seat-taken' });
  await assert.rejects(stranger.remove(0), { code: 'not-the-opener' });
  await assert.rejects(stranger.fill(2, 'computer'), { code: 'not-the-opener' });
  const anna = await joinTable(t, url, { table: opened.table }, { key: opened.seats[0]?.key });
  const bert = await joinTable(t, url, { table: opened.table }, { key });
  assert.deepEqual([anna.seat, bert.seat, anna.board.opener], [0, 1, false]);
  await assert.rejects(anna.sit(2), { code: 'seat-reserved' });
  await assert.rejects(anna.sit(null), { code: 'seat-reserved' });
  await stranger.sit(2);
  await bert.leave();
  await assert.rejects(stranger.sit(1), { code: 'seat-taken' });
  const again = await joinTable(t, url, { table: opened.table }, { key });
  assert.deepEqual([again.seat, again.board.seats[1]?.name], [1, 'Bert']);
});

test('after a person leaves a reserved seat, a stand-in plays until that person returns', async (t) => {
  const server = await startTestServer(t);
  const { guests, table, seats } = await guestsOf(t, server, TWO);
  const [anna, bert] = guests as [Seating, Seating];
  await Promise.all(guests.map((seating) => seating.ready(true)));
  await waitUntil('the game begins', () => anna.connection && bert.connection);
  await bert.leave();
  await waitUntil('a computer plays', () => anna.board.seats[1]?.standIn);
  assert.equal(anna.board.seats[1]?.name, 'Bert');
  const again = await joinTable(t, server.url, { table }, { key: seats[1]?.key });
  assert.equal(again.seat, 1);
  await waitUntil('Bert plays', () => !anna.board.seats[1]?.standIn && again.connection?.view.seat === 1);
});

test('after the configured number of games, a hosted table refuses a rematch', async (t) => {
  const server = await startTestServer(t);
  const { guests } = await guestsOf(t, server, { ...TWO, games: 2 });
  const [anna] = guests as [Seating];
  await playGame(guests, 1);
  assert.equal(anna.board.lastGame, undefined);
  await playGame(guests, 2);
  assert.equal(anna.board.lastGame, true);
  for (const seating of guests) await assert.rejects(seating.rematch(), { code: 'games-over' });
  assert.equal(anna.board.stage, 'over');
  const [info] = await server.tables.list();
  assert.deepEqual([info?.rests, info?.games], [true, { over: 2, of: 2 }]);
});

test('after the configured wait, the first game of a hosted table starts without the absent people', async (t) => {
  const server = await startTestServer(t, {}, fastClock);
  const opened = await server.tables.open({
    settings: { target: 9 },
    seats: [{ name: 'Anna' }, { name: 'Bert' }, null, 'computer'],
    wait: 120_000,
  });
  const anna = await joinTable(t, server.url, { table: opened.table }, { key: opened.seats[0]?.key });
  await anna.ready(true);
  assert.equal(anna.board.stage, 'sitting');
  await waitUntil('the game begins without Bert', () => anna.board.stage === 'playing');
  assert.deepEqual(
    anna.board.seats.map(({ by, standIn }) => [by, standIn]),
    [
      ['human', false],
      ['human', true],
      ['computer', false],
      ['computer', false],
    ],
  );
  const bert = await joinTable(t, server.url, { table: opened.table }, { key: opened.seats[1]?.key });
  await waitUntil('Bert plays', () => !bert.board.seats[1]?.standIn);

  const patient = await server.tables.open(TWO);
  const carl = await joinTable(t, server.url, { table: patient.table }, { key: patient.seats[0]?.key });
  await carl.ready(true);
  // Five minutes on the fast clock.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  assert.equal(carl.board.stage, 'sitting');
});

test('the first game of a hosted table starts even if timers fire early', async (t) => {
  const earlyClock = {
    ...fastClock,
    wait: (ms: number, signal: AbortSignal) => systemClock.wait(Math.max(0, ms / 100 - 20), signal),
  };
  const server = await startTestServer(t, {}, earlyClock);
  const seats = [{ name: 'Anna' }, { name: 'Bert' }, null, 'computer'] as const;
  const opened = await server.tables.open({ settings: { target: 9 }, seats, wait: 120_000 });
  const anna = await joinTable(t, server.url, { table: opened.table }, { key: opened.seats[0]?.key });
  await anna.ready(true);
  await waitUntil('the game begins without Bert', () => anna.board.stage === 'playing');
});

test('list() returns open and closed tables without their cards and keys', async (t) => {
  const dir = createTempFolder(t);
  const first = await openServer({ dir });
  const played = await guestsOf(t, first, TWO);
  const visitors = await joinTable(t, first.url, { create: { players: 2, spectators: true } }, { name: 'Rosa' });
  const watcher = await joinTable(t, first.url, { table: visitors.table }, { watch: true });
  await Promise.all(played.guests.map((seating) => seating.ready(true)));
  const [anna] = played.guests as [Seating];
  await Promise.all(played.guests.map((seating) => playUntil(seating, () => anna.connection?.view.phase === 'play')));
  const list = await first.tables.list();
  const byTable = new Map(list.map((info) => [info.table, info]));
  const playing = byTable.get(played.table);
  assert.deepEqual(
    [playing?.stage, playing?.open, playing?.code, playing?.score?.length, playing?.rests],
    ['playing', true, played.code, 2, false],
  );
  assert.deepEqual(playing?.seats[0], {
    ...{ by: 'human', name: 'Anna', here: true, ready: false, standIn: false, reserved: true },
  });
  assert.deepEqual([byTable.get(visitors.table)?.watching, byTable.get(visitors.table)?.stage], [2, 'sitting']);
  const text = JSON.stringify(list);
  assert.deepEqual(JSON.parse(text), list, 'the list is plain JSON');
  for (const card of ALL_CARDS) assert.ok(!text.includes(`"${card}"`), card);
  for (const key of [...played.guests, visitors, watcher].map((seating) => seating.key)) assert.ok(!text.includes(key));
  for (const seating of [...played.guests, visitors, watcher]) seating.close();
  await first.close();

  const second = await openServer({ dir });
  t.after(() => second.close());
  const unopened = await second.tables.list();
  assert.deepEqual(
    unopened.map(({ table, open, score }) => [table, open, score]).toString(),
    list.map(({ table }) => [table, false, null]).toString(),
  );
  assert.equal(unopened.find(({ table }) => table === played.table)?.stage, 'playing');
});

test('end() sends the reason to all guests and deletes the table completely', async (t) => {
  const dir = createTempFolder(t);
  const server = await startTestServer(t, { dir });
  const { guests, table, code } = await guestsOf(t, server, { ...TWO, settings: { target: 9, spectators: true } });
  const watcher = await joinTable(t, server.url, { table }, { watch: true });
  await Promise.all(guests.map((seating) => seating.ready(true)));
  await waitUntil('both guests have the game', () => guests.every(({ connection }) => connection));
  assert.equal(await server.tables.end(table, 'The evening is over.'), true);
  for (const seating of [...guests, watcher]) {
    const ended = await waitUntil('the guest receives the end', () => endOf(seating));
    assert.deepEqual([ended.code, ended.message], ['table-ended', 'The evening is over.']);
  }
  assert.deepEqual(filesIn(dir), []);
  assert.deepEqual(await server.tables.list(), []);
  for (const asked of [table, code])
    await assert.rejects(joinTable(t, server.url, { table: asked }, { name: 'Luis' }), { code: 'no-such-table' });
  const [anna] = guests as [Seating];
  await assert.rejects(joinTable(t, server.url, { table }, { key: anna.key }), { code: 'no-such-table' });
  assert.equal(await server.tables.end(table), false);
  // A table without guests.
  const empty = await server.tables.open(TWO);
  assert.equal(await server.tables.end(empty.table), true);
  assert.deepEqual(filesIn(dir), []);
  for (const none of ['', '../codes', 'nowhere', empty.code]) assert.equal(await server.tables.end(none), false, none);
  await assert.rejects(server.tables.end(5 as never), { code: 'invalid-option' });
});

test('end() also notifies guests who join the table while it is closing', async (t) => {
  const dir = createTempFolder(t);
  const server = await startTestServer(t, { dir });
  const opened = await server.tables.open({ ...TWO, settings: { spectators: true } });
  const joining = Array.from({ length: 10 }, () =>
    joinTable(t, server.url, { table: opened.table }, { watch: true }).catch((error: ConnectionError) => error),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  await server.tables.end(opened.table);
  for (const result of await Promise.all(joining))
    if (!(result instanceof Error)) await waitUntil('the guest receives the end', () => endOf(result));
  assert.deepEqual(filesIn(dir), []);
});

withRedis('end() deletes all keys of the listed tables from Redis', async (redis, t) => {
  const port = await freePort();
  const server = await openServer({ port, redis, publicAddress: `127.0.0.1:${port}` });
  const { guests, table } = await guestsOf(t, server, TWO);
  const empty = await server.tables.open(TWO);
  const list = await server.tables.list();
  assert.deepEqual(new Set(list.map((info) => info.table)), new Set([table, empty.table]));
  for (const info of list) assert.ok(await server.tables.end(info.table));
  for (const seating of guests)
    assert.equal((await waitUntil('the end arrives', () => endOf(seating))).code, 'table-ended');
  assert.deepEqual(await server.tables.list(), []);
  await server.close();
  const client = new Redis(redis);
  assert.deepEqual(await client.keys('watten:*'), []);
  client.disconnect();
});

test('logs of tables with reserved seats have version 2, and logs of other tables have version 1', async (t) => {
  const dir = createTempFolder(t);
  const server = await startTestServer(t, { dir });
  const versionOf = (table: string): unknown =>
    (
      JSON.parse(readFileSync(join(dir, `${table}.log`), 'utf8').split('\n', 1)[0] ?? '') as [
        number,
        { version: unknown },
      ]
    )[1].version;
  const { table } = await server.tables.open(TWO);
  const visitors = await joinTable(t, server.url, { create: { players: 2 } });
  assert.deepEqual([versionOf(table), versionOf(visitors.table)], [2, 1]);
});

test('open() rejects an invalid option with an InputError that names the option, and creates no table', async (t) => {
  const server = await startTestServer(t, { variants: ['suedtirol', 'bayrisch'] });
  const key = 'k'.repeat(22);
  for (const [given, message] of [
    [null, /object such as .* not null/],
    [{}, /'seats' must be a list/],
    [{ seats: [] }, /.+/],
    [{ seats: [{ name: 'Anna' }, 5] }, /'seats\[1\]' .* not 5/],
    [{ seats: [{ name: 'Anna' }, {}] }, /'seats\[1\]\.name' must be a string, not nothing/],
    [{ seats: [{ name: '\u202E' }, null] }, /name/i],
    [{ seats: [{ name: 'Anna', key: 'short' }, null] }, /22 to 64 .*'short'/],
    [
      {
        seats: [
          { name: 'Anna', key },
          { name: 'Bert', key },
        ],
      },
      /have the same key/,
    ],
    [{ seats: [{ name: 'Anna', seat: 1 }, null] }, /not 'seat'/],
    [{ seats: [null, null, null], settings: { players: 4 } }, /3 entries, .* 4 seats/],
    [{ seats: [null, null], settings: { variant: 'skat' } }, /'suedtirol' or 'bayrisch' .* not 'skat'/],
    [{ seats: [null, null], settings: { seed: 'x' } }, /no option 'seed'/],
    [{ seats: [null, null], settings: 5 }, /'settings'/],
    [{ seats: [null, null], games: 0 }, /'games' .* not 0/],
    [{ seats: [null, null], wait: -1 }, /'wait' .* not -1/],
    [{ seats: [null, null], players: 2 }, /no option 'players'/],
  ] as const)
    await assert.rejects(server.tables.open(given as never), (error: Error) => {
      assert.equal(error.name, 'InputError');
      assert.match(error.message, message);
      return true;
    });
  assert.deepEqual(await server.tables.list(), []);
});

/** Opens a table with Anna at a seat. Returns a function that adds a spectator. */
const openWatchedTable = async (t: TestContext, url: string) => {
  const anna = await joinTable(t, url, { create: { players: 2, spectators: true } }, { name: 'Anna' });
  await anna.sit(0);
  const watch = (): Promise<Seating> => joinTable(t, url, { table: anna.table }, { watch: true });
  return { anna, watch };
};

test('a table refuses people without a seat beyond the limit `limits.watchers`', async (t) => {
  const { url } = await startTestServer(t, { limits: { watchers: 2 } });
  const { anna, watch } = await openWatchedTable(t, url);
  await Promise.all([watch(), watch()]);
  await assert.rejects(watch(), { code: 'not-welcome' });
  await assert.rejects(joinTable(t, url, { table: anna.table }), { code: 'not-welcome' });
});

test('a table with a free seat admits people even if `limits.watchers` is 0', async (t) => {
  const { url } = await startTestServer(t, { limits: { watchers: 0 } });
  const { anna, watch } = await openWatchedTable(t, url);
  await assert.rejects(watch(), { code: 'not-welcome' });
  const bert = await joinTable(t, url, { table: anna.table }, { name: 'Bert' });
  await bert.sit(1);
  await assert.rejects(joinTable(t, url, { table: anna.table }), { code: 'not-welcome' });
});

test('a table admits 40 spectators if `limits.watchers` is null', async (t) => {
  const { url } = await startTestServer(t, { limits: { watchers: null } });
  const { anna, watch } = await openWatchedTable(t, url);
  for (let count = 0; count < 40; count++) await watch();
  await waitUntil('all spectators have joined', () => anna.board.others.length === 40);
});

test('the server answers 429 after `limits.requestsPerAddress` requests, but never if this limit is null', async () => {
  const stoppedClock = { ...systemClock, now: () => 1_000_000, elapsed: () => 1_000_000 };
  const statuses = async (url: string, count: number): Promise<readonly number[]> => {
    const body = JSON.stringify({ table: 'A'.repeat(16) });
    const all = Array.from({ length: count }, () => fetch(`${url}/tables`, { method: 'POST', body }));
    return (await Promise.all(all)).map(({ status }) => status);
  };
  const few = await openServer({ limits: { requestsPerAddress: 5 } }, stoppedClock);
  const counted = await statuses(few.url, 8);
  await few.close();
  assert.equal(counted.filter((status) => status === 429).length, 3);
  const any = await openServer({ limits: { requestsPerAddress: null } }, stoppedClock);
  const free = await statuses(any.url, 450);
  await any.close();
  assert.ok(free.every((status) => status === 404));
});
