import { around, beads, curve, disc } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { swell } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { star } from '../shared/star.js';

/** The Ober's shield, upright: studded rim, four oak leaves around a star. */
export const shieldOak = (): Drawing => [
  area(disc(0, 0, 152, 220), 'ocker', 8.5),
  line(disc(0, 0, 130, 198), 3, 1),
  { d: beads(around([0, 0], 141, 209, 26), 7), fill: 'rot', stroke: 'ink', width: 3.4, from: 1 },
  area(disc(0, 0, 122, 190), 'blau', 6.5),
  comb('70,-150 110,-80 120,0 110,80 70,152', '44,-130 76,-70 88,0 76,70 44,132'),
  area(disc(0, 0, 108, 176), 'blau', 3.4),
  [
    [0, 1.36],
    [90, 0.92],
    [180, 1.36],
    [270, 0.92],
  ].map(([turn, long]): Drawing => [{ use: oakLeaf, turn, scale: [1.05, long] }]),
  {
    d: beads(
      [
        [54, -96],
        [-54, -96],
        [54, 96],
        [-54, 96],
      ],
      12,
    ),
    fill: 'ocker',
    stroke: 'ink',
    width: 4,
    from: 1,
  },
  { use: star, scale: 0.42 },
];

/** An oak leaf with its stalk at 0,0 and its tip 118 above. */
const oakLeaf = (): Drawing => [
  area(
    curve(
      '-5,0! -8,-24! -24,-22 -36,-36 -26,-48! -40,-52 -44,-70 -28,-78! -36,-90 -28,-106 -14,-102! -10,-114 0,-120 10,-114 14,-102! 28,-106 36,-90 28,-78! 44,-70 40,-52 26,-48! 36,-36 24,-22 8,-24! 5,0! z',
    ),
    'paper',
    5,
  ),
  line('M0,-14V-102M0,-30L-22,-40M0,-30L22,-40M0,-54L-28,-64M0,-54L28,-64M0,-78L-20,-92M0,-78L20,-92', 3.2, 1),
];

/** A low shoe of red leather with a bow and a white welt. */
export const shoeRed = (): Drawing => [
  area(
    curve('32,-18! 38,16 44,40! 40,58! 14,58! 8,50! -40,57 -92,60 -124,50 -116,34 -84,22 -46,10 -32,-16! 0,-6 z'),
    'rot',
    7,
  ),
  { d: swell('36,30 20,36 8,38 -20,42', 6), fill: 'ink', from: 1 },
  comb('-118,40 -90,46 -56,46', '-104,30 -80,34 -52,34', { step: 10 }),
  area(curve('-44,8! -78,-14 -88,4 -82,22 z'), 'ocker', 5),
  area(curve('-44,8! -28,-26 -8,-22 -8,-2 z'), 'ocker', 5),
  area(curve('-52,2! -44,-4 -34,4 -38,16 -50,16 z'), 'ocker', 4.5),
  line('M-120,52C-80,58 -40,55 10,50', 3, 2, 'paper'),
];
