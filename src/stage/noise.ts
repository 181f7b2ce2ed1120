import { mulberry32 } from '../deck/mulberry32.js';

/** Heights in a row, and rows: a power of two, so that a mask finds its way round. */
const HEIGHTS = 256;
const MASK = HEIGHTS - 1;

/** A smooth landscape of heights from -1 to 1, its hills one unit apart. */
export interface HeightMap {
  at(x: number, y: number): number;
  /** The heights at `y`, from an `x` on in equal steps: faster than one by one where many fall on one hill. */
  walk(heights: Float32Array, x: number, step: number, y: number): void;
}

/** From one height to the next a slope has no edges. */
const eased = (share: number): number => share * share * (3 - 2 * share);

export function createHeightMap(seed: number): HeightMap {
  const random = mulberry32(seed);
  const points = Float32Array.from({ length: HEIGHTS * HEIGHTS }, () => random() * 2 - 1);
  const point = (row: number, column: number): number => points[row + column] ?? 0;
  return {
    at(x, y) {
      const left = Math.floor(x);
      const top = Math.floor(y);
      const across = eased(x - left);
      const upper = (top & MASK) * HEIGHTS;
      const lower = ((top + 1) & MASK) * HEIGHTS;
      const west = left & MASK;
      const east = (left + 1) & MASK;
      const north = point(upper, west) + (point(upper, east) - point(upper, west)) * across;
      const south = point(lower, west) + (point(lower, east) - point(lower, west)) * across;
      return north + (south - north) * eased(y - top);
    },
    walk(heights, x, step, y) {
      const top = Math.floor(y);
      const along = eased(y - top);
      const upper = (top & MASK) * HEIGHTS;
      const lower = ((top + 1) & MASK) * HEIGHTS;
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
        heights[index] = west + rise * eased(here - left);
      }
    },
  };
}
