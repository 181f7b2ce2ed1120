import { around, disc } from '../../curve.js';
import { area } from '../../draw.js';
import type { Drawing } from '../../shape.js';

export const star = (): Drawing => [
  area(disc(0, 0, 92), 'ocker', 8),
  around([0, 0], 84, 84, 6).map(([x, y]) =>
    area(`M0,0Q${x / 2 - y * 0.3},${y / 2 + x * 0.3} ${x},${y}Q${x / 2 + y * 0.3},${y / 2 - x * 0.3} 0,0Z`, 'rot', 6),
  ),
];
