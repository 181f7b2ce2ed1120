import { curve, disc } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, Parts, Point } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';

// Stag and unicorn of the ace stand where they belong, at the left of the trunk (x 505), looking right.

interface Beast {
  readonly farHind: string;
  readonly farFore: string;
  /** Body, near hind leg, neck and head in one contour. */
  readonly body: string;
  readonly nearFore: string;
  /** The part of the near foreleg's contour that is drawn: it grows out of the shoulder. */
  readonly foreLine: string;
  readonly farHooves: readonly Hoof[];
  readonly nearHooves: readonly Hoof[];
  readonly folds: readonly string[];
  /** Edges in the shade, and which way it runs. */
  readonly shade: readonly (readonly [edge: string, reach: Point])[];
}
type Hoof = readonly [x: number, y: number, turn: number];

/** He rears, the near foreleg bent under him, the near hind leg set back. */
const STAG: Beast = {
  farHind: '326,1376! 344,1416 326,1452 290,1482 284,1500 292,1546 302,1590 318,1618! 284,1630! 274,1596 264,1552 254,1514 238,1498! 246,1474 236,1440 250,1390! z',
  farFore: '336,1232! 372,1196 408,1174 442,1162! 458,1166 462,1182! 460,1208 454,1232! 448,1248 438,1252! 426,1244! 430,1226 434,1206 434,1194! 410,1206 392,1228 384,1254! z',
  body: '288,1074! 318,1060 350,1074 390,1096 416,1112 418,1130 402,1143! 376,1142 346,1150! 338,1184 350,1222 372,1258 380,1296 364,1340 322,1378! 318,1404 290,1436 248,1462 212,1482 204,1500 210,1546 216,1590 232,1622! 196,1632! 188,1600 180,1556 170,1512 146,1488! 158,1466 150,1440 138,1410 138,1370 156,1330 182,1290 212,1244 238,1194 254,1136 268,1098 z',
  nearFore: '322,1322! 340,1276 384,1270 432,1278! 448,1284 450,1302! 440,1332 426,1358! 418,1376 406,1382! 392,1372! 404,1350 414,1326 418,1310! 396,1314 366,1330 344,1352! z',
  foreLine: '334,1284 384,1270 432,1278! 448,1284 450,1302! 440,1332 426,1358! 418,1376 406,1382! 392,1372! 404,1350 414,1326 418,1310! 396,1314 368,1328 350,1346',
  farHooves: [[302, 1624, -4], [434, 1250, 16]],
  nearHooves: [[215, 1630, -4], [398, 1380, 32]],
  folds: ['316,1244 306,1290 326,1334', '282,1384 236,1398 196,1440', '264,1290 282,1324 304,1354', '242,1312 260,1346 282,1374', '222,1336 238,1366 256,1388'],
  shade: [['380,1300 364,1340 324,1380', [-40, -30]], ['318,1406 290,1436 248,1462 216,1480', [-24, -12]], ['232,1616 218,1590 210,1546 206,1508', [-20, -4]], ['412,1312 396,1315 364,1334', [-2, -20]]],
};

