import { along, beads, curve, disc } from '../../curve.js';
import { area, cloth, flat, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';

/** An eye: upper lid, iris with a highlight, lower lid. */
const eye = (x: number, y: number, w: number, look: number, iris: 'blau' | 'ink' = 'ink'): Drawing => [
  flat(
    curve(
      `${x - w},${y + 3}! ${x - w * 0.3},${y - 11} ${x + w * 0.5},${y - 9} ${x + w},${y + 2}! ${x + w * 0.3},${y + 9} ${x - w * 0.4},${y + 8} z`,
    ),
    'paper',
  ),
  iris === 'blau' ? area(disc(x + look, y - 1, 9), 'blau', 3) : flat(disc(x + look, y - 1, 8), 'ink'),
  flat(disc(x + look, y - 1, 4.5), 'ink'),
  flat(disc(x + look - 2.5, y - 4, 2), 'paper', 2),
  line(curve(`${x - w - 3},${y + 4} ${x - w * 0.3},${y - 11} ${x + w * 0.5},${y - 9} ${x + w + 2},${y + 3}`), 5.5, 0),
  line(curve(`${x - w * 0.7},${y + 8} ${x},${y + 11} ${x + w * 0.8},${y + 7}`), 2.8, 1),
  line(curve(`${x - w * 0.7},${y - 13} ${x + w * 0.1},${y - 19} ${x + w * 0.9},${y - 11}`), 2.8, 2),
];

/** The king, young, fair and smiling, looking to the right. */
export const kingFace = (): Drawing => [
  area(curve('-40,60! -36,110 -54,150! 46,150! 34,112 34,80! z'), 'haut', 6),
  comb('-30,92 0,112 30,100', 22, { lean: 0 }),
  area(
    curve(
      '-10,-98 -50,-84 -68,-40 -67,10 -64,46 -52,80 -20,105 22,108 46,92 59,58 64,26! 66,8 62,-8 63,-34 56,-70 28,-94 z',
    ),
    'haut',
    7,
  ),
  eye(-12, -12, 22, 4, 'blau'),
  eye(45, -13, 13, 3, 'blau'),
  { d: curve('-46,-30! -26,-57 4,-57 20,-42! -6,-42 z'), fill: 'ink' },
  { d: curve('31,-42! 46,-59 62,-41! 46,-43 z'), fill: 'ink' },
  line(curve('33,-40 28,-22 31,-4 40,18 42,26 32,33 22,31'), 4.5, 0),
  line('M16,24C10,26 10,34 17,35M32,33C34,30 36,29 39,30', 3.2, 1),
  // One-line smile, short lower lip, cleft chin
  line(curve('-8,55 10,60 24,57 29,58 36,56 51,50'), 5, 0),
  line('M14,70C22,74 32,73 38,69', 3.4, 1),
  line('M-13,50C-15,54 -14,58 -9,60M55,45C57,49 56,53 53,54M20,88C21,92 21,95 20,98M-44,72C-40,82 -32,90 -22,96', 3, 1),
  line('M-40,26C-34,22 -28,22 -22,25M-38,35C-32,31 -27,31 -21,34M50,24C54,21 57,21 60,23', 3, 2, 'rot'),
];

const lock = (d: string, strands: readonly string[]): Drawing => [area(curve(d), 'ocker', 6), cuts(strands, 5)];

export const kingHairBehind = (): Drawing => [
  lock(
    '-30,-100! -84,-60 -96,10 -88,70 -112,104 -104,142 -70,160 -36,150 -20,120 0,60 40,60 50,110 40,146 62,160 88,142 84,108 70,80 72,30 60,-60 20,-104 z',
    ['-84,-10 -84,50 -96,110 -84,146', '62,66 66,100 74,120 62,148'],
  ),
];

export const kingHair = (): Drawing => [
  // Curls next to the near cheek
  lock(
    '-22,-104! -62,-92 -90,-50 -90,0 -98,40 -90,70 -106,100 -100,130 -76,140 -54,126 -56,104 -44,86 -54,62 -46,34 -56,10 -50,-20 -40,-52 -6,-74 z',
    [
      '-26,-88 -62,-60 -72,-20 -68,30 -78,70 -74,110 -84,128',
      '-44,-70 -62,-30 -58,10 -64,50 -62,80',
      '-70,-74 -84,-30 -82,20 -90,60',
      '-88,104 -80,96 -72,104 -78,114',
    ],
  ),
  // A fringe parted above the far eye
  lock(
    '-30,-104! -8,-112 30,-108 58,-84 72,-44 76,0 84,30 76,60 66,52 68,24 62,-6 56,-40 40,-62! 20,-66 -8,-72 -46,-56! -44,-80 z',
    ['-20,-96 10,-88 34,-74 46,-58', '4,-104 40,-92 60,-60 66,-20 74,20', '-30,-84 -10,-82 12,-74'],
  ),
];

/** An open crown of leaves around a blue cap, seen slightly from above, so that the inside of its rim shows. */
export const kingCrown = (): Drawing => [
  area(curve('-78,-96! -60,-140 -10,-160 40,-154 76,-96! z'), 'blau', 6),
  comb('40,-152 64,-126 74,-100', 36),
  cloth(
    curve(
      '-88,-62! -94,-112 -112,-138 -104,-160 -86,-152 -82,-128! -74,-110 -62,-106 -50,-114! -64,-144 -50,-166 -38,-184! -26,-166 -12,-146 -26,-116! -14,-108 4,-108 18,-118! 4,-150 18,-172 32,-192! 44,-170 56,-148 44,-118! 54,-108 64,-112 72,-132! 76,-156 96,-162 102,-142 86,-116 82,-64! 0,-42 z',
    ),
    'ocker',
    { angle: 80, step: 9, share: 0.3, longest: 34 },
    7,
  ),
  line(
    'M-38,-170V-126M-38,-146l-12,-10M-38,-146l12,-10M32,-176V-128M32,-150l-12,-10M32,-150l12,-10M-100,-146L-88,-118M94,-148L82,-118',
    3,
    1,
  ),
  line('M-86,-84C-40,-66 40,-66 83,-86M-87,-70C-40,-52 40,-52 82,-72', 4, 1),
  {
    d: beads(
      [
        [-56, -72],
        [-4, -65],
        [48, -71],
      ],
      8.5,
    ),
    fill: 'rot',
    stroke: 'ink',
    width: 4,
    from: 1,
  },
  {
    d: beads(
      [
        [-80, -78],
        [-31, -68],
        [22, -67],
        [70, -76],
      ],
      4.5,
    ),
    fill: 'paper',
    stroke: 'ink',
    width: 2.5,
    from: 1,
  },
  {
    d: beads(
      [
        [-38, -192],
        [32, -200],
      ],
      9,
    ),
    fill: 'rot',
    stroke: 'ink',
    width: 4,
  },
];

/** A ruff of goffered linen, seen slightly from above, with 0,0 under the chin. */
export const ruff = (): Drawing => {
  const rim = along([-1, 0], [1, 0], 15).map(([t]) => [t * 112, 34 - 40 * t * t + (t > 0 ? 0 : 4)] as const);
  return [
    area(curve('-112,-10! -60,-34 60,-34 112,-12! 122,10 100,36 50,56 0,62 -50,58 -102,40 -124,12 z'), 'paper', 6.5),
    line(
      rim
        .map(
          ([x, y], i) =>
            `M${x * 0.62},${y * 0.3 - 8}C${x * 0.8},${y * 0.5} ${x * 0.94},${y * 0.9} ${x},${y + (i % 2 ? 20 : 12)}`,
        )
        .join(''),
      3,
      1,
    ),
    line(curve(rim.map(([x, y], i) => `${x * 1.02},${y + (i % 2 ? 24 : 8)}`).join(' ')), 5, 1),
  ];
};
