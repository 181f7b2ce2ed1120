/** Tests for `onGameEnd`, which reports finished games to the operator. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { replay } from '../../src/game/fair/fair-game.js';
import type { GameRecord } from '../../src/game/record.js';
import type { Seating } from '../../src/online/open-table.js';
import type { EndedGame } from '../../src/server/room/ended-game.js';
import { systemClock } from '../../src/session/clock.js';
import { joinTable, openServer, playUntil, startTestServer, waitUntil } from './test-server.js';

const startTime = Date.now();
/** A clock that runs 100 times faster. */
const fastClock = {
  now: () => startTime + (Date.now() - startTime) * 100,
  wait: (ms: number, signal: AbortSignal) => systemClock.wait(ms / 100, signal),
};

const createTempFolder = (t: TestContext): string => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-ends-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
};

/** Joins two people and gives them seats. */
const joinTwoPlayers = async (t: TestContext, url: string): Promise<readonly [Seating, Seating]> => {
  const anna = await joinTable(t, url, { create: { players: 2, target: 9 } }, { name: 'Anna' });
  const bert = await joinTable(t, url, { table: anna.table }, { name: 'Bert' });
  await Promise.all([anna.sit(0), bert.sit(1)]);
  return [anna, bert];
};

const startGame = async (both: readonly Seating[], game: number): Promise<void> => {
  await Promise.all(both.map((seating) => seating.ready(true)));
  await waitUntil('the game begins', () => both.every(({ connection }) => connection?.view.gameNumber === game));
};

const playGame = async (both: readonly Seating[], game = 1): Promise<void> => {
  await startGame(both, game);
  await Promise.all(both.map((seating) => playUntil(seating, () => seating.board.stage === 'over')));
};

test('`onGameEnd` receives the table, times, result, record and people of a finished game', async (t) => {
  const reported: EndedGame[] = [];
  const before = Date.now();
  const { url } = await startTestServer(t, { onGameEnd: (ended) => reported.push(ended) });
  const [anna, bert] = await joinTwoPlayers(t, url);
  await startGame([anna, bert], 1);
  const { view } = anna.connection ?? assert.fail();
  await anna.rename('Annamaria');
  await bert.leave();
  await playUntil(anna, () => anna.board.stage === 'over');
  await waitUntil('the game is reported', () => reported.length > 0);
  const [ended] = reported as [EndedGame];
  assert.deepEqual(JSON.parse(JSON.stringify(ended)), ended, 'the report is plain JSON');
  assert.deepEqual([ended.table, ended.game], [anna.table, 1]);
  assert.ok(ended.began !== null && before <= ended.began && ended.began < ended.ended);
  const game = replay(ended.record as GameRecord);
  assert.deepEqual(game.view(0).gameResult, ended.result);
  assert.equal(game.gameNumber, view.gameNumber);
  const person = (name: string, guest: number) => ({ by: 'human', name, guest, standIn: false });
  assert.deepEqual(ended.people, [
    { began: person('Anna', 0), ended: person('Annamaria', 0) },
    { began: person('Bert', 1), ended: { by: 'computer', name: null, guest: null, standIn: false } },
  ]);
});

test('the server repeats the report of a finished game until `onGameEnd` succeeds', async (t) => {
  const calls: number[] = [];
  const accepted: number[] = [];
  const journalLines: string[] = [];
  const onGameEnd = ({ game }: EndedGame): unknown => {
    calls.push(game);
    const tries = calls.filter((one) => one === game).length;
    if (tries === 1) throw new Error('The operator’s code has an error.');
    return tries === 2 ? Promise.reject(new Error('The database is unavailable.')) : accepted.push(game);
  };
  const { url } = await startTestServer(t, { onGameEnd, journal: (line) => journalLines.push(line) }, fastClock);
  const both = await joinTwoPlayers(t, url);
  await playGame(both, 1);
  await playGame(both, 2);
  await waitUntil('both reports have succeeded', () => accepted.length === 2);
  assert.deepEqual(new Set(accepted), new Set([1, 2]));
  assert.deepEqual(
    [1, 2].map((game) => calls.filter((one) => one === game).length),
    [3, 3],
  );
  assert.equal(journalLines.filter((line) => line.includes('on-game-end-failed')).length, 4);
});

test('a pending `onGameEnd` call delays neither the next game nor other reports', async (t) => {
  const reported: number[] = [];
  const onGameEnd = ({ game }: EndedGame): unknown => {
    reported.push(game);
    return game === 1 ? new Promise(() => {}) : null;
  };
  const { url } = await startTestServer(t, { onGameEnd }, fastClock);
  const both = await joinTwoPlayers(t, url);
  await playGame(both, 1);
  await playGame(both, 2);
  await waitUntil('the second game is reported', () => reported.includes(2));
  await startGame(both, 3);
});

