/** Resetting a side's own points to 0, to try for the Retourschneider (RULES.md section 7, `strike`). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game, GameOptions } from '../../src/game/game.js';
import { findBySeed } from './at-the-cut.js';
import { announceNextHand, playToGameOver } from './situations.js';
import {
  announced,
  gameAtScore,
  FIVE_TRICKS,
  FOREHAND_WINS,
  kinds,
  playCards,
  playHand,
  assertRejected,
  seats,
} from './table.js';

/**
 * Returns a game of the variant `normal` to nine points, between two hands. Side 0 or side 1 has just won two points,
 * starting from this score.
 */
const between = (side: 0 | 1, score: readonly number[], options: GameOptions = {}): Game =>
  playCards(
    announced(side === 0 ? FIVE_TRICKS : FOREHAND_WINS, {
      variant: 'normal',
      ...options,
      setup: gameAtScore(...score),
    }),
  );

test('between hands, any member of a side with points can reset them to 0 if the other side is gestrichen', () => {
  const game = between(0, [5, 3]);
  assert.deepEqual(game.view(null).score, [7, 3]);
  for (const seat of [1, 3]) {
    assert.deepEqual(kinds(game, seat), ['next', 'strike']);
    const again = between(0, [5, 3]);
    again.act({ type: 'strike', seat });
    for (const viewer of [null, ...seats(again)]) {
      assert.deepEqual(again.view(viewer).score, [7, 0]);
      assert.deepEqual(again.view(viewer).history.slice(-2), [
        { type: 'strike', seat },
        { type: 'struck', side: 1, score: [7, 0] },
      ]);
    }
  }
  for (const seat of [0, 2]) {
    assert.deepEqual(kinds(game, seat), ['next']);
    assertRejected(game, 'may-not-strike', { type: 'strike', seat });
  }
});

test('points can also be reset after `next`, until the next hand is cut', () => {
  const game = between(0, [5, 3]);
  game.act({ type: 'next', seat: 0 });
  assert.deepEqual(game.toAct, [0], 'seat 1 deals, so seat 0 cuts');
  for (const [seat, expected] of [['cut'], ['strike'], [], ['strike']].entries())
    assert.deepEqual(kinds(game, seat), expected);
  assertRejected(game, 'may-not-strike', { type: 'strike', seat: 2 });
  game.act({ type: 'strike', seat: 3 });
  assert.deepEqual(game.view(null).score, [7, 0]);
  assert.equal(game.phase, 'cut');
  assertRejected(game, 'may-not-strike', { type: 'strike', seat: 1 });
  game.act({ type: 'cut', seat: 0 });
  assertRejected(game, 'wrong-phase', { type: 'strike', seat: 3 });
});

test('after points are reset, the game still waits for `next`, and the points cannot be reset again', () => {
  const game = between(0, [5, 3]);
  game.act({ type: 'strike', seat: 1 });
  assert.equal(game.phase, 'hand-over');
  assert.deepEqual(
    game.view(null).result,
    { side: 0, points: 2, reason: 'tricks', score: [7, 3] },
    'the result of the hand is unchanged',
  );
  for (const seat of [1, 3]) assertRejected(game, 'may-not-strike', { type: 'strike', seat });
  game.act({ type: 'next', seat: 0 });
  assert.deepEqual(game.view(null).score, [7, 0]);
});

test('a side without points or without a gestrichen opponent cannot reset its points', () => {
  for (const seat of seats(between(0, [3, 3])))
    assertRejected(between(0, [3, 3]), 'may-not-strike', { type: 'strike', seat });
  for (const seat of seats(between(0, [5, 0])))
    assertRejected(between(0, [5, 0]), 'may-not-strike', { type: 'strike', seat });
});

test('if both sides are gestrichen, only the first side to act can reset its points', () => {
  const game = between(1, [7, 6]);
  assert.deepEqual(game.view(null).score, [7, 8]);
  for (const seat of seats(game)) assert.deepEqual(kinds(game, seat), ['next', 'reveal', 'strike']);
  game.act({ type: 'strike', seat: 2 });
  assert.deepEqual(game.view(null).score, [0, 8]);
  assertRejected(game, 'may-not-strike', { type: 'strike', seat: 1 });
});

test('a win is a Retourschneider if the winner reset its points, and a normal win otherwise', () => {
  const wins = (strike: boolean): Game =>
    findBySeed((seed) => {
      const game = between(0, [5, 3], { seed });
      if (strike) game.act({ type: 'strike', seat: 1 });
      return playToGameOver(game).view(null).gameResult?.side === 1 ? game : null;
    });
  assert.deepEqual(wins(true).view(null).bummerl, [4, 0]);
  assert.equal(wins(true).view(null).gameResult?.kind, 'retourschneider');
  assert.deepEqual(wins(false).view(null).bummerl, [1, 0]);
});

test('a loss after resetting the points is a Schneider', () => {
  const game = findBySeed((seed) => {
    const table = between(0, [5, 3], { seed });
    table.act({ type: 'strike', seat: 1 });
    playHand(announceNextHand(table));
    return table.phase === 'game-over' ? table : null;
  });
  assert.deepEqual(game.view(null).gameResult, { side: 0, score: [9, 0], bummerl: 2, kind: 'schneider' });
});

test('points cannot be reset during play or after the game', () => {
  assertRejected(announced(FIVE_TRICKS, { variant: 'normal', setup: gameAtScore(7, 3) }), 'wrong-phase', {
    type: 'strike',
    seat: 1,
  });
  const over = between(0, [7, 3]);
  assert.equal(over.phase, 'game-over');
  for (const seat of seats(over)) assert.deepEqual(kinds(over, seat), ['next']);
  assertRejected(over, 'wrong-phase', { type: 'strike', seat: 1 });
});

test('no side can reset its points at a table without `strike`', () => {
  const game = between(0, [5, 3], { rules: { strike: false } });
  for (const seat of seats(game)) {
    assert.deepEqual(kinds(game, seat), ['next']);
    assertRejected(game, 'not-offered', { type: 'strike', seat });
  }
});
