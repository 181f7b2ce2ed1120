import { curve, disc } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, Point } from '../../shape.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';

// The stag and the unicorn of the ace rear up to the left of the trunk (x 505), with a hoof on the trunk, and look to the
// right. Their heads use separate coordinates.

interface Beast {
  readonly farHind: string;
  readonly farFore: string;
  /** Body, near hind leg and neck in one contour. */
  readonly body: string;
  readonly nearFore: string;
  /** The drawn part of the near foreleg's contour. The rest of the leg merges into the shoulder. */
  readonly foreLine: string;
  readonly farHooves: readonly Hoof[];
  readonly nearHooves: readonly Hoof[];
  readonly folds: readonly string[];
}

type Hoof = readonly [x: number, y: number, turn: number];

/** The contour from the croup down the haunch, over the near hind leg, and along the tucked belly to the breast. */
const QUARTERS =
  '176,1352 136,1392 112,1420 106,1452 124,1484 142,1504 136,1522 118,1546! 142,1584 158,1620 170,1656! 200,1646! 190,1606 164,1562! 206,1536 258,1508 288,1472 278,1438! 312,1412 350,1380 380,1336 388,1290';

const QUARTER_FOLDS: readonly string[] = [
  '280,1446 266,1406 226,1386 188,1402',
  '136,1552 166,1536 196,1508',
  '238,1312 256,1350 286,1384',
  '212,1344 232,1374 256,1394',
  '268,1300 284,1338 312,1364',
  '196,1440 176,1456 172,1484',
];

const QUARTER_SHADE: readonly (readonly [edge: string, reach: Point])[] = [
  ['380,1340 350,1382 312,1416', [-40, -34]],
  ['290,1472 258,1508 206,1536', [-36, -22]],
  ['168,1570 190,1606 200,1640', [-18, -2]],
];

const STAG: Beast = {
  farHind:
    '300,1416! 338,1450 336,1486 290,1532! 308,1580 326,1640! 296,1650! 284,1612 262,1576 240,1546! 258,1516 262,1480! z',
  farFore:
    '350,1352! 396,1344 436,1340! 450,1346 452,1362! 440,1396 430,1426! 406,1418! 416,1392 420,1374! 396,1380 350,1392! z',
  body: `319,1119! 296,1150 284,1194 264,1230 222,1288 ${QUARTERS} 380,1248 353,1206! z`,
  nearFore:
    '326,1324! 352,1286 398,1254 432,1230! 448,1228 460,1240! 474,1256 488,1276! 466,1292! 452,1276 440,1266! 420,1292 404,1326 372,1346! z',
  foreLine:
    '354,1290 398,1254 432,1230! 448,1228 460,1240! 474,1256 488,1276! 466,1292! 452,1276 440,1266! 420,1292 404,1326 374,1346 344,1354',
  farHooves: [
    [310, 1652, -4],
    [417, 1426, 20],
  ],
  nearHooves: [
    [185, 1658, -4],
    [479, 1288, -36],
  ],
  folds: ['296,1226 282,1276 296,1322 330,1350'],
};

/** The unicorn, with an arched neck and a lower hoof. */
const UNICORN: Beast = {
  farHind:
    '300,1416! 328,1452 318,1488 270,1530! 282,1580 292,1640! 262,1650! 254,1608 238,1574 218,1546! 240,1516 250,1480! z',
  farFore:
    '350,1366! 388,1376 424,1392! 436,1402 434,1416! 412,1438 398,1454! 378,1438! 392,1420 402,1408! 384,1398 352,1368! z',
  body: `322,1110! 280,1118 242,1158 220,1208 212,1256 204,1304 ${QUARTERS} 372,1248 319,1194! z`,
  nearFore:
    '322,1346! 348,1300 396,1274 432,1254! 448,1254 458,1268! 470,1296 486,1322! 462,1336! 448,1312 436,1294! 414,1314 398,1344 366,1374! z',
  foreLine:
    '364,1294 396,1274 432,1254! 448,1254 458,1268! 470,1296 486,1322! 462,1336! 448,1312 436,1294! 414,1314 398,1344 366,1370 340,1378',
  farHooves: [
    [276, 1652, -4],
    [384, 1452, 40],
  ],
  nearHooves: [
    [185, 1658, -4],
    [476, 1332, -32],
  ],
  folds: ['290,1262 278,1306 292,1350 324,1380'],
};

const hooves = (points: readonly Hoof[]): Drawing =>
  points.map(([x, y, turn]) => {
    const a = (turn * Math.PI) / 180;
    const put = (u: number, v: number): string =>
      `${Math.round(x + u * Math.cos(a) - v * Math.sin(a))},${Math.round(y + u * Math.sin(a) + v * Math.cos(a))}`;
    return [
      {
        d: `M${put(-19, -6)}L${put(17, -8)}L${put(26, 22)}L${put(-22, 22)}Z`,
        fill: 'ink' as const,
        stroke: 'ink' as const,
        width: 4,
      },
      line(`M${put(4, 2)}L${put(6, 20)}`, 3, 2, 'grau'),
    ];
  });

