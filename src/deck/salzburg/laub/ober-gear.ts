import { around, beads, curve, disc, poly } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import { comb } from '../shared/comb.js';

/** A buckle shoe seen from the front, with its toe pointing slightly left. */
export const buckleShoeFront = (): Drawing => [
  area(curve('-31,-22! -36,8 -46,36 -54,64 -40,90 -8,96 20,84 34,58 38,30 36,4 33,-22! z'), 'ink', 6),
  line(curve('-53,68 -40,87 -8,93 19,81 34,56'), 4.5, 0, 'weinrot'),
  area(curve('-28,-20! -30,-44 -4,-52! 28,-42 30,-18! 0,-8 z'), 'ink', 5),
  line('M-6,-40V-16', 3, 1, 'grau'),
  area('M-36,0L30,-10L36,20L-40,32Z', 'ocker', 5),
  { d: 'M-24,6L20,0L24,14L-26,22Z', fill: 'ink' },
  line('M-42,44C-30,38 -8,40 0,46M28,32C22,48 14,58 4,64M-38,66C-34,74 -22,78 -12,76', 4, 1, 'grau'),
];

/** Half the drum's width, and the sag of its hoops. */
const R = 176;

const SAG = 54;

const sag = (x: number): number => SAG * Math.sqrt(Math.max(0, 1 - (x / R) ** 2));

/** A hoop with studs, 34 high, across the front of the drum. */
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

/**
 * A snare drum with painted flames, tightened by ropes and leather ears. The middle of its body is at 0,0, the skin at
 * y -92.
 */
export const drum = (): Drawing => [
  area(`M${-R},-84V100C${-R},172 ${R},172 ${R},100V-84Z`, 'rot', 8),
  // Painted flames, alternately blue and gold, with a bead at each tip
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
  // Zigzag ropes, drawn together by leather ears
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

/** A drumstick, 250 long, with its knob at 0,0 and its tail towards -y. */
export const stick = (): Drawing => [
  area(curve('-5,-14! -9,-120 -11,-236 0,-250 11,-236 9,-120 5,-14! z'), 'ocker', 5),
  area(disc(0, -6, 13, 17), 'ocker', 5),
  line('M-5,-226H7M-6,-214H8', 3, 1),
];
