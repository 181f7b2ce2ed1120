import { around, beads, curve, disc, moved, tube, type Joint } from '../../curve.js';
import { area, cord, flat, joined, line } from '../../draw.js';
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

/** Two acorns with crossed stalks, and young Bacchus on his casks. */
export function eichelAss(): Drawing {
  const cup = { at: [304, 896] as Point, turn: -60, flip: true };
  return [
    land([1620, 1600, 1610, 1596, 1616], 'gruen'),
    bush([110, 1640], 0.8),
    bush([900, 1644], 0.8),
    hillock([[200, 1770], [400, 1690], [640, 1684], [820, 1760]], 'ocker'),
    // The wooden cradle the casks lean on
    area('M452,1340H568L574,1700H446Z', 'ocker', 7),
    line('M484,1640V1694M510,1590V1694M536,1640V1694', 3.5, 1),
    cask(1),
    cask(-1),
    tuft([330, 1712], 0.9),
    tuft([520, 1704], 0.8),
    spray(),
    flesh('466,872! 466,898 424,912 392,934 372,984! 402,1040 404,1110 388,1180 390,1250 412,1310! 612,1310! 640,1250 642,1180 622,1110 620,1040 628,984 634,932! 598,910 558,898 556,872! z', ...torso()),
    // The far arm, its hand on the hip
    flesh('560,898! 632,906 690,944 738,1010 764,1070 748,1112 704,1146 660,1184! 622,1150! 658,1112 676,1078 648,1040 622,998! z', comb('690,944 738,1010 762,1070 744,1110', '666,960 704,1016 724,1064 712,1096', { step: 15 }), cuts(['676,1078 700,1086 716,1080', '654,948 664,966 664,990'], 5)),
    flat(curve('560,904 584,924 606,954 617,984 616,1000 590,980 562,936 z'), 'haut'),
    hipHand(),
    leg(1),
    leg(-1),
    girdle(),
    head(BACCHUS),
    flat(curve('461,924! 563,924! 568,944 512,950 456,944 z'), 'haut'),
    grasped(cup, [{ use: 'goblet', at: [gripOf(cup)[0], gripOf(cup)[1] - 12], scale: 1.2 }]),
    flat(curve('436,906! 392,912 356,946 332,988 322,1000! 328,950 329,870! 296,878 272,884! 254,950 244,1010 258,1064 300,1086 352,1064 404,1026 424,996 z'), 'haut'),
    comb('258,1064 300,1086 352,1064 404,1026', '270,1036 304,1052 344,1036 392,1004', { step: 14 }), cuts(['322,1000 308,1014 292,1014', '414,940 400,964 398,990', '272,910 290,918 306,914'], 5),
    line(curve('436,906! 392,912 356,946 332,988 322,1000! 330,950 329,870') + curve('272,880! 256,950 244,1010 258,1064 300,1086 352,1064 404,1026 424,996'), 8, 0),
    // One body: no line where the arm joins it
    flat(curve('428,913 446,914 442,950 436,990 418,992 z'), 'haut'),
    { use: 'pip-E', at: [238, 268], scale: 2.9, flip: true, turn: -96 },
    { use: 'pip-E', at: [770, 268], scale: 2.9, turn: 96 },
  ];
}

/** Chest, navel and a boy's round belly. */
const torso = (): Drawing => [
  comb('622,1040 622,1110 642,1180 640,1250', '582,1040 584,1110 600,1180 598,1250', { step: 13 }),
  cuts(['410,1010 440,1036 486,1020', '610,1010 580,1036 536,1020', '470,900 490,916 508,912', '556,900 536,916 520,912', '430,1226 500,1250 580,1230'], 6),
  line('M510,1040C506,1080 508,1110 512,1130', 3, 1),
  { d: curve('504,1150 512,1160 520,1150 514,1166 508,1166 z'), fill: 'ink', from: 1 },
];

const finger = (...joints: Joint[]): string => tube(joints, { roundStart: true, roundEnd: true });

/** The hand set on the hip: thumb to the front, the fingers down along the belly. */
const hipHand = (): Drawing => [
  joined([disc(654, 1164, 26, 29), finger([664, 1138, 15], [642, 1108, 12], [630, 1080, 8]), finger([652, 1142, 14], [606, 1126, 12], [558, 1130, 8]), finger([648, 1158, 14], [600, 1152, 12], [544, 1160, 8]), finger([650, 1176, 14], [602, 1178, 12], [552, 1190, 8]), finger([656, 1190, 14], [616, 1200, 11], [576, 1214, 7])], 'haut', 5),
  flat(disc(664, 1152, 20, 20), 'haut'),
  line(curve('646,1148 616,1140 584,1142') + curve('642,1166 612,1165 580,1170') + curve('646,1184 620,1190 590,1198'), 4, 0),
  cuts(['548,1156 556,1153 562,1155', '556,1186 563,1183 569,1185', '562,1127 570,1123 576,1126', '658,1122 650,1136 640,1140'], 3.5),
];

