import { around, beads, curve, disc } from '../../curve.js';
import { area, joined, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { limb } from './gear.js';

/** Cupid in profile, flying left, with one visible wing and an arrow held in both hands. */
const putto = (): Drawing => [
  // Far wing and arm
  area(curve('26,-44! 20,-92 44,-118 66,-120! 62,-96 60,-60 44,-30 z'), 'paper', 5),
  joined([limb([-4, -34, 13], [-36, -22, 10], [-60, -36, 8])], 'paper', 3),
  line('M-104,6L26,-86', 8, 0),
  line('M-104,6L26,-86', 3, 0, 'ocker'),
  area('M-104,6L-98,-22L-80,-2Z', 'rot', 4),
  area('M26,-86L24,-64L46,-80L52,-100Z', 'rot', 4),
  // Legs trailing, body, near arm
  joined([limb([36, 36, 21], [76, 46, 16], [84, 66, 13], [100, 92, 9], [112, 98, 6])], 'paper', 3.4),
  joined(
    [
      limb([6, -30, 25], [10, 4, 27], [30, 34, 26]),
      limb([22, 40, 24], [10, 78, 18], [16, 92, 14], [38, 118, 10], [28, 128, 7]),
      limb([14, -36, 13], [-12, -4, 11], [-44, -14, 9], [-54, -22, 10]),
    ],
    'paper',
    3.4,
  ),
  line('M-6,4C4,10 12,10 18,4M-2,82q8,8 18,2M74,56q8,4 14,0M-14,-18q6,6 12,4M34,20C40,26 46,34 46,44', 3.2, 1),
  comb('34,-20 40,6 56,34', '22,-16 24,8 36,34', { step: 7 }),
  // Head: profile to the left
  area(
    curve('-4,-104 -26,-100 -38,-84 -38,-76! -46,-66 -38,-62! -40,-54 -34,-48 -22,-40 0,-44 14,-60 16,-84 z'),
    'paper',
    5,
  ),
  { d: disc(-26, -76, 3.4), fill: 'ink' },
  line('M-38,-54q6,2 9,-1M-32,-84q6,-3 10,0M-16,-60q4,3 7,0', 2.8, 1),
  area(
    curve(
      '-36,-88! -40,-106 -24,-116! -14,-126 2,-120! 18,-122 24,-106! 36,-96 28,-80! 34,-64 20,-54! 10,-46 2,-54! 8,-66 0,-76! 2,-88 -10,-90! -24,-84 z',
    ),
    'grau',
    4,
  ),
  cuts(['-24,-108 -10,-104 0,-92', '2,-116 14,-100 14,-84', '24,-96 22,-78 14,-62'], 3.4),
  // Near wing, its pinions spread
  area(
    curve(
      '24,-26! 40,-60 76,-96 108,-100! 110,-84 102,-72! 112,-66 106,-52 96,-44! 100,-34 88,-22 76,-18! 74,-8 54,-2 34,-8 z',
    ),
    'paper',
    5,
  ),
  line('M102,-72L62,-48M96,-44L56,-32M76,-18L46,-18M44,-52q8,10 20,6', 3.2, 1),
  cuts('-22,20 -34,36 -30,52', 5),
];

/** The shield of the Eichel-König: red and green rim, gold field, the little winged archer. */
export const shieldPutto = (): Drawing => [
  area(disc(0, 0, 154, 186), 'rot', 8.5),
  line(disc(0, 0, 154, 186), 8.5, 0),
  around([0, 0], 142, 174, 24).map(([x, y], i) =>
    i % 2
      ? { d: disc(x, y, 7.5), fill: 'ocker' as const, stroke: 'ink' as const, width: 3.5, from: 1 as const }
      : { d: disc(x, y, 4), fill: 'ink' as const, from: 1 as const },
  ),
  area(disc(0, 0, 129, 160), 'gruen', 6),
  area(disc(0, 0, 114, 145), 'ocker', 6),
  comb('70,-114 104,-60 114,0 104,60 66,118', '50,-110 84,-56 92,0 84,56 50,108', { step: 10 }),
  { use: putto, at: [-4, 6], scale: 0.98 },
];

/** A courtier's pointed slipper with slashes and a golden rim. */
export const shoeSlashed = (): Drawing => [
  area(curve('34,-18! 42,18 46,44 38,58! -40,58 -96,58 -146,48! -120,30 -76,16 -40,-4 -32,-20! 0,-8 z'), 'ocker', 7),
  [
    [-30, 14, 30],
    [-62, 26, 26],
    [-92, 36, 20],
  ].map(([x, y, r]) =>
    area(
      curve(`${x - 7},${y - r * 0.5}! ${x + 8},${y} ${x + 2},${y + r * 0.62}! ${x - 10},${y + 2} z`),
      'weinrot',
      3.6,
    ),
  ),
  area(curve('-34,-20! 0,-6 36,-18! 40,4! 2,14 -42,2! z'), 'weinrot', 5),
  line('M-140,48C-90,52 -30,50 38,46', 3.4, 1),
];

/** The woven scroll on royal gowns. */
export const wovenScroll = (): Drawing => [
  line(
    curve('-40,26 -52,-2 -30,-26 -6,-10 -14,10 -28,2') +
      curve('-40,26 0,40 34,20 40,-12 22,-28 6,-14 18,-4') +
      'M-4,30C-4,44 4,50 14,52',
    5.5,
    1,
    'weinrot',
  ),
  {
    d: beads(
      [
        [2, 14],
        [-30, -38],
        [44, -34],
      ],
      6,
    ),
    fill: 'ocker',
    stroke: 'ink',
    width: 3,
    from: 2,
  },
];
