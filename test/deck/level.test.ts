import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detailFor, indicesFor } from '../../src/deck/level.js';

test('A card is compact under 60 device pixels, without fine work up to 120, and complete above', () => {
  assert.deepEqual([32, 59, 60, 120, 121, 480].map(detailFor), [
    'compact',
    'compact',
    'normal',
    'normal',
    'full',
    'full',
  ]);
});

test('The automatic index is large where pips cannot be counted, small above, and off on the compact face', () => {
  assert.deepEqual(
    [40, 59, 60, 120, 121, 360].map((width) => indicesFor('auto', width)),
    ['off', 'off', 'large', 'large', 'small', 'small'],
  );
});

test('A chosen index applies at every size', () => {
  for (const choice of ['off', 'small', 'large'] as const)
    for (const width of [40, 90, 300]) assert.equal(indicesFor(choice, width), choice);
});
