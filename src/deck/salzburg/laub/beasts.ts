import { curve, disc } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, Parts, Point } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';

// Stag and unicorn of the ace stand where they belong, at the left of the trunk (x 505), looking right.

/** What tells one rearing beast's stance from the other's: contours of its legs, and where hooves go. */
interface Stance {
  readonly farHind: string;
  readonly farFore: string;
  /** The near hind leg within the contour of the body: from the stifle down and up again to the rump. */
  readonly nearHind: string;
  /** Left open where it grows out of the shoulder. */
  readonly nearFore: string;
  readonly farHooves: readonly Hoof[];
  readonly nearHooves: readonly Hoof[];
  readonly shade: readonly string[];
}
type Hoof = readonly [x: number, y: number, turn: number];

/** The near hind leg stands back, the near foreleg strikes down. */
const STAG: Stance = {
  farHind: '326,1376! 344,1416 326,1452 290,1482 284,1500 292,1546 302,1590 318,1618! 284,1630! 274,1596 264,1552 254,1514 238,1498! 246,1474 236,1440 250,1390! z',
  farFore: '364,1236! 396,1190 424,1160 446,1148 464,1156! 474,1174 490,1196! 466,1214! 452,1192 444,1182! 428,1202 404,1250! z',
  nearHind: '318,1404 290,1436 248,1462 212,1482 204,1500 210,1546 216,1590 232,1622! 196,1632! 188,1600 180,1556 170,1512 146,1488! 158,1466 150,1440 138,1410',
  nearFore: '356,1282 384,1256 416,1236 442,1226 464,1234! 472,1256 476,1288 486,1322! 456,1332! 444,1296 436,1270! 408,1288 376,1316 346,1344',
  farHooves: [[302, 1624, -4], [482, 1202, -36]],
  nearHooves: [[215, 1630, -4], [474, 1330, -14]],
  shade: ['318,1406 290,1436 248,1462 216,1480', '232,1616 218,1590 210,1546 206,1508', '348,1342 376,1316 408,1288 434,1272'],
};

/** The near hind leg is set forward under the body, the near foreleg is laid high on the trunk. */
const UNICORN: Stance = {
  farHind: '240,1420! 208,1458 178,1482 170,1500 174,1546 178,1590 192,1620! 156,1630! 148,1596 142,1550 134,1508 112,1490! 126,1466 134,1440 150,1390! z',
  farFore: '376,1264! 414,1250 444,1256 458,1270! 456,1308 454,1344! 424,1346! 424,1310 416,1294! 380,1306! z',
  nearHind: '336,1410 320,1446 284,1480 274,1498 280,1546 284,1590 300,1618! 264,1630! 256,1596 250,1550 240,1512 220,1496! 226,1470 202,1446 166,1430 142,1404',
  nearFore: '346,1282 372,1248 406,1214 434,1194 458,1198! 472,1216 490,1240! 466,1260! 450,1240 440,1232! 414,1260 380,1304 346,1340',
  farHooves: [[174, 1626, -4], [440, 1350, 4]],
  nearHooves: [[283, 1626, -4], [482, 1248, -36]],
  shade: ['336,1412 320,1446 284,1480', '298,1614 286,1590 280,1546 276,1508', '350,1338 380,1304 414,1260 438,1236'],
};

/** Head, neck and trunk, down to the stifle and up again from the rump. */
const body = ({ nearHind }: Stance): string =>
  `288,1074! 318,1060 350,1074 390,1096 416,1112 418,1130 402,1143! 372,1142 334,1154! 330,1188 352,1220 390,1250 402,1290 388,1330 356,1360 322,1378! ${nearHind} 140,1370 156,1336 180,1300 212,1252 244,1198 258,1140 270,1098 z`;

const hooves = (points: readonly Hoof[]): Drawing =>
  points.map(([x, y, turn]) => {
    const a = (turn * Math.PI) / 180;
    const put = (u: number, v: number): string => `${Math.round(x + u * Math.cos(a) - v * Math.sin(a))},${Math.round(y + u * Math.sin(a) + v * Math.cos(a))}`;
    return [{ d: `M${put(-19, -6)}L${put(17, -8)}L${put(26, 22)}L${put(-22, 22)}Z`, fill: 'ink' as const, stroke: 'ink' as const, width: 4 }, line(`M${put(4, 2)}L${put(6, 20)}`, 3, 2, 'grau')];
  });