/** A leg over the staves, the foot hanging with its toes to us; `side` 1 is the left one. */
const leg = (side: 1 | -1): Drawing => {
  const at = (text: string): string => moved(text, (x, y) => [side === 1 ? x : 1024 - x, y]);
  return [
    flesh(at('256,1544! 244,1580 212,1602 188,1616! 174,1626 180,1642 196,1642! 198,1656 214,1658 220,1648! 224,1660 240,1660 244,1649! 250,1659 262,1656 264,1645! 272,1650 282,1646 282,1636! 306,1640 332,1624 334,1600 322,1576 316,1544! z'), line(curve(at('196,1642 200,1632 208,1626')) + curve(at('220,1648 222,1636 230,1628')) + curve(at('244,1649 244,1636 250,1626')) + curve(at('264,1645 264,1632 268,1624')) + curve(at('282,1636 290,1632 296,1622')), 3.5, 1), comb(at('282,1636 306,1640 332,1620 332,1598'), at('284,1620 300,1618 312,1608 314,1594'), { step: 8 })),
    flesh(at('480,1250! 430,1218 356,1226 286,1258 254,1314 256,1380 244,1450 252,1510 254,1556! 318,1556! 328,1500 352,1440 358,1396 404,1372 470,1350 506,1316! z'), ...[comb(at('352,1400 352,1440 328,1500 318,1550'), at('318,1400 312,1440 298,1500 292,1550')), comb(at('358,1396 404,1372 470,1350'), at('356,1370 400,1346 460,1326')), cuts([at('268,1330 290,1356 324,1352'), at('330,1330 344,1356 340,1384')], 6)]),
    flat(curve(at('259,1546 258,1566 290,1574 313,1566 313,1546 288,1540 z')), 'haut'),
    cuts(at('262,1560 274,1570 288,1566'), 5),
  ];
};

/** A cask on its side, its head turned outward: bulging staves, hoops as they run round. `side` 1 lies left. */
function cask(side: 1 | -1): Drawing {
  const x = (n: number): number => (side === 1 ? n : 1020 - n);
  const stave = (t: number): string => curve(`${x(176)},${1500 + t * 132} ${x(260)},${1500 + t * 174} ${x(344)},${1500 + t * 186} ${x(430)},${1500 + t * 172} ${x(496)},${1500 + t * 128}`);
  const hoop = (at: number, ry: number): string => `M${x(at)},${1500 - ry}C${x(at + 56)},${1500 - ry * 0.6} ${x(at + 56)},${1500 + ry * 0.6} ${x(at)},${1500 + ry}`;
  return [
    area(curve(`${x(176)},1366! ${x(260)},1326 ${x(344)},1314 ${x(420)},1326 ${x(468)},1356! ${x(496)},1424 ${x(507)},1500 ${x(496)},1576 ${x(468)},1644! ${x(420)},1674 ${x(344)},1686 ${x(260)},1674 ${x(176)},1634! z`), 'blau', 8.5),
    line([-0.72, -0.42, -0.12, 0.18, 0.48, 0.76].map(stave).join(''), 4, 1),
    comb(`${x(230)},1658 ${x(350)},1684 ${x(486)},1630`, `${x(230)},1590 ${x(350)},1606 ${x(486)},1560`),
    [[250, 158], [428, 156]].map(([at, ry]): Drawing => [line(hoop(at, ry), 27, 0), line(hoop(at, ry), 16, 0, 'grau')]),
    { use: side === 1 ? 'glyph-W' : 'glyph-10', at: [x(394), 1500], scale: 0.62, tokens: { ink: 'paper', paper: 'blau' } },
    area(disc(x(176), 1500, 88, 136), 'ocker', 8),
    area(disc(x(176), 1500, 70, 114), 'grau', 6),
    line([-40, -14, 14, 40].map((dx) => `M${x(176) + dx},${1500 - 114 * Math.sqrt(1 - (dx / 70) ** 2)}V${1500 + 114 * Math.sqrt(1 - (dx / 70) ** 2)}`).join(''), 3.5, 1),
    { use: 'star', at: [x(176), 1470], scale: [0.42, 0.64] },
    // Tap
    area(`M${x(166)},1566H${x(186)}V1606H${x(166)}Z`, 'ocker', 5),
    area(curve(`${x(146)},1572! ${x(150)},1590 ${x(120)},1604 ${x(108)},1626! ${x(126)},1632! ${x(140)},1616 ${x(180)},1604! z`), 'ocker', 5),
    area(`M${x(150)},1552H${x(202)}V1568H${x(150)}Z`, 'ocker', 5),
  ];
}

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

function girdle(): Drawing {
  return [
    [494, 530].map((x, i): Drawing[number] => ({ use: 'vine-leaf', at: [x, 1304], turn: 180 + (i - 0.5) * 14, scale: 0.8 })),
    [414, 450, 486, 524, 562, 602].map((x, i): Drawing[number] => ({ use: 'vine-leaf', at: [x, [1250, 1272, 1286, 1288, 1274, 1250][i]], turn: 180 + (i - 2.5) * 9, scale: 0.88 })),
    [[470, 1290, 16], [512, 1302, -4], [556, 1290, -18]].map(([x, y, turn]): Drawing[number] => ({ use: 'vine-leaf', at: [x, y], turn, scale: 0.5 })),
    cord(curve('400,1232 410,1258 442,1270 476,1290 516,1288 552,1292 586,1270 614,1258 626,1232'), 'ocker', 6, 4),
    [[402, 1250, -20], [624, 1250, 20]].map(([x, y, turn]): Drawing[number] => ({ use: 'vine-leaf', at: [x, y], turn, scale: 0.5 })),
    line(curve('424,1266 410,1284 418,1298 430,1290 424,1282') + curve('600,1266 616,1282 610,1298 598,1292 602,1284'), 4, 1),
    { d: beads([[468, 1302], [484, 1310], [470, 1320], [484, 1328], [546, 1304], [562, 1310], [550, 1322]], 9), fill: 'weinrot', stroke: 'ink', width: 3.5 },
  ];
}
