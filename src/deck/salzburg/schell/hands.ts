import { curve, tube } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { comb } from '../shared/comb.js';

// The hands of Schell are about 115 units long. A held object is drawn between the palm and the fingers.

const finger = (x: number, y: number, reach: number, drop: number, r = 13.5): Drawing => [
  area(
    tube(
      [
        [x, y, r],
        [x - reach * 0.5, y - 3 + drop * 0.3, r + 0.5],
        [x - reach, y + drop, r - 2],
      ],
      { roundEnd: true },
    ),
    'haut',
    5,
  ),
];

/** The palm around an upright staff along y, with the wrist at 104,6. */
export const gripPalm = (): Drawing => [
  area(curve('104,-30! 70,-44 34,-62 4,-66 -10,-40 -8,30 12,60 46,56 80,46 104,38! z'), 'haut', 6),
];

export const gripFingers = (): Drawing => [
  area(curve('104,-30! 70,-42 40,-54 26,-46 24,0 28,44 48,56 80,46 104,38! z'), 'haut', 5),
  finger(38, 46, 62, 2, 11.5),
  finger(40, 23, 72, 2),
  finger(42, -2, 76, 1),
  finger(42, -28, 72, 1),
  line(
    'M44,-40C54,-34 54,-20 46,-14M46,-12C56,-6 55,8 47,12M45,14C54,20 52,32 44,36M-18,-35v12M-22,-8v12M-19,18v11',
    3,
    1,
  ),
  area(curve('78,-38! 52,-55 26,-63 0,-69 -20,-67 -27,-58 -18,-50 4,-50 30,-44 52,-34 66,-26! z'), 'haut', 5),
  line('M-28,-62C-22,-56 -14,-56 -10,-60', 2.8, 2),
  comb('104,38 80,46 50,56', 22),
];