/** In a levade: the neck arched, the far foreleg tucked under, the far hind leg set back. */
const UNICORN: Beast = {
  farHind: '240,1420! 208,1458 178,1482 170,1500 174,1546 178,1590 192,1620! 156,1630! 148,1596 142,1550 134,1508 112,1490! 126,1466 134,1440 150,1390! z',
  farFore: '340,1330! 384,1342 416,1358! 428,1366 426,1382! 406,1408 390,1422! 378,1432 368,1428! 358,1414! 374,1400 392,1382! 372,1376 336,1376! z',
  body: '300,1080! 322,1078 342,1094 364,1124 388,1164 390,1184 376,1196! 354,1192 330,1172 308,1168! 300,1200 318,1236 356,1268 374,1304 366,1346 336,1380! 338,1410 320,1446 284,1480 274,1498 280,1546 284,1590 300,1618! 264,1630! 256,1596 250,1550 240,1512 220,1496! 226,1470 202,1446 166,1430 142,1404 130,1372 142,1332 176,1294 200,1246 206,1196 222,1140 256,1094 z',
  nearFore: '320,1330! 346,1282 390,1248 430,1222! 448,1224 454,1240! 456,1272 448,1302! 442,1320 430,1324! 418,1316! 422,1296 428,1272 428,1258! 402,1274 372,1308 354,1342! z',
  foreLine: '336,1294 390,1248 430,1222! 448,1224 454,1240! 456,1272 448,1302! 442,1320 430,1324! 418,1316! 422,1296 428,1272 428,1258! 402,1274 378,1302 362,1330',
  farHooves: [[174, 1626, -4], [363, 1424, 44]],
  nearHooves: [[283, 1626, -4], [425, 1322, 16]],
  folds: ['304,1262 298,1306 322,1346', '300,1388 262,1396 230,1430', '240,1290 262,1322 288,1350', '218,1316 240,1344 264,1368', '196,1342 216,1366 238,1386'],
  shade: [['374,1308 366,1346 338,1382', [-40, -28]], ['338,1412 320,1446 284,1480', [-24, -12]], ['298,1614 286,1590 280,1546 276,1508', [-20, -4]], ['420,1264 402,1276 372,1310', [-8, -20]]],
};

const hooves = (points: readonly Hoof[]): Drawing =>
  points.map(([x, y, turn]) => {
    const a = (turn * Math.PI) / 180;
    const put = (u: number, v: number): string => `${Math.round(x + u * Math.cos(a) - v * Math.sin(a))},${Math.round(y + u * Math.sin(a) + v * Math.cos(a))}`;
    return [{ d: `M${put(-19, -6)}L${put(17, -8)}L${put(26, 22)}L${put(-22, 22)}Z`, fill: 'ink' as const, stroke: 'ink' as const, width: 4 }, line(`M${put(4, 2)}L${put(6, 20)}`, 3, 2, 'grau')];
  });

const rearing = ({ farHind, farFore, body, nearFore, foreLine, farHooves, nearHooves, folds, shade }: Beast, coat: Token): Drawing => [
  area(curve(farHind), coat, 7),
  area(curve(farFore), coat, 7),
  hooves(farHooves),
  area(curve(body), coat, 8),
  flat(curve(nearFore), coat),
  line(curve(foreLine), 7, 0),
  hooves(nearHooves),
  cuts(folds, 4),
  shade.map(([edge, reach]) => comb(edge, reach, { step: 9 })),
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
  [[-26, 60, -52], [26, 60, 52], [-14, 74, -26], [14, 74, 26], [0, 80, 0]].map(([rx, ty, tx]): Drawing => quill(1, [rx, -100], [tx, ty], 15, true)),
  // Body and thighs
  area(curve('-66,-262! -82,-200 -70,-140 -36,-96 0,-76 36,-96 70,-140 82,-200 66,-262! 0,-276 z'), 'ocker', 7.5),
  line([-214, -188, -162, -136, -112, -88].map((y, row) => Array.from({ length: 5 - (row > 3 ? row - 2 : row % 2) }, (_, i, all = 5 - (row > 3 ? row - 2 : row % 2)) => `M${(i - (all - 1) / 2) * 24 - 9},${y}q9,16 18,0`).join('')).join(''), 3.5, 1),
  comb('76,-244 82,-200 74,-160', [-30, 4], { step: 8 }),
  // Thighs in feathers, drawn in to the leg
  [-1, 1].map((s): Drawing => [
    area(curve(`${s * 12},-134! ${s * 11},-110 ${s * 18},-84! ${s * 25},-92 ${s * 30},-58! ${s * 38},-58! ${s * 46},-86 ${s * 52},-76! ${s * 74},-112 ${s * 82},-144 ${s * 66},-166 ${s * 36},-158! z`), 'ocker', 6),
    line([[48, -146], [30, -130], [60, -124], [42, -106]].map(([x, y]) => `M${s * x - 8},${y}q8,12 16,0`).join(''), 3, 1),
  ]),
  [-34, 34].map((x) => talon(x)),
  { use: 'laub-eagle-head', at: [-6, -42] },
];

