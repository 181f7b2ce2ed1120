import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../../src/game/game.js';
import type { RuleOptions } from '../../src/rules/options.js';
import {
  announced,
  gameAtScore,
  bid,
  bids,
  cards,
  FIVE_TRICKS,
  fold,
  hold,
  playCards,
  playTricks,
  assertRejected,
  seats,
} from './table.js';

const table = (rules: Partial<RuleOptions> = {}, score: number[] = [0, 0]): Game =>
  announced(FIVE_TRICKS, { rules, setup: gameAtScore(...score) });
const LIMITED = { ceiling: 'enough-to-win' } as const;
const bidders = (game: Game): number[] => seats(game).filter((seat) => bids(game, seat).length > 0);

// -- in turn ---------------------------------------------------------------------------------------------------------

test('a player can raise only on their turn, by one and before playing a card', () => {
  const game = table();
  assert.deepEqual(bids(game, 1), [3]);
  assert.deepEqual(bidders(game), [1]);
  for (const seat of [0, 2, 3]) assertRejected(game, 'not-your-turn', { type: 'bid', seat, to: 3 });
  playCards(game, 1);
  assert.deepEqual(bidders(game), [2]);
});

test('a bid raises the value by exactly one', () => {
  const game = table();
  for (const to of [2, 4, 1, 0, -3, 2.5, Number.NaN]) assertRejected(game, 'wrong-value', { type: 'bid', seat: 1, to });
});

test('any member of the other side can hold, fold or raise, and no seat can play before the answer', () => {
  const game = table();
  bid(game, 1, 3);
  assert.equal(game.phase, 'answer');
  assert.deepEqual(game.toAct, [0, 2]);
  for (const seat of [0, 2])
    assert.deepEqual(game.legalActions(seat), [
      { type: 'hold', seat },
      { type: 'fold', seat },
      { type: 'bid', seat, to: 4 },
    ]);
  for (const seat of [1, 3]) {
    assert.deepEqual(game.legalActions(seat), []);
    assertRejected(game, 'not-your-turn', { type: 'hold', seat });
    assertRejected(game, 'not-your-turn', { type: 'fold', seat });
    assertRejected(game, 'not-your-turn', { type: 'bid', seat, to: 4 });
  }
  assertRejected(game, 'wrong-phase', { type: 'play', seat: 1, card: 'EA' });
  const view = game.view(3);
  assert.deepEqual(view.pending, { type: 'bid', seat: 1, to: 3 });
  assert.equal(view.value, 2, 'the bid is not held yet');
  assert.equal(view.lastBidder, 1);
});

test('after a hold, the new value applies and the bidder plays', () => {
  const game = table();
  bid(game, 1, 3);
  hold(game, 2);
  assert.equal(game.phase, 'play');
  assert.deepEqual(game.toAct, [1]);
  assert.equal(game.view(null).value, 3);
  assert.equal(game.view(null).pending, null);
  assertRejected(game, 'wrong-phase', { type: 'hold', seat: 0 });
  playCards(game);
  assert.deepEqual(game.view(null).score, [3, 0]);
});

test('after a fold, the hand ends and the bidders score the value before the bid', () => {
  const game = table();
  playCards(game, 1);
  bid(game, 2, 3);
  fold(game, 3);
  assert.equal(game.phase, 'hand-over');
  assert.deepEqual(game.view(null).result, { side: 0, points: 2, reason: 'fold', score: [2, 0] });
});

test('a side cannot bid twice in a row, but the other side can raise later', () => {
  const game = table();
  bid(game, 1, 3);
  hold(game, 0);
  assert.deepEqual(bidders(game), []);
  assertRejected(game, 'may-not-bid', { type: 'bid', seat: 1, to: 4 });
  playCards(game, 1);
  assert.deepEqual(bids(game, 2), [4]);
  bid(game, 2, 4);
  hold(game, 1);
  playCards(game, 1);
  assert.deepEqual(bids(game, 3), [5]);
});

