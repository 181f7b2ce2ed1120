/** Calls of "Farbe!" in answer to a bid (RULES.md section 6). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../../src/game/game.js';
import { gameInLastTrick, blindGame } from './situations.js';
import { announced, bid, bids, cards, FIVE_TRICKS, hold, kinds, playCards, assertRejected, seats } from './table.js';

const FARBE = { rules: { farbe: true }, setup: { score: [4, 5] } } as const;

/** Returns a game in which seat 3 has bid in the last trick. Seat 3's last card can be any card. */
const wildBid = (...[led, own, options = FARBE]: Parameters<typeof gameInLastTrick>): Game => {
  const game = gameInLastTrick(led, own, options);
  bid(game, 3, 3);
  return game;
};
const farbe = (game: Game, seat = 2): Game => {
  game.act({ type: 'farbe', seat });
  return game;
};

test('with `farbe`, any card allows a bid in the last trick', () => {
  const game = gameInLastTrick('E10', 'L9', FARBE);
  assert.deepEqual(bids(game, 3), [3]);
});

test('either opponent can answer a bid with "Farbe!", hold, fold or raise', () => {
  const game = wildBid('E10', 'L9');
  for (const seat of [0, 2]) assert.deepEqual(kinds(game, seat), ['bid', 'farbe', 'fold', 'hold']);
  for (const seat of [1, 3]) assertRejected(game, 'not-your-turn', { type: 'farbe', seat });
  assert.equal(farbe(game, 0).phase, 'hand-over');
});

test('"Farbe!" ends the hand and gives the challengers the value before the bid if the card did not allow the bid', () => {
  const game = farbe(wildBid('E10', 'L9'));
  for (const seat of [null, ...seats(game)]) {
    const view = game.view(seat);
    assert.deepEqual(view.result, { side: 0, points: 2, reason: 'farbe', score: [6, 5] });
    assert.deepEqual(view.history.slice(-3), [
      { type: 'farbe', seat: 2 },
      { type: 'shown', seat: 3, card: 'L9' },
      { type: 'hand', side: 0, points: 2, reason: 'farbe', score: [6, 5] },
    ]);
  }
});

test(`"Farbe!" gives the bidder's side the value before the bid if the card allowed the bid`, () => {
  for (const own of ['E7', 'H10', 'H8', 'L8', 'E8'] as const) {
    assert.deepEqual(
      farbe(wildBid('E10', own)).view(null).result,
      { side: 1, points: 2, reason: 'farbe', score: [4, 7] },
      own,
    );
  }
});

test('with `farbe`, a held Kritischer allows a bid, and a led Kritischer has no suit', () => {
  const kritisch = { variant: 'kritisch', rules: { farbe: true, lastTrick: 'first-bid' } } as const;
  assert.equal(farbe(wildBid('E10', 'S6', kritisch)).view(null).result?.side, 1);
  assert.equal(farbe(wildBid('S6', 'S9', kritisch)).view(null).result?.side, 0);
});

test(`"Farbe!" also checks a bidder's card that is already on the table`, () => {
  const game = gameInLastTrick('E10', 'L9', { ...FARBE, rules: { farbe: true, bidWhen: 'anytime' } });
  playCards(game, 1);
  bid(game, 3, 3);
  farbe(game);
  assert.deepEqual(game.view(null).history.at(-2), { type: 'shown', seat: 3, card: 'L9' });
  assert.equal(game.view(null).result?.side, 0);
});

test('the card that a player led always allows their bid', () => {
  const game = gameInLastTrick('E10', 'L9', { ...FARBE, rules: { farbe: true, bidWhen: 'anytime' } });
  bid(game, 2, 3);
  assert.equal(farbe(game, 3).view(null).result?.side, 0);
});

test('"Farbe!" cannot answer a bid made before the first card of the last trick', () => {
  for (const played of [0, 1, 13, 16]) {
    const game = playCards(announced(FIVE_TRICKS, FARBE), played);
    const [seat] = game.toAct;
    bid(game, seat, 3);
    for (const other of game.toAct) {
      assert.ok(!kinds(game, other).includes('farbe'));
      assertRejected(game, 'not-offered', { type: 'farbe', seat: other });
    }
  }
});

test('"Farbe!" cannot answer a raise or a later bid', () => {
  const raised = wildBid('E10', 'L9');
  bid(raised, 2, 4);
  for (const seat of [1, 3]) assertRejected(raised, 'not-offered', { type: 'farbe', seat });

  const later = announced(FIVE_TRICKS, FARBE);
  bid(later, 1, 3);
  hold(later, 0);
  playCards(later, 18);
  assert.deepEqual(later.toAct, [0]);
  bid(later, 0, 4);
  for (const seat of [1, 3]) assertRejected(later, 'not-offered', { type: 'farbe', seat });
});

test('if a bid is held instead of challenged with "Farbe!", the hand is played for the new value', () => {
  const game = wildBid('E10', 'L9');
  hold(game, 0);
  playCards(game);
  assert.deepEqual(game.view(null).result, { side: 0, points: 3, reason: 'tricks', score: [7, 5] });
});

test(`"Farbe!" cannot answer a blind player's bid`, () => {
  const hands = FIVE_TRICKS.map((hand, seat) => [...hand.slice(0, 4), cards('H7 L9 E10 L10')[seat]]);
  const table = (): Game =>
    playCards(blindGame(hands, { variant: 'blind', rules: { farbe: true, lastTrick: 'first-bid' } }, 'LA', 'H7'), 17);
  const game = table();
  bid(game, 3, 3);
  assertRejected(game, 'not-offered', { type: 'farbe', seat: 2 });

  const forehand = playCards(table(), 2);
  bid(forehand, 1, 3);
  farbe(forehand, 2);
  assert.equal(forehand.view(null).result?.side, 0);
  assert.deepEqual(forehand.view(3).announcement, { schlag: 'A', trumpf: 'H' });
});

test('without `farbe`, "Farbe!" is rejected', () => {
  const game = gameInLastTrick('E10', 'E8');
  bid(game, 3, 3);
  assertRejected(game, 'not-offered', { type: 'farbe', seat: 2 });
});

test('"Farbe!" is rejected if no bid is pending', () => {
  assertRejected(gameInLastTrick('E10', 'L9', FARBE), 'wrong-phase', { type: 'farbe', seat: 2 });
});
