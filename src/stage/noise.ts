import { mulberry32 } from '../deck/mulberry32.js';

/** Number of heights per row, and number of rows. A power of two, so that a mask can wrap indices. */
const GRID_SIZE = 256;
const MASK = GRID_SIZE - 1;

/** A smooth landscape with heights from -1 to 1 and hills one unit apart. */
export interface HeightMap {
  at(x: number, y: number): number;
  /** Writes the heights at `y` from `x` in equal steps. Faster than `at` for steps that are small relative to a hill. */
  walk(heights: Float32Array, x: number, step: number, y: number): void;
}

/** Smoothstep, so that slopes between heights have no edges. */
const smoothstep = (share: number): number => share * share * (3 - 2 * share);

export function createHeightMap(seed: number): HeightMap {
  const random = mulberry32(seed);
  const points = Float32Array.from({ length: GRID_SIZE * GRID_SIZE }, () => random() * 2 - 1);
  const point = (row: number, column: number): number => points[row + column] ?? 0;
  return {
    at(x, y) {
      const left = Math.floor(x);
      const top = Math.floor(y);
      const across = smoothstep(x - left);
      const upper = (top & MASK) * GRID_SIZE;
      const lower = ((top + 1) & MASK) * GRID_SIZE;
      const west = left & MASK;
      const east = (left + 1) & MASK;
      const north = point(upper, west) + (point(upper, east) - point(upper, west)) * across;
      const south = point(lower, west) + (point(lower, east) - point(lower, west)) * across;
      return north + (south - north) * smoothstep(y - top);
    },
    walk(heights, x, step, y) {
      const top = Math.floor(y);
      const along = smoothstep(y - top);
      const upper = (top & MASK) * GRID_SIZE;
      const lower = ((top + 1) & MASK) * GRID_SIZE;
      const between = (column: number): number => {
        const north = point(upper, column & MASK);
        return north + (point(lower, column & MASK) - north) * along;
      };
      let left = Math.floor(x);
      let west = between(left);
      let rise = between(left + 1) - west;
      for (let index = 0; index < heights.length; index++) {
        const here = x + index * step;
        if (here >= left + 1) {
          left = Math.floor(here);
          west = between(left);
          rise = between(left + 1) - west;
        }
        heights[index] = west + rise * smoothstep(here - left);
      }
    },
  };
}
