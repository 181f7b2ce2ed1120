import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detailFor, indicesFor } from '../../src/deck/level.js';

test('a card is compact below a width of 60 device pixels, without fine lines up to 120, and fully detailed above', () => {
  assert.deepEqual([32, 59, 60, 120, 121, 480].map(detailFor), [
    'compact',
    'compact',
    'normal',
    'normal',
    'full',
    'full',
  ]);
});

test('the automatic index is off on compact cards, large on cards up to 100 device pixels wide, and small above 100', () => {
  assert.deepEqual(
    [40, 59, 60, 100, 101, 360].map((width) => indicesFor('auto', width)),
    ['off', 'off', 'large', 'large', 'small', 'small'],
  );
});

test('an index setting other than "auto" applies to cards of every size', () => {
  for (const choice of ['off', 'small', 'large'] as const)
    for (const width of [40, 90, 300]) assert.equal(indicesFor(choice, width), choice);
});
