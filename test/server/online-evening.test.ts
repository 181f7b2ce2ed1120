/** Tests for evenings whose matches are played at tables of the server. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEvening } from '../../src/evening/evening.js';
import type { EveningEvent } from '../../src/evening/event.js';
import { tableOfMatch } from '../../src/evening/match-table.js';
import { typedKey, type PersonRole } from '../../src/evening/role-keys.js';
import type { GameScore } from '../../src/evening/state.js';
import { replay } from '../../src/game/fair/fair-game.js';
import { ALL_CARDS } from '../../src/rules/card.js';
import { enterGame, type GameOfMatch } from '../../src/server/evenings/enter-game.js';
import { createEvenings } from '../../src/server/evenings/evenings.js';
import type { EveningResult } from '../../src/server/evenings/evening-result.js';
import type { EveningLogEntry } from '../../src/server/evenings/evening-log.js';
import { createJournal } from '../../src/server/journal.js';
import { createMemoryStore } from '../../src/server/log/memory-store.js';
import { systemClock } from '../../src/session/clock.js';
import {
  changeOf,
  createOn,
  matchIn,
  playGame,
  recordWith,
  scoreAt,
  SETTINGS,
  sitDown,
  waitForGames,
} from './test-evening.js';
import { joinTable, startTestServer, waitUntil } from './test-server.js';

test('an evening of online tables: results arrive, the hall watches the final, and everyone can replay it', async (t) => {
  const results: EveningResult[] = [];
  const { url } = await startTestServer(t, { evenings: true, onResult: (result) => results.push(result) });
  const one = await createOn(url, 4);
  await one.host({ type: 'draw', round: 1, seed: 'secret 47' });
  assert.equal((await one.see('1-1')).seat, undefined, 'nobody plays before the host opens the round');
  await one.host({ type: 'open-round', round: 1 });
  const { state } = await one.see('referee', 'referee');
  const matches = state.rounds[0]?.matches ?? [];
  assert.equal(matches.length, 2);
  for (const match of matches) {
    const four = await sitDown(t, one, match);
    assert.deepEqual(
      four.map(({ seat }) => seat),
      [0, 1, 2, 3],
    );
    assert.deepEqual(
      four[0]?.board.seats.map(({ name }) => name),
      [`Anna ${match.sides[0]}`, `Anna ${match.sides[1]}`, `Bert ${match.sides[0]}`, `Bert ${match.sides[1]}`],
    );
    const scores: GameScore[] = [];
    assert.deepEqual(four[0]?.board.wins, [0, 0]);
    for (const game of [1, 2]) {
      await playGame(four, game);
      scores.push(scoreAt(four));
      const told = await waitForGames(one, match.id, game);
      assert.equal(told.state, game === 1 ? 'drawn' : 'agreed');
      assert.deepEqual(
        told.games,
        scores.map((score) => score.map((points) => Math.min(5, Math.max(0, points)))),
      );
    }
    const won = [0, 1].map((side) => scores.filter((score) => (score[side] ?? 0) >= 5).length);
    assert.deepEqual(four[0]?.board.wins, won);
    await assert.rejects(four[0]?.ready(true) ?? Promise.resolve(), { code: 'games-over' });
  }
  await one.host({ type: 'close-round', round: 1 }, { type: 'draw', round: 2, seed: 'secret 11' });
  await one.host({ type: 'open-round', round: 2 });
  const [watched] = (await one.see(null, 'tables')).watch ?? [];
  assert.ok(watched);
  const hall = await Promise.all(
    Array.from({ length: 25 }, () => joinTable(t, url, { table: watched.table }, { watch: true })),
  );
  const final = matchIn((await one.see('referee', 'referee')).state, watched.match);
  const four = await sitDown(t, one, final);
  let match = final;
  for (let game = 1; match.state !== 'agreed'; game++) {
    await playGame(four, game);
    match = await waitForGames(one, final.id, game);
  }
  await assert.rejects(four[0]?.ready(true) ?? Promise.resolve(), { code: 'games-over' });
  assert.ok(hall.every(({ connection }) => connection?.view.hand.length === 0));
  const { replays } = await one.see(null, 'tables');
  assert.deepEqual(replays, [final.id]);
  const { records } = await one.ask({ replay: final.id });
  assert.deepEqual(
    records.map((record) =>
      replay(record)
        .view(null)
        .gameResult?.score.map((points) => Math.min(5, Math.max(0, points))),
    ),
    match.games,
  );
  const [a, b] = final.sides;
  assert.deepEqual(
    records[0]?.people?.map(({ name }) => name),
    [`Anna ${a}`, `Anna ${b}`, `Bert ${a}`, `Bert ${b}`],
  );
  assert.equal((await one.ask({ replay: matches[0]?.id })).code, 'no-replay', 'only finals can be replayed');
  await one.host({
    type: 'rule',
    match: final.id,
    games: [
      [5, 0],
      [5, 1],
    ],
  });
  assert.deepEqual((await one.see(null, 'tables')).replays, [final.id], 'a ruling does not take the games away');
  const shown = async (): Promise<readonly GameScore[]> =>
    matchIn((await one.see(null, 'tables')).state, final.id).games;
  assert.deepEqual(await shown(), []);
  await one.host({ type: 'close-round', round: 2 });
  assert.deepEqual(
    await shown(),
    [
      [5, 0],
      [5, 1],
    ],
    'everyone sees the results of a closed round',
  );
  await waitUntil('each result is reported', () => results.length === 4);
  assert.deepEqual(results.map(({ match: id }) => id).sort(), ['1-1', '1-2', final.id, final.id].sort());
  const words =
    one
      .received()
      .split(records[0] ? JSON.stringify(records) : '')[0]
      ?.match(/"[A-Z]\w{1,2}"/gu) ?? [];
  assert.deepEqual(
    words.filter((word) => (ALL_CARDS as readonly string[]).includes(word.slice(1, -1))),
    [],
    'no card is on the connection of an evening before the replay',
  );
});

test('a seat belongs to one person: neither the partner, the pair’s own key nor the opponents get its key', async (t) => {
  const { url } = await startTestServer(t, { evenings: true });
  const one = await createOn(url, 2, { ...SETTINGS, stages: [{ kind: 'draw', rounds: 1, games: 1 }] });
  await one.host({ type: 'draw', round: 1, seed: 'secret 47' }, { type: 'open-round', round: 1 });
  const { seat: own } = await one.see('1-1');
  assert.ok(own);
  const others = await Promise.all([
    one.see('1-2'),
    one.see(1),
    one.see('2-1'),
    one.see('referee', 'referee'),
    one.see('screen', 'screen'),
    one.see(null, 'tables'),
  ]);
  for (const view of others) assert.ok(!JSON.stringify(view).includes(own.key));
  assert.equal(others[1]?.seat, undefined);
  assert.equal(others[5]?.watch, undefined, 'spectators watch finals only');
  assert.deepEqual(others[3]?.watch, [{ match: '1-1', table: own.table }]);
  await one.host({ type: 'new-card', entry: 1 });
  await assert.rejects(one.see('1-1'), /A first answer has a view/u, 'a lost card opens no seat');
});

test('the key that a person types opens the person’s own seat, and no other key to type does', async (t) => {
  const { url } = await startTestServer(t, { evenings: true });
  const one = await createOn(url, 2);
  await one.host({ type: 'draw', round: 1, seed: 'secret 47' }, { type: 'open-round', round: 1 });
  const typed =
    (role: number | PersonRole) =>
    (keys: string): string =>
      typedKey(keys, role);
  const scanned = await one.see('1-1');
  assert.ok(scanned.seat);
  assert.deepEqual((await one.see('1-1', 'pair', typed('1-1'))).seat, scanned.seat);
  assert.notDeepEqual((await one.see('1-2', 'pair', typed('1-2'))).seat, scanned.seat);
  assert.equal((await one.see(1, 'pair', typed(1))).seat, undefined);
  await one.host({ type: 'new-card', entry: 1 });
  await assert.rejects(one.see('1-1', 'pair', typed('1-1')), /A first answer has a view/u, 'a lost card opens no seat');
});

test('only the match that the host moves online gets a table, and a pair cannot report its result', async (t) => {
  const { url } = await startTestServer(t, { evenings: true });
  const one = await createOn(url, 4, { ...SETTINGS, way: 'paper' });
  await one.host({ type: 'draw', round: 1, seed: 'secret 47' }, { type: 'set-match-way', match: '1-2', way: 'online' });
  await one.host({ type: 'open-round', round: 1 });
  const { state } = await one.see('referee', 'referee');
  const [paper, online] = [matchIn(state, '1-1'), matchIn(state, '1-2')];
  assert.equal((await one.see(`${paper.sides[0]}-1`)).seat, undefined);
  assert.equal((await one.see(`${online.sides[0]}-1`)).seat?.match, '1-2');
  const evening = createEvening({
    preset: 'wattkoenig',
    settings: SETTINGS,
    name: 'X',
    entries: [
      ['a', 'b'],
      ['c', 'd'],
    ],
  });
  evening.do({ type: 'draw', round: 1, seed: '1' });
  assert.throws(
    () =>
      evening.do({
        type: 'tell',
        match: '1-1',
        by: 1,
        games: [
          [5, 2],
          [5, 3],
        ],
      }),
    {
      code: 'not-now',
      message: /played online/,
    },
  );
});

/** An evening in memory without a server, and the games that its tables report. */
const withGames = async () => {
  const lines: string[] = [];
  const journal = createJournal((line) => lines.push((JSON.parse(line) as { event: string }).event));
  const store = createMemoryStore<EveningLogEntry>(Date.now);
  const evenings = createEvenings({ store, clock: systemClock, journal, storeResult: null });
  const { evening } = await evenings.create(recordWith(4), 'secret');
  const { hosted } = await evenings.open(evening);
  const host = async (...events: readonly EveningEvent[]) => {
    const changes = events.map(changeOf);
    assert.deepEqual((await hosted.submit('host', changes)).refused, []);
    return changes.map(({ id }) => id);
  };
  const game = (match: string, number: number, score: GameScore = [5, 3]): GameOfMatch => ({
    table: tableOfMatch(hosted.start.keys, hosted.state, matchIn(hosted.state, match)),
    ...{ game: number, began: null, ended: 0, record: null, people: [], match: { evening, match } },
    result: { side: score[0] > score[1] ? 0 : 1, score, bummerl: 1, kind: 'normal' },
  });
  return {
    ...{ lines, hosted, host, game },
    enter: (one: GameOfMatch) => enterGame(evenings, journal, one),
    gamesOf: (match: string) => matchIn(hosted.state, match).games,
    close: () => evenings.close(),
  };
};

