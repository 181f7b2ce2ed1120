/** Tests for online tables, from the first guest to the second game. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { setTimeout as later } from 'node:timers/promises';
import { verify } from '../../src/game/fair/verify.js';
import type { GameRecord } from '../../src/game/record.js';
import { systemClock } from '../../src/session/clock.js';
import { joinTable, openServer, playUntil, startTestServer, waitUntil } from './test-server.js';
import { openProxy } from './test-proxy.js';

test('two people play a game with two computer players, verify its deals and start a rematch', async (t) => {
  const ended: unknown[] = [];
  const { url } = await startTestServer(t, { onGameEnd: (game) => ended.push(game) });
  const anna = await joinTable(t, url, { create: { variant: 'suedtirol', target: 11 } }, { name: 'Anna' });
  assert.deepEqual([anna.seat, anna.board.opener, anna.connection], [null, true, null]);
  const bert = await joinTable(t, url, { table: anna.code.toUpperCase() }, { name: 'Bert' });
  assert.equal(bert.table, anna.table);
  await anna.sit(0);
  await bert.sit(2);
  await assert.rejects(bert.sit(0), { code: 'seat-taken' });
  await assert.rejects(bert.fill(1, 'computer'), { code: 'not-the-opener' });
  await anna.fill(1, 'computer');
  await bert.ready(true);
  await anna.ready(true);
  assert.equal(anna.board.stage, 'sitting', 'the game does not start with a free seat');
  await anna.fill(3, 'computer');
  await waitUntil('the game begins', () => anna.connection && bert.connection);
  const { promise } = anna;
  const names = (): unknown => anna.people.map(({ name }) => name);
  await waitUntil('Anna receives the people', () => JSON.stringify(names()) === '["Anna",null,"Bert",null]');
  await Promise.all([anna, bert].map((seating) => playUntil(seating, () => seating.board.stage === 'over')));
  const proof = (await waitUntil('the proof', () => bert.proof)) as {
    hash: string;
    salts: string[];
    record: GameRecord;
  };
  assert.equal(proof.hash, promise);
  assert.ok(await verify(proof.record, proof));
  assert.equal(ended.length, 1);
  await anna.sit(1);
  await anna.fill(0, 'computer');
  await Promise.all([anna.rematch(), bert.rematch()]);
  await waitUntil('the next game', () => anna.board.stage === 'playing' && anna.connection?.view.gameNumber === 2);
  assert.deepEqual([anna.seat, anna.connection?.view.seat, bert.connection?.view.seat], [1, 1, 2]);
  assert.notEqual(anna.promise, promise);
});

test('after a server restart, clients reconnect and the game continues from the log', async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-tables-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  const first = await openServer({ dir });
  const port = Number(new URL(first.url).port);
  const anna = await joinTable(t, first.url, { create: { players: 2 } }, { name: 'Anna' });
  const bert = await joinTable(t, first.url, { table: anna.table }, { name: 'Bert' });
  await anna.sit(0);
  await bert.sit(1);
  await Promise.all([anna.ready(true), bert.ready(true)]);
  const length = (): number => anna.connection?.view.history.length ?? 0;
  await Promise.all([anna, bert].map((seating) => playUntil(seating, () => length() > 12)));
  await waitUntil('both have the same view', () => bert.connection?.view.history.length === length());
  const before = [anna, bert].map((seating) => structuredClone(seating.connection?.view));
  await first.close();
  await waitUntil('both clients are disconnected', () => anna.status === 'lost' && bert.status === 'lost');
  const second = await openServer({ dir, port });
  t.after(() => second.close());
  await waitUntil('both clients have reconnected', () => anna.status === 'open' && bert.status === 'open');
  assert.deepEqual(
    [anna, bert].map((seating) => seating.connection?.view),
    before,
  );
  await Promise.all([anna, bert].map((seating) => playUntil(seating, () => length() > 24)));
  const log = readFileSync(join(dir, readdirSync(dir).find((name) => name.endsWith('.log')) ?? ''), 'utf8');
  assert.ok(!log.includes(anna.key) && !log.includes(bert.key), 'the log has no keys, only their hashes');
});

/** A clock that runs 100 times faster. */
const startTime = Date.now();
const fastClock = {
  now: () => startTime + (Date.now() - startTime) * 100,
  wait: (ms: number, signal: AbortSignal) => systemClock.wait(ms / 100, signal),
};

test('between games, a stand-in and an acting host replace an absent host until the host returns', async (t) => {
  const { url } = await startTestServer(t, {}, fastClock);
  const proxy = await openProxy(t, () => Number(new URL(url).port));
  const anna = await joinTable(t, proxy.url, { create: { players: 2, target: 9 } }, { name: 'Anna' });
  const bert = await joinTable(t, url, { table: anna.table }, { name: 'Bert' });
  await Promise.all([anna.sit(0), bert.sit(1)]);
  await Promise.all([anna.ready(true), bert.ready(true)]);
  await waitUntil('the game begins', () => anna.connection && bert.connection);
  await Promise.all([anna, bert].map((seating) => playUntil(seating, () => seating.board.stage === 'over')));
  proxy.close();
  await bert.rematch();
  await waitUntil('the next game', () => bert.board.stage === 'playing' && bert.connection?.view.gameNumber === 2);
  assert.deepEqual(
    bert.board.seats.map(({ name, here, standIn }) => [name, here, standIn]),
    [
      ['Anna', false, true],
      ['Bert', true, false],
    ],
  );
  await waitUntil('Bert is the acting host', () => bert.board.opener);
  await bert.limitTurns(60_000);
  proxy.open();
  await waitUntil('Anna’s stand-in has ended', () => anna.board.seats[0]?.here && !anna.board.seats[0].standIn);
  assert.equal(anna.board.opener, true);
  await waitUntil('Bert is no longer the acting host', () => !bert.board.opener);
  await assert.rejects(bert.remove(0), { code: 'not-the-opener' });
});

