import { curve, tube } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { comb } from '../shared/comb.js';

/** A fist on a hilt along x, with the blade to the right and the wrist at -96,-16. */
export const hiltFist = (): Drawing => [
  area(curve('-96,-44! -56,-54 -10,-60 34,-54 56,-34 58,-4 20,10 -40,12 -72,22 -96,16! z'), 'haut', 6),
  [44, 18, -9, -35].map((x, i) => [
    area(
      tube(
        [
          [x - 5, -26, 12.5],
          [x, 2, 14],
          [x - 2, 30 - i * 2, 11.5],
        ],
        { roundStart: true, roundEnd: true },
      ),
      'haut',
      5,
    ),
    line(`M${x - 13},-20q8,-8 16,0M${x - 9},8h13`, 3, 1),
  ]),
  // Forefinger around the cross, thumb along the top of the grip
  area(
    tube(
      [
        [30, -40, 11],
        [54, -38, 11],
        [60, -14, 9.5],
      ],
      { roundStart: true, roundEnd: true },
    ),
    'haut',
    5,
  ),
  area(
    tube(
      [
        [-60, -40, 12],
        [-26, -52, 12.5],
        [14, -52, 9],
      ],
      { roundStart: true, roundEnd: true },
    ),
    'haut',
    5,
  ),
  line('M10,-58q-8,2 -8,10M-34,-62q4,8 2,16', 2.8, 2),
  comb('-90,14 -66,20 -44,12', 18, { lean: 0 }),
];