test('a game that is reported twice, or before an earlier one, counts once and in its order', async (t) => {
  const { enter, game, gamesOf, host, hosted, close } = await withGames();
  t.after(close);
  await host({ type: 'draw', round: 1, seed: 'secret 1' }, { type: 'open-round', round: 1 });
  const [first, second] = [game('1-1', 1), game('1-1', 2, [2, 5])];
  await assert.rejects(enter(second), /Game 1 of this table has not been entered/u);
  await Promise.all([enter(first), enter(first)]);
  await enter(first);
  assert.deepEqual(gamesOf('1-1'), [[5, 3]]);
  await enter(second);
  await enter(second);
  await enter(first);
  assert.deepEqual(gamesOf('1-1'), [
    [5, 3],
    [2, 5],
  ]);
  assert.equal(matchIn(hosted.state, '1-1').state, 'agreed');
  assert.equal(hosted.changes.length, 4);
});

test('a game that comes too late, or from a table that the match has left, changes nothing', async (t) => {
  const { enter, game, gamesOf, host, hosted, lines, close } = await withGames();
  t.after(close);
  const [draw] = await host({ type: 'draw', round: 1, seed: 'secret 1' }, { type: 'open-round', round: 1 });
  const [one, other] = [game('1-1', 1), game('1-2', 1)];
  await enter(one);
  await host({
    type: 'tell',
    match: '1-1',
    by: 'slip',
    games: [
      [5, 0],
      [5, 0],
    ],
  });
  const late = game('1-1', 2);
  await enter(late);
  assert.deepEqual(gamesOf('1-1'), [
    [5, 0],
    [5, 0],
  ]);
  assert.equal(lines.at(-1), 'game-too-late');
  // A host who draws the round again gives its matches new tables.
  for (const { id } of [...hosted.changes].reverse()) await hosted.submit('host', [{ id: `undo ${id}`, undo: id }]);
  assert.notEqual(draw, undefined);
  await host({ type: 'draw', round: 1, seed: 'secret 2' }, { type: 'open-round', round: 1 });
  await enter(other);
  assert.deepEqual(gamesOf('1-2'), []);
  assert.equal(lines.at(-1), 'game-too-late');
});

test('a client cannot take the number of a game before the server', async (t) => {
  const { enter, game, gamesOf, host, hosted, close } = await withGames();
  t.after(close);
  await host({ type: 'draw', round: 1, seed: 'secret 1' }, { type: 'open-round', round: 1 });
  const first = game('1-1', 1);
  const { refused } = await hosted.submit('host', [
    { id: `server.${first.table}.1`, event: { type: 'announce', text: 'Hello' } },
  ]);
  assert.equal(refused.length, 1);
  await enter(first);
  assert.deepEqual(gamesOf('1-1'), [[5, 3]]);
});
