import { around, beads, curve, disc } from '../../curve.js';
import { area, cord, flat, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';
import { grasped } from '../eichel/gear.js';
import { bush, hillock, land, tuft } from '../ground.js';
import { gripOf } from '../hands.js';
import { head, type Head } from '../heads.js';

const BACCHUS: Head = { over: ['face-bacchus'], at: [508, 776], scale: 1.06 };

/** A part of his body: skin, its shading, and its contour last. */
const flesh = (d: string, ...within: Drawing): Drawing => [flat(curve(d), 'haut'), within, line(curve(d), 8, 0)];

/** The arm that props him up, wrist to wrist. */
const PROP = '696,1254! 698,1206 700,1154 680,1104 644,1040 606,1000! 588,908! 640,906 690,938 726,1004 750,1068 768,1110 766,1150 754,1204 748,1254! z';

/** Two acorns with crossed stalks, and young Bacchus on his casks. */
export function eichelAss(): Drawing {
  const cup = { at: [304, 896] as Point, turn: -60, flip: true };
  return [
    land([1620, 1600, 1610, 1596, 1616], 'gruen'),
    bush([110, 1620], 0.6),
    bush([900, 1640], 0.8),
    cask([640, 1508], 190),
    { use: 'mark-cask', at: [668, 1470], scale: 0.76 },
    tap(672, 1580),
    cask([222, 1610], 96),
    { use: 'star', at: [222, 1610], scale: 0.5 },
    // They lie in the grass
    hillock([[20, 1750], [150, 1682], [260, 1686], [340, 1770]], 'gruen'),
    hillock([[380, 1770], [480, 1690], [640, 1672], [800, 1686], [960, 1760]], 'ocker'),
    tuft([352, 1704], 0.9),
    tuft([880, 1700], 0.8),
    spray(),
    { use: 'hand-rest', at: [722, 1250], turn: 174, flip: true, scale: 0.96 },
    flat(curve(PROP), 'haut'),
    comb('726,1004 750,1068 766,1110', '696,1010 720,1072 736,1118', { step: 13 }), comb('766,1150 754,1204 749,1246', '738,1152 730,1204 726,1240', { step: 13 }), cuts(['698,1146 716,1138 732,1144', '748,1096 752,1114 744,1132', '648,944 662,966 664,996'], 5),
    line(curve(PROP.slice(0, -2)), 8, 0),
    flesh('466,872! 466,898 424,912 392,934 372,984! 398,1040 410,1096 414,1150 400,1214 396,1262! 520,1320 640,1320 690,1282! 688,1236 658,1176 642,1110 628,1046 634,984 640,932! 598,910 558,898 556,872! z', ...torso()),
    flat(curve('566,916! 620,912 654,936 672,984 658,1010 640,1012 626,990 z'), 'haut'),
    farLeg(),
    nearLeg(),
    girdle(),
    head(BACCHUS),
    flat(curve('461,924! 563,924! 568,944 512,950 456,944 z'), 'haut'),
    grasped(cup, [{ use: 'goblet', at: [gripOf(cup)[0], gripOf(cup)[1] - 12], scale: 1.2 }]),
    flat(curve('436,906! 392,912 356,946 332,988 322,1000! 329,950 324,870! 296,878 272,884! 254,950 244,1010 258,1064 300,1086 352,1064 404,1026 424,996 z'), 'haut'),
    comb('258,1064 300,1086 352,1064 404,1026', '270,1036 304,1052 344,1036 392,1004', { step: 14 }), cuts(['322,1000 308,1014 292,1014', '414,940 400,964 398,990', '272,910 290,918 306,914'], 5),
    line(curve('436,906! 392,912 356,946 332,988 322,1000! 331,950 323,872') + curve('272,880! 256,950 244,1010 258,1064 300,1086 352,1064 404,1026 424,996'), 8, 0),
    // One body: no line where the arm joins it
    flat(curve('428,913 446,914 442,950 436,990 418,992 z'), 'haut'),
    { use: 'pip-E', at: [238, 268], scale: 2.9, flip: true, turn: -96 },
    { use: 'pip-E', at: [770, 268], scale: 2.9, turn: 96 },
  ];
}

/** Chest, navel and a boy's round belly that folds where he sits. */
const torso = (): Drawing => [
  comb('634,1040 644,1110 660,1180 688,1240', '592,1040 600,1110 612,1180 640,1250', { step: 13 }),
  cuts(['404,1018 436,1046 484,1030', '606,1020 572,1048 524,1032', '470,900 490,916 508,912', '556,900 536,916 520,912', '420,1196 470,1212 530,1206', '640,1150 612,1180 570,1194'], 6),
  line('M502,1046C494,1086 492,1120 496,1142', 3, 1),
  { d: curve('488,1156 496,1168 506,1158 500,1176 492,1176 z'), fill: 'ink', from: 1 },
];

/** Drawn up, its foot on the small cask. */
const farLeg = (): Drawing => [
  flesh('440,1216! 380,1196 318,1200 266,1222 250,1260 258,1320 252,1380 260,1434! 234,1450 198,1460 172,1476! 166,1490 176,1496! 210,1502 254,1504 296,1502 330,1494! 332,1470 322,1440! 346,1390 358,1340 350,1296! 400,1306 450,1310 500,1290! z', comb('322,1440 346,1390 358,1340 352,1300', '290,1436 308,1390 318,1340 314,1310', { step: 11 }), comb('360,1298 400,1306 450,1310', '376,1270 412,1276 456,1280', { step: 11 }), cuts(['270,1262 290,1284 318,1282', '262,1436 276,1448 296,1450', '300,1470 312,1462 316,1450'], 5), line('M176,1494Q178,1484 190,1480M194,1499Q196,1488 208,1484M212,1502Q214,1491 226,1487', 3.5, 1)),
];

/** Over the big cask; its foot hangs. */
const nearLeg = (): Drawing => [
  flesh('664,1206! 698,1250 692,1296 640,1330 590,1350 536,1384! 548,1440 540,1500 512,1556! 522,1590 516,1618 498,1630! 470,1640 440,1662 410,1682! 388,1692 370,1684 376,1666! 396,1640 420,1610 436,1570! 422,1510 408,1450 396,1390 404,1340 440,1300 490,1262! z', comb('512,1556 540,1500 548,1440 538,1390', '476,1550 498,1500 506,1440 502,1404', { step: 11 }), comb('540,1380 590,1350 640,1330 690,1296', '532,1344 580,1318 626,1300 664,1268', { step: 12 }), cuts(['414,1378 432,1402 462,1400', '480,1372 494,1390 490,1416', '440,1574 456,1586 474,1584', '496,1608 502,1592 498,1580'], 5), line('M376,1682Q388,1674 386,1664M394,1688Q404,1678 400,1668M412,1681Q418,1672 414,1664', 3.5, 1)),
];

const round = ([x, y]: Point, r: number): readonly Point[] => around([x, y], r, r, 26);
const spokes = (from: readonly Point[], to: readonly Point[]): string => from.map(([x, y], i) => `M${Math.round(x)},${Math.round(y)}L${Math.round(to[i][0])},${Math.round(to[i][1])}`).join('');

/** A cask with its head to us, the staves running back to the right. */
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
    line([-0.56, -0.28, 0, 0.28, 0.56].map((t) => `M${x + t * r},${y - r * Math.sqrt(0.72 - t * t)}V${y + r * Math.sqrt(0.72 - t * t)}`).join(''), 3.5, 1),
  ];
}

