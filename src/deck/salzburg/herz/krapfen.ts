import { along, curve, disc, measured, poly, rounded, stations } from '../../curve.js';
import { area, cord, flat, line } from '../../draw.js';
import { hatch } from '../../hatch.js';
import type { Drawing, Placed, Point } from '../../shape.js';
import { comb } from '../comb.js';

const ROWS = 6;
const COLUMNS = 13;
const BODY = curve('186,1372! 204,1520 240,1660! 500,1682 760,1660! 796,1520 814,1372! 500,1396 z');

/** A place on the basket's wall: `u` across, `v` down, both 0 to 1. */
const wall = (u: number, v: number): Point => {
  const half = 314 - v * 54;
  return [500 + (u * 2 - 1) * half, 1374 + v * 286 + 22 * (1 - (u * 2 - 1) ** 2)];
};

const HANDLE = '214,1372! 226,1180 330,1044 500,1000 670,1044 774,1180 786,1372!';

/** A basket of Krapfen under a checked napkin; one has been tasted. */
export const krapfen = (): Drawing => [
  cord(curve(HANDLE), 'ocker', 30, 6),
  line(stations(measured(HANDLE), 30).map(({ x, y, dx, dy }) => `M${x + dy * 15 - dx * 7},${y - dx * 15 - dy * 7}Q${x + dx * 4},${y + dy * 4} ${x - dy * 15 + dx * 9},${y + dx * 15 + dy * 9}`).join(''), 4, 1),
  area(disc(500, 1360, 296, 56), 'weinrot', 6),
  heap(),
  wicker(),
  napkin(),
];

function heap(): Drawing {
  const krapfens: readonly (readonly [x: number, y: number, turn: number, scale: number])[] = [
    [430, 1120, -14, 1.34], [574, 1112, 10, 1.42], [328, 1196, -24, 1.4], [688, 1196, 22, 1.42], [500, 1186, 4, 1.5],
    [270, 1290, -12, 1.36], [410, 1266, 8, 1.44], [736, 1290, 16, 1.36], [340, 1350, -6, 1.4], [494, 1348, 10, 1.44],
  ];
  return [
    krapfens.map(([x, y, turn, scale]): Placed => ({ use: 'krapfen', at: [x, y], turn, scale })),
    tasted([618, 1262]),
    { use: 'krapfen', at: [664, 1356], turn: 8, scale: 1.4 },
    // Jam that has run over
    area(curve('487,1116! 500,1110 514,1116! 517,1134 511,1146 507,1134 501,1133 498,1154 492,1157 488,1148 490,1132 z'), 'rot', 4.5),
  ];
}

/** Three bites: the crumb shows, and jam in the middle of it. */
const tasted = ([x, y]: Point): Drawing => [
  { use: 'krapfen', at: [x, y], turn: -6, scale: 1.46 },
  area(curve(`${x + 40},${y - 84}! ${x + 22},${y - 76} ${x + 16},${y - 58} ${x + 32},${y - 44}! ${x + 10},${y - 42} ${x},${y - 20} ${x + 26},${y}! ${x + 10},${y + 8} ${x + 18},${y + 32} ${x + 56},${y + 34}! ${x + 84},${y + 26} ${x + 109},${y + 4}! ${x + 104},${y - 40} ${x + 76},${y - 72} z`), 'haut', 5.5),
  area(curve(`${x + 58},${y - 46} ${x + 80},${y - 40} ${x + 88},${y - 14} ${x + 72},${y + 8} ${x + 50},${y + 4} ${x + 44},${y - 18} z`), 'rot', 4.5),
  line(`M${x + 46},${y - 64}l8,4M${x + 32},${y - 20}l7,5M${x + 66},${y - 62}l7,5M${x + 94},${y - 20}l2,8M${x + 86},${y + 10}l-7,5M${x + 40},${y + 18}l8,3`, 3.2, 1),
];

/** Withes over one stake and under the next, row against row. */
function wicker(): Drawing {
  const columns = Array.from({ length: COLUMNS }, (_, i) => i);
  const withes = Array.from({ length: ROWS }, (_, row) =>
    columns.filter((column) => (column + row) % 2 === 0).map((column) => {
      const [u, w] = [(column - 0.94) / (COLUMNS - 1), (column + 0.94) / (COLUMNS - 1)].map((x) => Math.max(0.004, Math.min(0.996, x)));
      const [v, x] = [(row + 0.1) / ROWS, (row + 0.92) / ROWS];
      const middle = (u + w) / 2;
      const text = (p: Point): string => p.join(',');
      return area(curve(`${text(wall(u, (v + x) / 2))} ${text(wall(middle - 0.03, v))} ${text(wall(middle + 0.03, v))} ${text(wall(w, (v + x) / 2))} ${text(wall(middle + 0.03, x))} ${text(wall(middle - 0.03, x))} z`), 'ocker', 4);
    }),
  );
  // Round the right-hand side the withes turn into the shade
  const shade = Array.from({ length: ROWS }, (_, row) =>
    columns.filter((column) => (column + row) % 2 === 0 && column > 8).map((column) => {
      const at = (du: number, dv: number): string => wall(Math.min(0.99, (column + du) / (COLUMNS - 1)), (row + dv) / ROWS).join(',');
      return [0.62, 0.76].map((dv, i) => `M${at(-0.6 + i * 0.2, dv - 0.04)}Q${at(0.1, dv + 0.1)} ${at(0.72 - i * 0.2, dv - 0.06)}`).join('');
    }).join(''),
  ).join('');
  const stakes = columns.slice(1, -1).map((column) => column / (COLUMNS - 1)).map((u) => poly([wall(u, 0), wall(u, 1)], false)).join('');
  return [
    flat(BODY, 'weinrot'),
    line(stakes, 17, 0),
    line(stakes, 10, 0, 'ocker'),
    withes,
    line(shade, 3.2, 2),
    line(BODY, 8, 0),
    braid(1352, 330, 22),
    braid(1650, 272, 22),
  ];
}

/** A plaited rim, bowed like the wall. */
function braid(y: number, half: number, bow: number): Drawing {
  const strands = along([-half, 0], [half, 0], 19).slice(0, -1);
  const step = (half * 2) / 18;
  const at = (x: number, dy: number): string => `${500 + x},${y + dy + bow * (1 - (x / half) ** 2)}`;
  return [
    area(rounded(500 - half - 6, y - 6, half * 2 + 12, 34, 16), 'ocker', 6),
    strands.map(([x]) => area(curve(`${at(x - 4, 18)} ${at(x + step * 0.4, -8)} ${at(x + step + 10, -2)} ${at(x + step + 8, 18)} ${at(x + step * 0.6, 36)} ${at(x + 4, 34)} z`), 'ocker', 4.5)),
  ];
}

function napkin(): Drawing {
  const cloth = curve('330,1366! 420,1384 500,1388 590,1384 676,1366! 640,1430 576,1500 506,1590! 440,1500 372,1430 z');
  const grid = { step: 30, share: 1, longest: 999, gap: 2 } as const;
  return [
    area(cloth, 'paper', 6.5),
    line(hatch(cloth, { angle: 45, ...grid }) + hatch(cloth, { angle: -45, ...grid }), 8, 1, 'rot'),
    comb('676,1370 640,1430 576,1500 510,1586', 30, { step: 9 }),
    line(cloth, 6.5, 0),
    line(poly([[322, 1360], [500, 1384], [684, 1360]], false), 6, 0),
  ];
}
