import { around, curve, disc } from '../../curve.js';
import { area, flat, joined, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import { comb } from '../shared/comb.js';

/** Locks of wool, drawn as hanging hooks, alternately large and small. */
const curls = (places: readonly Point[]): Drawing => [
  line(
    places
      .map(([x, y], i) => (i % 2 ? `M${x},${y}q1,14 13,13q10,-3 6,-13q-5,-5 -9,1` : `M${x},${y}q2,10 11,8q8,-2 6,-10`))
      .join(''),
    3.2,
    1,
  ),
];

/** A cloven hoof with its middle on the given point. */
const hoof = (x: number, y: number): Drawing => [
  area(curve(`${x - 9},${y - 15}! ${x - 15},${y}! ${x + 12},${y}! ${x + 9},${y - 15}! z`), 'ink', 3),
  line(`M${x - 1},${y - 11}l-2,11`, 2.8, 1, 'grau'),
];

const foreleg = (x: number, y: number): Drawing => [
  area(
    curve(
      `${x - 15},${y - 78}! ${x - 12},${y - 52} ${x - 13},${y - 42} ${x - 8},${y - 30} ${x - 8},${y - 13}! ${x + 8},${y - 13}! ${x + 9},${y - 30} ${x + 12},${y - 44} ${x + 12},${y - 54} ${x + 18},${y - 78}! z`,
    ),
    'grau',
    4.5,
  ),
  line(`M${x - 10},${y - 44}q8,7 18,1`, 3, 1),
  hoof(x, y),
];

/** A hind leg with its hock pointing back, to the right. */
const hindleg = (x: number, y: number): Drawing => [
  area(
    curve(
      `${x - 22},${y - 84}! ${x - 16},${y - 62} ${x + 2},${y - 46} ${x + 3},${y - 34} ${x - 6},${y - 13}! ${x + 10},${y - 13}! ${x + 18},${y - 32} ${x + 25},${y - 46} ${x + 20},${y - 60} ${x + 26},${y - 84}! z`,
    ),
    'grau',
    4.5,
  ),
  line(`M${x + 8},${y - 38}q4,-8 12,-8`, 3, 1),
  hoof(x + 2, y),
];

/** A sheep grazing towards the left, with one foreleg forward and its feet on `y`. */
export const grazing = (x: number, y: number): Drawing => [
  foreleg(x - 44, y - 7),
  hindleg(x + 92, y - 6),
  foreleg(x - 88, y + 4),
  hindleg(x + 46, y + 6),
  // Stump of the tail, which hangs out of the wool
  joined(
    [
      disc(x + 128, y - 108, 17, 28, -14),
      ...around([x, y - 116], 92, 42, 11).map(([px, py], i) => disc(px, py, i % 3 ? 33 : 40, i % 2 ? 27 : 33)),
      disc(x, y - 116, 94, 46),
      disc(x - 108, y - 116, 32, 38),
    ],
    'paper',
    5.5,
  ),
  curls([
    [x - 84, y - 136],
    [x - 48, y - 156],
    [x - 6, y - 146],
    [x + 38, y - 158],
    [x + 76, y - 134],
    [x - 62, y - 106],
    [x - 20, y - 112],
    [x + 24, y - 116],
    [x + 64, y - 98],
    [x - 34, y - 78],
    [x + 8, y - 80],
    [x + 44, y - 72],
    [x - 108, y - 112],
  ]),
  comb(`${x + 124},${y - 128} ${x + 116},${y - 92} ${x + 96},${y - 70}`, 30),
  // Head between the shoulder blades, a cap of wool on its brow
  area(
    curve(
      `${x - 116},${y - 120}! ${x - 142},${y - 100} ${x - 158},${y - 66} ${x - 172},${y - 30} ${x - 170},${y - 14} ${x - 152},${y - 8} ${x - 136},${y - 20} ${x - 116},${y - 56} ${x - 96},${y - 88}! z`,
    ),
    'grau',
    5,
  ),
  joined([disc(x - 116, y - 128, 17), disc(x - 136, y - 118, 14), disc(x - 98, y - 118, 16)], 'paper', 4.5),
  area(
    curve(
      `${x - 112},${y - 108}! ${x - 88},${y - 102} ${x - 70},${y - 78} ${x - 74},${y - 64} ${x - 96},${y - 72} ${x - 114},${y - 92}! z`,
    ),
    'grau',
    4.5,
  ),
  line(`M${x - 106},${y - 98}q16,4 24,22M${x - 168},${y - 30}q8,6 18,2M${x - 164},${y - 16}q10,4 20,-4`, 3, 1),
  line(curve(`${x - 154},${y - 68} ${x - 142},${y - 77} ${x - 130},${y - 70}`), 4, 0),
  flat(disc(x - 141, y - 69, 5, 4.5), 'ink'),
  comb(`${x - 138},${y - 22} ${x - 118},${y - 56} ${x - 102},${y - 80}`, -20),
  {
    d: curve(
      `${x - 186},${y + 4}! ${x - 182},${y - 12} ${x - 196},${y - 26}! ${x - 174},${y - 14} ${x - 176},${y + 2}! ${x - 168},${y - 18} ${x - 156},${y - 30}! ${x - 158},${y - 12} ${x - 160},${y + 4}! z`,
    ),
    fill: 'gruen',
    stroke: 'ink',
    width: 3.5,
    from: 1,
  },
];

/** A sheep at rest on `y`, looking up to the left, with its legs folded under its body. */
export const resting = (x: number, y: number): Drawing => [
  joined(
    [
      ...around([x + 24, y - 54], 74, 32, 10).map(([px, py], i) => disc(px, py, i % 3 ? 28 : 33, i % 2 ? 24 : 29)),
      disc(x + 24, y - 52, 78, 38),
      disc(x - 50, y - 84, 28, 36, -20),
      disc(x - 58, y - 62, 22, 32),
    ],
    'paper',
    5.5,
  ),
  curls([
    [x - 62, y - 84],
    [x - 34, y - 72],
    [x + 6, y - 88],
    [x + 44, y - 92],
    [x + 78, y - 70],
    [x + 30, y - 62],
    [x - 8, y - 54],
    [x + 58, y - 44],
    [x + 92, y - 44],
    [x - 56, y - 54],
  ]),
  comb([`${x + 122},${y - 66} ${x + 122},${y - 36} ${x + 96},${y - 10}`], 32),
  // Foreleg bent back under the breast, hind hoof in front of the belly
  area(
    curve(
      `${x - 36},${y - 40}! ${x - 62},${y - 36} ${x - 88},${y - 20} ${x - 92},${y - 6} ${x - 78},${y + 2} ${x - 52},${y} ${x - 22},${y + 2}! ${x - 20},${y - 12}! ${x - 44},${y - 14} ${x - 60},${y - 14} ${x - 26},${y - 22}! z`,
    ),
    'grau',
    4.5,
  ),
  area(curve(`${x - 24},${y - 13}! ${x - 4},${y - 12} ${x + 2},${y + 3}! ${x - 24},${y + 3}! z`), 'ink', 3),
  area(
    curve(
      `${x + 86},${y - 34}! ${x + 64},${y - 30} ${x + 50},${y - 16}! ${x + 30},${y - 12}! ${x + 30},${y + 3}! ${x + 62},${y + 4} ${x + 94},${y + 2} ${x + 106},${y - 10}! z`,
    ),
    'grau',
    4.5,
  ),
  area(curve(`${x + 34},${y - 13}! ${x + 18},${y - 10} ${x + 10},${y + 3}! ${x + 34},${y + 3}! z`), 'ink', 3),
  area(
    curve(
      `${x - 46},${y - 122}! ${x - 74},${y - 124} ${x - 98},${y - 108} ${x - 112},${y - 92} ${x - 108},${y - 78} ${x - 92},${y - 74} ${x - 66},${y - 82} ${x - 44},${y - 92}! z`,
    ),
    'grau',
    5,
  ),
  joined([disc(x - 50, y - 124, 15), disc(x - 64, y - 126, 12), disc(x - 36, y - 114, 15)], 'paper', 4.5),
  area(
    curve(
      `${x - 52},${y - 112}! ${x - 32},${y - 112} ${x - 14},${y - 98} ${x - 16},${y - 86} ${x - 36},${y - 88} ${x - 54},${y - 100}! z`,
    ),
    'grau',
    4.5,
  ),
  line(curve(`${x - 88},${y - 104} ${x - 78},${y - 112} ${x - 68},${y - 106}`), 4, 0),
  flat(disc(x - 78, y - 105, 4.5), 'ink'),
  line(`M${x - 106},${y - 82}q10,2 18,-4M${x - 106},${y - 94}q5,0 6,4M${x - 46},${y - 106}q16,2 22,12`, 3, 1),
  line(`M${x + 46},${y - 2}v-8`, 3, 1),
];
