import { along, curve, disc, poly, rect } from '../curve.js';
import { area, cord, line } from '../draw.js';
import type { Drawing } from '../shape.js';

// Hands: the wrist is 0,0, fingers toward -y. Weapons: the grip is 0,0, the point toward -y.

/** Only what one sees of a sabre in its sheath, hilt upward. */
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

export const lilySceptre = (): Drawing => [
  area(rect(-11, -300, 22, 520), 'ocker', 6),
  line('M-3,-290V210', 3, 2),
  area(disc(0, -306, 24, 16), 'rot', 5.5),
  area(
    curve('0,-318! -44,-336 -52,-386 -26,-402 -8,-376! -16,-420 0,-452! 16,-420 8,-376! 26,-402 52,-386 44,-336 z'),
    'ocker',
    6.5,
  ),
  area(disc(0, -356, 13), 'rot', 4.5),
  area(disc(0, -200, 19, 12), 'rot', 5),
  area(disc(0, 226, 20), 'ocker', 5.5),
];

export const bowKnot = (): Drawing => [
  area(curve('0,0! -40,-34 -58,-14 -50,16 z'), 'rot', 5.5),
  area(curve('0,0! 40,-34 58,-14 50,16 z'), 'rot', 5.5),
  area(curve('-4,4! -30,30 -34,62! -14,50 z'), 'rot', 5),
  area(curve('4,4! 30,30 34,62! 14,50 z'), 'rot', 5),
  area(disc(0, 2, 13), 'rot', 5),
];

export const epaulette = (): Drawing => [
  area(curve('-58,-18! 0,-34 56,-14! 62,10! 0,-2 -62,12! z'), 'ocker', 6),
  line(
    along([-58, 14], [58, 12], 8)
      .map(([x, y]) => `M${x},${y - (1 - (x / 60) ** 2) * 10}v26`)
      .join(''),
    9,
    0,
  ),
  line(
    along([-58, 14], [58, 12], 8)
      .map(([x, y]) => `M${x},${y - (1 - (x / 60) ** 2) * 10}v24`)
      .join(''),
    4.5,
    0,
    'ocker',
  ),
];

/** The braid of a hussar's thigh. */
export const knot = (): Drawing => [
  line(
    curve('0,96 0,30 -28,0 -30,-40 -6,-46 2,-20 -8,0 0,30') +
      curve('0,30 28,0 30,-40 6,-46 -2,-20 8,0 0,30') +
      curve('0,-50 -14,-74 0,-96 14,-74 0,-50'),
    8,
    0,
    'rot',
  ),
];
