/** A side far behind may open with a bid of four (RULES.md section 6, `jumpToFour`). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../../src/game/game.js';
import type { RuleOptions } from '../../src/rules/options.js';
import { announced, at, bid, bids, FIVE_TRICKS, fold, hold, playCards, refused, seats } from './table.js';

/** Side 1 is five points behind; it is the forehand's. */
const table = (score: number[] = [7, 2], rules: Partial<RuleOptions> = {}): Game =>
  announced(FIVE_TRICKS, { rules: { jumpToFour: true, ...rules }, setup: at(...score) });

test('Before the first lead any member of the side may bid four, whosever turn it is; the one due may bid three as well', () => {
  const game = table();
  assert.deepEqual(
    seats(game).map((seat) => bids(game, seat)),
    [[], [3, 4], [], [4]],
  );
  for (const seat of [1, 3]) {
    const again = table();
    bid(again, seat, 4);
    assert.deepEqual(again.view(null).pending, { type: 'bid', seat, to: 4 });
    assert.deepEqual(again.toAct, [0, 2]);
  }
  refused(game, 'not-your-turn', { type: 'bid', seat: 3, to: 3 });
  for (const seat of [0, 2]) refused(game, 'not-your-turn', { type: 'bid', seat, to: 4 });
  refused(game, 'wrong-value', { type: 'bid', seat: 1, to: 5 });
});

test('The side that is not due may jump too', () => {
  const game = table([2, 7]);
  assert.deepEqual(
    seats(game).map((seat) => bids(game, seat)),
    [[4], [3], [4], []],
  );
  refused(game, 'wrong-value', { type: 'bid', seat: 1, to: 4 });
});

test('Where all may bid at any time, three and four are both open', () => {
  const game = table([7, 2], { bidWhen: 'anytime' });
  assert.deepEqual(
    seats(game).map((seat) => bids(game, seat)),
    [[3], [3, 4], [3], [3, 4]],
  );
});

test('Folded, it gives two points', () => {
  const game = table();
  bid(game, 3, 4);
  fold(game, 0);
  assert.deepEqual(game.view(null).result, { side: 1, points: 2, reason: 'fold', score: [7, 4] });
});

test('Held, the hand is worth four, then five and so on', () => {
  const game = table();
  bid(game, 3, 4);
  hold(game, 2);
  assert.equal(game.view(null).value, 4);
  playCards(game, 1);
  assert.deepEqual(bids(game, 2), [5]);
});

test('Raised in answer it is five; folding to that gives four', () => {
  const game = table();
  bid(game, 1, 4);
  assert.deepEqual(bids(game, 0), [5]);
  refused(game, 'wrong-value', { type: 'bid', seat: 0, to: 4 });
  bid(game, 0, 5);
  assert.deepEqual(bids(game, 1), [6]);
  fold(game, 1);
  assert.deepEqual(game.view(null).result, { side: 0, points: 4, reason: 'fold', score: [11, 2] });
});

test('A side less than four behind may not', () => {
  assert.deepEqual(bids(table([6, 2]), 3), [4], 'four behind');
  assert.deepEqual(bids(table([5, 2]), 3), []);
  refused(table([5, 2]), 'wrong-value', { type: 'bid', seat: 1, to: 4 });
});

test('Nobody may when a side is gestrichen', () => {
  for (const score of [
    [13, 2],
    [2, 13],
    [13, 14],
  ]) {
    const game = table(score, { gestrichen: 'no-bid' });
    for (const seat of seats(game)) assert.ok(!bids(game, seat).includes(4));
  }
});

test('Only as the first bid of the hand', () => {
  const game = table([7, 2], { bidWhen: 'anytime' });
  bid(game, 0, 3);
  assert.deepEqual(bids(game, 1), [4], 'as a raise by one');
  hold(game, 1);
  assert.deepEqual(bids(game, 1), [4], 'the next value');
  bid(game, 1, 4);
  hold(game, 0);
  assert.deepEqual(
    seats(game).map((seat) => bids(game, seat)),
    [[5], [], [5], []],
  );
  const once = table();
  bid(once, 1, 4);
  hold(once, 0);
  refused(once, 'not-your-turn', { type: 'bid', seat: 3, to: 4 });
  refused(once, 'may-not-bid', { type: 'bid', seat: 1, to: 4 });
});

test('Once the first card lies there it is too late', () => {
  const game = playCards(table(), 1);
  assert.deepEqual(bids(game, 3), []);
  playCards(game, 3);
  assert.deepEqual(game.toAct, [1], 'the forehand leads again, to the second trick');
  assert.deepEqual(bids(game, 1), [3]);
  assert.deepEqual(bids(game, 3), []);
});

test('Not while a bid of the others is to be answered', () => {
  const game = table([2, 7]);
  bid(game, 1, 3);
  assert.deepEqual(bids(game, 0), [4], 'the raise, once');
});

test('At a table without bids nobody jumps', () => {
  const game = table([7, 2], { bidWhen: 'never' });
  for (const seat of seats(game)) assert.deepEqual(bids(game, seat), []);
});

test('Where it is not agreed nobody may open with four', () => {
  refused(table([7, 2], { jumpToFour: false }), 'wrong-value', { type: 'bid', seat: 1, to: 4 });
});
