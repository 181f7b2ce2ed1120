import type { Back } from '../back.js';
import { along, around, beads, CARD_PATH, curve, disc, rounded } from '../curve.js';
import { area, cord, line } from '../draw.js';
import { hatch } from '../hatch.js';
import { type Drawing, HATCH, HEIGHT, INNER, type Placed, type Point, type Shape, WIDTH } from '../shape.js';
import { stitched } from './stitches.js';

const CENTRE: Point = [WIDTH / 2, HEIGHT / 2];

/** The lengths of the petals, clockwise from the top. They repeat after half a turn. */
const PETALS = [306, 226, 286, 240, 268];

/** A woolly petal that points up from 0,0, for a petal of 100. */
const PETAL = curve('-8,-16 -20,-36 -22,-56 -13,-78 -4,-90 3,-101! 9,-88 17,-76 23,-54 19,-34 8,-16 z');
const petal = (): Drawing => [
  area(PETAL, 'paper', 4.4),
  line(hatch(PETAL, { angle: 12, step: 4.2, share: 0.36, longest: 14 }), 1.2, 2),
  line(curve('-1,-30 -3,-56 1,-82'), 2.2),
];

/** A lance-shaped leaf that points up from 0,0, for a leaf of 100. */
const LEAF = curve('0,0! -17,-34 -15,-66 0,-100! 17,-66 15,-34 z');
const leaf = (): Drawing => [area(LEAF, 'laub', 4.4), line('M0,-8L0,-84', 2.6)];

/** The star of a gentian, and its centre. */
const GENTIAN = curve('0,-36! -30,-62 -18,-96 0,-112! 18,-96 30,-62 z');
const gentian = (): Drawing => [
  around([0, 0], 0, 0, 5).map((_, i): Placed => ({ use: gentianPetal, turn: i * 72 })),
  area(disc(0, 0, 34), 'paper', 5),
  area(disc(0, 0, 16), 'ocker', 4),
];
const gentianPetal = (): Drawing => [
  area(curve('-20,-24! -46,-58 -34,-92 0,-118! 34,-92 46,-58 20,-24! z'), 'blau', 6),
  line(hatch(GENTIAN, { angle: 90, step: 9, share: 0.5, longest: 40 }), HATCH, 2),
  line('M0,-36L0,-86', 3.5),
];

/** A blossom of the alpine rose in profile, open upwards from 0,0. */
const ROSE = curve(
  '-14,0 -34,-26 -52,-66! -34,-60 -26,-84! -10,-68 0,-92! 10,-68 26,-84! 34,-60 52,-66! 34,-26 14,0 z',
);
const rose = (): Drawing => [
  area(ROSE, 'rot', 6),
  line(hatch(ROSE, { angle: 80, step: 9, share: 0.34, longest: 36 }), HATCH, 2),
  area(curve('-20,8 -16,-12 0,-20 16,-12 20,8 0,14 z'), 'laub', 5),
];

/** The upper half of the posy behind the edelweiss. */
const upperHalf = (): Drawing => [
  stem('500,700 500,560 500,430'),
  stem('470,690 400,610 318,560 262,470'),
  stem('530,690 600,610 682,560 738,470'),
  stem('440,700 340,690 236,690 196,640'),
  stem('560,700 660,690 764,690 804,640'),
  ...(
    [
      [420, 632, -78, 1.15],
      [580, 632, 78, 1.15],
      [340, 572, -8, 1.2],
      [660, 572, 8, 1.2],
      [500, 560, -52, 1.3],
      [500, 560, 52, 1.3],
      [262, 470, -74, 1],
      [738, 470, 74, 1],
      [262, 480, 62, 0.85],
      [738, 480, -62, 0.85],
      [250, 692, 22, 0.85],
      [750, 692, -22, 0.85],
    ] as const
  ).map(([x, y, turn, scale]): Placed => ({ use: leaf, at: [x, y], turn, scale, from: 1 })),
  { use: gentian, at: [500, 356], scale: 1.18 },
  { use: rose, at: [262, 470], turn: -16, scale: 1.25 },
  { use: rose, at: [738, 470], turn: 16, scale: 1.25 },
  { use: rose, at: [196, 640], turn: -24, scale: 0.8, from: 1 },
  { use: rose, at: [804, 640], turn: 24, scale: 0.8, from: 1 },
  CORNERS.map((d): Shape => ({ d, stroke: 'kiel', width: 10, from: 1 })),
];

/** Embroidered scrolls in the two corners. */
const CORNERS = [
  stitched('M180,420C150,340 160,240 240,220C300,206 330,262 290,290C262,308 236,282 250,260'),
  stitched('M820,420C850,340 840,240 760,220C700,206 670,262 710,290C738,308 764,282 750,260'),
  stitched('M330,196C400,236 450,196 500,196C550,196 600,236 670,196'),
];

const stem = (points: string): Drawing => cord(curve(points), 'laub', 12, 4);

/** The gold cord around the back: strands that lean the same way on all sides. */
function border(): Drawing {
  const [left, top, right, bottom] = [74, 74, WIDTH - 74, HEIGHT - 74];
  const sides: readonly (readonly [Point, Point, number, number])[] = [
    [[left + 54, top], [right - 54, top], 17, 0],
    [[right, top + 54], [right, bottom - 54], 33, 90],
    [[right - 54, bottom], [left + 54, bottom], 17, 0],
    [[left, bottom - 54], [left, top + 54], 33, 90],
  ];
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return [
    sides.flatMap(([from, to, count, turn]) => along(from, to, count).map((at): Placed => ({ use: strand, at, turn }))),
    corners.map(([x, y]) => area(disc(x, y, 25), 'ocker', INNER)),
  ];
}
const strand = (): Drawing => [area(curve('-30,15 -16,-8 12,-18 30,-15 16,8 -12,18 z'), 'ocker', INNER)];

/** The edelweiss: long and short petals around a cushion of yellow florets. */
const edelweiss = (): Drawing => [
  around(CENTRE, 0, 0, 10).map((at, i): Placed => ({ use: leaf, at, turn: 18 + i * 36, scale: [2.3, 2.95], from: 1 })),
  ringOf(0.8, 18),
  ringOf(1, 0),
  area(disc(...CENTRE, 86), 'paper', INNER),
  [...around(CENTRE, 58, 58, 6, 30), CENTRE].map(([x, y]) => area(disc(x, y, 32), 'ocker', INNER)),
  {
    d: beads(
      [...around(CENTRE, 58, 58, 6, 30), CENTRE].flatMap(([x, y]) => around([x, y], 13, 13, 4, 45)),
      4.5,
    ),
    fill: 'ink',
    from: 1,
  },
];

const ringOf = (size: number, turn: number): Drawing =>
  [...PETALS, ...PETALS].map((length, i): Placed => ({
    use: petal,
    at: CENTRE,
    turn: turn + (i * 180) / PETALS.length,
    scale: [size * 2.5, (length * size) / 100],
  }));

/** A posy of edelweiss, gentians and alpine roses on loden, in a gold cord. Small cards show only the blossoms. */
const draw = (): Drawing => [
  { d: CARD_PATH, fill: 'leder' },
  { d: rounded(116, 116, WIDTH - 232, HEIGHT - 232, 30), stroke: 'kiel', width: 8 },
  { d: rounded(36, 36, WIDTH - 72, HEIGHT - 72, 44), stroke: 'kiel', width: 8 },
  border(),
  { use: upperHalf },
  { use: upperHalf, at: [WIDTH, HEIGHT], turn: 180 },
  edelweiss(),
];

export const EDELWEISS: Back = { ground: 'loden', draw };
