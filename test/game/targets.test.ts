/** The target, and the Bummerl of the losers (RULES.md sections 7 and 8). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPTION_VALUES, type RuleOptions } from '../../src/rules/options.js';
import { createGame, type Game } from '../../src/game/game.js';
import { findBySeed } from './at-the-cut.js';
import { announceDealt, playToGameOver } from './situations.js';
import { announced, gameAtScore, bids, FIVE_TRICKS, FOREHAND_WINS, playCards, playHand } from './table.js';

/** All targets, 5 to 21. */
const TARGETS = OPTION_VALUES.target.oneOf;

/**
 * Returns a game that starts from this score and in which side 0 or side 1 has just won a hand of two points, without
 * decisions.
 */
const wonBy = (side: 0 | 1, score: readonly number[], rules: Partial<RuleOptions> = {}): Game =>
  playCards(
    announced(side === 0 ? FIVE_TRICKS : FOREHAND_WINS, {
      rules: { gestrichen: 'no-bid', ...rules },
      setup: gameAtScore(...score),
    }),
  );

test('for every target, the first side to reach it wins the game', () => {
  for (const target of TARGETS) {
    assert.equal(wonBy(0, [target - 3, 1], { target }).phase, 'hand-over');
    const game = wonBy(0, [target - 2, 1], { target });
    assert.equal(game.phase, 'game-over');
    assert.deepEqual(game.view(null).gameResult, { side: 0, score: [target, 1], bummerl: 1, kind: 'normal' });
    assert.equal(wonBy(1, [target - 1, 1], { target }).phase, 'hand-over', 'one point below the target is not enough');
  }
});

test('a side is gestrichen from two points below the target, or from three points with `gestrichenAt: 3`', () => {
  for (const target of TARGETS) {
    const gestrichen = (points: number, rules: Partial<RuleOptions> = {}) =>
      wonBy(1, [points, 0], { target, ...rules }).view(null).gestrichen[0];
    assert.deepEqual([gestrichen(target - 3), gestrichen(target - 2), gestrichen(target - 1)], [false, true, true]);
    assert.deepEqual(
      [gestrichen(target - 4, { gestrichenAt: 3 }), gestrichen(target - 3, { gestrichenAt: 3 })],
      [false, true],
    );
  }
  const bavarian = (points: number) =>
    createGame({ variant: 'bayrisch', seed: 'stube', setup: { score: [points, 0] } }).view(null).gestrichen;
  assert.deepEqual(bavarian(11), [false, false]);
  assert.deepEqual(bavarian(12), [true, false]);
});

test("with `ceiling: 'enough-to-win'`, a side that would reach the target with the current value cannot bid", () => {
  for (const target of TARGETS) {
    const table = (points: number) =>
      announced(FIVE_TRICKS, {
        rules: { target, gestrichenAt: 1, gestrichen: 'no-bid', ceiling: 'enough-to-win' },
        setup: gameAtScore(0, points),
      });
    assert.deepEqual(bids(table(target - 3), 1), [3]);
    assert.deepEqual(bids(table(target - 2), 1), []);
  }
});

test('a loser gets one Bummerl, or two with a score of 0', () => {
  const result = (score: readonly number[]) => wonBy(1, score).view(null).gameResult;
  assert.deepEqual([result([1, 13])?.kind, result([1, 13])?.bummerl], ['normal', 1]);
  assert.deepEqual([result([0, 13])?.kind, result([0, 13])?.bummerl], ['schneider', 2]);
});

/**
 * Plays hands dealt from a seed, starting from this score, until side 1 wins. Calls `each` with every state between
 * hands.
 */
const sideOneWins = (score: readonly number[]): Game =>
  findBySeed((seed) => {
    const game = createGame({ variant: 'normal', seed, rules: { bidWhen: 'never' }, setup: { dealer: 0, score } });
    playHand(announceDealt(game));
    return playToGameOver(game).view(null).gameResult?.side === 1 ? game : null;
  });

test('a loser gets four Bummerl if the winner had 0 points while the loser was already gestrichen', () => {
  assert.deepEqual(sideOneWins([7, 0]).view(null).gameResult?.kind, 'retourschneider');
  assert.deepEqual(sideOneWins([7, 0]).view(null).bummerl, [4, 0]);
  assert.deepEqual(sideOneWins([8, 0]).view(null).bummerl, [4, 0]);
  assert.deepEqual(sideOneWins([7, 1]).view(null).bummerl, [1, 0], 'the winner had one point');
});

test('a loser gets four Bummerl if they became gestrichen during the game while the winner had 0 points', () => {
  const game = findBySeed((seed) => {
    const table = createGame({
      variant: 'normal',
      seed,
      rules: { bidWhen: 'never' },
      setup: { dealer: 0, score: [5, 0] },
    });
    playHand(announceDealt(table));
    if (table.view(null).score[0] !== 7) return null;
    return playToGameOver(table).view(null).gameResult?.side === 1 ? table : null;
  });
  assert.deepEqual(game.view(null).bummerl, [4, 0]);
  const early = findBySeed((seed) => {
    const table = createGame({
      variant: 'normal',
      seed,
      rules: { bidWhen: 'never' },
      setup: { dealer: 0, score: [5, 0] },
    });
    playHand(announceDealt(table));
    if (table.view(null).score[1] !== 2) return null;
    const { gameResult, score } = playToGameOver(table).view(null);
    return gameResult?.side === 1 && score[0] >= 7 ? table : null;
  });
  assert.deepEqual(early.view(null).bummerl, [1, 0], 'the winner already had points');
});

test('Bummerl add up over the games of a match', () => {
  const game = wonBy(1, [0, 13]);
  for (let games = 2; games <= 4; games++) {
    const before = game.view(null).bummerl;
    game.act({ type: 'next', seat: 0 });
    assert.equal(game.view(null).gameNumber, games);
    for (let draws = 0; game.phase === 'draw' && draws < 20; draws++) game.act({ type: 'draw', seat: game.toAct[0] });
    playHand(announceDealt(game));
    const { gameResult, bummerl } = playToGameOver(game).view(null);
    const loser = gameResult?.side === 0 ? 1 : 0;
    assert.deepEqual(
      bummerl,
      before.map((old, side) => (side === loser ? old + (gameResult?.bummerl ?? 0) : old)),
    );
  }
});

test('the same seats draw for the first deal in every game of a match', () => {
  for (const [variant, players, drawers] of [
    ['suedtirol', 4, [0, 1]],
    ['suedtirol', 2, [0, 1]],
    ['bayrisch', 3, [0, 1, 2]],
  ] as const) {
    const game = createGame({
      variant,
      players,
      seed: 'stube',
      rules: { gestrichen: 'no-bid', bidWhen: 'never' },
      setup: { dealer: 0, score: drawers.map(() => 13) },
    });
    playHand(announceDealt(game));
    assert.equal(game.phase, 'game-over');
    game.act({ type: 'next', seat: players - 1 });
    assert.equal(game.phase, 'draw');
    assert.deepEqual(game.toAct, drawers);
    assert.equal(game.view(null).dealer, null);
    assert.deepEqual(
      game.view(null).score,
      drawers.map(() => 0),
    );
  }
});