test("a player cannot raise their partner's bid", () => {
  const game = table();
  bid(game, 1, 3);
  hold(game, 0);
  playCards(game, 2);
  assert.deepEqual(game.toAct, [3]);
  assertRejected(game, 'may-not-bid', { type: 'bid', seat: 3, to: 4 });
});

test('a raise also holds the previous bid, so folding the raise gives the raisers the value of that bid', () => {
  const game = table();
  bid(game, 1, 3);
  bid(game, 0, 4);
  assert.deepEqual(game.toAct, [1, 3]);
  assert.equal(game.view(null).value, 3);
  assert.equal(game.view(null).lastBidder, 0);
  fold(game, 3);
  assert.deepEqual(game.view(null).result, { side: 0, points: 3, reason: 'fold', score: [3, 0] });
});

test('a raise can be raised again', () => {
  const game = table();
  bid(game, 1, 3);
  bid(game, 2, 4);
  bid(game, 3, 5);
  assertRejected(game, 'wrong-value', { type: 'bid', seat: 0, to: 5 });
  hold(game, 0);
  assert.equal(game.view(null).value, 5);
  assert.deepEqual(game.toAct, [1], 'the card of seat 1 is due');
  assertRejected(game, 'may-not-bid', { type: 'bid', seat: 1, to: 6 });
});

test("after a held bid of 3, a fold to the other side's bid of 4 gives the other side 3 points", () => {
  const game = table();
  bid(game, 1, 3);
  hold(game, 0);
  playCards(game, 1);
  bid(game, 2, 4);
  fold(game, 1);
  assert.deepEqual(game.view(null).score, [3, 0]);
});

test('after a hand with a bid, the next hand is worth two again and either side can bid', () => {
  const game = table();
  bid(game, 1, 3);
  fold(game, 0);
  game.act({ type: 'next', seat: 0 });
  const view = game.view(null);
  assert.equal(view.value, 2);
  assert.equal(view.lastBidder, null);
  assert.equal(view.pending, null);
});

// -- at any time -----------------------------------------------------------------------------------------------------

test("with `bidWhen: 'anytime'`, all members of both sides can bid, and the turn does not change", () => {
  const game = table({ bidWhen: 'anytime' });
  assert.deepEqual(bidders(game), [0, 1, 2, 3]);
  assert.deepEqual(game.toAct, [1]);
  bid(game, 3, 3);
  assert.deepEqual(game.toAct, [0, 2]);
  hold(game, 2);
  assert.deepEqual(bidders(game), [0, 2]);
  assert.deepEqual(game.toAct, [1]);
  playTricks(game, 1);
  assert.deepEqual(bidders(game), [0, 2]);
});

test("with `bidWhen: 'never'`, no seat can bid", () => {
  const game = table({ bidWhen: 'never' });
  assert.deepEqual(bidders(game), []);
  for (const seat of seats(game)) assertRejected(game, 'may-not-bid', { type: 'bid', seat, to: 3 });
});

// -- near the target -------------------------------------------------------------------------------------------------

test('a gestrichen side can never bid, but it can hold', () => {
  const game = table({}, [10, 13]);
  assertRejected(game, 'may-not-bid', { type: 'bid', seat: 1, to: 3 });
  playCards(game, 1);
  bid(game, 2, 3);
  assert.deepEqual(game.legalActions(1), [
    { type: 'hold', seat: 1 },
    { type: 'fold', seat: 1 },
  ]);
  assertRejected(game, 'may-not-bid', { type: 'bid', seat: 3, to: 4 });
  hold(game, 3);
  assert.equal(game.view(null).value, 3);
});

test("with `ceiling: 'enough-to-win'`, a side that would win with the current value cannot bid", () => {
  const game = table({ ...LIMITED, gestrichenAt: 1, gestrichen: 'no-bid' }, [0, 13]);
  assert.deepEqual(bids(game, 1), [], '13 and 2 are 15');
  playCards(game, 1);
  assert.deepEqual(bids(game, 2), [3]);
});