const rearing = (coat: Token, stance: Stance): Drawing => [
  area(curve(stance.farHind), coat, 7),
  area(curve(stance.farFore), coat, 7),
  hooves(stance.farHooves),
  area(curve(body(stance)), coat, 8),
  flat(curve(`${stance.nearFore} z`), coat),
  line(curve(stance.nearFore), 7, 0),
  hooves(stance.nearHooves),
  // Shoulder, ribs, flank and thigh
  cuts(['318,1230 309,1280 330,1330', '282,1384 236,1398 196,1440', '272,1284 290,1318 312,1350', '250,1306 268,1340 292,1370', '230,1332 246,1362 264,1380'], 4),
  comb('400,1292 388,1330 356,1360 324,1380', [-44, -34], { step: 10 }),
  comb(stance.shade, [-24, -12], { step: 9 }),
];

const face = (): Drawing => [
  flat(curve('330,1094! 340,1084 356,1092! 344,1100 z'), 'paper'),
  flat(disc(344, 1092, 6.5), 'ink'),
  line('M326,1094C336,1080 350,1080 360,1092M330,1100C340,1106 350,1104 356,1098', 4.5, 0),
  line('M398,1110C404,1108 410,1112 410,1118M418,1130C404,1132 392,1128 384,1122', 4, 1),
  comb('352,1150 376,1142 402,1142', [-8, -20], { step: 8 }),
  cuts('322,1112 325,1130 338,1146', 4),
];

/** An antler beam with its tines. */
const antler = (beam: string, tines: string): Drawing => [
  line(beam + tines, 22, 0),
  line(beam, 11.5, 0, 'ocker'),
  line(tines, 9, 0, 'ocker'),
];

const quill = (side: number, [rx, ry]: Point, [tx, ty]: Point, width: number, barbs: boolean): Drawing => {
  const length = Math.hypot(tx - rx, ty - ry);
  const [ux, uy] = [(tx - rx) / length, (ty - ry) / length];
  const at = (along: number, off: number): string => `${Math.round(side * (rx + ux * along - uy * off))},${Math.round(ry + uy * along + ux * off)}`;
  const barb = (along: number, off: number): string => `M${at(along, 0)}L${at(along + 16, off)}`;
  return [
    area(curve(`${at(0, -width * 0.6)}! ${at(length * 0.6, -width)} ${at(length * 0.9, -width * 0.8)} ${at(length, 0)} ${at(length * 0.9, width * 0.8)} ${at(length * 0.6, width)} ${at(0, width * 0.6)}! z`), 'blau', 6),
    line(`M${at(length * 0.3, 0)}L${at(length - 8, 0)}`, 3.5, 1),
    barbs ? line([0.52, 0.62, 0.72, 0.82].map((t) => barb(length * t, width * 0.62) + barb(length * t, -width * 0.62)).join(''), 2.8, 2) : [],
  ];
};

const TIPS: readonly (readonly [root: Point, tip: Point])[] = [
  [[78, -170], [122, -52]], [[96, -196], [172, -72]], [[114, -220], [216, -106]], [[130, -244], [248, -152]],
  [[142, -266], [268, -206]], [[150, -286], [274, -264]], [[154, -304], [262, -322]], [[150, -318], [228, -374]],
];
const COVERTS: readonly (readonly [root: Point, tip: Point])[] = [
  [[60, -190], [92, -118]], [[74, -216], [126, -146]], [[88, -240], [156, -178]], [[102, -262], [178, -214]],
  [[114, -282], [190, -250]], [[124, -300], [192, -290]], [[128, -316], [180, -330]],
];