test('computer players keep their faces during a game, even if a player leaves and the server restarts', async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-tables-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  const first = await openServer({ dir });
  const anna = await joinTable(t, first.url, { create: { players: 4, level: 'easy' } }, { name: 'Anna' });
  const luis = await joinTable(t, first.url, { table: anna.table }, { name: 'Luis' });
  await Promise.all([anna.sit(0), luis.sit(2), anna.fill(1, 'computer'), anna.fill(3, 'computer')]);
  await Promise.all([anna.ready(true), luis.ready(true)]);
  await waitUntil('the game begins', () => anna.connection && anna.people[2]?.name === 'Luis');
  const faces = (): readonly unknown[] => anna.people.map(({ face }) => face);
  const [, left, none, right] = faces();
  assert.ok(left && right && none === null, 'only computer players have a face');
  await luis.leave();
  await waitUntil('a computer has Luis’s seat', () => anna.people[2]?.by === 'computer');
  const then = faces();
  assert.deepEqual(then, [null, left, then[2], right]);
  assert.equal(new Set(then).size, 4);
  assert.ok(!then.includes('luis'), 'no computer player has the face of the guest who has left');
  await first.close();
  const second = await openServer({ dir, port: Number(new URL(first.url).port) });
  t.after(() => second.close());
  await waitUntil('Anna is disconnected', () => anna.status === 'lost');
  await waitUntil('Anna has reconnected', () => anna.status === 'open' && anna.connection);
  assert.deepEqual(faces(), then);
});

test('a stand-in that started after missed turns stops when the player ends it or reconnects', async (t) => {
  const { url } = await startTestServer(t, {}, fastClock);
  const proxy = await openProxy(t, () => Number(new URL(url).port));
  const anna = await joinTable(t, url, { create: { players: 2, target: 18 } }, { name: 'Anna' });
  const bert = await joinTable(t, proxy.url, { table: anna.table }, { name: 'Bert' });
  await Promise.all([anna.sit(0), bert.sit(1)]);
  await Promise.all([anna.ready(true), bert.ready(true)]);
  await waitUntil('the game begins', () => anna.connection && bert.connection);
  const hasStandIn = (): boolean | undefined => anna.board.seats[1]?.standIn;
  const missTurns = async (): Promise<void> => {
    await anna.limitTurns(60_000);
    await playUntil(anna, () => hasStandIn() === true, 1);
    await anna.limitTurns(null);
  };
  await missTurns();
  await bert.standIn(false);
  await waitUntil('the stand-in has ended', () => !hasStandIn() && anna.people[1]?.here);
  await missTurns();
  proxy.cut();
  await waitUntil('Bert is back', () => bert.status === 'open' && !hasStandIn() && anna.people[1]?.here);
  // A stand-in that the player requested remains.
  await bert.standIn(true);
  await waitUntil('the stand-in plays', hasStandIn);
  proxy.cut();
  await waitUntil('Bert is disconnected', () => !anna.board.seats[1]?.here);
  await waitUntil('Bert is back', () => anna.board.seats[1]?.here);
  assert.ok(hasStandIn());
});

test('a new time limit applies to the current turn', async (t) => {
  const { url } = await startTestServer(t, {}, fastClock);
  const anna = await joinTable(t, url, { create: { players: 2 } }, { name: 'Anna' });
  const bert = await joinTable(t, url, { table: anna.table }, { name: 'Bert' });
  await Promise.all([anna.sit(0), bert.sit(1)]);
  await Promise.all([anna.ready(true), bert.ready(true)]);
  const connection = await waitUntil('the game begins', () => bert.connection);
  let deadline: number | null = null;
  connection.subscribe((update) => 'deadline' in update && ({ deadline } = update));
  const { length } = connection.view.history;
  await anna.limitTurns(86_400_000);
  await waitUntil('the new deadline arrives', () => deadline !== null && deadline - Date.now() > 80_000_000);
  await anna.limitTurns(null);
  await waitUntil('the deadline is removed', () => deadline === null);
  assert.equal(connection.view.history.length, length);
  await anna.limitTurns(5000);
  await waitUntil('the stand-in acts at the deadline', () => connection.view.history.length > length);
});

test('close() frees the port even while clients request tables', async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-tables-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  const first = await openServer({ dir });
  const port = Number(new URL(first.url).port);
  const anna = await joinTable(t, first.url, { create: { players: 2 } }, { name: 'Anna' });
  await anna.sit(0);
  let server = first;
  for (let count = 0; count < 3; count++) {
    let isOver = false;
    // These clients locate the table, but never connect.
    const requests = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (!isOver)
          await fetch(`${first.url}/tables`, { method: 'POST', body: JSON.stringify({ table: anna.table }) })
            .then((response) => response.text())
            .catch(() => later(1));
      }),
    );
    await server.close();
    server = await openServer({ dir, port });
    isOver = true;
    await requests;
    await waitUntil('Anna is back', () => anna.status === 'open' && anna.seat === 0);
  }
  await server.close();
});

test('openTableServer() rejects with EADDRINUSE if the port is in use, and a later call can succeed', async (t) => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, resolve));
  t.after(() => taken.close());
  await assert.rejects(openServer({ port: (taken.address() as AddressInfo).port }), { code: 'EADDRINUSE' });
  await startTestServer(t);
});
