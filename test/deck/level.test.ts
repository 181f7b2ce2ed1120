import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detailFor, indicesFor } from '../../src/deck/level.js';

test('a card is compact below 60 device pixels, has no fine lines up to 120, and is complete above that', () => {
  assert.deepEqual([32, 59, 60, 120, 121, 480].map(detailFor), [
    'compact',
    'compact',
    'normal',
    'normal',
    'full',
    'full',
  ]);
});

test('the automatic index is large if pips are too small to count, small above that size, and off on compact cards', () => {
  assert.deepEqual(
    [40, 59, 60, 120, 121, 360].map((width) => indicesFor('auto', width)),
    ['off', 'off', 'large', 'large', 'small', 'small'],
  );
});

test('a chosen index applies at every size', () => {
  for (const choice of ['off', 'small', 'large'] as const)
    for (const width of [40, 90, 300]) assert.equal(indicesFor(choice, width), choice);
});
