/** A table that its host pauses, and one that is to have so many games. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame } from '../../src/game/game.js';
import { replay } from '../../src/game/replay.js';
import { IllegalAction } from '../../src/game/illegal-action.js';
import { InputError } from '../../src/rules/input-error.js';
import type { SeatPlayer, SessionOptions } from '../../src/session/session.js';
import { announced, at, FOREHAND_WINS, playHand } from '../game/table.js';
import { flushTasks } from './fake-clock.js';
import { announcedGame, recordingPlayer, quietPlayer, quietChoice, runSession, type Question } from './table.js';
import { runs } from '../runs.js';

const refusedAs = (code: string) => (error: unknown) => error instanceof IllegalAction && error.code === code;
const HUMANS: readonly SeatPlayer[] = ['human', 'human', 'human', 'human'];

test('While a table is paused nobody is asked, and who was asked is asked anew when it goes on', async () => {
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
  assert.equal(game.actionCount, 3, 'what comes too late is dropped');
  assert.equal(questions.length, 1);
  session.resume();
  session.resume();
  await flushTasks();
  assert.equal(questions.length, 2);
  questions[1].answer(quietChoice(questions[1].view));
  await flushTasks();
  assert.equal(game.actionCount, 7);
});

test('An action that waited for its moment when the table was paused is not done', async () => {
  const { session, game, clock } = runSession(announcedGame(), [quietPlayer, quietPlayer, quietPlayer, quietPlayer], {
    ready: (_seat, signal) => clock.wait(500, signal),
  });
  await clock.advance(400);
  session.pause();
  await clock.advance(10_000);
  assert.equal(clock.pending, 0, 'nothing is waited for');
  assert.equal(game.actionCount, 3);
  session.resume();
  await flushTasks();
  await clock.advance(500);
  assert.equal(game.actionCount, 4);
});

test('A human’s actions are refused while the table is paused, in words for people, and taken afterwards', async () => {
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
  assert.deepEqual(session.connection(0).view, game.view(0), 'it may be looked at');
  session.resume();
  await session.connection(0).act(card);
  assert.equal(game.actionCount, 4);
});

test('Paused while an action is written down: that one is done, those behind it are not', async () => {
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

test('A table that goes on while an action is still being written down asks twice, and does it once', async () => {
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

test('A table may be paused before it starts, and stopped while it is paused', async () => {
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

// -- so many games -----------------------------------------------------------------------------------------------------

const QUIET: readonly SeatPlayer[] = [quietPlayer, quietPlayer, quietPlayer, quietPlayer];
const SHORT = { seed: 'stube', target: 9 } as const;

test('After so many games the table rests: nobody is asked, and nobody goes on', async () => {
  for (const games of [1, runs(2, 3)]) {
    const { session, game, errors } = runSession(createGame(SHORT), QUIET, { games });
    await session.settled();
    assert.equal(game.phase, 'game-over');
    assert.equal(game.gameNumber, games);
    await assert.rejects(session.connection(1).act({ type: 'next', seat: 1 }), (error) => {
      assert.ok(refusedAs('games-over')(error));
      assert.match((error as Error).message, /^All games that were to be played here are over\./);
      return true;
    });
    await flushTasks();
    assert.equal(game.gameNumber, games);
    assert.deepEqual(errors, []);
  }
});

test('A match that goes on counts the games it has had', async () => {
  const first = runSession(createGame(SHORT), QUIET, { games: 1 });
  await first.session.settled();
  first.game.act({ type: 'next', seat: 0 });
  const { session, game } = runSession(replay(first.game.record()), QUIET, { games: 2 });
  await session.settled();
  assert.deepEqual([game.phase, game.gameNumber], ['game-over', 2]);
  const later = runSession(replay(game.record()), QUIET, { games: 1 });
  await later.session.settled();
  assert.equal(later.game.gameNumber, 2, 'it has had more than enough');
});

test('A human goes on to the next game as long as there is one', async () => {
  const over = playHand(announced(FOREHAND_WINS, { setup: at(0, 13) }));
  const { session, game } = runSession(over, HUMANS, { games: 2 });
  await session.connection(0).act({ type: 'next', seat: 0 });
  assert.equal(game.gameNumber, 2);
});

test('Without an end to the games the table goes on', async () => {
  const { session, game } = runSession(createGame(SHORT), QUIET);
  session.connection(null).subscribe((update) => {
    if ('view' in update && update.view.gameNumber === 3) session.stop();
  });
  await session.settled();
  assert.equal(game.gameNumber, 3);
});

test('How many games there are to be is a whole number from 1, or null', () => {
  for (const games of [0, -1, 1.5, '3', Number.NaN, Infinity, true]) {
    assert.throws(
      () => runSession(createGame(SHORT), QUIET, { games } as Partial<SessionOptions>),
      (error) => error instanceof InputError && error.code === 'invalid-option' && error.message.includes("'games'"),
    );
  }
});

test('Players that answer at once at a table without pacing leave the program its turn', async () => {
  const games = runs(2, 12);
  const { session, game } = runSession(createGame(SHORT), QUIET, { games });
  await new Promise((resolve) => setTimeout(resolve));
  assert.ok(game.gameNumber < games, 'the timer has rung while they play');
  await session.settled();
  assert.equal(game.gameNumber, games);
});