const wing = (side: number): Drawing => [
  TIPS.map(([root, tip]) => quill(side, root, tip, 19, true)),
  COVERTS.map(([[rx, ry], tip]) => quill(side, [rx, ry], tip, 16, false)),
  area(curve(`${side * 30},-250! ${side * 60},-290 ${side * 96},-330 ${side * 140},-346 ${side * 160},-332 ${side * 150},-300 ${side * 126},-262 ${side * 96},-214 ${side * 66},-166 ${side * 36},-130! z`), 'blau', 7),
  area(curve(`${side * 30},-252! ${side * 60},-292 ${side * 96},-332 ${side * 140},-348! ${side * 150},-332! ${side * 104},-312 ${side * 70},-272 ${side * 38},-228! z`), 'ocker', 5.5),
  line([[64, -240], [88, -268], [112, -296], [58, -206], [82, -232], [104, -262], [54, -172], [74, -198], [126, -318]].map(([x, y]) => `M${side * x - 11},${y}q11,15 22,0`).join(''), 3.5, 1),
];

/** A red leg with feathered thigh and three talons round what it stands on. */
const talon = (x: number): Drawing => [
  area(curve(`${x - 13},-70! ${x + 13},-70! ${x + 10},-30 ${x + 12},-12! ${x - 12},-12! ${x - 10},-30 z`), 'rot', 5),
  line(`M${x - 9},-50h18M${x - 9},-38h18M${x - 9},-26h18`, 3, 2),
  [-24, 0, 24].map((dx): Drawing => [
    area(curve(`${x + dx * 0.3 - 7},-18! ${x + dx - 9},-6 ${x + dx - 7},14 ${x + dx},22 ${x + dx + 8},12 ${x + dx + 8},-6 ${x + dx * 0.3 + 7},-18! z`), 'rot', 4.5),
    { d: `M${x + dx - 6},16Q${x + dx - 2},30 ${x + dx + 2},40Q${x + dx + 8},28 ${x + dx + 7},15Z`, fill: 'ink' },
  ]),
];

const eagle = (): Drawing => [
  [-1, 1].map(wing),
  // Tail
  [[-26, 60, -52], [26, 60, 52], [-14, 74, -26], [14, 74, 26], [0, 80, 0]].map(([rx, ty, tx]): Drawing => quill(1, [rx, -60], [tx, ty], 15, true)),
  // Body and thighs
  area(curve('-52,-250! -74,-190 -70,-130 -48,-84 0,-56 48,-84 70,-130 74,-190 52,-250! 0,-272 z'), 'ocker', 7.5),
  line([-214, -188, -162, -136, -112, -88].map((y, row) => Array.from({ length: 5 - (row > 3 ? row - 2 : row % 2) }, (_, i, all = 5 - (row > 3 ? row - 2 : row % 2)) => `M${(i - (all - 1) / 2) * 24 - 9},${y}q9,16 18,0`).join('')).join(''), 3.5, 1),
  comb('72,-196 68,-130 46,-86', [-34, 4], { step: 8 }),
  [-34, 34].map((x): Drawing => [
    area(curve(`${x - 30},-130! ${x - 32},-90 ${x - 18},-62! ${x - 6},-70 ${x},-54! ${x + 8},-70 ${x + 18},-60! ${x + 32},-92 ${x + 30},-130! ${x},-142 z`), 'ocker', 5.5),
    line(`M${x - 14},-112q8,12 16,0M${x + 4},-96q8,12 16,0M${x - 18},-88q8,12 16,0`, 3, 1),
  ]),
  [-34, 34].map((x) => talon(x)),
  // Ruff and head in profile to the right: flat brow, hooked beak with its cere
  area(
    curve('-58,-226! -44,-262! -60,-268! -44,-298! -56,-310! -36,-332! -28,-362 0,-380 34,-378 54,-358! 60,-338 50,-312! 44,-292 50,-268! 62,-256! 50,-236! 38,-214! 26,-228! 12,-206! 0,-224! -14,-206! -26,-226! -42,-210! z'),
    'rot',
    7,
  ),
  line('M-30,-322C-24,-310 -28,-296 -32,-286M-10,-330C-2,-310 -8,-290 -14,-276M12,-320C18,-304 14,-286 8,-270M30,-312C34,-296 32,-280 28,-266M-36,-262C-30,-250 -32,-240 -38,-232M-10,-256C-6,-246 -6,-236 -12,-228M20,-252C24,-242 24,-234 20,-226', 3.5, 1),
  area(curve('50,-364! 80,-374 108,-356 118,-326 108,-294! 98,-314 86,-326! 70,-324 58,-320! 52,-340 z'), 'ocker', 6),
  area(curve('48,-366! 64,-374! 68,-350 62,-323! 50,-322! z'), 'ocker', 4.5),
  area(curve('60,-322! 76,-326 92,-328! 84,-312 64,-306! z'), 'ocker', 5),
  { d: 'M62,-358l8,-1l-3,6Z', fill: 'ink', from: 1 },
  flat(disc(30, -348, 10), 'paper'),
  flat(disc(32, -348, 5.5), 'ink'),
  line(disc(30, -348, 10), 3.5, 1),
  line('M4,-366C20,-366 36,-362 50,-354', 10, 0),
  // The golden sprig he holds
  line('M88,-318C110,-306 130,-318 150,-350', 12, 0),
  line('M88,-318C110,-306 130,-318 150,-350', 5, 0, 'ocker'),
  [[112, -312, 160], [120, -314, 20], [138, -330, 100], [138, -332, -10], [150, -350, 34]].map(([x, y, turn]): Drawing => [{ use: 'leaflet', at: [x, y], turn, scale: 0.42, tokens: { gruen: 'ocker' } }]),
];

