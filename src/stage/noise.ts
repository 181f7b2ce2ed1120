import { mulberry32 } from '../deck/mulberry32.js';

const SIZE = 256;
const MASK = SIZE - 1;

/** A smooth landscape of heights from -1 to 1, its hills one unit apart. */
export function landscape(seed: number): (x: number, y: number) => number {
  const random = mulberry32(seed);
  const heights = Float32Array.from({ length: SIZE * SIZE }, () => random() * 2 - 1);
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const right = x - left;
    const down = y - top;
    const across = right * right * (3 - 2 * right);
    const along = down * down * (3 - 2 * down);
    const upper = (top & MASK) * SIZE;
    const lower = ((top + 1) & MASK) * SIZE;
    const west = left & MASK;
    const east = (left + 1) & MASK;
    const north = heights[upper + west] + (heights[upper + east] - heights[upper + west]) * across;
    const south = heights[lower + west] + (heights[lower + east] - heights[lower + west]) * across;
    return north + (south - north) * along;
  };
}
