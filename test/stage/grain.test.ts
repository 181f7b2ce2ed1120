import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planksOf, paintGrain } from '../../src/stage/grain.js';
import { LARCH, WALNUT, type Wood } from '../../src/stage/wood.js';

const SIZES = [
  [320, 480],
  [390, 600],
  [1200, 800],
] as const;

/** A substitute for the browser's `ImageData`, which Node lacks. `paintGrain` uses only its data and size. */
const image = (width: number, height: number): ImageData => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
  colorSpace: 'srgb',
});

const painted = (width: number, height: number, wood = LARCH): Uint8ClampedArray => {
  const pixels = image(Math.ceil(width / 3), height);
  const steps = paintGrain(pixels, width, height, planksOf(width, height), wood.grain);
  while (!steps.next().done);
  return pixels.data;
};

test('five or six boards cover the tabletop without gaps', () => {
  for (const [width, height] of SIZES) {
    const boards = planksOf(width, height);
    assert.ok(boards.length === 5 || boards.length === 6);
    let end = 0;
    for (const { top, height: tall } of boards) {
      assert.ok(Math.abs(top - end) < 1e-6);
      end = top + tall;
    }
    assert.ok(Math.abs(end - height) < 1e-6);
  }
});

test('the tabletop has three knots, each within one board', () => {
  for (const [width, height] of SIZES) {
    const boards = planksOf(width, height);
    assert.equal(boards.flatMap(({ knots }) => knots).length, 3);
    for (const { top, height: tall, knots } of boards) {
      for (const { x, y, radius } of knots) {
        assert.ok(y - radius > top && y + radius < top + tall && x > 0 && x < width);
      }
    }
  }
});

test('the wood grain looks the same each time it is drawn', () => {
  assert.deepEqual(painted(390, 600), painted(390, 600));
});

/** Returns the mean brightness below the cards after checking the wood there. */
function checkedBrightness(wood: Wood): number {
  const [width, height] = [390, 600];
  const data = painted(width, height, wood);
  const columns = Math.ceil(width / 3);
  const bright: number[] = [];
  for (let row = Math.round(height * 0.4); row < height * 0.6; row++) {
    for (let column = Math.round(columns * 0.35); column < columns * 0.65; column++) {
      const at = (row * columns + column) * 4;
      assert.ok(data[at] > data[at + 1] && data[at + 1] > data[at + 2]);
      assert.equal(data[at + 3], 255);
      bright.push(0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2]);
    }
  }
  const mean = bright.reduce((sum, value) => sum + value, 0) / bright.length;
  const spread = Math.sqrt(bright.reduce((sum, value) => sum + (value - mean) ** 2, 0) / bright.length);
  assert.ok(spread > 1, 'the grain is visible');
  assert.ok(spread / mean < 0.06, 'the grain does not distract from the cards');
  return mean;
}

test('below the cards, larch and the darker walnut are brown, opaque and low in contrast', () => {
  assert.ok(checkedBrightness(WALNUT) < 0.75 * checkedBrightness(LARCH));
});
