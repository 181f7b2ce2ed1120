/** Bluffs at the cut: the cutter takes a card that is not a Kritischer (RULES.md section 3.1, `cutBluff`). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fact, HandEnd } from '../../src/game/fact.js';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import { findBySeed, gameWithLifted, takeOrLeave } from './at-the-cut.js';
import { announceDealt, playToGameOver } from './situations.js';
import { bid, CUTTER, DEALER, fold, FOREHAND, kinds, playCards, assertRejected } from './table.js';

const KRITISCHE = ['HK', 'S7', 'E7'];

const bluffsIn = (game: Game): Fact[] =>
  game.view(null).history.flatMap((entry) => (entry.type === 'bluffed' ? [entry] : []));

interface Wanted {
  /** Kritische among the cutter's cards. */
  readonly kritische: number;
  readonly tricks: readonly number[];
}

const sameNumbers = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

/** Returns an announced hand in which the cutter took a card that is not a Kritischer. */
const bluffing = (seed: string, options: GameOptions): Game | null => {
  const game = createGame({ variant: 'bayrisch-11', ...options, seed, setup: { dealer: DEALER, ...options.setup } });
  game.act({ type: 'cut', seat: CUTTER });
  const { peeked } = game.view(CUTTER);
  if (peeked && KRITISCHE.includes(peeked)) return null;
  takeOrLeave(game);
  if (game.phase === 'cut') takeOrLeave(game, false);
  return announceDealt(game);
};

/**
 * Returns a played hand with a bluff and with the wanted Kritische and tricks. Every player always plays their first card.
 */
const bluffed = ({ kritische, tricks }: Wanted, options: GameOptions = {}): Game =>
  findBySeed((seed) => {
    const game = bluffing(seed, options);
    if (!game || game.view(CUTTER).hand.filter((card) => KRITISCHE.includes(card)).length !== kritische) return null;
    playCards(game);
    return sameNumbers(game.view(null).tricks, tricks) ? game : null;
  });

test('with `cutBluff`, the cutter can take a card that is not a Kritischer, and the dealer looks next', () => {
  const { game } = gameWithLifted('-K');
  assert.deepEqual(game.legalActions(CUTTER), [
    { type: 'take', seat: CUTTER, accept: true },
    { type: 'take', seat: CUTTER, accept: false },
  ]);
  takeOrLeave(game);
  assert.deepEqual(game.toAct, [DEALER]);
  takeOrLeave(game);
  assert.deepEqual(game.toAct, [CUTTER], 'the cutter looks again');
});

test('the cutter can also bluff with the second card that they look at', () => {
  const { game, bottom } = gameWithLifted('KK-');
  takeOrLeave(takeOrLeave(game));
  assert.deepEqual(kinds(game, CUTTER), ['take']);
  takeOrLeave(game);
  assert.ok(announceDealt(game).view(CUTTER).hand.includes(bottom[2]));
});

test('only the cutter sees that the taken card is not a Kritischer', () => {
  const { game, bottom } = gameWithLifted('--');
  takeOrLeave(game);
  for (const seat of [null, DEALER, FOREHAND, 2]) {
    const seen = game.view(seat);
    assert.deepEqual(seen.history.at(-1), { type: 'took', seat: CUTTER });
    assert.ok(!JSON.stringify(seen.history).includes(`"${bottom[0]}"`));
  }
  assert.deepEqual(game.view(CUTTER).history.at(-1), { type: 'took', seat: CUTTER, card: bottom[0] });
});

test("a bluff costs the cutter's side two points if the cutter plays all five cards without a Kritischer", () => {
  const lost = bluffed({ kritische: 0, tricks: [3, 2] }, { setup: { score: [4, 5] } });
  assert.deepEqual(bluffsIn(lost), [{ type: 'bluffed', seat: CUTTER, score: [4, 3] }]);
  assert.deepEqual(lost.view(null).result, { side: 0, points: 2, reason: 'tricks', score: [6, 3] });

  const won = bluffed({ kritische: 0, tricks: [2, 3] }, { setup: { score: [4, 5] } });
  assert.deepEqual(won.view(null).score, [4, 5], 'the bluff costs two points and the hand scores two');
});

test('all seats see the revealed bluff before the result of the hand', () => {
  const game = bluffed({ kritische: 0, tricks: [3, 2] }, { setup: { score: [4, 5] } });
  for (const seat of [null, 0, 1, 2, 3])
    assert.deepEqual(
      game
        .view(seat)
        .history.slice(-2)
        .map(({ type }) => type),
      ['bluffed', 'hand'],
    );
});

test("without `debt`, a revealed bluff never reduces a side's points below 0", () => {
  for (const [points, left] of [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
  ]) {
    assert.deepEqual(
      bluffed({ kritische: 0, tricks: [3, 2] }, { rules: { debt: false }, setup: { score: [4, points] } }).view(null)
        .score,
      [6, left],
    );
  }
});

test("with `debt`, a revealed bluff can take a side's points below 0", () => {
  for (const [points, left] of [
    [0, -2],
    [1, -1],
    [-5, -7],
    [-99, -99],
  ]) {
    const game = bluffed({ kritische: 0, tricks: [3, 2] }, { rules: { debt: true }, setup: { score: [4, points] } });
    assert.deepEqual(game.view(null).score, [6, left]);
    assert.deepEqual(bluffsIn(game), [{ type: 'bluffed', seat: CUTTER, score: [4, left] }]);
  }
});

