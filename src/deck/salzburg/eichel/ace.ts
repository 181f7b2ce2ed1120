import { around, beads, curve, disc, type Joint, tube } from '../../curve.js';
import { area, cord, flat, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { bush, hillock, land, tuft } from '../shared/ground.js';
import { gripOf } from '../shared/hands.js';
import { type Head, head } from '../shared/head.js';
import { acorn } from '../shared/pips.js';
import { leaflet } from '../shared/scenery.js';
import { star } from '../shared/star.js';
import { goblet, markCask } from './ace-gear.js';
import { bacchusFace, vineLeaf } from './ace-head.js';
import { grasped } from './gear.js';

const BACCHUS: Head = { over: [bacchusFace], at: [508, 776], scale: 1.06, turn: 5 };

/** A limb or the trunk of the body: skin, shading, and finally the contour. */
const flesh = (d: string, ...within: Drawing): Drawing => [flat(curve(d), 'haut'), within, line(curve(d), 8, 0)];

/** The supporting arm, wrist to wrist. */
const PROP =
  '776,1232! 769,1192 745,1150 716,1104 683,1056 648,1004! 590,904! 630,916 674,932 706,964 722,1004 734,1034! 766,1076 797,1118 819,1164 825,1204 822,1232! z';

/** Two acorns with crossed stalks, and young Bacchus on two casks. */
function content(): Drawing {
  const cup = { at: [304, 896] as Point, turn: -60, flip: true };
  return [
    land([1620, 1600, 1610, 1596, 1616], 'gruen'),
    bush([110, 1620], 0.6),
    bush([900, 1640], 0.8),
    cask([585, 1500], 205),
    { use: markCask, at: [521, 1470], scale: 0.64 },
    tap(540, 1576),
    cask([222, 1610], 96),
    { use: star, at: [222, 1610], scale: 0.5 },
    // The casks lie in the grass
    hillock(
      [
        [20, 1750],
        [150, 1682],
        [260, 1686],
        [340, 1770],
      ],
      'gruen',
    ),
    hillock(
      [
        [380, 1770],
        [480, 1690],
        [640, 1672],
        [800, 1686],
        [960, 1760],
      ],
      'ocker',
    ),
    tuft([352, 1704], 0.9),
    tuft([570, 1712], 0.8),
    spray(),
    propHand(),
    flat(curve(PROP), 'haut'),
    comb('736,1040 766,1076 797,1118 819,1164 824,1222', '708,1050 736,1088 764,1128 788,1170 799,1218', { step: 13 }),
    cuts(['734,1034 716,1026 700,1006', '732,1114 748,1104 764,1108'], 5),
    line(curve(PROP.slice(0, -2)), 8, 0),
    flesh(
      '466,822! 468,866 450,892 424,908 392,934 384,990! 408,1020 414,1064 404,1112 394,1160 404,1220 428,1266! 520,1330 640,1330 694,1300! 706,1262 688,1216 654,1182 610,1154! 622,1110 646,1060 652,1010 650,950! 622,930 590,904 572,892 554,866 554,822! z',
      ...torso(),
    ),
    flat(curve('592,909! 630,920 664,936 690,984 670,1006 645,1006 630,990 z'), 'haut'),
    farLeg(),
    nearLeg(),
    girdle(),
    head(BACCHUS),
    grasped(cup, [{ use: goblet, at: [gripOf(cup)[0], gripOf(cup)[1] - 12], scale: 1.2 }]),
    flat(
      curve(
        '430,905! 392,910 358,932 342,968! 332,988 322,1000! 331,950 329,868! 296,878 272,884! 254,950 244,1010 258,1064 300,1086 352,1064 404,1026 424,996 z',
      ),
      'haut',
    ),
    comb('258,1064 300,1086 352,1064 404,1026', '270,1036 304,1052 344,1036 392,1004', { step: 14 }),
    cuts(['322,1000 308,1014 292,1014', '342,968 360,984 388,982', '272,910 290,918 306,914'], 5),
    line(
      curve('430,905! 392,910 358,932 342,968! 332,988 322,1000! 334,960 334,920 325,866') +
        curve('272,880! 256,950 244,1010 258,1064 300,1086 352,1064 404,1026 424,996'),
      8,
      0,
    ),
    // Arm and body merge without a line
    flat(curve('428,913 446,914 442,950 436,990 418,992 z'), 'haut'),
    { use: acorn, at: [238, 268], scale: 2.9, flip: true, turn: -96 },
    { use: acorn, at: [770, 268], scale: 2.9, turn: 96 },
  ];
}

/** Fingers and then the thumb, seen from above, closed over the edge of the cask. */
const FINGERS: readonly (readonly Joint[])[] = [
  [
    [838, 1280, 12],
    [852, 1302, 12],
    [850, 1322, 9],
  ],
  [
    [820, 1290, 13],
    [830, 1322, 13],
    [826, 1346, 10],
  ],
  [
    [798, 1292, 14],
    [802, 1328, 14],
    [798, 1354, 10],
  ],
  [
    [775, 1286, 14],
    [773, 1318, 13],
    [772, 1340, 10],
  ],
  [
    [780, 1236, 12],
    [758, 1264, 13],
    [749, 1290, 9],
  ],
];

const propHand = (): Drawing => [
  FINGERS.map((joints) => area(tube(joints, { roundStart: true, roundEnd: true }), 'haut', 5)),
  flat(
    curve(
      '776,1226! 762,1258 760,1286! 768,1298 784,1298! 796,1304 812,1302! 826,1302 834,1294! 846,1290 850,1276! 838,1250 822,1226! z',
    ),
    'haut',
  ),
  line(curve('768,1266 762,1276 760,1290') + curve('822,1228 839,1252 850,1280'), 7, 0),
  line('M780,1278q4,8 8,2M802,1282q5,7 9,0M825,1276q5,6 8,-1', 3, 1),
];

/** Collarbones, chest and navel. The turned waist has folds on the side of the supporting arm. */
const torso = (): Drawing => [
  comb('652,1016 646,1060 620,1110 606,1152', '614,1020 606,1060 586,1104 578,1144', { step: 12 }),
  comb('612,1162 652,1182 688,1216', '588,1186 622,1206 652,1236', { step: 12 }),
  cuts(
    [
      '414,1030 446,1056 492,1040',
      '624,1020 580,1060 520,1044',
      '494,932 462,922 414,934',
      '520,932 562,920 622,940',
      '480,884 490,910 498,928',
      '544,886 530,910 520,926',
      '610,1154 578,1171 542,1170',
      '420,1202 500,1232 596,1212',
    ],
    6,
  ),
  line('M506,1056C494,1086 486,1112 488,1146', 3, 1),
  { d: curve('478,1184 487,1196 499,1186 493,1204 484,1204 z'), fill: 'ink', from: 1 },
];

/** The far leg, drawn up, with its foot on the small cask. */
const farLeg = (): Drawing => [
  flesh(
    '460,1224! 400,1198 330,1196 280,1210 250,1236 246,1272 260,1308! 264,1340 258,1390 266,1434! 240,1456 206,1470 174,1480! 156,1490 164,1506! 210,1508 256,1498 310,1508! 344,1504 350,1480 332,1458! 318,1430 346,1386 364,1344 356,1304! 404,1316 450,1322 500,1300! z',
    comb('322,1436 346,1386 364,1344 356,1308', '296,1430 314,1390 326,1344 318,1318', { step: 11 }),
    comb('360,1306 404,1316 450,1322', '372,1278 412,1284 456,1290', { step: 11 }),
    cuts(['266,1262 284,1288 314,1284', '264,1312 282,1318 298,1312', '272,1444 284,1456 300,1452'], 5),
    line('M178,1505Q182,1492 197,1487M162,1492q9,-3 11,5', 3.5, 1),
  ),
];

/** The near leg, over the belly of the big cask towards the viewer, with its foot in the grass on the other side. */
const nearLeg = (): Drawing => [
  flesh(
    '694,1244! 720,1284 738,1336 752,1388! 750,1430 764,1476 762,1530 764,1580! 800,1622 848,1648 898,1664! 910,1682 896,1694! 850,1701 800,1692 754,1699! 718,1696 702,1670 714,1640! 722,1612 708,1574! 676,1534 642,1490 626,1440 634,1400! 622,1360 590,1330 540,1300! z',
    comb('752,1388 750,1430 764,1476 762,1530 764,1576', '724,1396 722,1434 730,1476 736,1528 742,1572', { step: 11 }),
    comb('708,1266 720,1284 738,1336 750,1380', '680,1286 692,1304 704,1342 718,1376', { step: 12 }),
    cuts(
      [
        '646,1388 652,1364 674,1352',
        '730,1372 718,1352 700,1348',
        '650,1410 684,1432 722,1414',
        '722,1594 736,1604 752,1594',
        '716,1646 726,1664 722,1682',
      ],
      5,
    ),
    line(
      'M898,1694Q894,1680 882,1676M878,1697Q874,1684 862,1680M858,1699Q854,1687 843,1683M838,1697Q834,1688 826,1686',
      3.5,
      1,
    ),
  ),
];

const round = ([x, y]: Point, r: number): readonly Point[] => around([x, y], r, r, 26);

const spokes = (from: readonly Point[], to: readonly Point[]): string =>
  from
    .map(([x, y], i) => `M${Math.round(x)},${Math.round(y)}L${Math.round(to[i][0])},${Math.round(to[i][1])}`)
    .join('');

/** A cask with its head towards the viewer and its staves running back to the right. */
function cask([x, y]: Point, r: number): Drawing {
  const belly: Point = [x + r * 0.2, y - r * 0.19];
  const hoop = disc(x + r * 0.1, y - r * 0.1, r * 1.09);
  return [
    area(disc(...belly, r * 1.13), 'grau', 8.5),
    line(spokes(round([x, y], r), round(belly, r * 1.12)), 4, 1),
    line(hoop, 24, 0),
    line(hoop, 13, 0, 'ocker'),
    area(disc(x, y, r), 'ocker', 8),
    line(spokes(round([x, y], r * 0.86), round([x, y], r)), 3.5, 1),
    area(disc(x, y, r * 0.85), 'blau', 7),
    line(
      [-0.56, -0.28, 0, 0.28, 0.56]
        .map((t) => `M${x + t * r},${y - r * Math.sqrt(0.72 - t * t)}V${y + r * Math.sqrt(0.72 - t * t)}`)
        .join(''),
      3.5,
      1,
    ),
  ];
}

const tap = (x: number, y: number): Drawing => [
  area(`M${x - 12},${y}H${x + 12}V${y + 46}H${x - 12}Z`, 'ocker', 5),
  area(
    curve(
      `${x - 10},${y + 18}! ${x - 40},${y + 18} ${x - 56},${y + 34} ${x - 58},${y + 60}! ${x - 32},${y + 60}! ${x - 30},${y + 48} ${x - 10},${y + 44}! z`,
    ),
    'ocker',
    5,
  ),
  area(`M${x - 26},${y - 16}H${x + 32}V${y + 4}H${x - 26}Z`, 'ocker', 5),
];

/** A spray: stalks that cross on the axis, tendrils in an oval, tulip, flowers and leaves. */
function spray(): Drawing {
  const flowers: readonly Point[] = [
    [340, 520],
    [672, 520],
  ];
  return [
    { d: disc(506, 470, 120, 92), stroke: 'ink', width: 15 },
    { d: disc(506, 470, 120, 92), stroke: 'gruen', width: 7 },
    [
      [430, 536, -140],
      [582, 536, 140],
      [412, 416, -66],
      [600, 416, 66],
    ].map(([x, y, turn], i) => ({
      use: leaflet,
      at: [x, y] as Point,
      turn,
      scale: i < 2 ? 1 : 0.66,
      ...(i < 2 && { tokens: { gruen: 'ocker' as const } }),
    })),
    cord('M400,268C480,280 520,360 560,470C580,520 620,530 672,520', 'rot', 13, 4),
    cord('M608,268C530,280 490,360 450,470C430,520 390,530 340,520', 'rot', 13, 4),
    flowers.map(([x, y]): Drawing => [
      around([x, y], 32, 32, 6).map(([px, py], i) => area(disc(px, py, 21), i % 2 ? 'paper' : 'rot', 5)),
      area(disc(x, y, 20), 'blau', 5),
      { d: beads(around([x, y], 10, 10, 5), 3), fill: 'paper', from: 2 },
    ]),
    cord('M505,222V376', 'gruen', 9, 4),
    area(curve('505,300! 470,290 454,262! 484,258 503,282! z'), 'gruen', 5),
    area(curve('505,300! 540,290 556,262! 526,258 507,282! z'), 'gruen', 5),
    area(
      curve('505,236! 464,222 448,170 458,112! 486,142 492,180! 505,100! 518,180! 524,142 552,112! 562,170 546,222 z'),
      'ocker',
      7,
    ),
    area(curve('505,230! 486,190 505,116! 524,190 z'), 'rot', 5),
    cuts(['490,224 472,196 466,160', '520,224 538,196 544,160'], 5),
  ];
}

/** Vine leaves on a cord around the hips. */
const girdle = (): Drawing => [
  (
    [
      [438, 1238, 170],
      [474, 1266, 184],
      [516, 1284, 178],
      [562, 1284, 186],
      [608, 1272, 170],
      [644, 1252, 152],
    ] as const
  ).map(([x, y, turn]) => ({ use: vineLeaf, at: [x, y] as Point, turn, scale: 0.84 })),
  cord(curve('420,1226 446,1254 488,1278 536,1288 586,1280 640,1258 688,1224'), 'ocker', 6, 4),
  (
    [
      [456, 1258, -10],
      [500, 1284, 14],
      [546, 1290, -14],
      [596, 1278, 8],
      [646, 1254, -30],
    ] as const
  ).map(([x, y, turn]) => ({ use: vineLeaf, at: [x, y] as Point, turn, scale: 0.5 })),
  {
    d: beads(
      [
        [500, 1302],
        [518, 1310],
        [504, 1320],
        [520, 1328],
        [604, 1298],
        [620, 1302],
        [610, 1316],
      ],
      9,
    ),
    fill: 'weinrot',
    stroke: 'ink',
    width: 3.5,
  },
];

export const ace: CardArt = { content };
