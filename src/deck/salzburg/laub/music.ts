import { along, around, beads, curve, disc, poly, rect } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import { comb } from '../comb.js';

/** Half width of the drum, and how far its hoops sag. */
const R = 176;
const SAG = 54;
const sag = (x: number): number => SAG * Math.sqrt(Math.max(0, 1 - (x / R) ** 2));

/** A hoop across the front of the drum, 34 high, with its studs. */
const hoop = (y: number): Drawing => [
  area(
    `M${-R - 8},${y}C${-R - 8},${y + 74} ${R + 8},${y + 74} ${R + 8},${y}V${y + 34}C${R + 8},${y + 110} ${-R - 8},${y + 110} ${-R - 8},${y + 34}Z`,
    'ocker',
    7,
  ),
  line(`M${-R - 4},${y + 26}C${-R},${y + 96} ${R},${y + 96} ${R + 4},${y + 26}`, 3, 2),
  {
    d: beads(
      [-150, -100, -50, 0, 50, 100, 150].map((x): Point => [x, y + 15 + sag(x)]),
      6,
    ),
    fill: 'rot',
    stroke: 'ink',
    width: 3,
    from: 1,
  },
];

/** A snare drum with painted flames, tightened by ropes and leather ears; 0,0 = middle of its body, the skin at y -92. */
export const drum = (): Drawing => [
  area(`M${-R},-84V100C${-R},172 ${R},172 ${R},100V-84Z`, 'rot', 8),
  // Painted flames, blue and gold in turn, with a bead at each tip
  [-140, -84, -28, 28, 84, 140].map((x, i): Drawing => {
    const [half, top] = [28, -60];
    return [
      area(
        curve(
          `${x - half},${top + sag(x - half)}! ${x},${top + 4 + sag(x)} ${x + half},${top + sag(x + half)}! ${x + 16},${top + 62 + sag(x)} ${x},${top + 134 + sag(x)}! ${x - 16},${top + 62 + sag(x)} z`,
        ),
        i % 2 ? 'ocker' : 'blau',
        5,
      ),
    ];
  }),
  comb(`${R},-60 ${R},20 ${R},110`, [-70, 14], { step: 10 }),
  // Ropes in zigzag, drawn together by leather ears
  [-168, -112, -56, 0, 56, 112].map((x): Drawing => [
    line(`M${x},${-54 + sag(x)}L${x + 28},${112 + sag(x + 28)}L${x + 56},${-54 + sag(x + 56)}`, 11, 1),
    line(`M${x},${-54 + sag(x)}L${x + 28},${112 + sag(x + 28)}L${x + 56},${-54 + sag(x + 56)}`, 5, 1, 'paper'),
    area(
      poly([
        [x + 16, 50 + sag(x + 28)],
        [x + 40, 50 + sag(x + 28)],
        [x + 36, 84 + sag(x + 28)],
        [x + 28, 92 + sag(x + 28)],
        [x + 20, 84 + sag(x + 28)],
      ]),
      'weinrot',
      4,
    ),
  ]),
  hoop(86),
  hoop(-92),
  area(disc(0, -92, R + 8, SAG + 4), 'ocker', 7),
  area(disc(0, -95, R - 8, SAG - 6), 'paper', 5.5),
  line(
    around([0, -95], R - 20, SAG - 12, 40)
      .slice(6, 20)
      .map(([x, y]) => `M${Math.round(x)},${Math.round(y)}l${Math.round(-x * 0.12)},-3`)
      .join(''),
    2.8,
    2,
  ),
  line('M-96,-100C-60,-124 20,-130 80,-118M-60,-84C-20,-76 30,-78 60,-86', 3, 2),
];

/** A stick: the knob at 0,0, the tail toward -y, 250 long. */
export const stick = (): Drawing => [
  area(curve('-5,-14! -9,-120 -11,-236 0,-250 11,-236 9,-120 5,-14! z'), 'ocker', 5),
  area(disc(0, -6, 13, 17), 'ocker', 5),
  line('M-5,-226H7M-6,-214H8', 3, 1),
];

/** A fife; the mouth hole is 0,0, the foot lies at -470, the stopped head at 84. */
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
