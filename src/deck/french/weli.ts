import { around, beads, disc } from '../curve.js';
import { area, cord, line } from '../draw.js';
import { type Drawing, type Point, WIDTH } from '../shape.js';
import { sixPips } from './numbers.js';
import { FRENCH_SIGNS } from './signs.js';
import { strands } from './wreath.js';
import { star } from '../salzburg/shared/star.js';
import { wordWeli } from '../salzburg/schell/weli-word.js';

/** The middle of the drawings on the axis, and of the diamonds next to it. */
const MIDDLE = 948;

const SCROLLS = [
  'M0,-100C-4,-160 60,-176 96,-220C128,-262 104,-312 66,-304C34,-296 34,-254 62,-254',
  'M40,-92C70,-120 112,-118 124,-88C132,-60 100,-42 86,-62',
];
const CURLS: readonly Point[] = [
  [62, -254],
  [86, -62],
];
const LEAF = 'M92,-214C128,-220 150,-250 150,-286C116,-284 92,-254 92,-214Z';

/** A quarter of the scrolls that hold the club and the heart, and the sun on the stone under the willow. */
const weliScroll = (): Drawing => [
  area(LEAF, 'gruen', 6),
  SCROLLS.map((d): Drawing => [cord(d, 'ocker', 13, 5), line(strands(d), 2.8, 2)]),
  { d: beads(CURLS, 15), fill: 'rot', stroke: 'ink', width: 5 },
];

const weliSun = (): Drawing => [
  area(disc(0, 0, 104), 'ocker', 8),
  line(
    around([0, 0], 97, 97, 24)
      .map(([x, y]) => `M${x},${y}L${x * 0.84},${y * 0.84}`)
      .join(''),
    4,
    1,
  ),
  area(disc(0, 0, 80), 'paper', 5.5),
  { use: star, scale: 0.76 },
];

/**
 * The diamond six with the Weli's name. The club and the heart are on the axis, in place of the Salzburg Weli's acorn and
 * heart.
 */
export const frenchWeli = (): Drawing => [
  (
    [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const
  ).map(([sx, sy]) => ({ use: weliScroll, at: [WIDTH / 2, MIDDLE] as Point, scale: [sx, sy] as Point })),
  { use: weliSun, at: [WIDTH / 2, MIDDLE] },
  sixPips('S', MIDDLE, 528),
  { use: FRENCH_SIGNS.E, at: [WIDTH / 2, MIDDLE - 404], scale: 1.9 },
  { use: FRENCH_SIGNS.H, at: [WIDTH / 2, MIDDLE + 404], scale: 1.9 },
  { use: wordWeli, at: [209, 120], scale: 0.9 },
];