const rearing = (
  { farHind, farFore, body, nearFore, foreLine, farHooves, nearHooves, folds }: Beast,
  coat: Token,
): Drawing => [
  area(curve(farHind), coat, 7),
  area(curve(farFore), coat, 7),
  hooves(farHooves),
  area(curve(body), coat, 8),
  flat(curve(nearFore), coat),
  line(curve(foreLine), 7, 0),
  hooves(nearHooves),
  cuts([...folds, ...QUARTER_FOLDS], 5),
  QUARTER_SHADE.map(([edge, reach]) => comb(edge, reach, { step: 9 })),
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

export const stag = (): Drawing => [
  area(curve('124,1412! 96,1408 76,1428 72,1464! 94,1456 112,1444! z'), 'rot', 6),
  rearing(STAG, 'rot'),
  // The rutting mane on neck and breast
  area(
    curve(
      '346,1200! 354,1222! 364,1230! 370,1248! 384,1254! 388,1284! 372,1274! 364,1288! 350,1268! 340,1278! 332,1254! 320,1258! 318,1236! 304,1238! 312,1196! z',
    ),
    'weinrot',
    4.5,
  ),
  { use: stagHead, at: [190, 71], scale: 0.95, turn: 8 },
];

const stagHead = (): Drawing => [
  antler(
    curve('318,1060 346,1020 352,980 380,952'),
    curve('330,1044 356,1036 378,1042') + curve('348,1012 372,1012 394,1002') + curve('352,986 340,966 340,946'),
  ),
  flat(
    curve('284,1076! 318,1060 350,1074 390,1096 416,1112 418,1130 402,1143! 376,1142 346,1150! 332,1164! 290,1130! z'),
    'rot',
  ),
  line(curve('284,1076! 318,1060 350,1074 390,1096 416,1112 418,1130 402,1143! 376,1142 346,1150! 334,1166'), 7.6, 0),
  area(curve('292,1078! 262,1060 232,1066 228,1080! 254,1096 286,1096! z'), 'rot', 6),
  line('M240,1078C256,1082 270,1086 282,1086', 3.5, 1),
  antler(
    curve('300,1066 282,1034 244,1014 216,980 216,944'),
    curve('286,1034 300,1010 296,984') + curve('248,1016 214,1022 190,1014') + curve('220,984 246,966 252,940'),
  ),
  face(),
];

export const unicorn = (): Drawing => [
  // Tail of long locks, thrown up
  area(
    curve(
      '128,1404! 106,1386 104,1356 120,1318 116,1280 94,1250! 98,1280 90,1298! 86,1286 78,1280! 86,1316 78,1350 82,1392 98,1422 112,1432! z',
    ),
    'haut',
    6,
  ),
  line('M112,1408C92,1386 90,1356 102,1324C106,1308 106,1294 104,1280M96,1330C90,1350 88,1366 92,1384', 3.5, 1),
  rearing(UNICORN, 'paper'),
  { use: unicornHead, at: [184, 55], scale: 0.95, turn: 8 },
];

const unicornHead = (): Drawing => [
  flat(
    curve(
      '296,1080! 322,1078 342,1094 364,1124 388,1164 390,1184 376,1196! 354,1192 330,1172 308,1168! 280,1160! 262,1130! z',
    ),
    'paper',
  ),
  line(curve('296,1080! 322,1078 342,1094 364,1124 388,1164 390,1184 376,1196! 354,1192 330,1172 308,1168'), 7.6, 0),
  area('M330,1078L420,984L350,1096Z', 'ocker', 6),
  line('M346,1062L364,1078M364,1042L378,1060M382,1024L392,1038M398,1006L406,1018', 4, 1),
  area(curve('292,1086! 270,1056 278,1034 294,1030! 308,1054 312,1074! z'), 'paper', 6),
  line('M292,1046L300,1072', 3.5, 1),
  // Mane in locks along the crest, forelock, goat's beard
  area(
    curve(
      '308,1066! 282,1058 250,1076 228,1106! 210,1108 200,1126! 212,1134 204,1156! 190,1162 184,1184! 198,1188 192,1212! 178,1220 176,1244! 192,1246 188,1270! 176,1282 178,1304! 206,1290 226,1262 234,1228 242,1190 250,1150 276,1112 320,1088! z',
    ),
    'haut',
    6,
  ),
  line(
    'M300,1074C268,1084 246,1110 236,1140M236,1112C224,1136 226,1160 214,1184M256,1128C232,1160 228,1196 210,1226M232,1184C226,1220 216,1248 198,1274',
    3.5,
    1,
  ),
  area(curve('300,1076! 322,1080 336,1098 334,1118! 318,1106 302,1098! z'), 'haut', 5),
  area(curve('340,1184! 364,1194! 354,1216 336,1234! 336,1208 z'), 'haut', 5),
  // The lowered eye
  line('M322,1128C332,1118 344,1120 350,1130M328,1134C336,1138 344,1136 348,1130', 4.5, 0),
  flat(disc(338, 1129, 5.5), 'ink'),
  line('M374,1168C380,1168 384,1174 382,1180M376,1195C366,1188 362,1182 360,1176', 4, 1),
  comb('312,1166 332,1172 354,1190', [-4, -18], { step: 8 }),
  cuts('300,1122 302,1146 316,1162', 4),
];
