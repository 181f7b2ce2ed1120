import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHeightMap } from '../../src/stage/noise.js';

test('from any start, walk() writes the same heights that at() returns', () => {
  const { at, walk } = createHeightMap(7);
  for (const [x, step, y] of [
    [0, 0.013, 0],
    [3990.7, 0.079, 12.4],
    [-3.2, 0.5, -0.3],
    [255.9, 2.7, 1000.25],
  ] as const) {
    const heights = new Float32Array(200);
    walk(heights, x, step, y);
    heights.forEach((height, index) => {
      assert.ok(Math.abs(height - at(x + index * step, y)) < 1e-6, `${index} steps of ${step} from ${x}, ${y}`);
    });
    assert.ok(Math.max(...heights) - Math.min(...heights) > 0.1, 'the landscape is not flat');
  }
});