test('a restarted server repeats failed reports of finished games unchanged', async (t) => {
  const dir = createTempFolder(t);
  const calls: EndedGame[] = [];
  const failing = (ended: EndedGame): unknown => {
    calls.push(ended);
    throw new Error('The database is unavailable.');
  };
  const first = await openServer({ dir, onGameEnd: failing }, fastClock);
  const both = await joinTwoPlayers(t, first.url);
  await playGame(both);
  await waitUntil('the game is reported', () => calls.length > 1);
  for (const seating of both) seating.close();
  await first.close();

  const next: EndedGame[] = [];
  const second = await openServer({ dir, onGameEnd: (ended) => Promise.resolve(next.push(ended)) }, fastClock);
  await waitUntil('the game is reported again', () => next.length > 0);
  await second.close();
  assert.deepEqual(next, [calls[0]]);
  assert.deepEqual(readdirSync(join(dir, 'results')), []);

  const later: EndedGame[] = [];
  const third = await openServer({ dir, onGameEnd: (ended) => later.push(ended) }, fastClock);
  // Opening the table again does not repeat the report.
  const back = await joinTable(t, third.url, { table: both[0].table }, { key: both[0].key });
  assert.equal(back.board.stage, 'over');
  await third.close();
  assert.deepEqual(later, []);
});

test('close() waits for a pending `onGameEnd` call, so that the next server does not repeat the report', async (t) => {
  const dir = createTempFolder(t);
  let finish = (): void => {};
  const calls: EndedGame[] = [];
  const slow = (ended: EndedGame): Promise<void> => {
    calls.push(ended);
    return new Promise((resolve) => (finish = resolve));
  };
  const first = await openServer({ dir, onGameEnd: slow });
  const both = await joinTwoPlayers(t, first.url);
  await playGame(both);
  await waitUntil('the game is reported', () => calls.length === 1);
  for (const seating of both) seating.close();
  const closing = first.close();
  setTimeout(finish, 50);
  await closing;
  const again: EndedGame[] = [];
  const second = await openServer({ dir, onGameEnd: (ended) => again.push(ended) });
  t.after(() => second.close());
  await joinTable(t, second.url, { table: both[0].table }, { key: both[0].key });
  assert.deepEqual(again, []);
});

test('if a server dies before it stores the end of a game, the restarted server reports that game', async (t) => {
  const dir = createTempFolder(t);
  const first = await openServer({ dir }, fastClock);
  const both = await joinTwoPlayers(t, first.url);
  await playGame(both);
  const [anna] = both;
  const running = await joinTwoPlayers(t, first.url);
  await startGame(running, 1);
  for (const seating of [...both, ...running]) seating.close();
  await first.close();
  // Removing the entries after the last action simulates a process that died after that action.
  const file = join(dir, `${anna.table}.log`);
  const lines = readFileSync(file, 'utf8').split('\n');
  const last = lines.map((line) => line.includes('"k":"act"')).lastIndexOf(true);
  writeFileSync(file, `${lines.slice(0, last + 1).join('\n')}\n`);
  const reported: EndedGame[] = [];
  const journalLines: string[] = [];
  const second = await openServer(
    { dir, onGameEnd: (ended) => reported.push(ended), journal: (line) => journalLines.push(line) },
    fastClock,
  );
  await waitUntil('the game is reported', () => reported.length > 0);
  assert.deepEqual(
    [reported[0]?.table, reported[0]?.game, reported[0]?.people[0]?.began.name],
    [anna.table, 1, 'Anna'],
  );
  const back = await joinTable(t, second.url, { table: anna.table }, { key: anna.key });
  assert.equal(back.board.stage, 'over');
  await second.close();
  assert.equal(reported.length, 1);
  assert.equal(
    journalLines.filter((line) => line.includes('"event":"opened"')).length,
    2,
    'the server does not open the table with a running game',
  );
});

test('a game that an earlier version started continues, and its report contains `began: null`', async (t) => {
  const dir = createTempFolder(t);
  const first = await openServer({ dir });
  const both = await joinTwoPlayers(t, first.url);
  await startGame(both, 1);
  for (const seating of both) seating.close();
  await first.close();
  const file = join(dir, readdirSync(dir).find((name) => name.endsWith('.log')) ?? '');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"began":\d+,/g, ''));
  const reported: EndedGame[] = [];
  const second = await openServer({ dir, onGameEnd: (ended) => reported.push(ended) });
  t.after(() => second.close());
  const back = await Promise.all(both.map(({ table, key }) => joinTable(t, second.url, { table }, { key })));
  await Promise.all(back.map((seating) => playUntil(seating, () => seating.board.stage === 'over')));
  await waitUntil('the game is reported', () => reported.length === 1);
  assert.deepEqual([reported[0]?.began, reported[0]?.people[1]?.began.name], [null, 'Bert']);
});
