import { listOf } from '../../base/list-of.js';
import type { Back } from '../back.js';
import { around, CARD_PATH, curve, disc, poly, rounded } from '../curve.js';
import { area, cord, line } from '../draw.js';
import { hatch } from '../hatch.js';
import { type Drawing, HATCH, HEIGHT, INNER, OUTER, type Placed, type Point, type Shape, WIDTH } from '../shape.js';

const CENTRE: Point = [WIDTH / 2, HEIGHT / 2];
/** The lattice has 4 x 8 diamonds between its edges. */
const [LEFT, TOP, RIGHT, BOTTOM] = [100, 100, WIDTH - 100, HEIGHT - 100];
const [COLUMNS, ROWS] = [4, 8];
const [WIDE, TALL] = [(RIGHT - LEFT) / COLUMNS, (BOTTOM - TOP) / ROWS];

/** The laths in one direction, from edge to edge. */
function laths(leansRight: boolean): readonly string[] {
  return listOf(COLUMNS + ROWS - 1, (i) => {
    // A lath begins on the top edge, or on the side for the lower ones, and ends on the opposite side or the bottom.
    const along = i + 1;
    const [fromColumn, fromRow] = along <= COLUMNS ? [along, 0] : [COLUMNS, along - COLUMNS];
    const [toColumn, toRow] = along <= ROWS ? [0, along] : [along - ROWS, ROWS];
    const x = (column: number): number => (leansRight ? RIGHT - column * WIDE : LEFT + column * WIDE);
    return poly(
      [
        [x(fromColumn), TOP + fromRow * TALL],
        [x(toColumn), TOP + toRow * TALL],
      ],
      false,
    );
  });
}

/** A heart that points down, for a heart of 100. */
const HEART = curve('0,50! -30,22 -48,-4 -46,-30 -24,-44 -6,-34 0,-16! 6,-34 24,-44 46,-30 48,-4 30,22 z');
const smallHeart = (): Drawing => [area(HEART, 'kiel', 9)];
const redHeart = (): Drawing => [
  area(HEART, 'rot', 6),
  line(hatch(HEART, { angle: 20, step: 7, share: 0.4, longest: 34 }), HATCH * 0.8, 2),
];

const star = (): Drawing => [
  around([0, 0], 0, 0, 4).map((at, i): Placed => ({ use: starPetal, at, turn: i * 90 })),
  area(disc(0, 0, 8), 'ocker', 3.5),
];
const starPetal = (): Drawing => [area(curve('0,-6! -12,-22 0,-42! 12,-22 z'), 'ocker', 4)];

/** Hearts and stars in the diamonds. The hearts of the lower half are turned, like everything on a back. */
const filling = (): Drawing => [
  places(COLUMNS, ROWS - 1, 0.5, 1).map((at): Placed =>
    at[1] === CENTRE[1]
      ? { use: star, at, scale: 1.2, from: 1 }
      : { use: smallHeart, at, scale: 0.95, turn: at[1] < CENTRE[1] ? 0 : 180 },
  ),
  places(COLUMNS - 1, ROWS, 1, 0.5).map((at): Placed => ({ use: star, at, scale: 1.2, from: 1 })),
  [...places(COLUMNS, ROWS, 0.5, 0.5), ...places(COLUMNS - 1, ROWS - 1, 1, 1)].map(([x, y]): Shape => ({
    ...area(disc(x, y, 13), 'kiel', INNER),
    from: 1,
  })),
];

/** Returns points in rows and columns, with the first point at this distance from the corner, in diamonds. */
const places = (columns: number, rows: number, fromColumn: number, fromRow: number): readonly Point[] =>
  listOf(columns * rows, (i): Point => [
    LEFT + ((i % columns) + fromColumn) * WIDE,
    TOP + (Math.floor(i / columns) + fromRow) * TALL,
  ]);

const draw = (): Drawing => [
  { d: CARD_PATH, fill: 'leder' },
  laths(false).map((d) => cord(d, 'rot', 20, 5)),
  laths(true).map((d) => cord(d, 'rot', 20, 5)),
  filling(),
  frame(),
  medallion(),
];

const frame = (): Drawing => [
  { d: rounded(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 8), stroke: 'ink', width: 32 },
  { d: rounded(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 8), stroke: 'kiel', width: 16 },
  { d: rounded(50, 50, WIDTH - 100, HEIGHT - 100, 40), stroke: 'kiel', width: 14 },
];

/** Four hearts that meet in the middle, as on painted chests. */
const medallion = (): Drawing => [
  around(CENTRE, 228, 228, 24, 7.5).map(([x, y]): Shape => area(disc(x, y, 36), 'kiel', OUTER)),
  area(disc(...CENTRE, 232), 'kiel', OUTER),
  { d: disc(...CENTRE, 206), stroke: 'rot', width: 9 },
  around(CENTRE, 0, 0, 4, 0).map((at, i): Placed => ({ use: sprig, at, turn: 45 + i * 90, scale: 0.94, from: 1 })),
  around(CENTRE, 96, 96, 4, 0).map((at, i): Placed => ({ use: redHeart, at, turn: i * 90, scale: 1.65 })),
  area(disc(...CENTRE, 24), 'ocker', INNER),
];

const sprig = (): Drawing => [
  line('M0,-30L0,-150', 7, 1),
  area(curve('0,-130! -22,-158 -14,-188 0,-206! 14,-188 22,-158 z'), 'gruen', INNER),
  area(curve('0,-110! -34,-124 -52,-150 -56,-174! -28,-164 -8,-142 z'), 'gruen', INNER),
  area(curve('0,-110! 34,-124 52,-150 56,-174! 28,-164 8,-142 z'), 'gruen', INNER),
];

export const LATTICE: Back = { ground: 'wine', draw };
