import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { packEquities, unpackEquities } from '../../../src/players/bidding/equity-text.js';

/** A square table whose neighbours differ by less than 512, so that every number is close to its prediction. */
const smoothTable = fc
  .integer({ min: 1, max: 18 })
  .chain((width) => fc.array(fc.integer({ min: 1024, max: 1535 }), { minLength: width ** 2, maxLength: width ** 2 }));

test('unpackEquities() restores a packed table', () => {
  fc.assert(fc.property(smoothTable, (table) => assert.deepEqual(unpackEquities(packEquities(table)), table)));
});

test('packEquities() throws if neighbouring numbers differ too much', () => {
  assert.throws(() => packEquities([0, 4095, 4095, 0]), /differ too much at index 1/);
});
