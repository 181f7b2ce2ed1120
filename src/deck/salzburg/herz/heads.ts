import { curve, disc } from '../../curve.js';
import { flat } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { cuts } from '../shared/burin.js';

// The scale of the other heads: face centre 0,0, crown at -100, chin at +100, looking left.

/** An eye seen from the side: white, iris under a heavy lid, brow. */
export const sideEye = (x: number, y: number): Drawing => [
  flat(curve(`${x - 17},${y + 3}! ${x - 10},${y - 8} ${x + 17},${y + 2}! ${x - 2},${y + 9} z`), 'paper'),
  flat(disc(x - 7, y + 1, 6, 7), 'ink'),
  cuts(`${x - 20},${y - 1} ${x - 6},${y - 11} ${x + 10},${y - 7} ${x + 24},${y + 4}`, 8, 0),
  cuts(`${x - 14},${y + 8} ${x},${y + 10} ${x + 14},${y + 5}`, 3),
  cuts(`${x - 12},${y - 18} ${x + 6},${y - 19} ${x + 22},${y - 9}`, 3.5, 2),
];
