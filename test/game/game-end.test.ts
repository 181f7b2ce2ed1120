import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../../src/game/game.js';
import { announceNextHand, playToGameOver } from './situations.js';
import {
  announced,
  gameAtScore,
  bid,
  bids,
  FIVE_TRICKS,
  fold,
  FOREHAND_WINS,
  hold,
  playHand,
  assertRejected,
  seats,
} from './table.js';

/** Returns a game that starts from this score and in which side 0 or side 1 has just won its hand. */
const wonBy = (side: 0 | 1, ...score: number[]): Game =>
  playHand(announced(side === 0 ? FIVE_TRICKS : FOREHAND_WINS, { setup: gameAtScore(...score) }));

test('a side that reaches the target wins the game, and the loser gets one Bummerl', () => {
  const game = wonBy(0, 13, 12);
  assert.equal(game.phase, 'game-over');
  const gameResult = { side: 0, score: [15, 12], bummerl: 1, kind: 'normal' };
  for (const seat of [null, ...seats(game)]) {
    const view = game.view(seat);
    assert.deepEqual(view.score, [15, 12]);
    assert.deepEqual(view.bummerl, [0, 1]);
    assert.deepEqual(view.gameResult, gameResult);
    assert.deepEqual(view.result, { side: 0, points: 2, reason: 'tricks', score: [15, 12] });
    assert.deepEqual(view.history.slice(-2), [
      { type: 'hand', side: 0, points: 2, reason: 'tricks', score: [15, 12] },
      { type: 'game', ...gameResult },
    ]);
  }
});

test('another hand follows if neither side has reached the target', () => {
  const game = wonBy(0, 12, 12);
  assert.equal(game.phase, 'hand-over');
  assert.deepEqual(game.view(null).bummerl, [0, 0]);
  assert.equal(game.view(null).gameResult, null);
});

test('a side can win the game with more points than the target', () => {
  const game = announced(FIVE_TRICKS, { setup: gameAtScore(12, 12) });
  bid(game, 1, 3);
  hold(game, 0);
  playHand(game);
  assert.deepEqual(game.view(null).gameResult, { side: 0, score: [15, 12], bummerl: 1, kind: 'normal' });
  assert.deepEqual(wonBy(0, 14, 12).view(null).score, [16, 12]);
});

test('a fold gives the value before the bid, so with the limit of bids a folded bid cannot win a game', () => {
  const rules = { ceiling: 'enough-to-win' } as const;
  const game = announced(FIVE_TRICKS, { rules, setup: gameAtScore(0, 11) });
  bid(game, 1, 3);
  bid(game, 0, 4);
  assert.deepEqual(bids(game, 1), [], '11 and 4 are 15');
  fold(game, 1);
  assert.equal(game.phase, 'hand-over');
  assert.deepEqual(game.view(null).score, [3, 11]);

  const near = announced(FIVE_TRICKS, { rules: { gestrichenAt: 1 }, setup: gameAtScore(0, 12) });
  bid(near, 1, 3);
  fold(near, 0);
  assert.deepEqual(near.view(null).score, [0, 14], 'a fold gives the value before the bid');
});

test('a loser without points gets two Bummerl for a Schneider', () => {
  const game = wonBy(1, 0, 13);
  assert.deepEqual(game.view(null).gameResult, { side: 1, score: [0, 17], bummerl: 2, kind: 'schneider' });
  assert.deepEqual(game.view(null).bummerl, [2, 0]);
});

/** A finished game from 0:13. The gestrichen side declines the Four whenever it can, and played hands decide the game. */
const catchUp = (seed: string): Game => {
  const game = announced(FIVE_TRICKS, { seed, rules: { refusal: 3 }, setup: gameAtScore(0, 13) });
  for (let decisions = 0; game.phase === 'decide' && decisions < 5; decisions++) {
    game.act({ type: 'decide', seat: 1, play: false });
    announceNextHand(game);
  }
  return playToGameOver(playHand(game));
};

test('a loser who was gestrichen while the winner had 0 points gets four Bummerl for a Retourschneider', () => {
  const results = Array.from({ length: 12 }, (_, seed) => catchUp(String(seed)).view(null));
  const [caughtUp, lost] = [0, 1].map((side) => results.filter(({ gameResult }) => gameResult?.side === side));
  assert.ok(caughtUp.length > 0 && lost.length > 0, 'some games were won and some lost');
  for (const { gameResult, bummerl } of caughtUp) {
    assert.equal(gameResult?.kind, 'retourschneider');
    assert.deepEqual(bummerl, [0, 4]);
  }
  for (const { gameResult, bummerl } of lost) {
    assert.equal(gameResult?.kind, 'normal', 'the loser had won some points');
    assert.deepEqual(bummerl, [1, 0]);
  }
});

/** Plays a game from 0:13 that side 1 loses, then the next game to its end. */
const nextGame = (seed: string): Game => {
  const game = playHand(announced(FOREHAND_WINS, { seed, setup: gameAtScore(0, 13) }));
  game.act({ type: 'next', seat: 0 });
  for (let draws = 0; game.phase === 'draw' && draws < 20; draws++) game.act({ type: 'draw', seat: game.toAct[0] });
  return playToGameOver(playHand(game));
};

test('the chance of a Retourschneider does not carry over to the next game', () => {
  const results = Array.from({ length: 8 }, (_, seed) => nextGame(String(seed)).view(null).gameResult);
  const wonByTheLoser = results.filter((result) => result?.side === 0);
  assert.ok(wonByTheLoser.length > 0);
  for (const result of wonByTheLoser) assert.notEqual(result?.kind, 'retourschneider');
});

test('a win is not a Retourschneider if the winner had a point when the loser became gestrichen', () => {
  const game = wonBy(0, 13, 13);
  assert.equal(game.view(null).gameResult?.kind, 'normal');
});

test('the next game of the match begins at 0:0 with the draw for the deal', () => {
  const game = wonBy(0, 13, 12);
  assert.deepEqual(game.toAct, [0, 1, 2, 3]);
  assertRejected(game, 'wrong-phase', { type: 'cut', seat: 3 });
  game.act({ type: 'next', seat: 2 });
  const view = game.view(null);
  assert.equal(view.phase, 'draw');
  assert.deepEqual(view.toAct, [0, 1]);
  assert.equal(view.dealer, null);
  assert.deepEqual(view.score, [0, 0]);
  assert.deepEqual(view.bummerl, [0, 1], 'Bummerl last');
  assert.equal(view.gameNumber, 2);
  assert.equal(view.handNumber, 0);
  assert.equal(view.result, null);
  assert.equal(view.gameResult, null);
  assert.deepEqual(view.history, [{ type: 'next', seat: 2 }], 'the history belongs to the current game');
});

test('`target` sets the number of points that ends the game', () => {
  const to18 = playHand(announced(FIVE_TRICKS, { target: 18, setup: gameAtScore(15, 12) }));
  assert.equal(to18.phase, 'hand-over');
  const to9 = playHand(announced(FIVE_TRICKS, { target: 9, setup: gameAtScore(7, 6) }));
  assert.equal(to9.phase, 'game-over');
});
