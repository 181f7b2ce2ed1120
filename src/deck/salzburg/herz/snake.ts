import { beads, curve, disc, poly } from '../../curve.js';
import { area, cord, flat, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import { formatPath, parsePath, transformPath } from '../../path.js';
import type { Drawing, Point } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';

const CENTRE: Point = [500, 1312];
const COUNT = 58;
const BANDS: readonly Token[] = ['rot', 'ocker', 'blau', 'ocker'];

/** A place on the snake: `t` from the neck (0) to the tip of the tail (1), `off` from the belly (-1) to the back (1). */
function place(t: number, off: number): Point {
  const angle = -Math.PI / 2 + 0.16 + t * (2 * Math.PI - 0.42);
  // Two soft bends a side, so that it is a beast and not a ring.
  const swing = 1 + 0.05 * Math.cos(angle * 4) * Math.sin(Math.PI * t) ** 0.5;
  const half = t > 0.68 ? 5 + 35 * (1 - (t - 0.68) / 0.32) : 34 + 6 * Math.sin((Math.PI * t) / 0.68);
  const [rx, ry] = [312 * swing + off * half, 254 * swing + off * half];
  return [CENTRE[0] + rx * Math.cos(angle), CENTRE[1] + ry * Math.sin(angle)];
}

/** A snake that bites its tail, the frame in which makers have always signed. */
export function snake(): Drawing {
  const steps = Array.from({ length: COUNT }, (_, i) => i);
  const at = (i: number, off: number): Point => place(i / COUNT, off);
  const whole = [...steps.map((i) => at(i, 1)), at(COUNT, 0), ...steps.map((i) => at(COUNT - 1 - i, -1))];
  return [
    area(poly(whole), 'ocker', 16),
    // Chevrons on the back, plates along the belly
    steps.slice(0, -2).map((i) => area(poly([at(i, 0.9), at(i + 0.8, 0.25), at(i, -0.4), at(i + 1, -0.4), at(i + 1.8, 0.25), at(i + 1, 0.9)]), BANDS[i % BANDS.length] ?? 'rot', 4.5)),
    steps.slice(0, -2).map((i) => area(poly([at(i, -0.4), at(i + 1, -0.4), at(i + 1, -0.92), at(i, -0.92)]), 'haut', 3.5)),
    line(poly(steps.filter((i) => i > 1 && i < 40).map((i) => at(i + 0.5, 0.72)), false), 3, 2, 'paper'),
    head(),
    cartouche(),
  ];
}

/** The open jaw, in which the tail ends. */
const head = (): Drawing => [
  area(curve('590,1050! 560,1096 516,1106 468,1094 444,1078! 470,1066 500,1056 530,1040! z'), 'gruen', 7),
  area(curve('456,1076! 490,1078 520,1066 540,1040! 500,1030 z'), 'weinrot', 5),
  flat(poly([[480, 1079], [488, 1060], [496, 1078]]), 'paper'),
  line(curve('520,1058 480,1066 440,1060 420,1068') + 'M440,1060L418,1052', 5, 0, 'rot'),
  // The tip of the tail lies on the tongue
  area(poly([place(0.93, 1), place(1, 0.4), [508, 1056], [512, 1062], place(1, -0.8), place(0.93, -1)]), 'ocker', 5),
  area(curve('598,1096! 574,1104 556,1080 536,1058! 510,1054 470,1052 430,1046! 420,1030 428,1012 452,1002! 480,976 530,962 580,972 612,1000! 628,1040 620,1076 z'), 'gruen', 7.5),
  flat(poly([[446, 1048], [452, 1078], [464, 1050]]), 'paper'),
  line('M446,1048L452,1078L464,1050', 4, 1),
  flat(poly([[478, 1051], [483, 1070], [492, 1052]]), 'paper'),
  line('M478,1051L483,1070L492,1052', 3.5, 1),
  area(disc(506, 1004, 19, 16), 'ocker', 5),
  { d: 'M506,990Q514,1004 506,1019Q498,1004 506,990Z', fill: 'ink' },
  cuts('476,996 490,978 516,976 536,990', 9, 0),
  cuts(['440,1022 446,1016 454,1018', '470,1032 510,1036 550,1048 576,1076'], 5),
  comb('560,966 604,996 622,1040 612,1084', 40, { step: 9 }),
  line('M546,990q10,8 20,2M566,1006q10,8 20,2M548,1016q10,8 20,2M572,1032q10,8 20,2M584,988q8,6 14,2', 3.5, 1, 'tanne'),
];

/** Our own slab letters, 80 high: outline, width. */
const LETTERS: Readonly<Record<string, readonly [d: string, width: number]>> = {
  W: ['M0,0H30V10H24L34,54L44,22L40,10H36V0H62V10H56L66,54L76,10H68V0H90V10H84L68,80H56L48,44L38,80H26L8,10H0Z', 90],
  A: ['M0,80V70H8L26,0H40L60,70H66V80H36V70H42L39,58H21L18,70H26V80Z', 66],
  T: ['M0,0H58V26H50V12H38V70H46V80H12V70H20V12H8V26H0Z', 58],
  E: ['M0,0H50V24H42V12H28V34H36V28H42V52H36V46H28V68H44V54H52V80H0V70H10V10H0Z', 52],
  N: ['M0,0H26L50,48V10H42V0H68V10H60V80H46L18,26V70H26V80H0V70H8V10H0Z', 68],
};

function word(text: string, [x, y]: Point, scale: number): Drawing {
  let left = x;
  return text.split('').map((sign): Drawing => {
    const [d, width] = LETTERS[sign] ?? ['', 0];
    const put = (path: string): string => formatPath(transformPath(parsePath(path), [scale, 0, 0, scale, left, y]));
    const drawn = [flat(put(d), 'ink'), sign === 'A' ? flat(put('M24,48H36L30,24Z'), 'paper') : []];
    left += (width + 9) * scale;
    return drawn;
  });
}

/** A ribbon with our name over a rosette of the Stube, between sprigs. */
const cartouche = (): Drawing => [
  { use: 'star', at: [500, 1198], scale: 0.58 },
  [-1, 1].map((side): Drawing => {
    const at = (u: number, v: number): string => `${500 + side * u},${v}`;
    return [
      cord(curve(`${at(64, 1216)} ${at(110, 1206)} ${at(142, 1180)} ${at(136, 1152)} ${at(112, 1156)} ${at(118, 1174)}`), 'rot', 6, 3.5),
      ([[92, 1206, 24], [128, 1196, 84], [140, 1158, 40]] as const).map(([u, v, turn]) => ({ use: 'fruit-leaf', at: [500 + side * u, v] as Point, turn: side * turn, scale: 0.46 })),
      // The ribbon's end, folded behind
      area(curve(`${at(140, 1300)}! ${at(206, 1296)}! ${at(188, 1330)}! ${at(214, 1366)}! ${at(150, 1362)}! z`), 'rot', 5.5),
      area(poly([[500 + side * 140, 1352], [500 + side * 176, 1354], [500 + side * 168, 1336]]), 'weinrot', 4.5),
      cord(curve(`${at(20, 1424)} ${at(60, 1448)} ${at(108, 1436)} ${at(122, 1406)} ${at(100, 1392)} ${at(88, 1410)}`), 'ocker', 7, 3.5),
      ([[50, 1442, 130], [92, 1440, 110], [122, 1414, 60]] as const).map(([u, v, turn]) => ({ use: 'fruit-leaf', at: [500 + side * u, v] as Point, turn: side * turn, scale: 0.44 })),
    ];
  }),
  area(curve('322,1268! 400,1250 500,1246 600,1250 678,1268! 678,1340! 600,1322 500,1318 400,1322 322,1340! z'), 'paper', 6.5),
  line(curve('330,1278 400,1261 500,1257 600,1261 670,1278') + curve('330,1328 400,1311 500,1307 600,1311 670,1328'), 3, 1, 'rot'),
  word('WATTEN', [358, 1259], 0.66),
  // A tulip: a heart here would be counted
  area(curve('500,1440! 468,1418 462,1366! 482,1384 500,1360! 518,1384 538,1366! 532,1418 z'), 'blau', 5.5),
  cuts(['486,1390 490,1414 500,1432', '514,1390 510,1414 500,1432'], 4),
  { d: beads([[440, 1380], [560, 1380]], 7), fill: 'rot', stroke: 'ink', width: 3.5, from: 1 },
];
