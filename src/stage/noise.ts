import { mulberry32 } from '../deck/mulberry32.js';

/** Heights in a row, and rows: a power of two, so that a mask finds its way round. */
const HEIGHTS = 256;
const MASK = HEIGHTS - 1;

/** A smooth landscape of heights from -1 to 1, its hills one unit apart. */
export function landscape(seed: number): (x: number, y: number) => number {
  const random = mulberry32(seed);
  const heights = Float32Array.from({ length: HEIGHTS * HEIGHTS }, () => random() * 2 - 1);
  const at = (row: number, column: number): number => heights[row + column] ?? 0;
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const right = x - left;
    const down = y - top;
    const across = right * right * (3 - 2 * right);
    const along = down * down * (3 - 2 * down);
    const upper = (top & MASK) * HEIGHTS;
    const lower = ((top + 1) & MASK) * HEIGHTS;
    const west = left & MASK;
    const east = (left + 1) & MASK;
    const north = at(upper, west) + (at(upper, east) - at(upper, west)) * across;
    const south = at(lower, west) + (at(lower, east) - at(lower, west)) * across;
    return north + (south - north) * along;
  };
}
