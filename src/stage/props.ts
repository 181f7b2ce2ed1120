import { around, beads, curve, disc, rounded, tube } from '../deck/curve.js';
import { area, cord, flat, line } from '../deck/draw.js';
import { hatch } from '../deck/hatch.js';
import type { Drawing, Point } from '../deck/shape.js';

/** A prop at the edge of the table, seen from above. Units are CSS pixels at full size. The middle is at 0,0. */
export interface Prop {
  /** The outline that casts the shadow. */
  readonly outline: string;
  readonly drawing: Drawing;
  /** Height above the table. The height determines the length of the shadow. */
  readonly height: number;
}

const PEN = 2.6;
const FINE = 1.5;

const BELLY = disc(0, 0, 58);
const HANDLE = tube(
  [
    [44, 0, 14],
    [62, 0, 10],
    [76, 1, 9],
    [84, 1, 9.5],
  ],
  { roundEnd: true },
);
const LIP = curve('-12,-33! -30,-26 -50,-10 -62,0! -50,10 -30,26 -12,33! 10,0 z');

/** A jug of red wine: grey stoneware, painted blue under its salt glaze. */
const jug: Prop = {
  outline: `${BELLY}${HANDLE}`,
  height: 14,
  drawing: [
    area(HANDLE, 'grau', PEN),
    line('M62,-5C70,-6.5 76,-6 82,-4', 2.2, 0, 'paper'),
    line('M64,4L63,8M70,4L69,8M76,4L75,8M82,4L81,7', FINE, 0),
    flat(BELLY, 'grau'),
    line(hatch(BELLY, { angle: 38, step: 4.2, share: 0.15, longest: 17 }), FINE, 0),
    line(BELLY, PEN, 0),
    line(disc(0, 0, 53), 2.4, 0, 'blau'),
    around([0, 0], 46, 46, 12, 15).map((at, i) =>
      i === 8 || i === 9 ? [] : [flat(disc(...at, 4.6), 'blau'), line(disc(...at, 4.6), FINE, 0)],
    ),
    line('M-40,-33C-32,-42 -22,-48 -12,-50', 3, 0, 'paper'),
    area(LIP, 'grau', PEN),
    area(disc(0, 0, 35), 'grau', PEN),
    flat(curve('-22,-22! -36,-14 -52,0! -36,14 -22,22! z'), 'grau'),
    line('M-52,0C-46,-2 -42,-2 -36,-1', FINE, 0),
    area(disc(0, 0, 27.5), 'wein', PEN),
    flat(curve('-23,-8! -14,-21 4,-25 18,-18! 4,-19 -12,-14 z'), 'weinrot'),
    line('M-16,12C-8,19 6,21 15,15', FINE, 0, 'haut'),
    line('M-22,-27C-10,-34 8,-34 20,-26', 2, 0, 'paper'),
  ],
};

/** A plain wine glass. The amount of wine varies. */
const glass = (fill: number): Prop => {
  const wine = 15 + 7 * fill;
  return {
    outline: disc(0, 0, 29),
    height: 9,
    drawing: [
      area(disc(0, 0, 29), 'kiel', PEN),
      line([24.5, wine + 3].map((r) => disc(0, 0, r)).join(''), FINE, 0, 'grau'),
      area(disc(1, 1, wine), 'wein', 2),
      flat(
        curve(
          `${-wine * 0.7},${-wine * 0.2}! ${-wine * 0.4},${-wine * 0.8} ${wine * 0.3},${-wine * 0.85} ${wine * 0.6},${-wine * 0.5}! 0,${-wine * 0.5} z`,
        ),
        'weinrot',
      ),
      line('M-22,-8C-20,-17 -13,-22 -5,-23.5', 3, 0, 'paper'),
      line('M19,14C15,20 9,23 3,24', 2, 0, 'paper'),
    ],
  };
};

const BOARD =
  'M-92,-46C-92,-52 -88,-56 -82,-56H62C70,-56 74,-50 76,-40C78,-28 80,-15 92,-14L126,-13C140,-12 140,13 126,14L92,15C80,16 78,28 76,41C74,51 70,56 62,56H-82C-88,56 -92,52 -92,46Z';
const BREAD = curve('-32,-4 -28,-24 -10,-34 12,-32 29,-20 34,2 26,22 8,33 -14,31 -29,18 z');

/** A slice of Speck before rotation and placement. */
const SLICE: Readonly<Record<'whole' | 'lean' | 'vein' | 'shortVein' | 'rim' | 'crust', readonly Point[]>> = {
  whole: [
    [-31, -10],
    [-10, -13],
    [12, -12],
    [31, -9],
    [33, 2],
    [30, 11],
    [8, 13],
    [-14, 12],
    [-32, 9],
  ],
  lean: [
    [-30, -9],
    [-8, -12],
    [14, -11],
    [30, -8],
    [31, 0],
    [10, 3],
    [-10, 1],
    [-31, 2],
  ],
  vein: [
    [-26, -3],
    [-8, -6],
    [10, -4],
  ],
  shortVein: [
    [-2, -1],
    [12, 0],
    [24, -4],
  ],
  rim: [
    [-31, 2],
    [-10, 1],
    [10, 3],
    [31, 0],
  ],
  crust: [
    [-31, 9.5],
    [-14, 11.5],
    [8, 12.4],
    [29, 10.6],
  ],
};

