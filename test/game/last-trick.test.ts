/** Bids after the first card of the fifth trick (RULES.md section 6, `lastTrick`). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../../src/game/game.js';
import type { RuleOptions } from '../../src/rules/options.js';
import { gameInLastTrick, blindGame } from './situations.js';
import { announced, bid, bids, cards, FIVE_TRICKS, hold, playCards, assertRejected, seats } from './table.js';

const table = (rules: Partial<RuleOptions> = {}): Game => announced(FIVE_TRICKS, { rules });
const bidders = (game: Game): number[] => seats(game).filter((seat) => bids(game, seat).length > 0);

/** Herz Achter, 2:2. Seat 2 has led E10, followed by seat 3 with L9, seat 0 with H7 and seat 1 with E9. */
const lastTrick = (rules: Partial<RuleOptions> = {}, hands = FIVE_TRICKS): Game =>
  playCards(announced(hands, { rules }), 17);

test('in the last trick, the first bid after a card needs a card of the led suit, a trump or a Schlag', () => {
  const game = lastTrick();
  assert.deepEqual(game.view(null).trick, [{ seat: 2, card: 'E10' }]);
  assert.deepEqual(bids(game, 3), [], 'L9 does not fit');
  const error = assertRejected(game, 'last-trick', { type: 'bid', seat: 3, to: 3 });
  assert.match(error.message, /last trick/);
  playCards(game, 1);
  assert.deepEqual(bids(game, 0), [3], 'H7 is a trump');
  playCards(game, 1);
  assert.deepEqual(bids(game, 1), [3], 'E9 has the led suit');
});

test('a Schlag allows a bid in the last trick', () => {
  const withSchlag = FIVE_TRICKS.map((hand, seat) => (seat === 3 ? cards('EK LK S9 S10 L8') : hand));
  assert.deepEqual(bids(lastTrick({}, withSchlag), 3), [3]);
});

test('in the last trick, the leader can bid before playing', () => {
  const leads = (hands = FIVE_TRICKS) => playCards(announced(hands), 16);
  assert.deepEqual(bids(leads(), 2), [3]);
});

test('any card allows a bid before the last trick', () => {
  const game = playCards(announced(), 13);
  assert.deepEqual(game.toAct, [3]);
  assert.deepEqual(bids(game, 3), [3]);
});

test("with `lastTrick: 'first-bid'`, any card allows a bid in the last trick if the hand already had a bid", () => {
  const game = table();
  playCards(game, 1);
  bid(game, 2, 3);
  hold(game, 1);
  playCards(game, 16);
  assert.deepEqual(game.view(null).trick, [{ seat: 2, card: 'E10' }]);
  assert.deepEqual(bids(game, 3), [4]);
});

test("with `lastTrick: 'first-bid'`, any card allows a raise in answer to a bid in the last trick", () => {
  const game = playCards(announced(), 18);
  bid(game, 0, 3);
  assert.deepEqual(bids(game, 3), [4], 'L9 is on the table, but the raise is an answer');
  assert.deepEqual(bids(game, 1), [4]);
});

test("with `lastTrick: 'always'`, a later bid in the last trick also needs a suitable card", () => {
  const game = table({ lastTrick: 'always' });
  playCards(game, 1);
  bid(game, 2, 3);
  hold(game, 1);
  playCards(game, 16);
  assertRejected(game, 'last-trick', { type: 'bid', seat: 3, to: 4 });
});

test("with `lastTrick: 'always'`, a raise in answer to a bid needs a suitable card in hand or on the table", () => {
  const game = playCards(announced(FIVE_TRICKS, { rules: { lastTrick: 'always' } }), 18);
  bid(game, 0, 3);
  assertRejected(game, 'last-trick', { type: 'bid', seat: 3, to: 4 });
  assert.deepEqual(bids(game, 1), [4], 'E9 is in hand');
  bid(game, 1, 4);
  assert.deepEqual(bids(game, 2), [5], 'seat 2 led');
  assert.deepEqual(bids(game, 0), [5], 'H7 is in hand');
});

