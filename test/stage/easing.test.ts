import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cubicInOut, cubicOut, sineInOut } from '../../src/stage/easing.js';

const close = (value: number, wanted: number): void =>
  assert.ok(Math.abs(value - wanted) < 1e-12, `${value} is ${wanted}`);

for (const [name, easing] of Object.entries({ cubicOut, cubicInOut, sineInOut })) {
  test(`${name} goes from 0 to 1 and never back`, () => {
    close(easing(0), 0);
    close(easing(1), 1);
    const ways = Array.from({ length: 101 }, (_, percent) => easing(percent / 100));
    assert.ok(
      ways.every((way, percent) => percent === 0 || way > ways[percent - 1]),
      'it moves on all the time',
    );
  });
}

test('what is thrown is seven eighths there after half of the time', () => {
  close(cubicOut(0.5), 7 / 8);
});

for (const [name, easing] of Object.entries({ cubicInOut, sineInOut })) {
  test(`${name} is half way at half time, and stops as it starts`, () => {
    close(easing(0.5), 0.5);
    for (const share of [0.1, 0.25, 0.4]) close(easing(1 - share), 1 - easing(share));
  });
}

test('a quarter of the time brings a carried card a sixteenth of the way, and turns one by a seventh', () => {
  close(cubicInOut(0.25), 1 / 16);
  close(sineInOut(0.25), (1 - Math.SQRT1_2) / 2);
});
