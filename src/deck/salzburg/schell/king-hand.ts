import { curve, tube } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { comb } from '../shared/comb.js';

/** A hand over an edge, with the fingers hanging down in front and the wrist at 0,-40. */
export const restingHand = (): Drawing => [
  area(curve('-34,-46! -50,-10 -52,24 -38,40 40,44 52,20 44,-14 32,-46! z'), 'haut', 5.5),
  [
    [40, 66, 10.5],
    [16, 84, 12.5],
    [-10, 94, 13.5],
    [-36, 82, 13],
  ].map(([x, y, r]) =>
    area(
      tube(
        [
          [x * 0.86, 14, r],
          [x, 50, r + 0.5],
          [x + 1, y, r - 3],
        ],
        { roundEnd: true },
      ),
      'haut',
      5,
    ),
  ),
  line(
    'M-42,18C-36,8 -26,8 -22,16M-18,16C-12,6 -2,6 2,14M6,16C12,6 20,8 24,14M28,16C32,10 38,12 40,16M-44,56h14M-16,60h14M10,58h12',
    3,
    1,
  ),
  area(curve('-40,-20! -62,8 -70,38 -64,58 -50,54 -46,36 -32,14! z'), 'haut', 5),
  comb('40,-30 50,0 50,26', 24),
];
