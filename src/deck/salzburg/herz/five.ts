import { beads, curve, disc, measured, stations } from '../../curve.js';
import { area, cloth, cord, flat, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';
import { cuts } from '../shared/burin.js';
import { peaks } from '../shared/scenery.js';

/** The outline of a gingerbread horse that trots to the left. */
const HORSE =
  '300,1004! 322,1032 334,1060 336,1086! 366,1112 400,1166 420,1226 470,1252 560,1250 640,1244 700,1262 742,1300 760,1360 754,1420 772,1480 792,1528 774,1580 790,1650! 716,1650! 704,1590 700,1540 668,1492 640,1462 560,1474 470,1478 430,1462 424,1520 440,1570 432,1650! 358,1650! 362,1580 346,1520 340,1452 324,1400 322,1340 312,1282 288,1254 266,1262 240,1284 206,1284 186,1262 192,1228 222,1180 240,1126 258,1086 272,1062 276,1030! z';

/** The far legs, bent in a trot. */
const FAR_LEGS = [
  '352,1420! 300,1470 262,1486 226,1476 196,1500! 214,1566! 260,1560! 276,1530 330,1526 392,1480! z',
  '660,1440! 640,1500 600,1540 560,1566 566,1622! 620,1640! 640,1600 690,1560 726,1490! z',
] as const;

const TAIL =
  '744,1296! 792,1262 850,1280 872,1340 858,1400 880,1452 856,1500! 826,1476 808,1420 812,1360 790,1336 756,1350! z';

/** Pearls of icing along the inside of an outline. */
const pearls = (outline: string, count: number, inset = 22): Drawing => [
  {
    d: beads(
      stations(measured(outline), count).map(({ x, y, dx, dy }): Point => [x - dy * inset, y + dx * inset]),
      7,
    ),
    fill: 'paper',
    stroke: 'ink',
    width: 2.6,
  },
];

/** A line of icing. */
const icing = (text: string, width = 10): Drawing => cord(curve(text), 'paper', width, 3);

const SADDLE = '452,1236! 520,1228 604,1226 646,1234! 662,1300 650,1384! 560,1402 448,1386! 436,1310 z';

/** The saddle cloth of icing, with a tulip. A heart here would be counted as a pip. */
const saddle = (): Drawing => [
  area(curve(SADDLE), 'rot', 6),
  pearls(SADDLE, 30, 18),
  area(curve('550,1376! 504,1348 494,1274! 524,1300 550,1260! 576,1300 606,1274! 596,1348 z'), 'ocker', 5),
  area(curve('550,1280! 568,1312 566,1346 550,1362! 534,1346 532,1312 z'), 'blau', 4.5),
];

const head = (): Drawing => [
  area(disc(262, 1166, 17, 15), 'paper', 4.5),
  { d: disc(258, 1168, 8), fill: 'ink' },
  cuts('234,1150 256,1138 284,1150', 6, 0),
  cuts('204,1250 222,1256 240,1244', 5, 0),
  { d: disc(212, 1228, 5), fill: 'ink' },
  // The bridle
  icing('236,1250 256,1214 300,1180 326,1120'),
  icing('210,1206 232,1228 262,1250'),
  icing('262,1214 350,1256 440,1270', 8),
  area(disc(258, 1212, 12), 'rot', 4),
  area(disc(318, 1134, 12), 'rot', 4),
];

/** The mane: curls of icing down the neck. */
const mane = (): Drawing =>
  (
    [
      [338, 1078, -30],
      [364, 1116, -22],
      [388, 1156, -16],
      [404, 1200, -8],
    ] as const
  ).map(([x, y, turn]): Drawing => [
    {
      use: () => icing('0,-8 26,-14 40,6 30,28 10,26 8,10 20,8', 9),
      at: [x, y],
      turn,
    },
  ]);

const horse = (): Drawing => [
  FAR_LEGS.map((d) => cloth(curve(d), 'karodunkel', { angle: 30, step: 9, share: 0.4 }, 6.5)),
  cloth(curve(TAIL), 'karodunkel', { angle: 20, step: 9, share: 0.3 }, 6.5),
  icing('776,1306 830,1308 846,1350 834,1400 850,1452'),
  cloth(curve(HORSE), 'karodunkel', { angle: 24, step: 10, share: 0.16, longest: 60 }, 8),
  pearls(HORSE, 104),
  saddle(),
  mane(),
  head(),
  // Hooves of icing
  [
    [362, 1616],
    [722, 1616],
  ].map(([x, y]) => icing(`${x},${y} ${x + 34},${y + 10} ${x + 64},${y}`)),
  // Almonds on the chest and the haunch, around a dot of icing
  (
    [
      [376, 1330],
      [700, 1360],
    ] as const
  ).map(([x, y]): Drawing => [
    [0, 90, 180, 270].map((turn) => ({
      use: () => [area(curve('0,-8! -13,-22 -10,-40 0,-46! 10,-40 13,-22 z'), 'haut', 4), line('M0,-16V-36', 2.6, 2)],
      at: [x, y] as Point,
      turn,
    })),
    area(disc(x, y, 9), 'rot', 3.5),
  ]),
];

/** The plate on which the gingerbread stands, with a border of icing. */
const board = (): Drawing => [
  area(
    curve('150,1650! 300,1640 700,1640 850,1650! 866,1676 840,1694! 700,1700 300,1700 160,1694! 134,1676 z'),
    'weinrot',
    7,
  ),
  line('M170,1668C320,1660 680,1660 830,1668', 4, 1, 'ocker'),
  flat(disc(500, 1680, 4), 'ocker', 1),
];

export const five: CardArt = numberCard('H5', {
  behind: () => [
    { use: peaks, at: [250, 1576], scale: 0.78, flip: true },
    { use: peaks, at: [800, 1580], scale: 0.66 },
  ],
  before: () => [board(), { use: horse, at: [-34, -122], scale: 1.072 }],
});
