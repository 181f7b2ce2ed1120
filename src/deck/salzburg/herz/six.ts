import { listOf } from '../../../base/list-of.js';
import { along, beads, curve, disc, measured, poly, stations } from '../../curve.js';
import { area, cord, flat, line } from '../../draw.js';
import { hatch } from '../../hatch.js';
import { type Drawing, HATCH, type Placed, type Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';
import { comb } from '../shared/comb.js';
import { peaks } from '../shared/scenery.js';
import { chapel } from './chapel.js';

/** A round Krapfen with a light belt and sugar, 150 wide. */
const oneKrapfen = (): Drawing => {
  const body = curve('-76,6 -70,-32 -40,-52 0,-56 40,-52 70,-32 76,6 64,36 30,50 0,52 -30,50 -64,36 z');
  return [
    flat(body, 'ocker'),
    flat(curve('-76,-4! -40,8 0,12 40,8 76,-4! 74,16! 40,28 0,32 -40,28 -74,16! z'), 'paper'),
    line('M-75,-4C-40,11 40,11 75,-4M-73,16C-40,31 40,31 73,16', 3.5, 1),
    line(hatch(body, { angle: -20, step: 9, share: 0.3, longest: 34 }), HATCH, 2),
    {
      d: beads(
        [
          [-48, -22],
          [-34, -34],
          [-28, -16],
          [-16, -42],
          [-12, -24],
          [4, -12],
          [8, -34],
          [24, -22],
          [26, -42],
          [42, -30],
        ],
        3.6,
      ),
      fill: 'paper',
      from: 1,
    },
    line(body, 5.5, 0),
    area(disc(0, -48, 17, 9), 'rot', 4),
  ];
};

const ROWS = 6;

const COLUMNS = 13;

const BODY = curve('186,1372! 204,1520 240,1660! 500,1682 760,1660! 796,1520 814,1372! 500,1396 z');

/** Returns a point on the basket's wall. `u` is the position across, `v` down, both from 0 to 1. */
const wall = (u: number, v: number): Point => {
  const half = 314 - v * 54;
  return [500 + (u * 2 - 1) * half, 1374 + v * 286 + 22 * (1 - (u * 2 - 1) ** 2)];
};

const HANDLE = '214,1372! 226,1180 330,1044 500,1000 670,1044 774,1180 786,1372!';

/** A basket of Krapfen under a checked napkin, with one Krapfen cut in two. */
const krapfen = (): Drawing => [
  cord(curve(HANDLE), 'ocker', 30, 6),
  line(
    stations(measured(HANDLE), 30)
      .map(
        ({ x, y, dx, dy }) =>
          `M${x + dy * 15 - dx * 7},${y - dx * 15 - dy * 7}Q${x + dx * 4},${y + dy * 4} ${x - dy * 15 + dx * 9},${y + dx * 15 + dy * 9}`,
      )
      .join(''),
    4,
    1,
  ),
  area(disc(500, 1360, 296, 56), 'weinrot', 6),
  heap(),
  wicker(),
  napkin(),
];

function heap(): Drawing {
  const krapfens: readonly (readonly [x: number, y: number, turn: number, scale: number])[] = [
    [430, 1120, -14, 1.34],
    [574, 1112, 10, 1.42],
    [328, 1196, -24, 1.4],
    [688, 1196, 22, 1.42],
    [500, 1186, 4, 1.5],
    [270, 1290, -12, 1.36],
    [410, 1266, 8, 1.44],
    [736, 1290, 16, 1.36],
    [340, 1350, -6, 1.4],
    [494, 1348, 10, 1.44],
  ];
  return [
    krapfens.map(([x, y, turn, scale]): Placed => ({ use: oneKrapfen, at: [x, y], turn, scale })),
    { use: oneKrapfen, at: [664, 1356], turn: 8, scale: 1.4 },
    halved,
    // Jam that has run out
    area(
      curve('487,1116! 500,1110 514,1116! 517,1134 511,1146 507,1134 501,1133 498,1154 492,1157 488,1148 490,1132 z'),
      'rot',
      4.5,
    ),
  ];
}

/** A Krapfen cut in two, with crust, crumb, and the jam inside. */
const halved: Drawing = [
  area(curve('516,1274! 514,1218 566,1172 624,1170 682,1176 724,1220 722,1274! 680,1306 554,1306 z'), 'ocker', 6.5),
  area(curve('534,1266! 534,1224 576,1190 624,1188 672,1192 704,1224 704,1266! 670,1288 566,1288 z'), 'haut', 5),
  line(
    'M560,1228l8,3M556,1264l7,4M584,1210l8,2M550,1246l7,4M634,1202l7,4M684,1240l6,5M674,1262l8,-3M600,1274l7,3',
    3.5,
    1,
  ),
  area(
    curve(
      '576,1242 586,1222 614,1212 646,1210 668,1224 668,1246 648,1262! 648,1296 639,1322 630,1298 628,1266! 604,1268 582,1256 z',
    ),
    'rot',
    4.5,
  ),
  line(curve('590,1240 596,1232 606,1230'), 4, 1, 'haut'),
];

/** Wickerwork with withes over one stake and under the next, alternating by row. */
function wicker(): Drawing {
  const columns = listOf(COLUMNS, (i) => i);
  const withes = listOf(ROWS, (row) =>
    columns
      .filter((column) => (column + row) % 2 === 0)
      .map((column) => {
        const [u, w] = [(column - 0.94) / (COLUMNS - 1), (column + 0.94) / (COLUMNS - 1)].map((x) =>
          Math.max(0.004, Math.min(0.996, x)),
        );
        const [v, x] = [(row + 0.1) / ROWS, (row + 0.92) / ROWS];
        const middle = (u + w) / 2;
        const text = (p: Point): string => p.join(',');
        return area(
          curve(
            `${text(wall(u, (v + x) / 2))} ${text(wall(middle - 0.03, v))} ${text(wall(middle + 0.03, v))} ${text(wall(w, (v + x) / 2))} ${text(wall(middle + 0.03, x))} ${text(wall(middle - 0.03, x))} z`,
          ),
          'ocker',
          4,
        );
      }),
  );
  // On the right-hand side, the withes turn into the shade
  const shade = listOf(ROWS, (row) =>
    columns
      .filter((column) => (column + row) % 2 === 0 && column > 8)
      .map((column) => {
        const at = (du: number, dv: number): string =>
          wall(Math.min(0.99, (column + du) / (COLUMNS - 1)), (row + dv) / ROWS).join(',');
        return [0.62, 0.76]
          .map((dv, i) => `M${at(-0.6 + i * 0.2, dv - 0.04)}Q${at(0.1, dv + 0.1)} ${at(0.72 - i * 0.2, dv - 0.06)}`)
          .join('');
      })
      .join(''),
  ).join('');
  const stakes = columns
    .slice(1, -1)
    .map((column) => column / (COLUMNS - 1))
    .map((u) => poly([wall(u, 0), wall(u, 1)], false))
    .join('');
  return [
    flat(BODY, 'weinrot'),
    line(stakes, 17, 0),
    line(stakes, 10, 0, 'ocker'),
    withes,
    line(shade, 3.2, 2),
    line(BODY, 8, 0),
    braid(1346, 326, 34),
    braid(1650, 272, 22),
  ];
}

/** A plaited rim, curved like the wall. */
function braid(y: number, half: number, bow: number): Drawing {
  const strands = along([-half, 0], [half, 0], 19).slice(0, -1);
  const step = (half * 2) / 18;
  const at = (x: number, dy: number): string => `${500 + x},${y + dy + bow * (1 - (x / half) ** 2)}`;
  return [
    cord(curve([-1, -0.5, 0, 0.5, 1].map((part) => at(half * part, 14)).join(' ')), 'ocker', 22, 5),
    strands.map(([x]) =>
      area(
        curve(
          `${at(x - 4, 18)} ${at(x + step * 0.4, -8)} ${at(x + step + 10, -2)} ${at(x + step + 8, 18)} ${at(x + step * 0.6, 36)} ${at(x + 4, 34)} z`,
        ),
        'ocker',
        4.5,
      ),
    ),
  ];
}

function napkin(): Drawing {
  const cloth = curve('330,1356! 420,1367 500,1371 590,1367 676,1356! 640,1430 576,1500 506,1590! 440,1500 372,1430 z');
  const grid = { step: 30, share: 1, longest: 999, gap: 2 } as const;
  return [
    area(cloth, 'paper', 6.5),
    line(hatch(cloth, { angle: 45, ...grid }) + hatch(cloth, { angle: -45, ...grid }), 8, 1, 'rot'),
    comb('676,1362 640,1430 576,1500 510,1586', 30, { step: 9 }),
    line(cloth, 6.5, 0),
  ];
}

export const six: CardArt = numberCard('H6', {
  behind: () => [
    { use: peaks, at: [772, 1570], scale: 0.76 },
    { use: chapel, at: [140, 1580], scale: 1 },
  ],
  before: krapfen,
});
