import { beads, curve, disc } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';

/** An acanthus leaf, 220 high, with its foot at 0,0, three lobes on the left, and its tip rolled to the right. */
export const acanthusLeaf = (): Drawing => [
  area(
    curve(
      '-18,4! -58,-16 -78,-50 -66,-78! -56,-74 -48,-70! -80,-96 -88,-132 -70,-158! -60,-150 -50,-146! -60,-190 -20,-228 32,-232 66,-206 66,-172 42,-154 22,-166! 38,-176 34,-194 14,-190 -4,-166 -4,-110 6,-56 20,2! z',
    ),
    'rot',
    6.5,
  ),
  cuts('2,-6 -20,-70 -28,-140 4,-200 36,-206', 8),
  cuts(['-10,-40 -36,-48 -58,-60', '-22,-96 -48,-112 -66,-134', '-28,-150 -40,-168 -30,-196'], 5),
  comb('-4,-166 -4,-110 6,-56 18,-4', 18, { step: 10, lean: -0.35 }),
  comb('14,-230 52,-220 66,-190 58,-166', 16, { step: 8 }),
  area(disc(44, -182, 12), 'ocker', 4),
];

export const apple = (): Drawing => [
  area(curve('0,-34! 20,-46 44,-34 46,-2 30,34 8,42 0,38 -8,42 -30,34 -46,-2 -44,-34 -20,-46 z'), 'rot', 5.5),
  line(curve('-12,-32 0,-26 12,-32') + 'M0,-28C2,-40 6,-48 14,-54', 4, 1),
  comb('30,-42 46,-14 38,22 14,40', 22, { step: 7 }),
  line('M-32,-16C-34,-4 -30,8 -24,16', 5, 1, 'haut'),
];

export const pear = (): Drawing => [
  area(curve('0,-66! 16,-60 18,-34 36,-8 38,24 20,46 0,50 -20,46 -38,24 -36,-8 -18,-34 -16,-60 z'), 'ocker', 5.5),
  line('M0,-66C0,-78 4,-86 12,-92', 5, 1),
  comb('14,-60 20,-34 38,-4 36,28 16,48', 24, { step: 7 }),
  {
    d: beads(
      [
        [-18, 18],
        [-8, 30],
        [-22, 4],
        [-6, 8],
      ],
      2.6,
    ),
    fill: 'weinrot',
    from: 2,
  },
];

export const grapes = (): Drawing => [
  {
    d: beads(
      [
        [-20, 0],
        [20, 0],
        [0, 26],
        [-34, 26],
        [34, 26],
        [-18, 52],
        [18, 52],
        [0, 78],
      ],
      17,
    ),
    fill: 'blau',
    stroke: 'ink',
    width: 5,
  },
  line(
    'M-26,-4q4,-8 12,-8M14,-4q4,-8 12,-8M-6,22q4,-8 12,-8M-40,22q4,-8 12,-8M28,22q4,-8 12,-8M-24,48q4,-8 12,-8M12,48q4,-8 12,-8M-6,74q4,-8 12,-8',
    3,
    2,
    'paper',
  ),
];

export const rose = (): Drawing => [
  area(disc(0, 0, 26), 'rot', 5),
  area(disc(0, 0, 13), 'haut', 4),
  { d: disc(0, 0, 4), fill: 'ink' },
  line(
    'M-24,-6C-14,-6 -12,-12 -12,-22M24,6C14,6 12,12 12,22M6,-24C6,-14 12,-12 22,-12M-6,24C-6,14 -12,12 -22,12',
    3.5,
    1,
  ),
];
