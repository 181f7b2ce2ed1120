import { curve, disc } from '../../curve.js';
import { area } from '../../draw.js';
import type { Drawing } from '../../shape.js';

export const bowKnot = (): Drawing => [
  area(curve('0,0! -40,-34 -58,-14 -50,16 z'), 'rot', 5.5),
  area(curve('0,0! 40,-34 58,-14 50,16 z'), 'rot', 5.5),
  area(curve('-4,4! -30,30 -34,62! -14,50 z'), 'rot', 5),
  area(curve('4,4! 30,30 34,62! 14,50 z'), 'rot', 5),
  area(disc(0, 2, 13), 'rot', 5),
];
