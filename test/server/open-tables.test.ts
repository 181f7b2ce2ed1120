/** Tests for open tables, at which strangers meet. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { ConnectionError } from '../../src/online/connection-error.js';
import type { Seating, TableToOpen } from '../../src/online/open-table.js';
import { listOpenTables } from '../../src/online/open-tables.js';
import { systemClock, type Clock } from '../../src/session/clock.js';
import { joinTable, openServer, playUntil, shortestAction, startTestServer, waitUntil } from './test-server.js';

const startTime = Date.now();
/** Clock that runs `factor` times faster. */
const clockOf = (factor: number): Clock => ({
  now: () => startTime + (Date.now() - startTime) * factor,
  wait: (ms, signal) => systemClock.wait(ms / factor, signal),
});

const OPEN: TableToOpen = { target: 9, open: true };

const enter = async (t: TestContext, url: string, table: string | TableToOpen, name: string): Promise<Seating> =>
  joinTable(t, url, typeof table === 'string' ? { table } : { create: table }, { name });

/** Opens an open table with people at the seats from 0. */
const openWith = async (
  t: TestContext,
  url: string,
  names: readonly string[],
  options = OPEN,
): Promise<readonly Seating[]> => {
  const seatings: Seating[] = [];
  for (const [seat, name] of names.entries()) {
    const seating = await enter(t, url, seatings[0]?.table ?? options, name);
    await seating.sit(seat);
    seatings.push(seating);
  }
  return seatings;
};

const endOf = (seating: Seating): ConnectionError | null => {
  let ended: ConnectionError | null = null;
  seating.subscribe((update) => 'ended' in update && ({ ended } = update))();
  return ended;
};

const post = async (url: string, request: object): Promise<{ readonly status: number; readonly body: unknown }> => {
  const response = await fetch(`${url}/tables`, { method: 'POST', body: JSON.stringify(request) });
  return { status: response.status, body: await response.json() };
};

test('without the option openTables, a server refuses to open and to list open tables', async (t) => {
  const { url } = await startTestServer(t);
  await assert.rejects(enter(t, url, OPEN, 'Anna'), { code: 'bad-table', message: /no open tables/ });
  await assert.rejects(listOpenTables(url), { code: 'no-open-tables' });
  assert.equal((await post(url, { list: {} })).status, 404);
});

test('the list contains only the data that a stranger may know, of tables where a person waits for others', async (t) => {
  const { url } = await startTestServer(t, { openTables: true }, systemClock);
  const [anna] = await openWith(t, url, ['Anna']);
  await openWith(t, url, ['Private'], { target: 9 });
  assert.ok(anna);
  const { table, code, key } = anna;
  const answer = await post(url, { list: {} });
  assert.deepEqual(answer.body, {
    tables: [
      {
        ...{ table, variant: 'suedtirol', players: 4, target: 9, turnTimeout: 45_000, free: 3, playing: false },
        people: [{ guest: 0, name: 'Anna' }],
      },
    ],
  });
  const text = JSON.stringify(answer.body);
  for (const secret of [code, key, 'Private']) assert.ok(!text.includes(secret), secret);
  anna.close();
  for (let count = 0; (await listOpenTables(url)).length > 0; count++) {
    assert.ok(count < 100, 'a table without connected people is not in the list');
    await systemClock.wait(20, new AbortController().signal);
  }
});

test('a filtered list contains only tables with exactly the same rules', async (t) => {
  const { url } = await startTestServer(t, { openTables: true }, systemClock);
  const [south] = await openWith(t, url, ['Anna'], { open: true });
  const [bavarian] = await openWith(t, url, ['Bert'], { open: true, variant: 'bayrisch', rules: { refusal: 3 } });
  const idsFor = async (filter: TableToOpen): Promise<readonly string[]> =>
    (await listOpenTables(url, filter)).map(({ table }) => table);
  assert.deepEqual(await idsFor({}), [south?.table, bavarian?.table]);
  assert.deepEqual(await idsFor({ variant: 'suedtirol' }), [south?.table]);
  assert.deepEqual(await idsFor({ variant: 'suedtirol', target: 9 }), []);
  assert.deepEqual(await idsFor({ variant: 'bayrisch' }), []);
  assert.deepEqual(await idsFor({ variant: 'bayrisch', rules: { refusal: 3 }, players: 4 }), [bavarian?.table]);
  await assert.rejects(listOpenTables(url, { variant: 'poker' }), { code: 'bad-table', message: /'poker'/ });
  await assert.rejects(listOpenTables(url, null as never), { code: 'invalid-option' });
  for (const list of [5, [], 'all', null]) {
    const { status, body } = await post(url, { list });
    assert.deepEqual([status, (body as { readonly code: string }).code], [400, 'malformed']);
  }
});

