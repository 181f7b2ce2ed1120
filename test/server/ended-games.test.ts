/** What the host of a server hears of games that are over. */
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

const begun = Date.now();
/** All that takes seconds takes parts of them. */
const fast = {
  now: () => begun + (Date.now() - begun) * 100,
  wait: (ms: number, signal: AbortSignal) => systemClock.wait(ms / 100, signal),
};

const folder = (t: TestContext): string => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-ends-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
};

/** Two people who are about to play. */
const two = async (t: TestContext, url: string): Promise<readonly [Seating, Seating]> => {
  const anna = await joinTable(t, url, { create: { players: 2, target: 9 } }, { name: 'Anna' });
  const bert = await joinTable(t, url, { table: anna.table }, { name: 'Bert' });
  await Promise.all([anna.sit(0), bert.sit(1)]);
  return [anna, bert];
};

const begin = async (both: readonly Seating[], game: number): Promise<void> => {
  await Promise.all(both.map((who) => who.ready(true)));
  await waitUntil('the game begins', () => both.every(({ connection }) => connection?.view.gameNumber === game));
};

const playGame = async (both: readonly Seating[], game = 1): Promise<void> => {
  await begin(both, game);
  await Promise.all(both.map((who) => playUntil(who, () => who.board.stage === 'over')));
};

