import { beads, curve } from '../curve.js';
import { line } from '../draw.js';
import type { Drawing } from '../shape.js';

// Garments hang from the pit of the neck, 0,0; shoulders at 125 to either side, waist at 310, hem at 510.
// Main cloth is `rot`, trim `ocker`, lining or facing `gruen`; a figure exchanges them.

/** The scroll that is woven into the gowns of kings. */
export const wovenScroll = (): Drawing => [
  line(
    curve('-40,26 -52,-2 -30,-26 -6,-10 -14,10 -28,2') +
      curve('-40,26 0,40 34,20 40,-12 22,-28 6,-14 18,-4') +
      'M-4,30C-4,44 4,50 14,52',
    5.5,
    1,
    'weinrot',
  ),
  {
    d: beads(
      [
        [2, 14],
        [-30, -38],
        [44, -34],
      ],
      6,
    ),
    fill: 'ocker',
    stroke: 'ink',
    width: 3,
    from: 2,
  },
];
