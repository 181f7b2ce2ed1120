import { along, beads, curve, disc, poly, rect } from '../../curve.js';
import { area, cord, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';

/** The visible parts of a sheathed sabre with its hilt upward. */
export const sabreSheathed = (): Drawing => [
  area(curve('-20,10! -30,160 -20,330 12,470! 40,470! 24,330 12,160 20,10! z'), 'ink', 6),
  line(curve('-2,40 -8,160 2,320 22,440'), 4, 1, 'grau'),
  area(
    poly([
      [2, 420],
      [34, 420],
      [42, 478],
      [14, 482],
    ]),
    'ocker',
    5,
  ),
  area(
    poly([
      [-27, 116],
      [15, 116],
      [15, 138],
      [-28, 138],
    ]),
    'ocker',
    5,
  ),
  area(rect(-22, 6, 44, 26), 'ocker', 5),
  area(rect(-15, -84, 30, 90), 'weinrot', 5.5),
  line('M-14,-66H14M-14,-48H14M-14,-30H14', 3, 1),
  cord(curve('0,4 -46,-14 -50,-58 -14,-92'), 'ocker', 9, 4),
  area(disc(0, -96, 19), 'ocker', 5),
];

/** A fife, with the mouth hole at 0,0, the foot at -470 and the stopped head at 84. */
export const fife = (): Drawing => [
  area(rect(-462, -16, 540, 32), 'ocker', 6.5),
  line('M-440,-7H60', 3, 2, 'paper'),
  [
    [-472, 40],
    [-250, 20],
    [46, 40],
  ].map(([x, width]) => area(rect(x, -20, width, 40), 'rot', 5)),
  line('M-462,-20V20M54,-20V20M78,-20V20', 3, 2),
  { d: beads(along([-400, -4], [-140, -4], 6), 6.5), fill: 'ink' },
  { d: disc(-4, -6, 9, 7), fill: 'ink' },
];