const tap = (x: number, y: number): Drawing => [
  area(`M${x - 12},${y}H${x + 12}V${y + 46}H${x - 12}Z`, 'ocker', 5),
  area(curve(`${x - 10},${y + 18}! ${x - 40},${y + 18} ${x - 56},${y + 34} ${x - 58},${y + 60}! ${x - 32},${y + 60}! ${x - 30},${y + 48} ${x - 10},${y + 44}! z`), 'ocker', 5),
  area(`M${x - 26},${y - 16}H${x + 32}V${y + 4}H${x - 26}Z`, 'ocker', 5),
];

/** Stalks crossing on the axis, tendrils in an oval, tulip, flowers and leaves. */
function spray(): Drawing {
  const flowers: readonly Point[] = [[340, 520], [672, 520]];
  return [
    { d: disc(506, 470, 120, 92), stroke: 'ink', width: 15 },
    { d: disc(506, 470, 120, 92), stroke: 'gruen', width: 7 },
    [[430, 536, -140], [582, 536, 140], [412, 416, -66], [600, 416, 66]].map(([x, y, turn], i) => ({ use: 'leaflet', at: [x, y] as Point, turn, scale: i < 2 ? 1 : 0.66, ...(i < 2 && { tokens: { gruen: 'ocker' as const } }) })),
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
    area(curve('505,236! 464,222 448,170 458,112! 486,142 492,180! 505,100! 518,180! 524,142 552,112! 562,170 546,222 z'), 'ocker', 7),
    area(curve('505,230! 486,190 505,116! 524,190 z'), 'rot', 5),
    cuts(['490,224 472,196 466,160', '520,224 538,196 544,160'], 5),
  ];
}

/** Vine leaves about his hips, on a cord. */
const girdle = (): Drawing => [
  ([[420, 1222, 176], [462, 1244, 184], [506, 1256, 178], [552, 1254, 186], [596, 1238, 166], [640, 1214, 150]] as const).map(([x, y, turn]) => ({ use: 'vine-leaf', at: [x, y] as Point, turn, scale: 0.86 })),
  cord(curve('398,1210 430,1238 470,1254 520,1260 570,1252 620,1230 664,1196'), 'ocker', 6, 4),
  ([[440, 1240, -10], [486, 1258, 14], [532, 1262, -14], [580, 1252, 8], [624, 1228, -30]] as const).map(([x, y, turn]) => ({ use: 'vine-leaf', at: [x, y] as Point, turn, scale: 0.5 })),
  { d: beads([[488, 1276], [506, 1284], [492, 1294], [508, 1302], [586, 1268], [602, 1272], [592, 1286]], 9), fill: 'weinrot', stroke: 'ink', width: 3.5 },
];