test('requests for the list count towards the limit of an address', async (t) => {
  const { url } = await startTestServer(t, { openTables: true, limits: { requestsPerAddress: 3 } }, systemClock);
  for (let count = 0; count < 3; count++) await listOpenTables(url);
  await assert.rejects(listOpenTables(url), { code: 'too-many' });
});

test('an open table allows 30 to 60 seconds per turn, and 45 seconds by default', async (t) => {
  const { url } = await startTestServer(t, { openTables: true }, systemClock);
  for (const turnTimeout of [null, 29_999, 60_001])
    await assert.rejects(enter(t, url, { ...OPEN, turnTimeout }, 'Anna'), {
      code: 'bad-table',
      message: /from 30000 to 60000 ms at an open table/,
    });
  await assert.rejects(enter(t, url, { ...OPEN, open: 'yes' as never }, 'Anna'), { code: 'bad-table' });
  const anna = await enter(t, url, OPEN, 'Anna');
  assert.deepEqual([anna.board.open, anna.board.turnTimeout], [true, 45_000]);
  await anna.limitTurns(60_000);
  await assert.rejects(anna.limitTurns(null), { code: 'malformed', message: /from 30000 to 60000 ms/ });
  await assert.rejects(anna.limitTurns(120_000), { code: 'malformed' });
  assert.equal(anna.board.turnTimeout, 60_000);
});

test('guests of an open table need a valid name', async (t) => {
  const { url } = await startTestServer(t, { openTables: true }, systemClock);
  const anna = await enter(t, url, OPEN, 'Anna');
  await assert.rejects(joinTable(t, url, { table: anna.table }), { code: 'bad-name' });
  await assert.rejects(enter(t, url, anna.table, 'Computer'), { code: 'bad-name' });
});

test('30 seconds after the last person sat down, computers fill the free seats and the game begins', async (t) => {
  const { url } = await startTestServer(t, { openTables: true, pause: 60_000 }, clockOf(40));
  const [anna] = await openWith(t, url, ['Anna']);
  assert.ok(anna);
  await anna.ready(true);
  await systemClock.wait(400, new AbortController().signal);
  assert.deepEqual([anna.board.stage, anna.board.seats[1]?.by], ['sitting', null]);
  const bert = await enter(t, url, anna.table, 'Bert');
  await bert.sit(2);
  await bert.ready(true);
  // Bert restarted the 30 seconds, so at least 20 of them are left.
  await systemClock.wait(400, new AbortController().signal);
  assert.equal(anna.board.stage, 'sitting');
  await waitUntil('the game begins', () => anna.board.stage === 'playing');
  assert.deepEqual(
    anna.board.seats.map(({ by }) => by),
    ['human', 'computer', 'human', 'computer'],
  );
});

test('30 seconds after the table is full, a game begins without the agreement of one person, who then takes over', async (t) => {
  const { url } = await startTestServer(t, { openTables: true, pause: 60_000 }, clockOf(40));
  const [anna, bert] = (await openWith(t, url, ['Anna', 'Bert'], { ...OPEN, players: 2 })) as [Seating, Seating];
  await bert.ready(true);
  await bert.ready(false);
  // Only Bert blocks the game, and no person waits for it yet.
  await systemClock.wait(900, new AbortController().signal);
  assert.equal(anna.board.stage, 'sitting');
  await anna.ready(true);
  await systemClock.wait(400, new AbortController().signal);
  assert.equal(anna.board.stage, 'sitting', 'Bert has 30 seconds');
  await waitUntil('the game begins', () => bert.board.stage === 'playing');
  assert.deepEqual(
    bert.board.seats.map(({ name, standIn }) => [name, standIn]),
    [
      ['Anna', false],
      ['Bert', true],
    ],
  );
  await bert.standIn(false);
  await waitUntil('Bert plays', () => !anna.board.seats[1]?.standIn);
});

