import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf, drawHeight, schlaegeOf } from '../../src/rules/card.js';
import { cutterOf, forehandOf, isAnnouncer, membersOf, otherSide, seatAfter, seatsOf, sideOf } from '../../src/rules/seats.js';

test('The pack of 33 has 7 to Ass in four suits and the Weli, each card once', () => {
  const deck = deckOf(33);
  assert.equal(deck.length, 33);
  assert.equal(new Set(deck).size, 33);
  for (const suit of ['E', 'L', 'H', 'S']) {
    for (const rank of ['A', 'K', 'O', 'U', '10', '9', '8', '7']) assert.ok(deck.includes(`${suit}${rank}` as never), suit + rank);
  }
  assert.deepEqual(deck.filter((card) => card.endsWith('6')), ['S6']);
});

test('With 33 cards every rank from Ass to 7 and the Weli may be named as Schlag, but no Schlag 6', () => {
  assert.deepEqual(schlaegeOf(33), ['A', 'K', 'O', 'U', '10', '9', '8', '7', 'weli']);
});

test('When cutting for the deal only the rank counts, and the Weli is below every seven', () => {
  assert.equal(drawHeight('HK'), drawHeight('EK'));
  assert.ok(drawHeight('SA') > drawHeight('HK'));
  assert.ok(drawHeight('LU') > drawHeight('E10'));
  for (const card of deckOf(33)) assert.ok(card === 'S6' || drawHeight(card) > drawHeight('S6'), card);
});

test('Four players sit crosswise: 0 and 2 against 1 and 3', () => {
  assert.deepEqual(seatsOf(4).map(sideOf), [0, 1, 0, 1]);
  assert.deepEqual(membersOf(4, 0), [0, 2]);
  assert.deepEqual(membersOf(4, 1), [1, 3]);
  assert.equal(otherSide(0), 1);
  assert.equal(otherSide(1), 0);
});

test('Of two players each is a side of his own', () => {
  assert.deepEqual(seatsOf(2).map(sideOf), [0, 1]);
  assert.deepEqual([membersOf(2, 0), membersOf(2, 1)], [[0], [1]]);
});

test('The forehand sits after the dealer, the cutter before him, and the two announcers are opponents', () => {
  for (const players of [2, 4] as const) {
    for (const dealer of seatsOf(players)) {
      const forehand = forehandOf(players, dealer);
      assert.equal(forehand, (dealer + 1) % players);
      assert.equal(seatAfter(players, cutterOf(players, dealer)), dealer);
      assert.notEqual(sideOf(forehand), sideOf(dealer));
      assert.deepEqual(
        seatsOf(players).filter((seat) => isAnnouncer(players, dealer, seat)),
        [dealer, forehand].sort((a, b) => a - b),
      );
    }
  }
});