/** Ruff and head in profile to the right: flat brow, hooked beak with its cere. */
const eagleHead = (): Drawing => [
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
    rearing(STAG, 'rot'),
    area(curve('292,1078! 262,1060 232,1066 228,1080! 254,1096 286,1096! z'), 'rot', 6),
    line('M240,1078C256,1082 270,1086 282,1086', 3.5, 1),
    antler(curve('300,1066 282,1034 244,1014 216,980 216,944'), curve('286,1034 300,1010 296,984') + curve('248,1016 214,1022 190,1014') + curve('220,984 246,966 252,940')),
    // The mane of the rut on neck and breast
    line('M270,1124l-8,24l14,-8l-10,28l16,-8l-12,30l18,-10l-8,30l18,-12M320,1160l-2,24l12,-10l0,26l14,-12l4,28l12,-12l4,26M294,1140l0,22l12,-8l2,26l12,-8l2,28', 3.5, 1),
    face(),
  ],
  'laub-unicorn': () => [
    // A tail of long locks
    area(curve('156,1366! 126,1330 90,1340 76,1384 84,1436 72,1490 80,1552! 94,1526 98,1496! 104,1536 98,1580! 122,1546 126,1494 118,1444 120,1408 146,1404! z'), 'haut', 6),
    line('M140,1368C110,1360 96,1384 98,1424C100,1456 90,1480 88,1510M130,1384C108,1396 108,1424 110,1450C112,1480 106,1490 104,1500', 3.5, 1),
    rearing(UNICORN, 'paper'),
    area('M330,1078L420,984L350,1096Z', 'ocker', 6),
    line('M346,1062L364,1078M364,1042L378,1060M382,1024L392,1038M398,1006L406,1018', 4, 1),
    area(curve('292,1086! 270,1056 278,1034 294,1030! 308,1054 312,1074! z'), 'paper', 6),
    line('M292,1046L300,1072', 3.5, 1),
    // Mane in locks along the crest, forelock, the beard of a goat
    area(curve('308,1066! 282,1058 250,1076 228,1106! 210,1108 200,1126! 212,1134 204,1156! 190,1162 184,1184! 198,1188 192,1212! 178,1220 176,1244! 192,1246 188,1270! 176,1282 178,1304! 206,1290 226,1262 234,1228 242,1190 250,1150 276,1112 320,1088! z'), 'haut', 6),
    line('M300,1074C268,1084 246,1110 236,1140M236,1112C224,1136 226,1160 214,1184M256,1128C232,1160 228,1196 210,1226M232,1184C226,1220 216,1248 198,1274', 3.5, 1),
    area(curve('300,1076! 322,1080 336,1098 334,1118! 318,1106 302,1098! z'), 'haut', 5),
    area(curve('340,1184! 364,1194! 354,1216 336,1234! 336,1208 z'), 'haut', 5),
    // The eye is cast down
    line('M322,1128C332,1118 344,1120 350,1130M328,1134C336,1138 344,1136 348,1130', 4.5, 0),
    flat(disc(338, 1129, 5.5), 'ink'),
    line('M374,1168C380,1168 384,1174 382,1180M376,1195C366,1188 362,1182 360,1176', 4, 1),
    comb('312,1166 332,1172 354,1190', [-4, -18], { step: 8 }),
    cuts('300,1122 302,1146 316,1162', 4),
  ],
  'laub-eagle': eagle,
  'laub-eagle-head': eagleHead,
};
