import { listOf } from '../../../base/list-of.js';
import { along, curve, disc } from '../../curve.js';
import { area, cord, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';

// The fire is on y = 0.

const chestnut = ([x, y]: Point): Drawing => [
  area(disc(x, y, 20, 17), 'weinrot', 4),
  line(`M${x - 8},${y - 4}q8,-8 16,0`, 3.5, 1, 'haut'),
];

/** Chestnuts in rows, each one chestnut shorter than the row below. */
const heap = ([x, y]: Point, width: number, rows: number): Drawing =>
  listOf(rows, (row) =>
    along(
      [x - (36 * (width - 1 - row)) / 2, y - row * 20],
      [x + (36 * (width - 1 - row)) / 2, y - row * 20],
      width - row,
    ).map(chestnut),
  ).reverse();

/** Stones around a fire, and an iron pan of chestnuts over it. The rim is 270 wide and at a height of 180. */
export const chestnutFire = (): Drawing => [
  heap([0, -184], 6, 3),
  area(
    curve('-135,-180! -122,-140 -84,-112 -50,-110! 50,-110! 84,-112 122,-140 135,-180! 90,-170 -90,-170 z'),
    'ink',
    4,
  ),
  line('M-124,-168C-60,-154 60,-154 124,-168', 3.5, 1, 'grau'),
  // The flames rise in front of the iron, which would otherwise hide them.
  area(
    curve(
      '-98,-16! -124,-56 -106,-90 -116,-128! -78,-104 -70,-78! -46,-104 -50,-142! -14,-112 -8,-80! 12,-100 14,-126! 40,-104 46,-78! 70,-98 68,-136! 104,-104 100,-74! 114,-92 122,-112! 126,-60 98,-16! z',
    ),
    'rot',
    5,
  ),
  area(
    curve(
      '-76,-14! -92,-46 -78,-76! -58,-58 -54,-48! -34,-68 -34,-98! -8,-72 -6,-50! 10,-62 18,-80! 34,-64 36,-50! 56,-64 66,-88! 82,-50 72,-14! z',
    ),
    'ocker',
    4,
  ),
  cord('M-84,-12L56,-48', 'weinrot', 17, 4),
  cord('M84,-12L-50,-48', 'weinrot', 17, 4),
  [
    [-118, 26, 22],
    [-72, 30, 24],
    [-22, 28, 22],
    [30, 32, 25],
    [84, 30, 23],
    [124, 22, 19],
  ].map(([x, rx, ry]) => [
    area(disc(x, -14, rx, ry), 'grau', 5),
    line(
      `M${x + 2},${-14 + ry * 0.5}l${rx * 0.6},-${ry * 0.5}M${x - rx * 0.1},${-14 + ry * 0.2}l${rx * 0.8},-${ry * 0.6}`,
      3,
      2,
    ),
  ]),
];
