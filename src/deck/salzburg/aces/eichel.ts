import { around, beads, curve, disc, tube, type Joint } from '../../curve.js';
import { area, cord, flat, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';
import { grasped } from '../eichel/gear.js';
import { bush, hillock, land, tuft } from '../ground.js';
import { gripOf } from '../hands.js';
import { head, type Head } from '../heads.js';

const BACCHUS: Head = { over: ['face-bacchus'], at: [508, 776], scale: 1.06, turn: 5 };

/** A part of his body: skin, its shading, and its contour last. */
const flesh = (d: string, ...within: Drawing): Drawing => [flat(curve(d), 'haut'), within, line(curve(d), 8, 0)];

/** The arm that props him up, wrist to wrist. */
const PROP = '730,1258! 722,1206 704,1150 696,1100 674,1056 642,1000! 588,908! 648,906 700,938 726,1000 740,1056 760,1094 786,1148 790,1204 780,1258! z';

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
    propHand(),
    flat(curve(PROP), 'haut'),
    comb('728,1010 740,1056 760,1094 786,1148 790,1204 782,1248', '694,1016 706,1066 726,1106 752,1158 762,1206 758,1244', { step: 13 }), cuts(['702,1110 718,1098 734,1102', '672,944 694,966 700,998'], 5),
    line(curve(PROP.slice(0, -2)), 8, 0),
    flesh('464,822! 466,892 424,912 392,934 372,984! 408,1020 402,1066 412,1112 438,1158! 418,1186 412,1224 428,1266! 520,1330 640,1330 694,1300! 700,1262 688,1216 662,1178 644,1144 638,1108 648,1060 652,1010 650,940! 604,908 556,896 556,822! z', ...torso()),
    flat(curve('566,914! 620,910 664,936 684,984 666,1006 646,1006 630,990 z'), 'haut'),
    farLeg(),
    nearLeg(),
    girdle(),
    head(BACCHUS),
    grasped(cup, [{ use: 'goblet', at: [gripOf(cup)[0], gripOf(cup)[1] - 12], scale: 1.2 }]),
    flat(curve('436,906! 392,912 356,946 332,988 322,1000! 331,950 329,868! 296,878 272,884! 254,950 244,1010 258,1064 300,1086 352,1064 404,1026 424,996 z'), 'haut'),
    comb('258,1064 300,1086 352,1064 404,1026', '270,1036 304,1052 344,1036 392,1004', { step: 14 }), cuts(['322,1000 308,1014 292,1014', '414,940 400,964 398,990', '272,910 290,918 306,914'], 5),
    line(curve('436,906! 392,912 356,946 332,988 322,1000! 334,960 334,920 325,866') + curve('272,880! 256,950 244,1010 258,1064 300,1086 352,1064 404,1026 424,996'), 8, 0),
    // One body: no line where the arm joins it
    flat(curve('428,913 446,914 442,950 436,990 418,992 z'), 'haut'),
    { use: 'pip-E', at: [238, 268], scale: 2.9, flip: true, turn: -96 },
    { use: 'pip-E', at: [770, 268], scale: 2.9, turn: 96 },
  ];
}

/** As large as the one with the cup: its heel on the cask, the fingers down the staves. */
const FINGERS: readonly (readonly Joint[])[] = [
  [[826, 1288, 12], [856, 1318, 11], [874, 1348, 8]],
  [[818, 1304, 13], [850, 1344, 12], [868, 1380, 9]],
  [[800, 1318, 14], [832, 1362, 13], [848, 1402, 9]],
  [[782, 1328, 14], [802, 1372, 13], [814, 1412, 9]],
  [[742, 1300, 18], [748, 1334, 17], [750, 1364, 12]],
];
const propHand = (): Drawing => [
  FINGERS.map((joints) => area(tube(joints, { roundStart: true, roundEnd: true }), 'haut', 5)),
  flat(curve('730,1250! 718,1284 724,1320 744,1322 766,1322 782,1340 804,1332 822,1316 834,1298 836,1276 812,1260 780,1250! z'), 'haut'),
  line(curve('731,1254 719,1282 722,1312') + curve('780,1254 812,1261 837,1280'), 7, 0),
  line('M750,1280C760,1296 766,1306 776,1314M768,1272C780,1286 788,1294 798,1302M786,1268C796,1276 804,1282 814,1286', 3, 2),
];

