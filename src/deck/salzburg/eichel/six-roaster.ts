import { around, beads, curve, disc } from '../../curve.js';
import { area, joined, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { handSmallFist } from '../shared/hands.js';
import { buckle, folkHat, folkHead, folkShoe, limb } from './folk.js';

/** A man who leans back on the rear leg and shakes a pan to the right. The handle meets the pan's rim at 148,-157. */
export const roaster = (): Drawing => [
  { use: folkShoe, at: [70, -14], turn: -4 },
  limb('paper', [58, -84, 20], [70, -50, 19], [62, -20, 12]),
  { use: folkShoe, at: [-44, -14] },
  limb('paper', [-38, -78, 20], [-40, -48, 20], [-50, -20, 12]),
  cuts(['-24,-66 -24,-46 -36,-30', '74,-70 82,-46 72,-30'], 4),
  area(
    curve(
      '-40,-146! -4,-158 32,-146! 62,-118 82,-84! 62,-66 38,-70! 20,-96 0,-112! -6,-92 -14,-70! -40,-58 -62,-74! -58,-112 z',
    ),
    'ocker',
    5.5,
  ),
  cuts(['-20,-130 -36,-104 -44,-80', '14,-132 40,-112 56,-88', '0,-140 2,-126 0,-116'], 6),
  buckle('36,-76! 60,-68 80,-88! 88,-76 66,-54 40,-62! z'),
  buckle('-62,-76! -40,-60 -14,-74! -14,-60 -40,-48 -64,-62! z'),
  area(curve('-48,-214! -18,-228 12,-218! 32,-182 34,-142! 0,-132 -40,-142! -52,-180 z'), 'rot', 5.5),
  comb('-48,-210 -52,-180 -40,-146', '-24,-206 -28,-180 -18,-144', { step: 7 }),
  {
    d: beads(
      [
        [8, -202],
        [18, -184],
        [22, -166],
      ],
      4,
    ),
    fill: 'ocker',
    stroke: 'ink',
    width: 2.6,
    from: 1,
  },
  area(curve('-42,-152! -2,-138 36,-152! 36,-136 -2,-124 -42,-136! z'), 'gruen', 4.5),
  { use: folkHead, at: [-16, -264], turn: -2 },
  { use: folkHat, at: [-18, -270], turn: -6 },
  line('M150,-158L-14,-108', 18, 0),
  line('M138,-157L-8,-112', 2.6, 1, 'grau'),
  limb('paper', [16, -200, 18], [58, -190, 17], [72, -162, 13]),
  { use: handSmallFist, at: [73, -159], turn: 152 },
  limb('paper', [-30, -202, 20], [-46, -150, 19], [4, -138, 13]),
  cuts(['-56,-152 -42,-148 -30,-156', '-28,-182 -34,-168 -34,-160'], 5),
  { use: handSmallFist, at: [2, -136], turn: 128 },
];

/**
 * A sweet chestnut in autumn, with bursting burrs and with bunches of five leaves in front of a round crown. The scale
 * is that of the common tree.
 */
export const chestnut = (): Drawing => [
  area(
    curve(
      '-34,4! -18,-30 -15,-120 -22,-160 -52,-196! -36,-206 -8,-170! 2,-206 18,-206! 14,-170 18,-150 40,-186! 56,-180 20,-120 18,-40 36,4! z',
    ),
    'weinrot',
    5,
  ),
  cuts(['-8,-8 -10,-60 -4,-140', '8,-12 4,-70 8,-120'], 5),
  joined(
    [
      disc(0, -240, 60, 50),
      disc(-26, -214, 36, 36),
      disc(54, -214, 44, 36),
      disc(-22, -284, 40, 34),
      disc(32, -286, 42, 34),
    ],
    'gruen',
    4,
  ),
  (
    [
      [-25, -240, 8],
      [4, -216, 6],
      [40, -232, -8],
      [78, -238, -34],
      [-24, -290, 8],
      [6, -296, 0],
      [46, -294, -22],
    ] as const
  ).map(([x, y, turn]) => ({ use: leafBunch, at: [x, y] as const, turn })),
  (
    [
      [-40, -216],
      [14, -252],
      [-20, -308],
    ] as const
  ).map(([x, y]): Drawing => [
    line(
      around([x, y], 16, 16, 11)
        .map(([ex, ey]) => `M${x},${y}L${ex},${ey}`)
        .join(''),
      4,
      0,
    ),
    area(disc(x, y, 10), 'rot', 3.5),
  ]),
];

/** Five leaves of a sweet chestnut that hang like fingers from 0,0. */
const leafBunch = (): Drawing =>
  [-76, 76, -40, 40, 0].map((turn, i) => ({ use: leafLancet, turn, at: [0, 0] as const, scale: 0.66 + i * 0.04 }));

const leafLancet = (): Drawing => [
  area(curve('0,0! -11,22 -9,40 0,58! 9,40 11,22 z'), 'ocker', 3.6),
  line('M0,8V46', 2.4, 2),
];