test('The host hears which game ended, when it began and ended, how, and who sat there then', async (t) => {
  const heard: EndedGame[] = [];
  const before = Date.now();
  const { url } = await startTestServer(t, { onGameEnd: (ended) => heard.push(ended) });
  const [anna, bert] = await two(t, url);
  await begin([anna, bert], 1);
  const { view } = anna.connection ?? assert.fail();
  await anna.rename('Annamaria');
  await bert.leave();
  await playUntil(anna, () => anna.board.stage === 'over');
  await waitUntil('the host hears of it', () => heard.length > 0);
  const [ended] = heard as [EndedGame];
  assert.deepEqual(JSON.parse(JSON.stringify(ended)), ended, 'all of it is JSON');
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

test('A game whose end the host could not take is reported again until it can; each is numbered', async (t) => {
  const calls: number[] = [];
  const taken: number[] = [];
  const noted: string[] = [];
  const onGameEnd = ({ game }: EndedGame): unknown => {
    calls.push(game);
    const tries = calls.filter((one) => one === game).length;
    if (tries === 1) throw new Error('The host has an error.');
    return tries === 2 ? Promise.reject(new Error('The database is away.')) : taken.push(game);
  };
  const { url } = await startTestServer(t, { onGameEnd, journal: (line) => noted.push(line) }, fast);
  const both = await two(t, url);
  await playGame(both, 1);
  await playGame(both, 2);
  await waitUntil('both are taken', () => taken.length === 2);
  assert.deepEqual(new Set(taken), new Set([1, 2]));
  assert.deepEqual(
    [1, 2].map((game) => calls.filter((one) => one === game).length),
    [3, 3],
  );
  assert.equal(noted.filter((line) => line.includes('on-game-end-failed')).length, 4);
});

test('A host that never takes the end of a game holds up neither the next game nor other ends', async (t) => {
  const heard: number[] = [];
  const onGameEnd = ({ game }: EndedGame): unknown => {
    heard.push(game);
    return game === 1 ? new Promise(() => {}) : null;
  };
  const { url } = await startTestServer(t, { onGameEnd }, fast);
  const both = await two(t, url);
  await playGame(both, 1);
  await playGame(both, 2);
  await waitUntil('the second is heard of', () => heard.includes(2));
  await begin(both, 3);
});

test('What the host has not taken when its server is closed is reported by the next one, as it was', async (t) => {
  const dir = folder(t);
  const calls: EndedGame[] = [];
  const failing = (ended: EndedGame): unknown => {
    calls.push(ended);
    throw new Error('The database is away.');
  };
  const first = await openServer({ dir, onGameEnd: failing }, fast);
  const both = await two(t, first.url);
  await playGame(both);
  await waitUntil('it is reported', () => calls.length > 1);
  for (const who of both) who.close();
  await first.close();

  const next: EndedGame[] = [];
  const second = await openServer({ dir, onGameEnd: (ended) => Promise.resolve(next.push(ended)) }, fast);
  await waitUntil('it is reported again', () => next.length > 0);
  await second.close();
  assert.deepEqual(next, [calls[0]]);
  assert.deepEqual(readdirSync(join(dir, 'results')), []);

  const later: EndedGame[] = [];
  const third = await openServer({ dir, onGameEnd: (ended) => later.push(ended) }, fast);
  // The table is opened again, and nobody hears of its game once more.
  const back = await joinTable(t, third.url, { table: both[0].table }, { key: both[0].key });
  assert.equal(back.board.stage, 'over');
  await third.close();
  assert.deepEqual(later, []);
});

test('A server that is closed waits for a host that is at work, and does not report that game again', async (t) => {
  const dir = folder(t);
  let finish = (): void => {};
  const calls: EndedGame[] = [];
  const slow = (ended: EndedGame): Promise<void> => {
    calls.push(ended);
    return new Promise((resolve) => (finish = resolve));
  };
  const first = await openServer({ dir, onGameEnd: slow });
  const both = await two(t, first.url);
  await playGame(both);
  await waitUntil('it is reported', () => calls.length === 1);
  for (const who of both) who.close();
  const closing = first.close();
  setTimeout(finish, 50);
  await closing;
  const again: EndedGame[] = [];
  const second = await openServer({ dir, onGameEnd: (ended) => again.push(ended) });
  t.after(() => second.close());
  await joinTable(t, second.url, { table: both[0].table }, { key: both[0].key });
  assert.deepEqual(again, []);
});

test('A game whose end its process could not keep is found by the next one, though nobody comes to its table', async (t) => {
  const dir = folder(t);
  const first = await openServer({ dir }, fast);
  const both = await two(t, first.url);
  await playGame(both);
  const [anna] = both;
  const running = await two(t, first.url);
  await begin(running, 1);
  for (const who of [...both, ...running]) who.close();
  await first.close();
  // As it is when the process dies after the last action.
  const file = join(dir, `${anna.table}.log`);
  const lines = readFileSync(file, 'utf8').split('\n');
  const last = lines.map((line) => line.includes('"k":"act"')).lastIndexOf(true);
  writeFileSync(file, `${lines.slice(0, last + 1).join('\n')}\n`);
  const heard: EndedGame[] = [];
  const noted: string[] = [];
  const second = await openServer(
    { dir, onGameEnd: (ended) => heard.push(ended), journal: (line) => noted.push(line) },
    fast,
  );
  await waitUntil('it is reported', () => heard.length > 0);
  assert.deepEqual([heard[0]?.table, heard[0]?.game, heard[0]?.people[0]?.began.name], [anna.table, 1, 'Anna']);
  const back = await joinTable(t, second.url, { table: anna.table }, { key: anna.key });
  assert.equal(back.board.stage, 'over');
  await second.close();
  assert.equal(heard.length, 1);
  assert.equal(
    noted.filter((line) => line.includes('"event":"opened"')).length,
    2,
    'a game that goes on is left as it is',
  );
});

test('A table that an earlier version wrote in the midst of a game plays on, and its end is reported without its beginning', async (t) => {
  const dir = folder(t);
  const first = await openServer({ dir });
  const both = await two(t, first.url);
  await begin(both, 1);
  for (const who of both) who.close();
  await first.close();
  const file = join(dir, readdirSync(dir).find((name) => name.endsWith('.log')) ?? '');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"began":\d+,/g, ''));
  const heard: EndedGame[] = [];
  const second = await openServer({ dir, onGameEnd: (ended) => heard.push(ended) });
  t.after(() => second.close());
  const back = await Promise.all(both.map(({ table, key }) => joinTable(t, second.url, { table }, { key })));
  await Promise.all(back.map((who) => playUntil(who, () => who.board.stage === 'over')));
  await waitUntil('it is reported', () => heard.length === 1);
  assert.deepEqual([heard[0]?.began, heard[0]?.people[1]?.began.name], [null, 'Bert']);
});