/** A slice of Speck: lean meat, a rim of fat, and the dark crust of spices and smoke. */
const slice = ([x, y]: Point, turn: number): Drawing => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const at = (points: readonly Point[]): string =>
    points.map(([px, py]) => `${x + px * cos - py * sin},${y + px * sin + py * cos}`).join(' ');
  const whole = curve(`${at(SLICE.whole)} z`);
  const lean = curve(`${at(SLICE.lean)} z`);
  return [
    area(whole, 'paper', PEN),
    flat(lean, 'rot'),
    line(curve(at(SLICE.vein)), FINE, 0, 'haut'),
    line(curve(at(SLICE.shortVein)), FINE, 0, 'haut'),
    line(curve(at(SLICE.rim)), FINE, 0, 'weinrot'),
    line(whole, PEN, 0),
    line(curve(at(SLICE.crust)), 3.6, 0, 'leder'),
  ];
};

/** A board with Speck, Schüttelbrot and a knife. */
const board: Prop = {
  outline: BOARD,
  height: 6,
  drawing: [
    area(BOARD, 'haut', PEN),
    line(
      'M-88,-38C-40,-42 20,-34 70,-40M-90,-20C-50,-16 0,-24 74,-20M-90,2C-30,-2 30,6 122,0M-90,24C-40,28 10,20 74,26M-88,42C-40,38 20,46 68,42',
      1.2,
      0,
      'leder',
    ),
    line('M-84,52H60C66,52 69,50 71,46', 3, 0, 'leder'),
    area(disc(118, 0, 6.5), 'leder', 2),
    slice([-44, -26], -6),
    slice([-36, -4], 4),
    slice([-46, 17], -3),
    [
      flat(BREAD, 'ocker'),
      line(hatch(BREAD, { angle: 30, step: 4.6, share: 0.22, longest: 14 }), 1.1, 0, 'leder'),
      line(BREAD, PEN, 0),
    ].map((shape) => ({ ...shape, d: shifted(shape.d, 40, -18) })),
    flat(
      beads(
        [
          [28, -30],
          [44, -34],
          [56, -20],
          [34, -12],
          [50, -4],
          [24, -18],
          [40, -22],
          [60, -10],
        ],
        2.1,
      ),
      'leder',
    ),
    area(curve('-6,36! 20,33 48,34 66,38! 46,44 16,44 -6,43! z'), 'grau', 2),
    line('M-2,38.5C20,36 44,37 58,38.6', 1.6, 0, 'paper'),
    area(rounded(-52, 34, 46, 11, 4), 'leder', 2),
    flat(
      beads(
        [
          [-42, 39.5],
          [-29, 39.5],
          [-16, 39.5],
        ],
        1.7,
      ),
      'ocker',
    ),
  ],
};

function shifted(d: string, x: number, y: number): string {
  let horizontal = false;
  return d.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (number) => {
    horizontal = !horizontal;
    return String(Number(number) + (horizontal ? x : y));
  });
}

const SPONGE = curve('-40,-6 -38,-22 -20,-27 2,-24 22,-28 38,-20 42,-2 38,18 22,25 0,22 -20,26 -36,18 z');

/** The sponge. Its string leads to the slate on the left. */
const sponge: Prop = {
  outline: SPONGE,
  height: 8,
  drawing: [
    flat(SPONGE, 'ocker'),
    line(hatch(SPONGE, { angle: 50, step: 4.4, share: 0.2, longest: 15 }), FINE, 0, 'leder'),
    line(SPONGE, PEN, 0),
    flat(
      [
        disc(-24, -10, 4, 3),
        disc(-8, 2, 5, 4),
        disc(-12, -15, 3),
        disc(8, -11, 4.6, 4),
        disc(24, -14, 3, 2.6),
        disc(16, 8, 4, 3.4),
        disc(-24, 11, 3.4, 3),
        disc(30, 4, 3),
      ].join(''),
      'leder',
    ),
    line('M-34,-14C-30,-22 -20,-23 -12,-22', 2.4, 0, 'paper'),
    area(disc(-38, 4, 5), 'leder', 2),
  ],
};

/** The string of the sponge, drawn before the sponge. */
const string: Prop = {
  outline: 'M0,0Z',
  height: 0,
  drawing: [cord(curve('-40,-14 -22,-2 -6,-12 10,6 26,2 40,12'), 'kiel', 2.4, 1.3)],
};

const STICK = rounded(-25, -5.5, 50, 11, 3.4);

/** A stick of chalk. */
const stick: Prop = {
  outline: STICK,
  height: 4,
  drawing: [
    area(STICK, 'paper', 2.2),
    flat('M-24,1.5H24V4.4H-24Z', 'kiel'),
    line('M16,-5V5', 1.2, 0, 'grau'),
    line(STICK, 2.2, 0),
  ],
};

/** All props at the edge of the table. */
export const PROPS = {
  jug,
  full: glass(1),
  half: glass(0.3),
  board,
  sponge,
  string,
  stick,
} as const satisfies Readonly<Record<string, Prop>>;
export type PropName = keyof typeof PROPS;
