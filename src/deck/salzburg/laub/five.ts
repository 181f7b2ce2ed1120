import { around, beads, curve, disc } from '../../curve.js';
import { area, cloth, cord, line } from '../../draw.js';
import type { Drawing, Placed, Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { fir } from '../shared/scenery.js';
import { tuft } from '../shared/ground.js';
import { laubPeaks } from './scenery.js';

/** A narrow leaf of the alpine rose, 100 long. It must not look like the leaf of the suit. */
const narrowLeaf = (): Drawing => [
  area(curve('0,0! -17,-24 -19,-58 0,-102! 19,-58 17,-24 z'), 'tanne', 4.5),
  line('M0,-8V-88', 3.5, 1, 'gruen'),
];

const PETALS = 5;

/** A flower of five petals, seen from the front. */
const flower = (): Drawing => [
  around([0, 0], 23, 23, PETALS, -90).map(([x, y]) => area(disc(x, y, 21, 19), 'rot', 4.5)),
  area(disc(0, 0, 15), 'weinrot', 3),
  { d: beads(around([0, 0], 9, 9, PETALS, -54), 3.6), fill: 'ocker', from: 1 },
  line(
    around([0, 0], 34, 34, PETALS, -90)
      .map(([x, y]) => `M${x * 0.6},${y * 0.6}L${x},${y}`)
      .join(''),
    3,
    2,
    'weinrot',
  ),
];

/** A closed flower on its stalk. */
const bud = (): Drawing => [
  cord('M0,0Q-2,-14 0,-26', 'gruen', 5, 3),
  area(curve('0,-20! -15,-32 -11,-58 0,-70! 11,-58 15,-32 z'), 'rot', 4.5),
  line('M0,-34V-56', 3, 1, 'weinrot'),
];

/** An umbel of flowers and buds above a rosette of leaves. The stem ends at 0,0. */
const umbel = (): Drawing => [
  [-118, -88, -58, 118, 88, 58].map((turn): Placed => ({ use: narrowLeaf, turn, at: [0, -6] })),
  [-34, -4, 32].map((turn): Placed => ({ use: bud, turn, at: [turn * 0.5, -86], scale: 1.1 })),
  (
    [
      [-52, -40, -20],
      [52, -42, 14],
      [-28, -86, 30],
      [30, -88, -8],
      [0, -40, 6],
    ] as const
  ).map(([x, y, turn]): Placed => ({ use: flower, at: [x, y], turn, scale: 1.02 })),
];

/** The umbels from back to front: the end of each twig, its lean in degrees, and its size. */
const UMBELS: readonly (readonly [at: Point, turn: number, scale: number])[] = [
  [[392, 1176], -12, 0.98],
  [[620, 1160], 10, 1.02],
  [[252, 1330], -30, 1],
  [[756, 1314], 28, 1.02],
  [[500, 1300], 0, 1.16],
  [[330, 1466], -24, 1.04],
  [[668, 1456], 22, 1.06],
];

const FOOT: Point = [500, 1600];

const twigs = (): Drawing =>
  UMBELS.map(([[x, y]]) =>
    cord(
      `M${FOOT[0] + (x - 500) * 0.14},${FOOT[1]}C${500 + (x - 500) * 0.2},${(y + 1600) / 2 + 60} ${x - (x - 500) * 0.2},${y + 110} ${x},${y - 10}`,
      'weinrot',
      11,
      4,
    ),
  );

/** Leaves along the twigs, which make the bush dense. */
const LEAVES: readonly Placed[] = (
  [
    [430, 1392, -52],
    [566, 1396, 50],
    [462, 1478, -66],
    [540, 1480, 62],
    [416, 1540, -84],
    [588, 1542, 82],
    [446, 1290, -40],
    [560, 1284, 38],
    [354, 1356, -70],
    [650, 1350, 68],
    [500, 1520, 2],
    [486, 1440, -14],
  ] as const
).map(([x, y, turn]) => ({ use: narrowLeaf, at: [x, y], turn, scale: 0.94 }));

/** The rock on which the alpine rose grows. */
const rock = (): Drawing => [
  cloth(
    curve(
      '196,1690! 216,1622 252,1580! 300,1592 344,1556! 404,1562 446,1540! 520,1556 566,1536! 640,1566 676,1556! 724,1592 768,1586! 800,1632 812,1690! z',
    ),
    'grau',
    { angle: 62, step: 11, share: 0.34, longest: 60 },
    7,
  ),
  cuts(
    [
      '344,1558 330,1606 352,1652',
      '566,1540 588,1590 570,1640',
      '676,1558 664,1606 690,1650',
      '252,1582 262,1620 248,1660',
      '446,1544 452,1580 436,1620',
    ],
    5.5,
    0,
  ),
  line('M380,1660L436,1650M492,1612L540,1622M600,1668L648,1656', 4, 1),
];

/** A butterfly in flight. */
const butterfly = (): Drawing => [
  area(
    curve('0,0! -20,-46 -58,-60 -74,-40 -66,-12 -36,2! z') + curve('0,0! 14,-46 44,-64 64,-48 60,-16 34,0! z'),
    'ocker',
    5,
  ),
  area(curve('0,4! -34,4 -54,24 -40,44 -16,38 z') + curve('0,4! 32,2 48,22 36,42 12,36 z'), 'blau', 5),
  {
    d: beads(
      [
        [-52, -36],
        [44, -40],
      ],
      7,
    ),
    fill: 'rot',
    stroke: 'ink',
    width: 3,
    from: 1,
  },
  comb('-20,-46 -58,-60 -74,-40', [10, 20], { step: 8 }),
  { d: disc(0, 4, 6, 26, 8), fill: 'ink' },
  line('M0,-20Q-8,-44 -20,-52M2,-20Q8,-44 20,-54', 4, 1),
];

export const five: CardArt = numberCard('L5', {
  behind: () => [
    { use: laubPeaks, at: [310, 1580], scale: 1.05 },
    { use: laubPeaks, at: [770, 1586], scale: 0.8, flip: true },
  ],
  before: () => [
    { use: fir, at: [124, 1620], scale: 0.9 },
    { use: fir, at: [884, 1622], scale: 0.76 },
    rock(),
    twigs(),
    LEAVES,
    UMBELS.map(([at, turn, scale]): Placed => ({ use: umbel, at, turn, scale })),
    { use: butterfly, at: [858, 1120], turn: 14, scale: 0.86 },
    tuft([226, 1694], 0.8),
    tuft([786, 1696], 0.74),
  ],
});
