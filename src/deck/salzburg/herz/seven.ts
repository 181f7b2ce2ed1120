import { listOf } from '../../../base/list-of.js';
import { curve, disc, poly } from '../../curve.js';
import { area, cord, flat, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import { formatPath, parsePath, transformPath } from '../../path.js';
import type { Drawing, Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { star } from '../shared/star.js';
import { fruitLeaf } from './fruit-leaf.js';

const CENTRE: Point = [500, 1330];

const COUNT = 58;

const BANDS: readonly Token[] = ['rot', 'ocker', 'blau', 'ocker'];

/** Half the body's width, large behind the neck and small at the tail. */
const half = (t: number): number => 38 - 30 * t ** 1.3;

/** A point on the oval snake: `t` from the neck (0) to the tip of the tail (1), `off` from belly (-1) to back (1). */
function place(t: number, off: number): Point {
  const angle = -Math.PI / 2 + 0.15 + t * (2 * Math.PI - 0.3);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [rx, ry] = [346, 272];
  // Measured at right angles to the curve, because the body would otherwise be wider at the sides
  const [nx, ny] = [cos / rx, sin / ry];
  const reach = (off * half(t)) / Math.hypot(nx, ny);
  return [CENTRE[0] + rx * cos + nx * reach, CENTRE[1] + ry * sin + ny * reach];
}

/** A snake that bites its own tail. Traditionally, such a snake frames the maker's name. */
function snake(): Drawing {
  const steps = listOf(COUNT, (i) => i);
  const at = (i: number, off: number): Point => place(i / COUNT, off);
  const whole = [...steps.map((i) => at(i, 1)), at(COUNT, 0), ...steps.map((i) => at(COUNT - 1 - i, -1))];
  return [
    area(poly(whole), 'ocker', 10),
    // Chevrons on the back, plates along the belly
    steps
      .slice(0, -2)
      .map((i) =>
        area(
          poly([at(i, 0.9), at(i + 0.8, 0.25), at(i, -0.4), at(i + 1, -0.4), at(i + 1.8, 0.25), at(i + 1, 0.9)]),
          BANDS[i % BANDS.length] ?? 'rot',
          4.5,
        ),
      ),
    steps
      .slice(0, -2)
      .map((i) => area(poly([at(i, -0.4), at(i + 1, -0.4), at(i + 1, -0.92), at(i, -0.95)]), 'haut', 3.2)),
    line(
      poly(
        steps.filter((i) => i > 1 && i < 40).map((i) => at(i + 0.5, 0.72)),
        false,
      ),
      3,
      2,
      'paper',
    ),
    head(),
    cartouche(),
  ];
}

/** The tail between the jaws, in the order lower jaw, throat, tail, upper jaw with fangs. */
const head = (): Drawing => [
  area(curve('548,1084! 512,1104 470,1106 434,1096 412,1080! 440,1076 474,1074 508,1054! z'), 'gruen', 6.5),
  area(curve('420,1044! 426,1078! 470,1076 520,1056! 480,1036 z'), 'weinrot', 5),
  area(
    poly([
      place(0.9, 1),
      place(0.95, 1),
      place(1, 1),
      [484, 1052],
      [502, 1060],
      [484, 1066],
      place(1, -1),
      place(0.95, -1),
      place(0.9, -1),
    ]),
    'ocker',
    5,
  ),
  line(
    [0.915, 0.94, 0.965, 0.99].map((t) => poly([place(t, 0.9), place(t + 0.008, 0), place(t, -0.9)], false)).join(''),
    3.5,
    1,
  ),
  area(
    curve(
      '570,1094! 548,1096 530,1080 514,1060! 490,1050 450,1048 410,1046! 398,1034 402,1020 420,1010! 444,988 482,972 526,976 560,994! 580,1014 586,1040 584,1060! z',
    ),
    'gruen',
    7,
  ),
  [
    [418, 434],
    [450, 463],
  ].map(([x, right]): Drawing => [
    flat(`M${x},1047L${x + 5},1072L${right},1048Z`, 'paper'),
    line(`M${x},1047L${x + 5},1072L${right},1048`, 3.5, 1),
  ]),
  area(disc(470, 1006, 16, 14), 'ocker', 4.5),
  { d: 'M470,993Q477,1006 470,1019Q463,1006 470,993Z', fill: 'ink' },
  cuts('444,1000 456,984 478,982 496,994', 8, 0),
  cuts(['410,1028 415,1022 422,1024', '440,1032 476,1036 510,1046 534,1070'], 4.5),
  comb('536,980 566,1004 580,1032 578,1062', 30, { step: 9 }),
  line('M504,992q8,7 16,2M522,1010q8,7 16,2M508,1020q8,7 16,2M534,1034q8,7 16,2', 3.2, 1, 'tanne'),
];

/** The outlines and widths of custom slab letters, 80 high. */
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

/** A ribbon with the maker's name over a Stube rosette, between sprigs. */
const cartouche = (): Drawing => [
  { use: star, at: [500, 1172], scale: 0.7 },
  [-1, 1].map((side): Drawing => {
    const at = (u: number, v: number): string => `${500 + side * u},${v}`;
    return [
      cord(
        curve(
          `${at(70, 1204)} ${at(120, 1208)} ${at(160, 1190)} ${at(172, 1162)} ${at(148, 1148)} ${at(132, 1164)} ${at(146, 1176)}`,
        ),
        'rot',
        8,
        4,
      ),
      (
        [
          [88, 1202, 10],
          [166, 1186, 96],
          [148, 1158, 0],
        ] as const
      ).map(([u, v, turn]) => ({
        use: fruitLeaf,
        at: [500 + side * u, v] as Point,
        turn: side * turn,
        scale: 0.56,
      })),
      // The end of the ribbon, folded behind
      area(
        curve(`${at(184, 1296)}! ${at(270, 1290)}! ${at(248, 1330)}! ${at(276, 1374)}! ${at(190, 1370)}! z`),
        'rot',
        5.5,
      ),
      area(
        poly([
          [500 + side * 184, 1352],
          [500 + side * 226, 1356],
          [500 + side * 216, 1336],
        ]),
        'weinrot',
        4.5,
      ),
      cord(
        curve(
          `${at(16, 1484)} ${at(70, 1500)} ${at(134, 1478)} ${at(170, 1436)} ${at(152, 1404)} ${at(126, 1414)} ${at(136, 1434)}`,
        ),
        'ocker',
        9,
        4,
      ),
      (
        [
          [62, 1492, 60],
          [86, 1494, 150],
          [124, 1476, 40],
          [150, 1460, 120],
          [168, 1424, 50],
        ] as const
      ).map(([u, v, turn]) => ({
        use: fruitLeaf,
        at: [500 + side * u, v] as Point,
        turn: side * turn,
        scale: 0.54,
      })),
      area(disc(500 + side * 62, 1424, 10), 'rot', 4.5),
    ];
  }),
  area(
    curve('276,1258! 380,1236 500,1230 620,1236 724,1258! 724,1350! 620,1328 500,1322 380,1328 276,1350! z'),
    'paper',
    6.5,
  ),
  line(
    curve('286,1267 380,1246 500,1240 620,1246 714,1267') + curve('286,1341 380,1320 500,1314 620,1320 714,1341'),
    3.5,
    1,
    'rot',
  ),
  word('WATTEN', [348, 1252], 0.7),
  // A tulip, because a heart here would be counted as a pip
  area(curve('500,1492! 458,1466 448,1384! 476,1412 500,1372! 524,1412 552,1384! 542,1466 z'), 'blau', 5.5),
  area(curve('500,1392! 520,1430 516,1466 500,1482! 484,1466 480,1430 z'), 'rot', 5),
  comb('548,1398 544,1440 528,1474', 18, { step: 8 }),
];

export const seven: CardArt = numberCard('H7', { before: snake });
