import { disc, tube } from '../../curve.js';
import { area, joined, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';

export const tree = (): Drawing => [
  area(
    tube([
      [0, 0, 22],
      [4, -80, 14],
      [-4, -150, 12],
    ]),
    'weinrot',
    5,
  ),
  joined(
    [
      disc(0, -200, 66, 52),
      disc(-50, -170, 44, 36),
      disc(50, -172, 46, 38),
      disc(-22, -240, 46, 38),
      disc(30, -244, 44, 36),
    ],
    'gruen',
    5.5,
  ),
  line(
    'M-60,-170q14,16 28,0M-20,-190q14,16 28,0M22,-166q14,16 28,0M-30,-236q14,16 28,0M16,-228q14,16 28,0M46,-196q12,14 24,0',
    4,
    1,
  ),
];