test("with `lastTrick: 'always'`, any card allows a raise of a bid made before the lead", () => {
  const game = playCards(announced(FIVE_TRICKS, { rules: { lastTrick: 'always' } }), 16);
  bid(game, 2, 3);
  assert.deepEqual(bids(game, 3), [4]);
});

test("with `bidWhen: 'anytime'`, a player's last card on the table determines whether they can bid", () => {
  const game = playCards(announced(FIVE_TRICKS, { rules: { bidWhen: 'anytime' } }), 19);
  assert.deepEqual(bidders(game), [0, 1, 2], 'seat 3 cannot bid with L9');
});

test("with `lastTrick: 'free'`, any card allows a bid in the last trick", () => {
  assert.deepEqual(bids(lastTrick({ lastTrick: 'free' }), 3), [3]);
});

// -- suitable cards --------------------------------------------------------------------------------------------------

const fits = (...situation: Parameters<typeof gameInLastTrick>): boolean =>
  bids(gameInLastTrick(...situation), 3).length > 0;

test('a trump, the Rechter, a Linker or the Guter allows a last-trick bid after a plain lead', () => {
  for (const own of ['HA', 'H10', 'H8', 'L8', 'H9'] as const) assert.ok(fits('E10', own), own);
  assert.ok(!fits('E10', 'L9'));
});

test('the Weli allows a last-trick bid as a trump or as a card of the led suit', () => {
  assert.ok(!fits('E10', 'S6'));
  assert.ok(fits('E10', 'S6', { variant: 'tirol' }));
  assert.ok(fits('S9', 'S6'));
});

test('a Linker led to the last trick counts as a card of its printed suit', () => {
  assert.ok(fits('S8', 'S9'));
  assert.ok(!fits('S8', 'E10'));
  assert.ok(fits('E8', 'E10'));
});

test('in the last trick, a led Kritischer has no suit, and a held Kritischer always allows a bid', () => {
  const kritisch = { variant: 'kritisch' } as const;
  assert.ok(!fits('S6', 'S9', kritisch));
  assert.ok(!fits('E7', 'E10', kritisch));
  assert.ok(fits('S9', 'E7', kritisch));
  assert.ok(fits('E10', 'S6', kritisch));
});

test('in blind play, the last-trick rule restricts only the forehand and the dealer', () => {
  const hands = FIVE_TRICKS.map((hand, seat) => [...hand.slice(0, 4), cards('H7 L9 E10 L10')[seat]]);
  const game = playCards(blindGame(hands, { variant: 'blind' }, 'LA', 'H7'), 17);
  assert.deepEqual(bids(game, 3), [3], 'the blind seat does not know the Trumpf');
  playCards(game, 2);
  assert.deepEqual(game.toAct, [1]);
  assertRejected(game, 'last-trick', { type: 'bid', seat: 1, to: 3 });
});

test("with `lastTrick: 'always'`, the leader of the last trick can always raise in answer to a bid", () => {
  const game = gameInLastTrick('E10', 'E8', { rules: { lastTrick: 'always' } });
  bid(game, 3, 3);
  assert.deepEqual(bids(game, 2), [4]);
});

test('a card on the table does not restrict bids in the fourth trick', () => {
  const game = playCards(announced(FIVE_TRICKS, { rules: { lastTrick: 'always' } }), 13);
  assert.deepEqual(game.toAct, [3]);
  assert.deepEqual(bids(game, 3), [3]);
});

test('with `trumpLiftsSuit`, a card of the led suit does not allow a bid after a trump', () => {
  const game = lastTrick({ trumpLiftsSuit: true });
  playCards(game, 1);
  assert.deepEqual(bids(game, 0), [3], 'H7 is a trump');
  playCards(game, 1);
  assertRejected(game, 'last-trick', { type: 'bid', seat: 1, to: 3 });
  assert.deepEqual(bids(lastTrick({ trumpLiftsSuit: true, bidWhen: 'anytime' }), 1), [3], 'E9 fits before the trump');
});
