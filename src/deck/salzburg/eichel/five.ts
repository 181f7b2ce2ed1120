import { listOf } from '../../../base/list-of.js';
import { beads, curve, disc, poly, rect, rounded } from '../../curve.js';
import { area, cloth, cord, line } from '../../draw.js';
import type { Drawing, Placed, Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { hillock } from '../shared/ground.js';
import { star } from '../shared/star.js';

/** A vine leaf with five lobes, 110 high, whose stalk ends at 0,0. */
const vineLeaf = (): Drawing => [
  area(
    curve(
      '0,0! -14,-22! -44,-8 -60,-26! -50,-38! -74,-52 -66,-78! -46,-76! -48,-104 -26,-112! -12,-98! 0,-124! 12,-98! 26,-112 48,-104 46,-76! 66,-78 74,-52 50,-38! 60,-26 44,-8 14,-22! z',
    ),
    'gruen',
    5,
  ),
  line('M0,-4V-104M0,-24L-46,-28M0,-24L46,-28M0,-36L-50,-66M0,-36L50,-66M0,-58L-28,-94M0,-58L28,-94', 3.5, 1),
  comb('26,-110 46,-100 46,-78', 16, { step: 7 }),
];

/** The grapes of a bunch, from the tip up. */
const GRAPES: readonly Point[] = [
  [2, 122],
  [-14, 98],
  [18, 96],
  [-30, 72],
  [0, 72],
  [32, 70],
  [-42, 42],
  [-14, 44],
  [16, 44],
  [44, 42],
  [-28, 16],
  [2, 18],
  [30, 16],
];

/** A bunch of grapes, 140 high, whose stalk ends at 0,0. */
const grapes = (): Drawing => [
  cord('M0,-20V8', 'weinrot', 5, 3),
  GRAPES.map(([x, y]): Drawing => [
    area(disc(x, y, 18), 'blau', 4.5),
    { d: disc(x - 6, y - 6, 4.5), fill: 'paper', from: 1 },
  ]),
];

const POSTS = [250, 702] as const;

/** The frame of the press: two posts, and a beam with a star in which the screw turns. */
const frame = (): Drawing => [
  POSTS.map((x): Drawing => [
    cloth(rect(x, 1108, 48, 470), 'weinrot', { angle: 80, step: 9, share: 0.4, longest: 90 }, 6.5),
    line(`M${x + 14},1140V1300M${x + 30},1190V1400M${x + 16},1360V1540`, 3, 2, 'ocker'),
  ]),
  cloth(
    curve(
      '196,1054! 232,1044 500,1036 768,1044 804,1054! 816,1084 804,1116! 768,1128 500,1130 232,1128 196,1116! 184,1084 z',
    ),
    'weinrot',
    { angle: 84, step: 10, share: 0.4, longest: 40 },
    7,
  ),
  line('M226,1062C380,1054 420,1052 440,1052M560,1052C620,1052 700,1056 774,1062', 3.5, 1, 'ocker'),
  POSTS.map((x) => area(disc(x + 24, 1086, 15), 'ocker', 5)),
];

/** The screw with its thread, the bar that turns the screw, and the plate under the screw. */
const screw = (): Drawing => [
  area(rect(470, 992, 60, 324), 'ocker', 6.5),
  line(
    listOf(14, (turn) => `M470,${1014 + turn * 21}Q500,${1034 + turn * 21} 530,${1002 + turn * 21}`).join(''),
    4.5,
    0,
  ),
  cord('M330,1012L670,998', 'ocker', 20, 5.5),
  {
    d: beads(
      [
        [326, 1012],
        [674, 998],
      ],
      19,
    ),
    fill: 'rot',
    stroke: 'ink',
    width: 6,
  },
  area(rounded(440, 1296, 120, 40, 10), 'weinrot', 6),
  cloth(rounded(352, 1334, 296, 40, 10), 'weinrot', { angle: 84, step: 9, share: 0.5, longest: 24 }, 6.5),
];

/** Crushed grapes between the plate and the cage. */
const mash = (): Drawing =>
  [352, 386, 420, 454, 488, 522, 556, 590, 624, 650].map((x, i): Drawing => [
    area(disc(x, 1388 + (i % 2) * 12, 21, 18), 'blau', 4.5),
    { d: disc(x - 7, 1381 + (i % 2) * 12, 5), fill: 'paper', from: 1 },
  ]);

const STAVES = 9;

/** The cage: staves with gaps, from which the must runs, held by two iron hoops. */
const cage = (): Drawing => [
  area(rect(330, 1404, 340, 172), 'weinrot', 6),
  listOf(STAVES, (i): Drawing => {
    const x = 331 + i * 38;
    return [
      area(rounded(x, 1394, 32, 188, 6), 'ocker', 5),
      line(`M${x + 10},1480V1512M${x + 20},1416V1426M${x + 21},1470V1500`, 3, 2),
    ];
  }),
  comb('670,1400 670,1580', 30, { step: 9 }),
  [1432, 1528].map((y): Drawing => [
    area(
      curve(
        `318,${y}! 410,${y + 9} 590,${y + 9} 682,${y}! 682,${y + 28}! 590,${y + 37} 410,${y + 37} 318,${y + 28}! z`,
      ),
      'grau',
      5.5,
    ),
    {
      d: beads(
        [
          [352, y + 17],
          [500, y + 22],
          [648, y + 17],
        ],
        5,
      ),
      fill: 'ink',
      from: 1,
    },
  ]),
];

/** The trough on its feet, with the spout on the right. */
const trough = (): Drawing => [
  [292, 640].map((x) =>
    area(
      poly([
        [x, 1616],
        [x + 72, 1616],
        [x + 62, 1690],
        [x + 10, 1690],
      ]),
      'weinrot',
      6,
    ),
  ),
  cloth(
    curve('236,1572! 500,1582 762,1570! 822,1580! 822,1606! 752,1622! 500,1636 256,1626! z'),
    'weinrot',
    { angle: 70, step: 10, share: 0.4, longest: 40 },
    7,
  ),
  line('M262,1598C420,1608 600,1608 740,1596', 3.5, 1, 'ocker'),
  area(curve('806,1578! 832,1584 840,1602 838,1640! 816,1640! 816,1614 806,1604! z'), 'rot', 4.5),
];

/** The tub that catches the must. */
const tub = (): Drawing => [
  area(disc(826, 1622, 76, 17), 'weinrot', 5.5),
  area(disc(826, 1628, 62, 11), 'rot', 4),
  area(curve('816,1580! 838,1590 836,1610 837,1628! 815,1628! 818,1606 z'), 'rot', 4),
  cloth(
    curve('750,1624! 780,1640 872,1640 902,1624! 890,1698! 762,1698! z'),
    'ocker',
    { angle: 80, step: 9, share: 0.4 },
    6,
  ),
  line('M784,1636L790,1696M818,1640L820,1696M852,1639L850,1696M878,1634L872,1696', 4, 1),
  cord('M756,1662C790,1676 862,1676 896,1662', 'grau', 9, 4),
];

/** A vine around the left post. */
const vine = (): Drawing => [
  cord(
    curve('176,1690 206,1600 262,1540 312,1480 280,1420 238,1360 262,1290 312,1240 276,1180 220,1168 160,1190'),
    'weinrot',
    10,
    4,
  ),
  cuts(['160,1190 132,1200 128,1224 148,1228', '312,1480 340,1476 346,1456'], 6, 0),
];

const LEAVES: readonly Placed[] = [
  { use: vineLeaf, at: [236, 1366], turn: -78, scale: 1.04 },
  { use: vineLeaf, at: [308, 1240], turn: 58, scale: 0.94 },
  { use: vineLeaf, at: [196, 1176], turn: -24, scale: 1.06 },
  { use: vineLeaf, at: [226, 1576], turn: -64, scale: 0.9 },
];

export const five: CardArt = numberCard('E5', {
  behind: () => [
    hillock(
      [
        [70, 1600],
        [180, 1500],
        [330, 1440],
        [520, 1500],
        [700, 1460],
        [860, 1510],
        [950, 1600],
      ],
      'blau',
    ),
  ],
  before: () => [
    frame(),
    screw(),
    { use: star, at: [500, 1084], scale: 0.42 },
    mash(),
    cage(),
    trough(),
    tub(),
    vine(),
    LEAVES,
    { use: grapes, at: [152, 1222], scale: 1.1 },
    { use: grapes, at: [148, 1534], scale: 1.16 },
  ],
});