test('during a game, a person takes a computer’s seat between two hands and sees no hand before', async (t) => {
  const { url } = await startTestServer(t, { openTables: true }, systemClock);
  const [anna] = await openWith(t, url, ['Anna'], { ...OPEN, target: 18 });
  assert.ok(anna);
  for (const seat of [1, 2, 3]) await anna.fill(seat, 'computer');
  await anna.ready(true);
  await waitUntil('the game begins', () => anna.connection);
  await playUntil(
    anna,
    () => anna.connection?.view.phase === 'play',
    2,
    (connection) => connection.view.legal.find(({ type }) => type !== 'fold' && type !== 'bid' && type !== 'signal'),
  );
  const [listed] = await listOpenTables(url);
  assert.deepEqual([listed?.playing, listed?.free], [true, 3]);
  const bert = await enter(t, url, anna.table, 'Bert');
  assert.deepEqual([bert.seat, bert.connection], [null, null]);
  await bert.sit(2);
  await waitUntil('Bert waits', () => bert.board.waits === 2 && anna.board.seats[2]?.next === 'Bert');
  await waitUntil('Bert watches', () => bert.connection);
  assert.deepEqual([bert.seat, bert.connection?.view.seat, bert.connection?.view.hand], [null, null, []]);
  const carl = await enter(t, url, anna.table, 'Carl');
  await assert.rejects(carl.sit(2), { code: 'seat-taken' });
  await assert.rejects(carl.sit(0), { code: 'seat-taken' });
  await assert.rejects(anna.sit(1), { code: 'game-under-way' });
  await assert.rejects(carl.sit(7), { code: 'no-such-seat' });
  await carl.sit(1);
  await carl.sit(null);
  await waitUntil('Carl no longer waits', () => carl.board.waits === undefined);
  assert.equal((await listOpenTables(url))[0]?.free, 2);
  const { handNumber } = anna.connection?.view ?? {};
  await playUntil(anna, () => anna.connection?.view.phase === 'hand-over', 2, shortestAction);
  await waitUntil('Bert has the seat', () => bert.seat === 2 && bert.connection?.view.seat === 2);
  assert.equal(bert.connection?.view.handNumber, handNumber);
  assert.deepEqual(
    [anna.board.seats[2]?.name, anna.board.seats[2]?.next, bert.board.waits],
    ['Bert', undefined, undefined],
  );
  const isNextHand = (): boolean => (anna.connection?.view.handNumber ?? 0) > (handNumber ?? 0);
  await Promise.all([anna, bert].map((seating) => playUntil(seating, isNextHand, 2)));
});

test('two missed turns in a row give the turns to a computer, and a minute away from an open table frees the seat', async (t) => {
  const { url } = await startTestServer(t, { openTables: true }, clockOf(200));
  const [anna, bert] = (await openWith(t, url, ['Anna', 'Bert'], { ...OPEN, players: 2 })) as [Seating, Seating];
  for (const seating of [anna, bert]) await seating.ready(true);
  await waitUntil('the game begins', () => anna.connection && bert.connection);
  await waitUntil('a computer plays for Bert', () => anna.board.seats[1]?.standIn);
  assert.deepEqual([anna.board.seats[1]?.name, bert.seat], ['Bert', 1]);
  bert.close();
  await waitUntil('a computer has the seat', () => anna.board.seats[1]?.by === 'computer');
  assert.equal((await listOpenTables(url))[0]?.free, 1);
});

