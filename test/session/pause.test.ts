/** Sessions that the host pauses, and sessions with a limited number of games. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame } from '../../src/game/game.js';
import { replay } from '../../src/game/replay.js';
import { IllegalAction } from '../../src/game/illegal-action.js';
import { InputError } from '../../src/rules/input-error.js';
import type { SeatPlayer, SessionOptions } from '../../src/session/session.js';
import { announced, gameAtScore, FOREHAND_WINS, playHand } from '../game/table.js';
import { flushTasks } from './fake-clock.js';
import { announcedGame, recordingPlayer, quietPlayer, quietChoice, runSession, type Question } from './table.js';
import { runs } from '../runs.js';

const refusedAs = (code: string) => (error: unknown) => error instanceof IllegalAction && error.code === code;
const HUMANS: readonly SeatPlayer[] = ['human', 'human', 'human', 'human'];

test('pause() withdraws the open question, and resume() asks again', async () => {
  const questions: Question[] = [];
  const game = announcedGame();
  const { session } = runSession(game, [recordingPlayer(questions), quietPlayer, quietPlayer, quietPlayer]);
  await flushTasks();
  assert.equal(questions.length, 1);
  session.pause();
  session.pause();
  assert.ok(questions[0].signal.aborted, 'the question is withdrawn');
  questions[0].answer(quietChoice(questions[0].view));
  await session.settled();
  await flushTasks();
  assert.equal(game.actionCount, 3, 'late answers are ignored');
  assert.equal(questions.length, 1);
  session.resume();
  session.resume();
  await flushTasks();
  assert.equal(questions.length, 2);
  questions[1].answer(quietChoice(questions[1].view));
  await flushTasks();
  assert.equal(game.actionCount, 7);
});

test('pause() drops an action that waits for `ready`', async () => {
  const { session, game, clock } = runSession(announcedGame(), [quietPlayer, quietPlayer, quietPlayer, quietPlayer], {
    ready: (_seat, signal) => clock.wait(500, signal),
  });
  await clock.advance(400);
  session.pause();
  await clock.advance(10_000);
  assert.equal(clock.pending, 0, 'no timer is pending');
  assert.equal(game.actionCount, 3);
  session.resume();
  await flushTasks();
  await clock.advance(500);
  assert.equal(game.actionCount, 4);
});

test('a paused session rejects a human’s action with a readable message and accepts it after resume()', async () => {
  const { session, game } = runSession(announcedGame(), HUMANS);
  const [card] = game.legalActions(0);
  session.pause();
  await assert.rejects(session.connection(0).act(card), (error) => {
    assert.ok(error instanceof IllegalAction);
    assert.equal(error.code, 'paused');
    assert.match(error.message, /^The game is paused\./);
    return true;
  });
  assert.equal(game.actionCount, 3);
  assert.deepEqual(session.connection(0).view, game.view(0), 'the view stays readable');
  session.resume();
  await session.connection(0).act(card);
  assert.equal(game.actionCount, 4);
});

test('after pause() during a commit, the committed action applies and queued actions are rejected', async () => {
  let done = (): void => {};
  const commit = (): Promise<void> => new Promise((resolve) => (done = resolve));
  const { session, game, errors } = runSession(announcedGame(), HUMANS, { commit });
  const [card] = game.legalActions(0);
  const first = session.connection(0).act(card);
  const [bid] = game.legalActions(0).filter(({ type }) => type === 'bid');
  const second = assert.rejects(session.connection(0).act(bid), refusedAs('paused'));
  await flushTasks();
  session.pause();
  done();
  await Promise.all([first, second]);
  assert.equal(game.actionCount, 4);
  assert.deepEqual(errors, []);
});

test('after pause() and resume() during a commit, the action applies only once', async () => {
  const writing: (() => void)[] = [];
  const commit = (): Promise<void> => new Promise((resolve) => writing.push(resolve));
  const { session, game, errors } = runSession(announcedGame(), [quietPlayer, 'human', 'human', 'human'], { commit });
  await flushTasks();
  session.pause();
  session.resume();
  await flushTasks();
  for (const written of writing) written();
  await session.settled();
  assert.equal(game.actionCount, 4);
  assert.deepEqual(errors, []);
});

test('a session can be paused before it starts and stopped while paused', async () => {
  const questions: Question[] = [];
  const { session } = runSession(announcedGame(), [recordingPlayer(questions), quietPlayer, quietPlayer, quietPlayer]);
  session.pause();
  await flushTasks();
  assert.equal(questions.length, 0);
  session.stop();
  session.resume();
  await flushTasks();
  assert.equal(questions.length, 0);
  await assert.rejects(session.connection(1).act({ type: 'next', seat: 1 }), refusedAs('wrong-phase'));
});

// -- number of games ----------------------------------------------------------------------------------------------------

const QUIET: readonly SeatPlayer[] = [quietPlayer, quietPlayer, quietPlayer, quietPlayer];
const SHORT = { seed: 'stube', target: 9 } as const;

test('after the last game, the session asks no player and rejects `next`', async () => {
  for (const games of [1, runs(2, 3)]) {
    const { session, game, errors } = runSession(createGame(SHORT), QUIET, { games });
    await session.settled();
    assert.equal(game.phase, 'game-over');
    assert.equal(game.gameNumber, games);
    await assert.rejects(session.connection(1).act({ type: 'next', seat: 1 }), (error) => {
      assert.ok(refusedAs('games-over')(error));
      assert.match((error as Error).message, /^All games at this table are over\./);
      return true;
    });
    await flushTasks();
    assert.equal(game.gameNumber, games);
    assert.deepEqual(errors, []);
  }
});

test('the earlier games of a resumed match count towards the `games` limit', async () => {
  const first = runSession(createGame(SHORT), QUIET, { games: 1 });
  await first.session.settled();
  first.game.act({ type: 'next', seat: 0 });
  const { session, game } = runSession(replay(first.game.record()), QUIET, { games: 2 });
  await session.settled();
  assert.deepEqual([game.phase, game.gameNumber], ['game-over', 2]);
  const later = runSession(replay(game.record()), QUIET, { games: 1 });
  await later.session.settled();
  assert.equal(later.game.gameNumber, 2, 'no further game');
});

test('with a `games` limit, a human can continue to the last game', async () => {
  const over = playHand(announced(FOREHAND_WINS, { setup: gameAtScore(0, 13) }));
  const { session, game } = runSession(over, HUMANS, { games: 2 });
  await session.connection(0).act({ type: 'next', seat: 0 });
  assert.equal(game.gameNumber, 2);
});

test('without a `games` limit, the session continues after each game', async () => {
  const { session, game } = runSession(createGame(SHORT), QUIET);
  session.connection(null).subscribe((update) => {
    if ('view' in update && update.view.gameNumber === 3) session.stop();
  });
  await session.settled();
  assert.equal(game.gameNumber, 3);
});

test('createSession() throws unless `games` is a positive integer or null', () => {
  for (const games of [0, -1, 1.5, '3', Number.NaN, Infinity, true]) {
    assert.throws(
      () => runSession(createGame(SHORT), QUIET, { games } as Partial<SessionOptions>),
      (error) => error instanceof InputError && error.code === 'invalid-option' && error.message.includes("'games'"),
    );
  }
});

test('in a session without pacing, players that answer immediately do not block the event loop', async () => {
  const games = runs(2, 12);
  const { session, game } = runSession(createGame(SHORT), QUIET, { games });
  await new Promise((resolve) => setTimeout(resolve));
  assert.ok(game.gameNumber < games, 'the timer fired during the match');
  await session.settled();
  assert.equal(game.gameNumber, games);
});
