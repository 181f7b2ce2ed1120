import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knotsOf, moved } from '../../src/deck/curve.js';

test("knotsOf() returns a line's points, its corners and whether the line is closed", () => {
  assert.deepEqual(knotsOf('0,0 40,-10! 50,60 z'), {
    points: [
      [0, 0],
      [40, -10],
      [50, 60],
    ],
    corners: [false, true, false],
    closed: true,
  });
  assert.equal(knotsOf('0,0 40,-10').closed, false);
});

test('moved() moves each point of a line and keeps the corners and the closed end', () => {
  assert.equal(
    moved('10,20! 30,40 z', (x, y) => [100 - x, y + 1]),
    '90,21! 70,41 z',
  );
});
