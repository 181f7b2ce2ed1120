import { indexed } from '../../../base/list-of.js';
import type { Suit } from '../../card.js';
import { CARD_PATH, rounded, through } from '../../curve.js';
import { cloth, flat, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import { formatPath, parsePath, transformPath } from '../../path.js';
import { type Drawing, INNER, type Point, WIDTH } from '../../shape.js';

/** The frame line, which cuts off the picture. */
export const FRAME = { left: 60, right: 940, top: 62, bottom: 1706, radius: 45 } as const;

const FRAME_PATH = rounded(FRAME.left, FRAME.top, FRAME.right - FRAME.left, FRAME.bottom - FRAME.top, FRAME.radius);

/**
 * Paper outside the frame, which covers parts of the picture there, because the deck's SVG uses no clipping. The
 * mirrored symmetrical frame runs in the opposite direction and so becomes a hole.
 */
const MARGIN = CARD_PATH + formatPath(transformPath(parsePath(FRAME_PATH), [-1, 0, 0, 1, WIDTH, 0]));

/** Draws a picture in its frame, without the paper. */
export const framed = (content: Drawing): Drawing => [content, flat(MARGIN, 'paper'), line(FRAME_PATH, INNER, 0)];

/** Returns the ground from a skyline (left to right) down to the frame. The ground ends exactly on the frame. */
export function ground(points: readonly Point[]): string {
  const skyline = points.map(([x, y]): Point => [x, Math.min(y, FRAME.bottom)]);
  const { left, right, bottom, radius: r } = FRAME;
  const k = r * 0.45;
  return (
    `${through(skyline)}L${right},${bottom - r}C${right},${bottom - k} ${right - k},${bottom} ${right - r},${bottom}` +
    `H${left + r}C${left + k},${bottom} ${left},${bottom - k} ${left},${bottom - r}Z`
  );
}

const spread = (heights: readonly number[]): Point[] =>
  heights.map((y, i) => [FRAME.left + ((FRAME.right - FRAME.left) * i) / (heights.length - 1), y]);

/** Draws land between the two sides of the frame: heights at equal distances. */
export const land = (heights: readonly number[], fill: Token): Drawing =>
  cloth(ground(spread(heights)), fill, { angle: 16, step: 17, share: 0.3, longest: 70 }, 6.5);

/** Draws land that does not reach from side to side. Outside the frame, the land stays within the card's corners. */
export const hillock = (points: readonly Point[], fill: Token): Drawing => {
  const held = points.map(([x, y]): Point => [Math.max(24, Math.min(976, x)), Math.min(1722, y)]);
  const d = `${through(held)}L${held.at(-1)![0]},1722H${held[0][0]}Z`;
  return cloth(d, fill, { angle: 16, step: 15, share: 0.32, longest: 60 }, 6);
};

/**
 * One horizon per suit. A suit's number cards, side by side, form one slope that ends with the ten. Schell skips the
 * six, because the Weli has different ground. The heights are those at the cards' edges, which neighbours share, and at
 * the cards' middles.
 */
const HORIZONS: Readonly<Record<Suit, { near: readonly number[]; far: readonly number[] }>> = {
  E: {
    near: [1604, 1622, 1612, 1626, 1600, 1622, 1612, 1604, 1618, 1630, 1606, 1598, 1616],
    far: [1564, 1542, 1546, 1570, 1560, 1580, 1556, 1544, 1566, 1588, 1560, 1540, 1548],
  },
  L: {
    near: [1612, 1600, 1594, 1616, 1610, 1600, 1618, 1626, 1610, 1602, 1614, 1622, 1606],
    far: [1552, 1534, 1516, 1546, 1540, 1560, 1574, 1556, 1540, 1552, 1572, 1566, 1546],
  },
  H: {
    near: [1602, 1610, 1616, 1604, 1606, 1620, 1612, 1600, 1610, 1624, 1618, 1604, 1612],
    far: [1570, 1558, 1552, 1572, 1566, 1550, 1560, 1576, 1562, 1546, 1558, 1572, 1560],
  },
  S: {
    near: [1608, 1618, 1606, 1620, 1616, 1602, 1608, 1622, 1612, 1600, 1608, 1620, 1610],
    far: [1560, 1574, 1566, 1550, 1552, 1568, 1578, 1562, 1548, 1560, 1574, 1564, 1550],
  },
};

const LAST = 10;

/** Returns the stretch of a suit's horizon that belongs to a number card. */
export function horizon(
  suit: Suit,
  count: number,
  colours: readonly [far: Token, near: Token] = ['gruen', 'ocker'],
): Drawing {
  const { near, far } = HORIZONS[suit];
  const at = near.length - 3 - (LAST - count) * 2;
  return [land(far.slice(at, at + 3), colours[0]), land(near.slice(at, at + 3), colours[1])];
}

/** Tips of the blades in three tufts, relative to the foot, from left to right. */
const GRASS: readonly (readonly Point[])[] = [
  [
    [-26, 14],
    [-15, 34],
    [-3, 23],
    [12, 44],
    [26, 17],
  ],
  [
    [-22, 24],
    [-6, 46],
    [9, 22],
    [22, 31],
  ],
  [
    [-28, 19],
    [-14, 28],
    [3, 50],
    [15, 24],
    [30, 27],
  ],
];

/** Draws tufts of unequal blades at positions derived from a seed. Each tuft is one closed line from blade to blade. */
function tufts(seed: number): Drawing {
  const d = [0, 1, 2, 3].map((i) => {
    const x = 110 + ((seed * 137 + i * 223) % 780);
    const y = 1678 + ((seed * 31 + i * 17) % 18);
    const blades = GRASS[(seed + i) % GRASS.length];
    return (
      `M${x - 12},${y}` +
      blades
        .map(([dx, dy], k) => {
          const foot = x - 12 + (24 * (k + 1)) / blades.length;
          const low = k === blades.length - 1 ? y : y - 6;
          return `Q${x + dx * 0.4 - 3},${y - dy * 0.6} ${x + dx},${y - dy}Q${x + dx * 0.4 + 4},${y - dy * 0.5} ${foot},${low}`;
        })
        .join('') +
      'Z'
    );
  });
  return [{ d: d.join(''), fill: 'gruen', stroke: 'ink', width: 3.5, from: 1 }];
}

/**
 * Draws grass and two hillocks in front of a number card's horizon, red on one side and green on the other. Odd seeds swap
 * the sides. Inside the frame, both hillocks reach the frame's foot, so that the horizons of neighbours still meet.
 */
export function foreland(suit: Suit, count: number): Drawing {
  const seed = suit.charCodeAt(0) + count;
  const side = (x: number): number => (seed % 2 ? 1000 - x : x);
  const mound = (points: readonly Point[], fill: Token): Drawing =>
    hillock(
      [...points].map(([x, y]): Point => [side(x), y]).sort(([a], [b]) => a - b),
      fill,
    );
  const lift = (seed * 7) % 12;
  return [
    mound(
      [
        [74, 1722],
        [130, 1690 - lift],
        [230, 1664 + lift],
        [320, 1676],
        [420, 1722],
      ],
      'rot',
    ),
    mound(
      [
        [570, 1722],
        [660, 1688],
        [770, 1666 + lift],
        [870, 1680 - lift],
        [926, 1722],
      ],
      'gruen',
    ),
    tufts(seed),
  ];
}

/** Draws the shadow under a sole as a dark lens with strokes that run out to the right. */
export const soleShade = ([x, y]: Point, reach = 90): Drawing => [
  { d: `M${x - reach},${y}Q${x},${y - 9} ${x + reach},${y}Q${x},${y + 13} ${x - reach},${y}Z`, fill: 'ink' },
  line(
    `M${x - reach * 0.5},${y + 15}H${x + reach * 1.15}M${x - reach * 0.1},${y + 25}H${x + reach * 0.95}M${x + reach * 0.3},${y + 35}H${x + reach * 0.7}`,
    3,
    2,
  ),
];

/** Blades of grass around a foot at 0,0, each with a different bow. */
const BLADES: readonly Point[] = [
  [-34, -22],
  [-22, -44],
  [-9, -34],
  [4, -56],
  [15, -36],
  [28, -46],
  [38, -20],
];

/** Draws a tuft of grass of about 56 units at a point, as closed blades that are visible at every size. */
export const tuft = ([x, y]: Point, scale = 1, fill: Token = 'gruen'): Drawing =>
  BLADES.map(([dx, dy]) => {
    const [tipX, tipY] = [x + dx * scale, y + dy * scale];
    const foot = x + dx * 0.34 * scale;
    return {
      d: `M${foot - 6 * scale},${y}Q${foot + dx * 0.1},${y + dy * 0.5 * scale} ${tipX},${tipY}Q${foot + (dx * 0.3 + 6) * scale},${y + dy * 0.4 * scale} ${foot + 6 * scale},${y}Z`,
      fill,
      stroke: 'ink' as const,
      width: 4,
    };
  });

/** Draws a low bush of about 180 x 110 units at a point, with a lobed outline, a shaded right side and single leaves. */
export const bush = ([x, y]: Point, scale = 1, fill: Token = 'gruen'): Drawing => {
  const at = (dx: number, dy: number): string => `${x + dx * scale},${y + dy * scale}`;
  const lobes: readonly Point[] = [
    [-92, 0],
    [-100, -26],
    [-72, -44],
    [-74, -72],
    [-42, -82],
    [-24, -108],
    [8, -100],
    [34, -112],
    [52, -86],
    [80, -80],
    [80, -52],
    [100, -34],
    [92, 0],
  ];
  let d = `M${at(...lobes[0])}`;
  for (const [i, [lx, ly]] of indexed(lobes)) {
    if (i === 0) continue;
    const [px, py] = lobes[i - 1];
    const [mx, my] = [(px + lx) / 2, (py + ly) / 2];
    const long = Math.hypot(mx, my + 36) || 1;
    d += `Q${at(mx + (mx / long) * 26, my + ((my + 36) / long) * 26)} ${at(lx, ly)}`;
  }
  const leaf = (dx: number, dy: number): string =>
    `M${at(dx - 12, dy)}Q${at(dx, dy + 14)} ${at(dx + 12, dy)}M${at(dx, dy + 7)}V${y + (dy + 15) * scale}`;
  return [
    cloth(`${d}Z`, fill, { angle: 62, step: 9, share: 0.42, longest: 46 }, 6),
    line(
      [
        [-60, -30],
        [-38, -58],
        [-14, -34],
        [-4, -76],
        [24, -54],
        [50, -30],
        [-70, -8],
        [-30, -10],
      ]
        .map(([dx, dy]) => leaf(dx, dy))
        .join(''),
      4,
      1,
    ),
  ];
};