/** Chest, the folds of the waist, navel, and a soft belly that hangs over the girdle. */
const torso = (): Drawing => [
  comb('654,1016 648,1060 638,1108 644,1144 662,1178 688,1216', '612,1020 604,1060 594,1108 594,1144 612,1186 646,1228', { step: 12 }),
  cuts(['406,1024 440,1054 488,1034', '612,1024 576,1056 520,1040', '468,902 490,918 506,914', '556,900 538,918 520,914', '438,1158 466,1170 500,1168', '644,1152 618,1172 590,1176', '456,1214 516,1234 588,1222'], 6),
  line('M502,1050C496,1080 494,1108 498,1134', 3, 1),
  { d: curve('488,1196 497,1206 508,1196 502,1214 493,1214 z'), fill: 'ink', from: 1 },
];

/** Drawn up, its foot on the small cask. */
const farLeg = (): Drawing => [
  flesh('460,1224! 400,1198 330,1196 280,1210 250,1236 246,1272 260,1308! 264,1340 258,1390 266,1434! 240,1456 206,1470 174,1480! 156,1490 164,1506! 210,1508 256,1498 310,1508! 344,1504 350,1480 332,1458! 318,1430 346,1386 364,1344 356,1304! 404,1316 450,1322 500,1300! z', comb('322,1436 346,1386 364,1344 356,1308', '296,1430 314,1390 326,1344 318,1318', { step: 11 }), comb('360,1306 404,1316 450,1322', '372,1278 412,1284 456,1290', { step: 11 }), cuts(['266,1262 284,1288 314,1284', '264,1312 282,1318 298,1312', '272,1444 284,1456 300,1452'], 5), line('M178,1505Q182,1492 197,1487M162,1492q9,-3 11,5', 3.5, 1)),
];

/** Over the edge of the big cask, foreshortened; its foot in the grass. */
const nearLeg = (): Drawing => [
  flesh('682,1274! 702,1284 694,1324 640,1352 580,1372 526,1396! 542,1440 532,1490 504,1532 478,1574! 474,1612 486,1640! 498,1668 484,1696 450,1698! 404,1692 350,1700 306,1694! 290,1684 300,1666! 344,1650 396,1622 426,1580 416,1524 400,1462 398,1404! 388,1360 404,1320 440,1294 490,1292! z', comb('478,1574 504,1532 532,1490 542,1440 528,1402', '448,1570 468,1530 482,1490 492,1440 490,1414', { step: 11 }), comb('530,1394 580,1372 640,1352 692,1326', '516,1356 564,1334 622,1318 668,1292', { step: 12 }), cuts(['404,1336 424,1326 446,1332', '408,1394 430,1414 462,1404', '482,1354 494,1380 484,1408', '438,1584 454,1602 470,1592', '486,1644 476,1664 480,1682'], 5), line('M300,1694Q304,1680 316,1676M320,1697Q324,1684 336,1680M340,1698Q344,1687 355,1683M360,1697Q364,1688 372,1686', 3.5, 1)),
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
  ([[438, 1238, 170], [474, 1266, 184], [516, 1284, 178], [562, 1284, 186], [608, 1272, 170], [644, 1252, 152]] as const).map(([x, y, turn]) => ({ use: 'vine-leaf', at: [x, y] as Point, turn, scale: 0.84 })),
  cord(curve('420,1226 446,1254 488,1278 536,1288 586,1280 640,1258 688,1224'), 'ocker', 6, 4),
  ([[456, 1258, -10], [500, 1284, 14], [546, 1290, -14], [596, 1278, 8], [646, 1254, -30]] as const).map(([x, y, turn]) => ({ use: 'vine-leaf', at: [x, y] as Point, turn, scale: 0.5 })),
  { d: beads([[500, 1302], [518, 1310], [504, 1320], [520, 1328], [604, 1298], [620, 1302], [610, 1316]], 9), fill: 'weinrot', stroke: 'ink', width: 3.5 },
];
