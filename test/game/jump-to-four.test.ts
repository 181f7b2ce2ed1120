/** Opening bids of four by a side that is far behind (RULES.md section 6, `jumpToFour`). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../../src/game/game.js';
import type { RuleOptions } from '../../src/rules/options.js';
import {
  announced,
  gameAtScore,
  bid,
  bids,
  FIVE_TRICKS,
  fold,
  hold,
  kinds,
  playCards,
  assertRejected,
  seats,
} from './table.js';

/** Side 1, the forehand's side, is five points behind. */
const table = (score: number[] = [7, 2], rules: Partial<RuleOptions> = {}): Game =>
  announced(FIVE_TRICKS, { rules: { jumpToFour: true, ...rules }, setup: gameAtScore(...score) });

test('before the first lead, any member of the trailing side can bid four, and the forehand can also bid three', () => {
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
  assertRejected(game, 'not-your-turn', { type: 'bid', seat: 3, to: 3 });
  for (const seat of [0, 2]) assertRejected(game, 'not-your-turn', { type: 'bid', seat, to: 4 });
  assertRejected(game, 'wrong-value', { type: 'bid', seat: 1, to: 5 });
});

test('with `jumpToFour`, the trailing side can bid four even if the other side has the first lead', () => {
  const game = table([2, 7]);
  assert.deepEqual(
    seats(game).map((seat) => bids(game, seat)),
    [[4], [3], [4], []],
  );
  assertRejected(game, 'wrong-value', { type: 'bid', seat: 1, to: 4 });
});

test("with `bidWhen: 'anytime'`, the trailing side can open with three or four", () => {
  const game = table([7, 2], { bidWhen: 'anytime' });
  assert.deepEqual(
    seats(game).map((seat) => bids(game, seat)),
    [[3], [3, 4], [3], [3, 4]],
  );
});

test("with `gestrichen: 'no-bid'`, a side can open with four against a gestrichen side, which can only hold or fold", () => {
  const game = table([13, 2], { gestrichen: 'no-bid' });
  assert.deepEqual(bids(game, 3), [4]);
  bid(game, 3, 4);
  assert.deepEqual(bids(game, 0), []);
  assert.deepEqual(kinds(game, 0), ['fold', 'hold']);
  hold(game, 0);
  assert.equal(game.view(null).value, 4);
  assert.deepEqual(bids(table([13, 2], { gestrichen: 'forced-three' }), 3), []);
});

test('after a fold to an opening bid of four, the bidders score two points', () => {
  const game = table();
  bid(game, 3, 4);
  fold(game, 0);
  assert.deepEqual(game.view(null).result, { side: 1, points: 2, reason: 'fold', score: [7, 4] });
});

test('after an opening bid of four is held, the hand is worth four and the next bid is five', () => {
  const game = table();
  bid(game, 3, 4);
  hold(game, 2);
  assert.equal(game.view(null).value, 4);
  playCards(game, 1);
  assert.deepEqual(bids(game, 2), [5]);
});

test('an opening bid of four can be raised to five, and a fold then gives the raisers four points', () => {
  const game = table();
  bid(game, 1, 4);
  assert.deepEqual(bids(game, 0), [5]);
  assertRejected(game, 'wrong-value', { type: 'bid', seat: 0, to: 4 });
  bid(game, 0, 5);
  assert.deepEqual(bids(game, 1), [6]);
  fold(game, 1);
  assert.deepEqual(game.view(null).result, { side: 0, points: 4, reason: 'fold', score: [11, 2] });
});

test('a side less than four points behind cannot open with four', () => {
  assert.deepEqual(bids(table([6, 2]), 3), [4], 'four behind');
  assert.deepEqual(bids(table([5, 2]), 3), []);
  assertRejected(table([5, 2]), 'wrong-value', { type: 'bid', seat: 1, to: 4 });
});

test('no side can open with four against a gestrichen side that plays for a forced value', () => {
  for (const score of [
    [13, 2],
    [2, 13],
  ]) {
    const game = table(score, { gestrichen: 'forced-three' });
    game.act({ type: 'decide', seat: score.indexOf(13), play: true });
    for (const seat of seats(game)) assert.deepEqual(bids(game, seat), []);
  }
});

test('the jump to four is possible only as the first bid of the hand', () => {
  const game = table([7, 2], { bidWhen: 'anytime' });
  bid(game, 0, 3);
  assert.deepEqual(bids(game, 1), [4], 'four is a raise by one');
  hold(game, 1);
  assert.deepEqual(bids(game, 1), [4], 'four is the next value');
  bid(game, 1, 4);
  hold(game, 0);
  assert.deepEqual(
    seats(game).map((seat) => bids(game, seat)),
    [[5], [], [5], []],
  );
  const once = table();
  bid(once, 1, 4);
  hold(once, 0);
  assertRejected(once, 'not-your-turn', { type: 'bid', seat: 3, to: 4 });
  assertRejected(once, 'may-not-bid', { type: 'bid', seat: 1, to: 4 });
});

test('the jump to four is not possible after the first card', () => {
  const game = playCards(table(), 1);
  assert.deepEqual(bids(game, 3), []);
  playCards(game, 3);
  assert.deepEqual(game.toAct, [1], 'the forehand leads again, to the second trick');
  assert.deepEqual(bids(game, 1), [3]);
  assert.deepEqual(bids(game, 3), []);
});

test("the jump to four is not possible while the other side's bid is pending", () => {
  const game = table([2, 7]);
  bid(game, 1, 3);
  assert.deepEqual(bids(game, 0), [4], 'the raise is listed once');
});

test('no side can open with four at a table without bids', () => {
  const game = table([7, 2], { bidWhen: 'never' });
  for (const seat of seats(game)) assert.deepEqual(bids(game, seat), []);
});

test('no side can open with four without `jumpToFour`', () => {
  assertRejected(table([7, 2], { jumpToFour: false }), 'wrong-value', { type: 'bid', seat: 1, to: 4 });
});
