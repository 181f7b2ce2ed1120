/** Reveals of the remaining cards in a running session. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game } from '../../src/game/game.js';
import { replay } from '../../src/game/replay.js';
import type { SeatPlayer } from '../../src/session/session.js';
import { announced, gameAtScore, FOREHAND_WINS, playHand } from '../game/table.js';
import { flushTasks } from './fake-clock.js';
import { quietPlayer, runSession } from './table.js';

const over = (score = gameAtScore(0, 0)): Game => playHand(announced(FOREHAND_WINS, { setup: score }));
const SHOWN = FOREHAND_WINS.map((hand) => hand.slice(3));
const HUMANS_02: readonly SeatPlayer[] = ['human', 'computer', 'human', quietPlayer];

test('computers and host players reveal their cards after every human has revealed theirs', async () => {
  for (const score of [gameAtScore(0, 0), gameAtScore(0, 13)]) {
    const { session, game, errors } = runSession(over(score), HUMANS_02);
    await session.connection(2).act({ type: 'reveal', seat: 2 });
    await session.settled();
    assert.equal(game.view(0).revealed, null, 'one human has not revealed');
    await session.connection(0).act({ type: 'reveal', seat: 0 });
    await session.settled();
    assert.deepEqual(game.view(0).revealed, SHOWN);
    assert.deepEqual(
      game
        .record()
        .actions.slice(-4)
        .map(({ type, seat }) => [type, seat]),
      [2, 0, 1, 3].map((seat) => ['reveal', seat]),
    );
    assert.deepEqual(errors, []);
    await session.connection(0).act({ type: 'next', seat: 0 });
    assert.equal(game.view(0).revealed, null);
  }
});

test('computers reveal their cards at the end of the last game', async () => {
  const { session, game } = runSession(over(gameAtScore(0, 13)), ['human', 'computer', 'computer', quietPlayer], {
    games: 1,
  });
  await session.connection(0).act({ type: 'reveal', seat: 0 });
  await session.settled();
  assert.deepEqual(game.view(0).revealed, SHOWN);
});

test('reveals follow the pace of the session and wait while it is paused', async () => {
  const { session, game, clock } = runSession(over(), ['human', quietPlayer, quietPlayer, quietPlayer], {
    ready: (_seat, signal) => clock.wait(500, signal),
  });
  await session.connection(0).act({ type: 'reveal', seat: 0 });
  await flushTasks();
  await clock.advance(500);
  session.pause();
  await clock.advance(5000);
  assert.equal(game.record().actions.filter(({ type }) => type === 'reveal').length, 2);
  session.resume();
  await flushTasks();
  for (let waits = 0; waits < 4; waits++) await clock.advance(500);
  assert.deepEqual(game.view(0).revealed, SHOWN);
});

test('a human can continue before the computers have revealed their cards', async () => {
  const { session, game, clock, errors } = runSession(over(), ['human', quietPlayer, quietPlayer, quietPlayer], {
    ready: (_seat, signal) => clock.wait(500, signal),
  });
  await session.connection(0).act({ type: 'reveal', seat: 0 });
  await session.connection(0).act({ type: 'next', seat: 0 });
  assert.equal(game.phase, 'cut');
  await flushTasks();
  await clock.advance(500);
  assert.deepEqual(errors, []);
});

test("in a game resumed after a human's reveal, the other seats also reveal their cards", async () => {
  const game = over();
  game.act({ type: 'reveal', seat: 0 });
  const table = runSession(replay(game.record()), ['human', quietPlayer, quietPlayer, quietPlayer]);
  await table.session.settled();
  assert.deepEqual(table.game.view(0).revealed, SHOWN);
});

test('no seat reveals cards at a table without a human', async () => {
  const types = new Set<string>();
  const game = createGame({ seed: 'stube', target: 9 });
  game.subscribe(({ type }) => types.add(type));
  const { session } = runSession(game, [quietPlayer, quietPlayer, quietPlayer, quietPlayer], { games: 1 });
  await session.settled();
  await flushTasks();
  assert.ok(types.has('next') && !types.has('reveal'));
});