export const BEAST_PARTS: Parts = {
  'laub-stag': () => [
    antler(curve('318,1060 346,1020 352,980 380,952'), curve('340,1030 364,1020 384,1026') + curve('351,990 376,994 396,984')),
    area(curve('146,1380! 116,1364 98,1382 104,1410! 126,1420 146,1410! z'), 'paper', 6),
    rearing('rot', STAG),
    area(curve('292,1078! 262,1060 232,1066 228,1080! 254,1096 286,1096! z'), 'rot', 6),
    line('M240,1078C256,1082 270,1086 282,1086', 3.5, 1),
    antler(curve('300,1066 282,1034 244,1014 216,980 216,944'), curve('286,1034 300,1010 296,984') + curve('248,1016 214,1022 190,1014') + curve('220,984 246,966 252,940')),
    // The mane of the rut on neck and breast
    line('M276,1120l-8,24l14,-8l-10,28l16,-8l-12,30l18,-10l-8,30l18,-12M318,1166l-4,22l12,-10l0,28l14,-12l2,30l16,-12l2,30l16,-12M300,1140l0,22l12,-8l2,26l12,-8l2,28', 3.5, 1),
    face(),
  ],
  'laub-unicorn': () => [
    // A tail of long locks
    area(curve('156,1366! 126,1330 90,1340 76,1384 84,1436 72,1490 80,1552! 94,1526 98,1496! 104,1536 98,1580! 122,1546 126,1494 118,1444 120,1408 146,1404! z'), 'haut', 6),
    line('M140,1368C110,1360 96,1384 98,1424C100,1456 90,1480 88,1510M130,1384C108,1396 108,1424 110,1450C112,1480 106,1490 104,1500', 3.5, 1),
    rearing('paper', UNICORN),
    area('M324,1066L396,948L348,1074Z', 'ocker', 6),
    line('M336,1048L356,1058M352,1022L370,1032M364,1000L380,1010M378,978L388,986', 4, 1),
    area(curve('294,1080! 276,1044 286,1026 304,1024! 314,1050 316,1068! z'), 'paper', 6),
    line('M300,1040L304,1066', 3.5, 1),
    // Mane in locks, forelock, the beard of a goat
    area(
      curve('316,1062! 290,1054 266,1072 258,1100! 240,1100 232,1114! 250,1124 248,1140! 228,1146 224,1162! 244,1168 240,1186! 218,1194 214,1212! 236,1214 228,1236! 212,1246 212,1262! 246,1254 276,1216 288,1170 292,1120 306,1090 330,1076! z'),
      'haut',
      6,
    ),
    line('M304,1070C280,1084 274,1110 272,1130M262,1106C262,1130 262,1150 254,1170M284,1130C280,1170 266,1196 246,1216M256,1150C252,1176 248,1196 236,1214', 3.5, 1),
    area(curve('372,1143! 398,1144! 396,1170 380,1194! 380,1166 z'), 'haut', 5),
    face(),
  ],
  'laub-eagle': eagle,
};
