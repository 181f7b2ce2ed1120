import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { packEquities, unpackEquities } from '../../../src/players/bidding/equity-text.js';

/** A square table whose neighbours are less than 512 apart, so that no number leaps away from what they let expect. */
const smoothTable = fc
  .integer({ min: 1, max: 18 })
  .chain((width) => fc.array(fc.integer({ min: 1024, max: 1535 }), { minLength: width ** 2, maxLength: width ** 2 }));

test('a table that is packed is unpacked as it was', () => {
  fc.assert(fc.property(smoothTable, (table) => assert.deepEqual(unpackEquities(packEquities(table)), table)));
});

test('a table whose numbers leap too far is not packed', () => {
  assert.throws(() => packEquities([0, 4095, 4095, 0]), /leaps at place 1/);
});
