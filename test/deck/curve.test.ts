import assert from 'node:assert/strict';
import { test } from 'node:test';
import { curve, knotsOf, moved } from '../../src/deck/curve.js';
import { inSteps } from '../../tools/build/steps.js';

test('A soft line is read as its points, its corners, and whether it closes', () => {
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

test('The build writes points as steps, which lead to the same points wherever the line goes on', () => {
  const line = '432,920! 384,980 252,1084 252,1160!';
  assert.equal(inSteps(line), '432,920! -48:60 -132:104 0:76!');
  assert.equal(inSteps('10,20 14,18! z'), '10,20 4:-2! z');
  assert.deepEqual(knotsOf(`${inSteps(line)} 738,1050 682,920 z`), knotsOf(`${line} 738,1050 682,920 z`));
  assert.equal(curve(`0,0 ${inSteps(line)}`), curve(`0,0 ${line}`));
});

test('A line can be moved point by point and keeps its corners', () => {
  assert.equal(
    moved('10,20! 30,40 z', (x, y) => [100 - x, y + 1]),
    '90,21! 70,41 z',
  );
});
