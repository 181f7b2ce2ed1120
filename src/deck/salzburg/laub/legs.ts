import { curve, disc } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, Point } from '../../shape.js';
import { comb } from '../shared/comb.js';

/** Offsets of a shin's contour from the bone, from the knee (0) to the ankle (1): the calf swells behind. */
const FRONT: readonly Point[] = [
  [0, -48],
  [0.14, -50],
  [0.34, -48],
  [0.62, -37],
  [0.86, -29],
  [1, -32],
];

const BACK: readonly Point[] = [
  [1, 34],
  [0.9, 27],
  [0.74, 34],
  [0.52, 58],
  [0.32, 66],
  [0.14, 50],
  [0, 46],
];

/** A stockinged shin with its calf. `back` 1 has the calf at the right, -1 at the left. */
export function shin([kx, ky]: Point, [ax, ay]: Point, back: 1 | -1, stocking: Token = 'paper'): Drawing {
  const length = Math.hypot(ax - kx, ay - ky);
  const [nx, ny] = [((ay - ky) / length) * back, (-(ax - kx) / length) * back];
  const at = ([t, off]: Point): string =>
    `${Math.round(kx + (ax - kx) * t + nx * off)},${Math.round(ky + (ay - ky) * t + ny * off)}`;
  const contour = `${at(FRONT[0])}! ${FRONT.slice(1, -1).map(at).join(' ')} ${at(FRONT[5])}! ${at(BACK[0])}! ${BACK.slice(1, -1).map(at).join(' ')} ${at(BACK[6])}! z`;
  const right = back === 1 ? BACK.slice(2, 6) : FRONT.slice(1, 5);
  const clock = [0.94, 0.87, 0.8, 0.73].map((t, i) =>
    at([t, -6 + i])
      .split(',')
      .map(Number),
  );
  return [
    flat(curve(contour), stocking),
    comb(right.map(at).join(' '), [-30, 10], { step: 10 }),
    comb(
      [at([1, back === 1 ? 32 : -30]), at([0.92, back === 1 ? 26 : -28]), at([0.84, back === 1 ? 30 : -30])].join(' '),
      [-20, 6],
      { step: 9 },
    ),
    line(curve(contour), 8, 0),
    // The clock: four embroidered lozenges that grow smaller upward
    clock.map(([x, y], i) =>
      flat(`M${x},${y - 16 + i * 2}L${x + 7 - i},${y}L${x},${y + 16 - i * 2}L${x - 7 + i},${y}Z`, 'blau', 2),
    ),
  ];
}

/** A ribbon round the leg below the knee, with a bow at one side. */
export const garter = ([x, y]: Point, bowAt: Point, colour: Token, turn = 0): Drawing => [
  area(
    tilted([x, y], turn, [
      [-54, -20],
      [0, -10],
      [54, -20],
      [56, 14],
      [0, 26],
      [-56, 14],
    ]),
    colour,
    6,
  ),
  { use: bow, at: bowAt, turn, scale: 0.84, tokens: { rot: colour } },
];

const tilted = ([x, y]: Point, turn: number, points: readonly Point[]): string => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const put = ([u, v]: Point): string => `${Math.round(x + u * cos - v * sin)},${Math.round(y + u * sin + v * cos)}`;
  const [a, b, c, d, e, f] = points.map(put);
  return curve(`${a}! ${b} ${c}! ${d}! ${e} ${f}! z`);
};

/** A ribbon bow with two loops and two swallow-tailed ends. */
const bow = (): Drawing => [
  area(curve('2,6! -10,40 -34,66! -26,70! -26,84! 4,54 z'), 'rot', 5.5),
  area(curve('0,6! 22,34 50,48! 46,60! 58,70! 20,60 z'), 'rot', 5.5),
  area(curve('0,0! -30,-40 -64,-36 -66,-6 -40,14 z'), 'rot', 6),
  area(curve('0,0! 28,-42 62,-40 68,-10 42,12 z'), 'rot', 6),
  line(
    'M-10,-6C-26,-22 -40,-24 -50,-18M-12,0C-24,0 -34,0 -40,4M12,-8C26,-24 40,-28 52,-22M12,0C24,-2 36,-2 44,2',
    3.5,
    2,
  ),
  area(disc(0, 2, 14, 16), 'rot', 5.5),
];

/** Black shoe with a high tongue, a big square buckle and a stacked heel; toe left, ankle 0,0. */
export const buckleShoe = (): Drawing => [
  { d: 'M8,34L42,30L46,62L12,62Z', fill: 'weinrot', stroke: 'ink', width: 5 },
  area(curve('36,-20! 44,10 42,38! 8,46 -40,58 -100,60 -134,54 -128,30 -98,14 -60,4 -34,-18! z'), 'ink', 6),
  area(curve('-30,-14! -52,-40 -44,-52! -10,-44 10,-20! z'), 'ink', 5),
  area('M-66,-8L-30,-30L-18,-2L-52,22Z', 'ocker', 5),
  { d: 'M-56,-4L-34,-18L-27,-2L-49,12Z', fill: 'ink' },
  line('M-118,36C-98,26 -86,24 -74,18M20,-8C26,8 28,18 28,28', 4, 1, 'grau'),
];