test('a bluff costs nothing if one of the five cards played is a Kritischer', () => {
  for (const tricks of [
    [3, 2],
    [2, 3],
  ])
    assert.deepEqual(bluffsIn(bluffed({ kritische: 1, tricks })), []);
});

test("a bluff costs nothing if the hand ends before the cutter's last card", () => {
  for (const tricks of [
    [3, 0],
    [0, 3],
    [3, 1],
    [1, 3],
  ]) {
    const game = bluffed({ kritische: 0, tricks }, { setup: { score: [4, 5] } });
    assert.deepEqual(bluffsIn(game), []);
    assert.equal(
      game.view(null).score.reduce((sum, points) => sum + points),
      11,
    );
  }
});

/** Returns a hand with a bluff in which a bid is folded after this many cards of the fifth trick. */
const foldedInLastTrick = (played: number): Game =>
  findBySeed((seed) => {
    const game = bluffing(seed, { setup: { score: [4, 5] } });
    if (!game || game.view(CUTTER).hand.some((card) => KRITISCHE.includes(card))) return null;
    playCards(game, 16);
    if (game.phase !== 'play' || game.toAct[0] !== CUTTER) return null;
    playCards(game, played);
    bid(game, FOREHAND, 3);
    fold(game, DEALER);
    return game;
  });

test('a fold reveals the bluff only if the cutter has already played their last card', () => {
  const reason: HandEnd = 'fold';
  assert.deepEqual(foldedInLastTrick(0).view(null).result, { side: 1, points: 2, reason, score: [4, 7] });
  assert.deepEqual(foldedInLastTrick(1).view(null).result, { side: 1, points: 2, reason, score: [4, 5] });
});

test('taking no card or only a Kritischer is not a bluff', () => {
  const honest = (pattern: string, accept: boolean): Game =>
    findBySeed((seed) => {
      const game = createGame({ variant: 'bayrisch-11', seed, setup: { dealer: DEALER } });
      game.act({ type: 'cut', seat: CUTTER });
      const isKritischer = KRITISCHE.includes(game.view(CUTTER).peeked ?? '');
      if (isKritischer !== (pattern === 'K')) return null;
      takeOrLeave(game, accept);
      if (game.phase === 'cut') takeOrLeave(game, false);
      playCards(announceDealt(game));
      return game.view(null).tricks.reduce((sum, tricks) => sum + tricks) === 5 ? game : null;
    });
  assert.deepEqual(bluffsIn(honest('-', false)), []);
  assert.deepEqual(bluffsIn(honest('K', true)), []);
});

test('a Schöneres cancels a bluff only if the cutter gets new cards', () => {
  const playedAfterSchoeneres = (players: 2 | 4): Game =>
    findBySeed((seed) => {
      const game = createGame({ variant: 'bayrisch-11', seed, players, setup: { dealer: DEALER, score: [4, 5] } });
      const cutter = players === 2 ? FOREHAND : CUTTER;
      game.act({ type: 'cut', seat: cutter });
      if (KRITISCHE.includes(game.view(cutter).peeked ?? '')) return null;
      takeOrLeave(game);
      if (game.phase === 'cut') takeOrLeave(game, false);
      game.act({ type: 'ask-schoeneres', seat: FOREHAND });
      game.act({ type: 'answer', seat: DEALER, accept: true });
      announceDealt(game);
      if (game.view(cutter).hand.some((card) => KRITISCHE.includes(card))) return null;
      playCards(game);
      return game.view(null).tricks.reduce((sum, tricks) => sum + tricks) === 5 ? game : null;
    });
  assert.deepEqual(bluffsIn(playedAfterSchoeneres(2)), []);
  assert.equal(bluffsIn(playedAfterSchoeneres(4)).length, 1);
});

test("in a three-player game, a bluff reduces the cutter's points but not the ally's", () => {
  const game = findBySeed((seed) => {
    const table = createGame({ variant: 'bayrisch-11', seed, players: 3, setup: { dealer: DEALER, score: [4, 5, 6] } });
    table.act({ type: 'cut', seat: 2 });
    if (KRITISCHE.includes(table.view(2).peeked ?? '')) return null;
    takeOrLeave(table);
    if (table.phase === 'cut') takeOrLeave(table, false);
    announceDealt(table);
    if (table.view(2).hand.some((card) => KRITISCHE.includes(card))) return null;
    playCards(table);
    return sameNumbers(table.view(null).tricks, [2, 3, 2]) ? table : null;
  });
  assert.deepEqual(bluffsIn(game), [{ type: 'bluffed', seat: 2, score: [4, 5, 4] }]);
  assert.deepEqual(game.view(null).score, [4, 7, 4]);
});

test('a side reduced to 0 by a bluff against gestrichen opponents can still win a Retourschneider', () => {
  const game = findBySeed((seed) => {
    const table = bluffing(seed, { setup: { score: [9, 2] } });
    if (!table) return null;
    playCards(table);
    if (bluffsIn(table).length === 0) return null;
    return playToGameOver(table).view(null).gameResult?.side === 1 ? table : null;
  });
  assert.deepEqual(bluffsIn(game), [{ type: 'bluffed', seat: CUTTER, score: [9, 0] }]);
  assert.equal(game.view(null).gameResult?.kind, 'retourschneider');
});

test('without `cutBluff`, the cutter cannot take a card that is not a Kritischer', () => {
  assertRejected(gameWithLifted('-', { rules: { cutBluff: false } }).game, 'not-critical', {
    type: 'take',
    seat: CUTTER,
    accept: true,
  });
});