test("with `ceiling: 'enough-to-win'`, a side that would win with the offered value cannot raise the bid", () => {
  const game = table(LIMITED, [12, 12]);
  bid(game, 1, 3);
  assert.deepEqual(bids(game, 0), [], '12 and 3 are 15');
  assertRejected(game, 'may-not-bid', { type: 'bid', seat: 0, to: 4 });
  hold(game, 0);
  playCards(game, 1);
  assert.deepEqual(bids(game, 2), []);

  const earlier = table(LIMITED, [11, 11]);
  bid(earlier, 1, 3);
  assert.deepEqual(bids(earlier, 0), [4], '11 and 3 are 14');
});

test("with `ceiling: 'none'`, a side that would win with the offered value can raise, and folding to it loses", () => {
  const rules = { ceiling: 'none', target: 9, gestrichen: 'no-bid' } as const;
  const game = table(rules, [6, 0]);
  bid(game, 1, 3);
  assert.deepEqual(bids(game, 0), [4], '6 and 3 are 9, but the table has no limit');
  bid(game, 0, 4);
  fold(game, 1);
  assert.deepEqual(game.view(null).result, { side: 0, points: 3, reason: 'fold', score: [9, 0] });
  assert.equal(game.phase, 'game-over');
  assert.deepEqual(bids(table({ ...rules, gestrichenAt: 1 }, [7, 7]), 1), [3], '7 and 2 are 9');
});

test("with `ceiling: 'none'`, the sides can raise up to 99", () => {
  const game = table({ ceiling: 'none', bidWhen: 'anytime' });
  for (let to = 3; to <= 99; to++) bid(game, to % 2, to);
  assertRejected(game, 'may-not-bid', { type: 'bid', seat: 0, to: 100 });
  assert.deepEqual(bids(game, 0), []);
  hold(game, 0);
  assert.equal(game.view(null).value, 99);
});

// -- answers ----------------------------------------------------------------------------------------------------------

test('the first answer counts for the whole side, so the partner can no longer answer', () => {
  for (const [first, second] of [
    [0, 2],
    [2, 0],
  ]) {
    const game = table();
    bid(game, 1, 3);
    hold(game, first);
    assertRejected(game, 'wrong-phase', { type: 'fold', seat: second });
    assertRejected(game, 'wrong-phase', { type: 'hold', seat: second });
  }
});

test('a side that held a bid can raise before every later card', () => {
  const game = table({ bidWhen: 'anytime', lastTrick: 'free' });
  bid(game, 1, 3);
  hold(game, 0);
  for (let played = 1; played < 20; played++) {
    playCards(game, 1);
    assert.deepEqual(bidders(game), game.phase === 'play' ? [0, 2] : []);
  }
});

test('every player can bid on their turn, up to the last card', () => {
  const game = table({ lastTrick: 'free' });
  for (let played = 0; played < 20; played++) {
    assert.deepEqual(bidders(game), game.toAct);
    playCards(game, 1);
  }
  assert.equal(game.phase, 'hand-over');
});

test('after a held bid, the side that wins the tricks scores the new value', () => {
  const game = table({ bidWhen: 'anytime' });
  bid(game, 1, 3);
  bid(game, 2, 4);
  bid(game, 3, 5);
  hold(game, 0);
  playCards(game);
  assert.deepEqual(game.view(null).result, { side: 0, points: 5, reason: 'tricks', score: [5, 0] });
});

test("with `ceiling: 'enough-to-win'`, the sides can keep raising until one of them would win with the offered value", () => {
  const game = table({ ...LIMITED, bidWhen: 'anytime' }, [8, 9]);
  bid(game, 1, 3);
  bid(game, 0, 4);
  bid(game, 1, 5);
  bid(game, 0, 6);
  assert.deepEqual(bids(game, 1), [], '9 and 6 are 15');
  hold(game, 3);
  assert.equal(game.view(null).value, 6);
});

test("in a two-player game, each player answers the other player's bids", () => {
  const game = announced([cards('EO LO SU LU H7'), cards('EA LA SK S7 E9')], { players: 2 });
  bid(game, 1, 3);
  assert.deepEqual(game.toAct, [0]);
  bid(game, 0, 4);
  assert.deepEqual(game.toAct, [1]);
  fold(game, 1);
  assert.deepEqual(game.view(null).score, [3, 0]);
});
