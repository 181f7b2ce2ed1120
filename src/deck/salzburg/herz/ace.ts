import { along, around, beads, curve, disc } from '../../curve.js';
import { area, cord, flat, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, SharedDrawing, Placed, Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { land, tuft } from '../shared/ground.js';
import { heart } from '../shared/pips.js';
import { cupid } from './ace-cupid.js';
import { acanthusLeaf, apple, grapes, pear, rose } from './ace-fruit.js';
import { fruitLeaf } from './fruit-leaf.js';

const [X, Y] = [505, 1402];

/** The half axes of the medallion's picture, within its rim. */
const [RX, RY] = [210, 244];

/** Two hearts, a basket of fruit, and blindfolded Cupid in a medallion between acanthus. */
function content(): Drawing {
  return [
    land([1668, 1640, 1650, 1662, 1650, 1640, 1668], 'gruen'),
    tuft([110, 1694], 0.6),
    tuft([900, 1694], 0.6),
    acanthus(false),
    acanthus(true),
    bunch(-1),
    bunch(1),
    medallion(),
    basket(),
    { use: heart, at: [505, 507], scale: 3 },
    { use: heart, at: [510, 258], scale: 3 },
  ];
}

function medallion(): Drawing {
  const studs = around([X, Y], 233, 267, 32);
  return [
    area(disc(X, Y, 252, 286), 'ocker', 9),
    line(disc(X, Y, 243, 277), 3.5, 1),
    {
      d: beads(
        studs.filter((_, i) => i % 2 === 0),
        10,
      ),
      fill: 'rot',
      stroke: 'ink',
      width: 4,
    },
    {
      d: beads(
        studs.filter((_, i) => i % 2),
        6,
      ),
      fill: 'ink',
      from: 1,
    },
    area(disc(X, Y, RX, RY), 'paper', 7),
    { d: beads(dots(), 6.5), fill: 'blau', from: 1 },
    area(
      curve(
        `${X - 136},${Y + 186}! ${X - 60},${Y + 174} ${X},${Y + 180} ${X + 60},${Y + 172} ${X + 136},${Y + 186}! ${X + 76},${Y + 228} ${X},${Y + 244} ${X - 76},${Y + 228} z`,
      ),
      'gruen',
      5.5,
    ),
    line(disc(X, Y, RX, RY), 7, 0),
    { use: cupid, at: [X, Y + 10] },
  ];
}

const dots = (): readonly Point[] =>
  [-200, -150, -100, -50, 0, 50, 100, 150].flatMap((dy, row) =>
    [-176, -128, -80, -32, 16, 64, 112, 160]
      .map((dx): Point => [X + dx + (row % 2 ? 24 : 0), Y + dy])
      .filter(([x, y]) => ((x - X) / (RX - 18)) ** 2 + ((y - Y) / (RY - 18)) ** 2 < 1),
  );

/** One S-scroll per side, with five leaves on a stalk that rises from the foot of the medallion. */
function acanthus(right: boolean): Drawing {
  const at = (x: number, y: number): Point => [right ? 2 * X - x : x, y];
  const stalk = curve(
    [
      [470, 1690],
      [390, 1676],
      [300, 1630],
      [222, 1540],
      [184, 1430],
      [196, 1320],
      [236, 1240],
      [250, 1180],
      [222, 1144],
      [190, 1156],
      [196, 1184],
    ]
      .map(([x, y]) => at(x, y).join(','))
      .join(' '),
  );
  const leaves: readonly (readonly [x: number, y: number, turn: number, scale: number, colour: Token])[] = [
    [214, 1296, -30, 0.62, 'rot'],
    [186, 1420, -8, 0.88, 'gruen'],
    [214, 1540, -34, 0.94, 'ocker'],
    [296, 1634, -54, 0.96, 'blau'],
    [420, 1690, -66, 0.86, 'rot'],
  ];
  return [
    cord(stalk, 'ocker', 15, 5),
    leaves.map(([x, y, turn, scale, colour]): Placed => ({
      use: acanthusLeaf,
      at: at(x, y),
      turn: right ? -turn : turn,
      flip: right,
      scale,
      tokens: { rot: colour, ...(colour === 'ocker' && { ocker: 'rot' }) },
    })),
    area(disc(...at(206, 1168), 15), 'rot', 5),
  ];
}

/** Leaves at the side of the basket, and two hearts that bloom among them. */
function bunch(side: 1 | -1): Drawing {
  const at = (dx: number, y: number): Point => [X + side * dx, y];
  const twig = (text: readonly Point[]): string => curve(text.map(([dx, y]) => at(dx, y).join(',')).join(' '));
  return [
    cord(
      twig([
        [110, 1060],
        [170, 1020],
        [214, 960],
        [226, 920],
      ]),
      'gruen',
      7,
      3.5,
    ),
    cord(
      twig([
        [110, 1064],
        [180, 1050],
        [250, 1044],
        [290, 1030],
      ]),
      'gruen',
      7,
      3.5,
    ),
    (
      [
        [150, 1040, 12],
        [200, 1000, 84],
        [166, 1060, 118],
        [214, 1052, 60],
        [120, 1052, 60],
      ] as const
    ).map(([dx, y, turn]) => ({ use: fruitLeaf, at: at(dx, y), turn: side * turn, scale: 0.86 })),
    { use: heart, at: at(232, 890), scale: 0.74, turn: side * 14 },
    { use: heart, at: at(320, 1010), scale: 0.6, turn: side * 46 },
  ];
}

function basket(): Drawing {
  const stripes = along([-118, 0], [118, 0], 9);
  const high = (dx: number): number => 892 + 22 * (1 - (dx / 118) ** 2);
  const low = (dx: number): number => 1062 + 26 * (1 - (dx / 118) ** 2);
  const rope = curve(`${X - 150},872 ${X - 80},898 ${X},906 ${X + 80},898 ${X + 150},872`);
  const foot = curve(`${X - 92},1066 ${X - 40},1086 ${X},1090 ${X + 40},1086 ${X + 92},1066`);
  const fruit = (use: SharedDrawing, dx: number, y: number, turn = 0, scale = 1): Placed => ({
    use,
    at: [X + dx, y],
    turn,
    scale,
  });
  return [
    area(
      curve(`${X - 40},1074! ${X - 24},1110 ${X - 66},1140! ${X + 66},1140! ${X + 24},1110 ${X + 40},1074! z`),
      'ocker',
      6.5,
    ),
    line(`M${X - 34},1126H${X + 34}`, 4, 1),
    (
      [
        [-132, 868, -66],
        [-100, 850, -34],
        [132, 868, 66],
        [100, 850, 34],
        [-44, 790, -20],
        [44, 790, 22],
        [0, 770, 0],
      ] as const
    ).map(([dx, y, turn]) => fruit(fruitLeaf, dx, y, turn, 0.92)),
    fruit(apple, 62, 782, 12, 0.94),
    fruit(pear, -46, 790, -16),
    fruit(apple, -92, 838, -20, 1.04),
    fruit(pear, 100, 836, 34, 0.9),
    fruit(rose, 6, 756, 0, 1.1),
    fruit(apple, 14, 836, 4, 1.12),
    stripes.slice(0, -1).map(([a], i): Drawing => {
      const b = stripes[i + 1][0];
      return [
        area(
          curve(
            `${X + a * 1.16},${high(a)}! ${X + b * 1.16},${high(b)}! ${X + b * 0.78},${low(b)}! ${X + a * 0.78},${low(a)}! z`,
          ),
          i % 2 ? 'paper' : 'rot',
          5,
        ),
      ];
    }),
    line(rope, 36, 0),
    line(rope, 25, 0, 'blau'),
    line(
      along([-140, 0], [140, 0], 15)
        .map(([dx]) => `M${X + dx - 9},${874 + 30 * (1 - (dx / 150) ** 2) + 10}q14,-4 16,-20`)
        .join(''),
      4.5,
      1,
    ),
    line(foot, 32, 0),
    line(foot, 20, 0, 'ocker'),
    {
      d: beads(
        along([-70, 0], [70, 0], 6).map(([dx]): Point => [X + dx, 1074 + 14 * (1 - (dx / 92) ** 2)]),
        5,
      ),
      fill: 'ink',
      from: 1,
    },
    fruit(fruitLeaf, -76, 880, -160, 0.8),
    fruit(fruitLeaf, -40, 886, 160, 0.7),
    fruit(grapes, -58, 890, 0, 0.9),
    flat(disc(X - 58, 876, 6), 'ink'),
  ];
}

export const ace: CardArt = { content };
