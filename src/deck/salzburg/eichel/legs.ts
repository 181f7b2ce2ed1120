import { curve } from '../../curve.js';
import { line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, Point } from '../../shape.js';
import { bowKnot } from '../shared/bow-knot.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { boneOf, garter as band, shin as stockinged, type Bone } from '../shared/legs.js';

/** The contour of a man's leg seen from the side, as positions along the bone and distances from it. */
const FRONT: readonly Point[] = [
  [0, 46],
  [0.08, 44],
  [0.2, 45],
  [0.34, 45],
  [0.5, 41],
  [0.68, 33],
  [0.86, 27],
  [1, 29],
];
const BACK: readonly Point[] = [
  [1, -31],
  [0.86, -29],
  [0.68, -39],
  [0.5, -55],
  [0.34, -63],
  [0.2, -56],
  [0.08, -43],
  [0, -44],
];

/** A leg from below the knee to the ankle. `toe` is the direction of the toe. */
export function shin(knee: Point, ankle: Point, toe: 'left' | 'right', stocking: Token, clock: Token): Drawing {
  const bone = boneOf(knee, ankle, toe === 'left' ? -1 : 1);
  const [cx, cy] = bone(0.86, -4);
  return stockinged(bone, {
    front: FRONT,
    back: BACK,
    stocking,
    shading: [folds(bone), embroidery(cx, cy, clock)],
  });
}

/** Shade behind the calf and at the ankle, creases above the shoe, and light along the shin. */
function folds(bone: Bone): Drawing {
  const run = (places: readonly Point[]): string =>
    places.map(([along, off]) => bone(along, off).map(Math.round).join(',')).join(' ');
  return [
    comb(
      run([
        [0.18, -54],
        [0.34, -63],
        [0.56, -50],
      ]),
      run([
        [0.24, -14],
        [0.4, -18],
        [0.6, -18],
      ]),
    ),
    comb(
      run([
        [0.84, -29],
        [1, -31],
      ]),
      run([
        [0.86, -6],
        [1, -8],
      ]),
    ),
    cuts(
      [
        run([
          [0.9, 26],
          [0.93, 8],
          [0.92, -10],
        ]),
        run([
          [0.96, 28],
          [0.985, 6],
          [0.97, -14],
        ]),
      ],
      5,
    ),
    line(
      curve(
        run([
          [0.12, 20],
          [0.3, 24],
          [0.5, 20],
        ]),
      ),
      3,
      2,
    ),
  ];
}

/** The clock of the stocking: an embroidered stem with leaves. */
const embroidery = (cx: number, cy: number, clock: Token): Drawing => [
  line(`M${cx},${cy}v-76`, 3.2, 2, clock),
  {
    d: [
      [0, -82, 0],
      [-8, -62, -40],
      [8, -62, 40],
      [-7, -42, -40],
      [7, -42, 40],
    ]
      .map(([x, y]) =>
        curve(`${cx + x},${cy + y + 9}! ${cx + x - 5},${cy + y} ${cx + x},${cy + y - 9}! ${cx + x + 5},${cy + y} z`),
      )
      .join(''),
    fill: clock,
    from: 2 as const,
  },
];

/** A ribbon below the knee. Its bow is `bow` units from the middle, and `turn` turns only the bow. */
export const garter = ([x, y]: Point, colour: Token, turn = 0, bow = -22): Drawing =>
  band(colour, {
    band: `M${x - 56},${y - 16}Q${x},${y + 2} ${x + 58},${y - 16}L${x + 60},${y + 14}Q${x},${y + 30} ${x - 56},${y + 14}Z`,
    edge: 5.5,
    bow: [
      line(`M${x - 50},${y}Q${x},${y + 16} ${x + 54},${y}`, 3, 2),
      { use: bowKnot, at: [x + bow, y + 6], turn, tokens: { rot: colour }, scale: 0.86 },
    ],
  });