test('the host sends a person away, and so do two of three others', async (t) => {
  const { url } = await startTestServer(t, { openTables: true }, systemClock);
  const [anna, bert, carl, dora] = (await openWith(t, url, ['Anna', 'Bert', 'Carl', 'Dora'])) as [
    Seating,
    Seating,
    Seating,
    Seating,
  ];
  assert.deepEqual(await listOpenTables(url), [], 'a full table is not in the list');
  await assert.rejects(bert.remove(0), { code: 'not-the-opener' });
  await assert.rejects(bert.vote(1, true), { code: 'malformed' });
  await assert.rejects(bert.vote(9, true), { code: 'no-such-seat' });
  await assert.rejects(bert.vote(0, 'yes' as never), { code: 'malformed' });
  await bert.vote(0, true);
  await bert.vote(0, true);
  await waitUntil('one vote', () => carl.board.seats[0]?.votes === 1);
  assert.deepEqual([bert.board.seats[0]?.voted, carl.board.seats[0]?.voted], [true, undefined]);
  await bert.vote(0, false);
  await waitUntil('no vote', () => carl.board.seats[0]?.votes === undefined);
  await carl.vote(0, true);
  assert.equal(endOf(anna), null);
  await dora.vote(0, true);
  assert.equal((await waitUntil('Anna is sent away', () => endOf(anna))).code, 'not-welcome');
  assert.equal(bert.board.seats[0]?.by, null);
  await waitUntil('Bert is the host', () => bert.board.opener);
  await bert.remove(2);
  assert.equal((await waitUntil('Carl is sent away', () => endOf(carl))).code, 'not-welcome');
  const stranger = await enter(t, url, bert.table, 'Emil');
  await assert.rejects(stranger.vote(1, true), { code: 'no-seat' });
});

test('votes are possible only at open tables', async (t) => {
  const { url } = await startTestServer(t, { openTables: true }, systemClock);
  const [, bert] = await openWith(t, url, ['Anna', 'Bert', 'Carl'], { target: 9 });
  await assert.rejects(bert?.vote(0, true) ?? Promise.resolve(), { code: 'not-the-opener' });
});

test('the host draws partners by lot, and agreements to the game stay', async (t) => {
  const { url } = await startTestServer(t, {}, systemClock);
  const [anna, bert, carl] = (await openWith(t, url, ['Anna', 'Bert', 'Carl'], { target: 9 })) as [
    Seating,
    Seating,
    Seating,
  ];
  await bert.ready(true);
  await assert.rejects(bert.drawSeats(), { code: 'not-the-opener' });
  const orders = new Set<string>();
  for (let count = 0; count < 10; count++) {
    await anna.drawSeats();
    const names = anna.board.seats.map(({ name }) => name ?? '-');
    assert.deepEqual([...names].sort(), ['-', 'Anna', 'Bert', 'Carl']);
    orders.add(names.join());
  }
  assert.ok(orders.size > 3, `only ${orders.size} orders`);
  assert.equal(carl.board.seats.find(({ name }) => name === 'Bert')?.ready, true);
  const free = anna.board.seats.findIndex(({ by }) => by === null);
  await anna.fill(free, 'computer');
  for (const seating of [anna, carl]) await seating.ready(true);
  await waitUntil('the game begins', () => anna.board.stage === 'playing');
  await assert.rejects(anna.drawSeats(), { code: 'game-under-way' });
});

test('an open table stays open after a restart, in a log with version 3', async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-open-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  const first = await openServer({ dir, openTables: true }, systemClock);
  const port = Number(new URL(first.url).port);
  const [anna, bert, carl] = (await openWith(t, first.url, ['Anna', 'Bert', 'Carl'])) as [Seating, Seating, Seating];
  const { table } = anna;
  await bert.vote(0, true);
  assert.match(readFileSync(join(dir, `${table}.log`), 'utf8').split('\n', 1)[0] ?? '', /"version":3/);
  await first.close();
  const second = await startTestServer(t, { dir, openTables: true, port }, systemClock);
  await waitUntil('all are back', () =>
    [anna, bert, carl].every(
      ({ board, status }) => status === 'open' && board.seats.filter(({ here }) => here).length === 3,
    ),
  );
  const [listed] = await listOpenTables(second.url);
  assert.deepEqual([listed?.table, listed?.free, listed?.people.length], [table, 1, 3]);
  await carl.vote(0, true);
  assert.equal((await waitUntil('Anna is sent away', () => endOf(anna))).code, 'not-welcome');
});

test('the operator cannot list a table with reserved seats', async (t) => {
  const { tables } = await startTestServer(t, { openTables: true });
  await assert.rejects(tables.open({ settings: { open: true }, seats: [{ name: 'Anna' }, null] }), {
    code: 'invalid-option',
    message: /'settings\.open' must be omitted/,
  });
});
