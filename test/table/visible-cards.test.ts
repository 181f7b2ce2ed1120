/** Tests the search for the card at a point on the table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardAt } from '../../src/table/visible-cards.js';
import type { CardPicture, Picture } from '../../src/table/picture.js';

const picture = (...cards: readonly Omit<CardPicture, 'key'>[]): Picture => ({
  width: 400,
  height: 400,
  cards: cards.map((card, index) => ({ key: String(index), ...card })),
});
const box = { x: 100, y: 100, width: 60, height: 100 };

test('cardAt() finds a card only within its box', () => {
  const table = picture({ cardFace: 'HU', box, turn: 0 });
  assert.equal(cardAt(table, 101, 101), 'HU');
  assert.equal(cardAt(table, 159, 199), 'HU');
  assert.equal(cardAt(table, 99, 150), null);
  assert.equal(cardAt(table, 130, 201), null);
});

test('cardAt() finds a rotated card at its position', () => {
  const table = picture({ cardFace: 'HU', box, turn: 90 });
  // The card is now 100 wide and 60 high, with the same middle.
  assert.equal(cardAt(table, 82, 150), 'HU');
  assert.equal(cardAt(table, 130, 105), null);
  const leaning = picture({ cardFace: 'HU', box, turn: 20 });
  // The head is to the right, the foot to the left.
  assert.equal(cardAt(leaning, 165, 112), 'HU');
  assert.equal(cardAt(leaning, 95, 112), null);
});

test('where two cards overlap, cardAt() finds the upper card, or no card if the upper card is face down', () => {
  const upper = { box: { ...box, x: 130 }, turn: 0 };
  assert.equal(cardAt(picture({ cardFace: 'HU', box, turn: 0 }, { cardFace: 'S7', ...upper }), 140, 150), 'S7');
  assert.equal(cardAt(picture({ cardFace: 'HU', box, turn: 0 }, { cardFace: null, ...upper }), 140, 150), null);
  assert.equal(cardAt(picture({ cardFace: 'HU', box, turn: 0 }, { cardFace: null, ...upper }), 110, 150), 'HU');
});
