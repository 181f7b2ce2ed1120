import { around, beads, curve, disc, measured, rounded, stations } from '../../curve.js';
import { area, cord, flat, line } from '../../draw.js';
import { hatch } from '../../hatch.js';
import { type Drawing, HATCH, type Placed, type Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { tuft } from '../shared/ground.js';
import { fir, peaks } from '../shared/scenery.js';
import { star } from '../shared/star.js';

/** The middle of the strap, from the left loop of the bell over the top to the right loop. */
const STRAP = '322,1392 296,1290 310,1170 372,1080 456,1038 500,1032 544,1038 628,1080 690,1170 704,1290 678,1392';

const STRAP_WIDTH = 96;

/** An edelweiss of quill embroidery. */
const edelweiss = (): Drawing => [
  around([0, 0], 15, 15, 6, -90).map(([x, y], i) => area(disc(x, y, 15, 8, -90 + i * 60), 'paper', 3.4)),
  area(disc(0, 0, 9), 'ocker', 3.4),
];

/** The broad strap with stitched edges, edelweiss and dots. */
function strap(): Drawing {
  const line40 = measured(STRAP);
  const edge = (off: number): string =>
    stations(line40, 56)
      .map(({ x, y, dx, dy }) => {
        const [px, py] = [x - dy * off, y + dx * off];
        return `M${px - dx * 8},${py - dy * 8}L${px + dx * 8},${py + dy * 8}`;
      })
      .join('');
  const flowers = stations(line40, 9);
  return [
    cord(curve(STRAP), 'weinrot', STRAP_WIDTH, 7),
    line(
      stations(line40, 120)
        .map(({ x, y, dx, dy }) => `M${x - dy * 44},${y + dx * 44}L${x - dy * 28},${y + dx * 28}`)
        .join(''),
      HATCH,
      2,
    ),
    line(edge(33) + edge(-33), 5, 0, 'ocker'),
    flowers.flatMap(({ x, y, dx, dy }, i): Drawing =>
      i % 2 === 0
        ? [{ use: edelweiss, at: [x, y], turn: (Math.atan2(dy, dx) * 180) / Math.PI }]
        : [
            {
              d: beads(
                [-18, 0, 18].map((way): Point => [x + dx * way, y + dy * way]),
                6,
              ),
              fill: 'ocker',
              stroke: 'ink',
              width: 3,
            },
          ],
    ),
  ];
}

/** The buckle on the right side of the strap. */
const buckle = (): Drawing => [
  { d: rounded(636, 1236, 130, 84, 18), stroke: 'ink', width: 26 },
  { d: rounded(636, 1236, 130, 84, 18), stroke: 'ocker', width: 14 },
  cord('M700,1238V1312', 'ocker', 9, 4),
];

const BELL =
  '330,1372! 400,1352 600,1352 670,1372! 728,1412 748,1480 720,1560 668,1636! 590,1652 410,1652 332,1636! 280,1560 252,1480 272,1412 z';

/** A cowbell of sheet metal, bulging above and narrow at its mouth. */
function cowbell(): Drawing {
  const body = curve(BELL);
  return [
    [322, 678].map((x): Drawing => [
      { d: disc(x, 1372, 34, 30), stroke: 'ink', width: 26 },
      { d: disc(x, 1372, 34, 30), stroke: 'grau', width: 14 },
    ]),
    area(disc(500, 1634, 166, 34), 'ink', 6),
    area(disc(506, 1660, 38, 34), 'grau', 6),
    cuts('488,1652 492,1640 506,1636', 6, 1),
    flat(body, 'ocker'),
    line(hatch(body, { angle: 20, step: 11, share: 0.3, longest: 130 }), HATCH, 2),
    line(body, 8.5, 0),
    // The fold of the sheet metal and its rivets
    line(curve('392,1356 352,1420 340,1500 372,1640') + curve('608,1356 648,1420 660,1500 628,1640'), 5, 0),
    {
      d: beads(
        [
          [322, 1420],
          [308, 1480],
          [318, 1548],
          [678, 1420],
          [692, 1480],
          [682, 1548],
        ],
        9,
      ),
      fill: 'grau',
      stroke: 'ink',
      width: 4,
    },
    cuts(['372,1400 362,1450 364,1500', '420,1380 408,1400 404,1424'], 9, 1),
    line(curve('416,1398 400,1440 398,1490'), 7, 1, 'paper'),
    // The rim
    area(curve('330,1604! 412,1620 588,1620 670,1604! 668,1636! 590,1652 410,1652 332,1636! z'), 'rot', 6),
    line('M346,1622C420,1638 580,1638 654,1622', 4, 1, 'ocker'),
    { use: star, at: [500, 1500], scale: 0.86 },
    comb('716,1566 744,1490 728,1416', -40, { step: 9 }),
  ];
}

/** A gentian with two leaves, on the ground. */
const gentian = (): Drawing => [
  cord('M0,0V-44', 'gruen', 7, 3.5),
  area(curve('0,-6! -30,-18 -52,-50! -22,-44 0,-20 z') + curve('0,-6! 30,-18 52,-50! 22,-44 0,-20 z'), 'gruen', 4),
  area(
    curve('-10,-38! -16,-70 -34,-92! -18,-88 -10,-100! 0,-88 12,-100! 20,-88 34,-92! 16,-70 10,-38! z'),
    'blau',
    4.5,
  ),
  line('M-4,-48L-8,-78M5,-48L9,-78', 3, 1),
];

const GENTIANS: readonly Placed[] = [
  { use: gentian, at: [168, 1676], scale: 1.16, turn: -8 },
  { use: gentian, at: [246, 1694], scale: 0.92, turn: 10 },
  { use: gentian, at: [790, 1692], scale: 0.96, turn: -10 },
  { use: gentian, at: [862, 1674], scale: 1.12, turn: 8 },
];

export const five: CardArt = numberCard('S5', {
  behind: () => [
    { use: peaks, at: [262, 1580], scale: 0.9 },
    { use: peaks, at: [780, 1580], scale: 0.74, flip: true },
  ],
  before: () => [
    { use: fir, at: [132, 1606], scale: 0.7 },
    { use: fir, at: [886, 1608], scale: 0.86 },
    strap(),
    buckle(),
    cowbell(),
    GENTIANS,
    tuft([320, 1698], 0.7),
    tuft([700, 1698], 0.74),
  ],
});
