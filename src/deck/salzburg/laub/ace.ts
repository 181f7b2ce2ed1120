import { curve, disc } from '../../curve.js';
import { area, cord, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { comb } from '../shared/comb.js';
import { hillock, land, tuft } from '../shared/ground.js';
import { leaf } from '../shared/pips.js';
import { leaflet } from '../shared/scenery.js';
import { stag, unicorn } from './ace-beasts.js';
import { eagle } from './ace-eagle.js';

const AXIS = 505;

const mirror = ([x, y]: Point): Point => [2 * AXIS - x, y];

/** Twigs on the left side, each from the stem to its rose, with the positions and turns of its leaves. */
const TWIGS: readonly {
  readonly d: readonly [Point, Point, Point, Point];
  readonly leaves: readonly (readonly [Point, number])[];
}[] = [
  {
    d: [
      [498, 452],
      [470, 446],
      [420, 430],
      [432, 352],
    ],
    leaves: [
      [[456, 442], 200],
      [[432, 416], -70],
    ],
  },
  {
    d: [
      [498, 560],
      [420, 590],
      [260, 430],
      [150, 520],
    ],
    leaves: [
      [[404, 552], -10],
      [[330, 512], 170],
      [[212, 492], 190],
    ],
  },
  {
    d: [
      [452, 940],
      [380, 944],
      [260, 930],
      [146, 846],
    ],
    leaves: [
      [[384, 936], 10],
      [[300, 918], 180],
      [[226, 892], -6],
    ],
  },
];

const twigs = (side: 'left' | 'right'): Drawing =>
  TWIGS.map(({ d, leaves }): Drawing => {
    const ends = side === 'left' ? d : d.map(mirror);
    const [a, b, c, e] = ends.map(([x, y]) => `${x},${y}`);
    return [
      cord(`M${a}C${b} ${c} ${e}`, 'gruen', 9, 4),
      leaves.map(([at, turn]): Drawing[number] => ({
        use: leaflet,
        at: side === 'left' ? at : mirror(at),
        turn: side === 'left' ? turn : -turn,
        flip: side === 'right',
        scale: 0.62,
      })),
      rose(ends[3]),
    ];
  });

/** A full-blown rose with five petals around a folded heart, and two sepals. */
const rose = ([x, y]: Point): Drawing => [
  [36, 108, 180, 252, 324].map((turn) => {
    const a = (turn * Math.PI) / 180;
    return area(
      curve(
        `${x},${y}! ${x + 10 * Math.cos(a + 0.75)},${y + 14 * Math.sin(a + 0.75)} ${x + 24 * Math.cos(a + 0.5)},${y + 24 * Math.sin(a + 0.5)} ${x + 34 * Math.cos(a + 0.12)},${y + 34 * Math.sin(a + 0.12)}! ${x + 24 * Math.cos(a - 0.5)},${y + 24 * Math.sin(a - 0.5)} z`,
      ),
      'tanne',
      4,
    );
  }),
  [0, 72, 144, 216, 288].map((turn) => {
    const a = (turn * Math.PI) / 180;
    return area(disc(x + 20 * Math.cos(a), y + 20 * Math.sin(a), 20, 17, turn), 'rot', 5);
  }),
  area(disc(x, y, 19), 'rot', 4.5),
  line(
    `M${x - 12},${y + 2}C${x - 10},${y - 14} ${x + 10},${y - 14} ${x + 12},${y}C${x + 10},${y + 10} ${x - 4},${y + 10} ${x - 5},${y}C${x - 3},${y - 6} ${x + 4},${y - 6} ${x + 4},${y}`,
    3.5,
    1,
  ),
];

const stem = (): Drawing => [
  area(
    curve(
      `${AXIS - 11},236! ${AXIS - 9},330 ${AXIS - 13},430 ${AXIS - 11},600! ${AXIS + 11},600! ${AXIS + 13},430 ${AXIS + 9},330 ${AXIS + 11},236! z`,
    ),
    'ocker',
    6,
  ),
  // Turned like the rods of a Stube, with rings and vases
  [290, 396].map((y): Drawing => [
    area(
      curve(
        `${AXIS - 14},${y - 42}! ${AXIS - 26},${y - 20} ${AXIS - 12},${y}! ${AXIS + 12},${y}! ${AXIS + 26},${y - 20} ${AXIS + 14},${y - 42}! z`,
      ),
      'ocker',
      5.5,
    ),
    line(`M${AXIS + 4},${y - 36}Q${AXIS + 16},${y - 20} ${AXIS + 5},${y - 6}`, 3, 2),
    area(disc(AXIS, y, 27, 13), 'rot', 5.5),
  ]),
  area(disc(AXIS, 240, 30, 13), 'rot', 5.5),
  area(
    curve(
      `${AXIS},92! ${AXIS - 32},140 ${AXIS - 44},184 ${AXIS - 26},222 ${AXIS},234! ${AXIS + 26},222 ${AXIS + 44},184 ${AXIS + 32},140 z`,
    ),
    'ocker',
    6.5,
  ),
  area(
    curve(`${AXIS},130! ${AXIS - 16},170 ${AXIS - 14},206 ${AXIS},222! ${AXIS + 14},206 ${AXIS + 16},170 z`),
    'rot',
    5,
  ),
  line(
    `M${AXIS - 28},176C${AXIS - 28},196 ${AXIS - 20},212 ${AXIS - 10},222M${AXIS + 28},176C${AXIS + 28},196 ${AXIS + 20},212 ${AXIS + 10},222`,
    3.5,
    1,
  ),
];

const trunk = (): Drawing => [
  area(
    curve(
      '480,960! 474,1080 486,1180 470,1300 482,1420 470,1540 440,1610 400,1650! 460,1640 484,1656! 510,1634 540,1660! 562,1640 620,1648! 572,1610 544,1540 532,1420 542,1300 524,1180 536,1080 530,960! z',
    ),
    'rot',
    8,
  ),
  line(
    'M496,1000C490,1100 502,1200 490,1320C486,1400 500,1500 484,1600M514,1040C510,1120 520,1220 512,1340C510,1440 520,1540 524,1620M500,1400C506,1440 504,1480 502,1520',
    4.5,
    1,
    'weinrot',
  ),
  area(disc(504, 1180, 12, 17), 'weinrot', 4.5),
  line('M486,1180C486,1154 522,1154 522,1180C522,1206 488,1206 486,1184', 3.5, 1),
  comb('530,1000 534,1080 524,1180 540,1300 532,1420 544,1540', [-24, 6], { step: 12 }),
];

const calyx = (): Drawing => [
  area(
    curve(
      '402,896! 424,966 466,1010 505,1024 544,1010 586,966 608,896! 580,918 562,900! 534,936 505,912! 476,936 448,900! 430,918 z',
    ),
    'gruen',
    7.5,
  ),
  line('M446,918C454,956 476,990 500,1012M505,928V1014M564,918C556,956 534,990 510,1012', 4, 1),
  comb('604,912 584,966 546,1006', [-26, -12], { step: 8 }),
  area(disc(505, 1026, 36, 15), 'ocker', 6),
];

/** The ace that identifies the Salzburg pattern, with eagle, stag and unicorn. */
function content(): Drawing {
  return [
    land([1580, 1566, 1560, 1566, 1580], 'ocker'),
    hillock(
      [
        [24, 1650],
        [180, 1622],
        [340, 1634],
        [520, 1722],
      ],
      'gruen',
    ),
    hillock(
      [
        [480, 1722],
        [690, 1630],
        [850, 1624],
        [976, 1656],
      ],
      'rot',
    ),
    trunk(),
    { use: stag },
    { use: unicorn, at: [2 * AXIS, 0], flip: true },
    tuft([368, 1694], 0.8),
    tuft([648, 1694], 0.8),
    tuft([104, 1698], 0.8, 'ocker'),
    twigs('left'),
    twigs('right'),
    stem(),
    { use: eagle, at: [AXIS, 888] },
    calyx(),
    { use: leaf, at: [230, 280], scale: 2.9, turn: -24 },
    { use: leaf, at: [775, 280], scale: 2.9, turn: 24, flip: true },
  ];
}

export const ace: CardArt = { content };
