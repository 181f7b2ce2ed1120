import { beads, curve, disc } from '../deck/curve.js';
import { area, cloth, flat, line } from '../deck/draw.js';
import { cuts } from '../deck/salzburg/shared/burin.js';
import { comb } from '../deck/salzburg/shared/comb.js';
import type { Drawing } from '../deck/shape.js';
import { folds, shoulders } from './bust.js';
import { onSide, onBothSides } from './face.js';
import type { Person } from './person.js';

const DOTS = [
  [-70, -70],
  [-40, -104],
  [-2, -122],
  [38, -106],
  [68, -72],
  [-92, -24],
  [90, -28],
  [-101, 30],
  [99, 26],
  [-98, 80],
  [96, 78],
] as const;

/** The headscarf, which comes to a point above the parting. */
const scarf = (): Drawing => [
  cloth(
    curve('0,-146! -44,-126 -88,-76 -106,0 -116,58 -82,104 0,118 82,104 116,58 106,0 88,-76 44,-126 z'),
    'rot',
    { angle: 66, step: 8, share: 0.26, longest: 70 },
    7,
  ),
  { d: beads(DOTS, 7.5), fill: 'paper' },
];

/** The hem of the headscarf round the face. */
const hem = (): Drawing => [
  line(curve('-32,102 -74,70 -86,10 -76,-50 -44,-88 0,-98 44,-88 76,-50 86,10 74,70 32,102'), 20, 0),
  line(curve('-32,102 -74,70 -86,10 -76,-50 -44,-88 0,-98 44,-88 76,-50 86,10 74,70 32,102'), 10, 0, 'weinrot'),
];

/** The knot under the chin, with two ends on the chest. */
const knot = (): Drawing => [
  onBothSides((side) => [
    area(curve(onSide('4,102! 40,98 74,112 92,134! 66,132 44,146! 22,130 6,116! z', side)), 'rot', 6.5),
    cuts(onSide('14,110 38,112 60,124', side), 5),
  ]),
  area(curve('-22,98! -8,92 8,92 22,98! 24,116 8,124 -8,124 -24,116! z'), 'rot', 6.5),
  cuts(['-10,98 -6,108 -8,118', '8,98 6,106 8,116'], 4),
];

/** Moidl: seventy, small and round, who sees everything over her glasses. */
export const moidl: Person = {
  scale: [1.12, 1.08],
  bust: () => [shoulders(108, 40, 6, 'tanne'), folds('60,112 66,122 64,134')],
  front: knot,
  behind: scarf,
  face: '0,-92 -46,-82 -72,-40 -76,12 -66,60 -36,94 0,104 36,94 66,60 76,12 72,-40 46,-82 z',
  marks: () => [
    comb('72,-30 76,14 62,62 30,96', 22, { step: 7 }),
    cuts(['-38,50 -36,60 -40,70', '38,50 36,60 40,70', '-60,16 -54,20 -46,20', '60,16 54,20 46,20'], 4, 2),
    line('M-56,44l7,-13M-46,46l7,-13M42,46l7,-13M52,44l7,-13', 4, 1, 'rot'),
    cuts(['-20,86 -8,90 4,88'], 3.5, 2),
  ],
  eye: { x: 34, y: -8, rx: 21, ry: 18 },
  brow: { y: -39, long: 22, thick: 8, token: 'grau' },
  manner: { browLeft: 3, browRight: 3, slant: -2, left: -1, right: -1 },
  mouth: { y: 62, wide: 25 },
  nose: () => [
    flat(curve('6,-6! 12,14 18,28 10,40 -8,40 -14,30 -6,24!'), 'haut'),
    cuts('4,-8 12,14 20,30 10,42 -8,42 -14,32', 6.5, 0),
    comb('10,4 16,24 14,36', -7, { step: 6 }),
  ],
  glasses: () => [
    line(disc(-34, 0, 27, 24) + disc(34, 0, 27, 24), 5.5, 0),
    line(curve('-8,-2 0,-8 8,-2') + 'M-61,-4L-78,-12M61,-4L78,-12', 5, 0),
    line(curve('-54,-6 -50,-14 -42,-18'), 3, 2, 'paper'),
  ],
  hair: () => [
    area(
      curve('0,-94! -40,-86 -66,-54 -70,-30! -58,-54 -34,-73 0,-80! 34,-73 58,-54 70,-30! 66,-54 40,-86 z'),
      'grau',
      5.5,
    ),
    cuts(['-6,-88 -34,-76 -60,-48', '6,-88 34,-76 60,-48', '-4,-82 -24,-76 -40,-66', '4,-82 24,-76 40,-66'], 3.5),
  ],
  hat: hem,
  cuff: 'tanne',
};
