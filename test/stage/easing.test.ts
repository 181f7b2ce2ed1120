import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cubicInOut, cubicOut, sineInOut } from '../../src/stage/easing.js';

const close = (value: number, wanted: number): void =>
  assert.ok(Math.abs(value - wanted) < 1e-12, `${value} should be ${wanted}`);

for (const [name, easing] of Object.entries({ cubicOut, cubicInOut, sineInOut })) {
  test(`${name} rises steadily from 0 to 1`, () => {
    close(easing(0), 0);
    close(easing(1), 1);
    const shares = Array.from({ length: 101 }, (_, percent) => easing(percent / 100));
    assert.ok(
      shares.every((share, percent) => percent === 0 || share > shares[percent - 1]),
      'each value is greater than the one before',
    );
  });
}

test('cubicOut covers seven eighths of the distance in half the time', () => {
  close(cubicOut(0.5), 7 / 8);
});

for (const [name, easing] of Object.entries({ cubicInOut, sineInOut })) {
  test(`${name} covers half the distance in half the time and is symmetric around that point`, () => {
    close(easing(0.5), 0.5);
    for (const share of [0.1, 0.25, 0.4]) close(easing(1 - share), 1 - easing(share));
  });
}

test('in a quarter of the time, cubicInOut covers a sixteenth of the distance and sineInOut about a seventh', () => {
  close(cubicInOut(0.25), 1 / 16);
  close(sineInOut(0.25), (1 - Math.SQRT1_2) / 2);
});
