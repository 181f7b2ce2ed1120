import { curve, disc } from '../../curve.js';
import { area, cord, flat } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { hillock } from '../shared/ground.js';
import { handSmallFist } from '../shared/hands.js';
import { chestnutFire } from './chestnut-fire.js';
import { folkHead, piece, round, shoe } from './folk.js';
import { chestnut, roaster } from './six-roaster.js';

/** A woman on a stool who bends over her knees and shells chestnuts. */
const sheller = (): Drawing => [
  cord('M188,1616L178,1672M232,1616L238,1672', 'weinrot', 9, 4),
  shoe([316, 1660], -4),
  shoe([284, 1668]),
  piece(
    '184,1536! 156,1574 160,1614 204,1626! 214,1660! 262,1668 322,1656! 324,1612 340,1572 328,1540 290,1528 240,1532 z',
    'blau',
    7,
  ),
  comb('162,1606 204,1628 214,1658', '190,1594 230,1610 246,1640', { step: 10 }),
  piece('226,1538! 280,1526 324,1540 332,1568 318,1604 312,1644! 282,1648 252,1638! 274,1596 268,1566 z', 'paper', 5),
  cuts(['276,1540 314,1548 320,1572', '296,1586 288,1612 286,1636'], 6),
  area(round([254, 1462, 22], [300, 1506, 18], [326, 1500, 13]), 'paper', 5),
  piece('228,1428! 190,1450 166,1496 174,1546! 210,1560 248,1546! 262,1500 276,1456 262,1434 z', 'gruen', 7),
  comb('248,1544 262,1500 274,1460', '228,1540 242,1496 254,1456', { step: 8 }),
  { use: folkHead, at: [264, 1390], turn: 16, scale: 1.14 },
  piece(
    '284,1352! 262,1332 222,1336 202,1372 204,1408 220,1436! 234,1446 254,1438! 244,1412 250,1384 266,1366 z',
    'rot',
  ),
  cuts(['262,1344 232,1354 222,1392', '220,1436 226,1416 224,1404'], 5),
  piece('222,1432! 196,1436 178,1458! 200,1458 224,1444! z', 'rot', 5),
  area(round([220, 1464, 26], [228, 1530, 22], [302, 1516, 15]), 'paper', 6),
  cuts(['206,1474 204,1504 216,1524', '236,1516 246,1522 246,1534'], 6),
  comb('222,1550 256,1546 296,1530', '222,1530 254,1530 290,1516', { step: 9 }),
  area(disc(340, 1496, 14, 12), 'weinrot', 4.5),
  { use: handSmallFist, at: [306, 1512], turn: 70, scale: 1.1 },
];

/**
 * Chestnuts heaped loosely over those in the pan, some of them tossed up. The chestnuts have three sizes, each with a
 * light spot at its base.
 */
const chestnuts = (): Drawing =>
  (
    [
      [396, 1450, 24, -20],
      [636, 1448, 20, 30],
      [440, 1424, 19, 40],
      [602, 1420, 25, -30],
      [478, 1398, 26, 14],
      [556, 1402, 20, -50],
      [522, 1378, 18, 24],
      [512, 1430, 27, -8],
      [568, 1444, 23, 20],
      [458, 1456, 18, -30],
      [424, 1336, 22, -40],
      [590, 1318, 26, 34],
      [668, 1372, 18, 60],
    ] as const
  ).map(([x, y, r, turn]): Drawing => [
    area(disc(x, y, r, r * 0.84, turn), 'weinrot', 5),
    flat(disc(x - turn / 5, y + r * 0.5, r * 0.44, r * 0.22, -turn / 3), 'haut'),
  ]);

const smoke = (): Drawing => [
  area(
    curve(
      '512,1396! 484,1350 470,1300 492,1252 528,1216 540,1180 524,1154 498,1152 486,1170! 466,1142 488,1112 530,1108 572,1138 584,1186 570,1232 538,1268 514,1300 510,1346 z',
    ),
    'paper',
    5,
  ),
  cuts(['500,1340 494,1296 516,1262 548,1226', '566,1196 564,1162 534,1136'], 5),
];

export const six: CardArt = numberCard('E6', {
  behind: () => [
    hillock(
      [
        [370, 1590],
        [560, 1520],
        [690, 1440],
        [750, 1456],
        [840, 1420],
        [950, 1590],
      ],
      'blau',
    ),
  ],
  before: () => [
    { use: chestnut, at: [136, 1640], scale: 1.6 },
    sheller(),
    smoke(),
    { use: roaster, at: [840, 1664], scale: 1.2, flip: true },
    { use: chestnutFire, at: [516, 1664], scale: 1.12 },
    chestnuts(),
  ],
});
