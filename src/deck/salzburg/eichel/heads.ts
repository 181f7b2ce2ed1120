import { beads, curve, disc } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Drawing, Shape } from '../../shape.js';
import { cuts, swell } from '../burin.js';
import { comb } from '../comb.js';
import { crownKnobs } from '../hats.js';

// In the measure of all heads: middle of the face 0,0, crown -100, chin +100, looking left.

interface Eye {
  readonly at: readonly [x: number, y: number];
  readonly width: number;
  readonly height: number;
  /** Where it looks: shift of the iris. */
  readonly look?: number;
  /** How far the lid hangs, 0 to 1. */
  readonly lid?: number;
}

/** White, iris with its light, a heavy upper lid with its crease, a fine lower lid. */
function eye({ at: [x, y], width, height, look = -4, lid = 0.3 }: Eye): Drawing {
  const [l, r] = [x - width / 2, x + width / 2];
  const top = y - height * (1 - lid);
  return [
    flat(curve(`${l},${y + 2}! ${x},${top} ${r},${y}! ${x},${y + height * 0.5} z`), 'paper'),
    flat(disc(x + look, y - height * 0.16, height * 0.46), 'ink'),
    { d: disc(x + look - 2, y - height * 0.34, 1.8), fill: 'paper', from: 2 },
    flat(
      curve(
        `${l - 3},${y + 4}! ${l + width * 0.3},${top - 4} ${x + width * 0.15},${top - 6} ${r + 4},${y + 1}! ${x},${top + 1} z`,
      ),
      'ink',
    ),
    line(curve(`${l + 1},${y + 4} ${x},${y + height * 0.52} ${r},${y + 2}`), 2.6, 1),
    line(curve(`${l + 2},${top - 6} ${x + 2},${top - 13} ${r + 1},${top - 4}`), 2.6, 2),
  ];
}

const brow = (text: string, width = 9): Shape => ({ d: swell(text, width), fill: 'ink' });
const glow = (x: number, y: number): Drawing => [line(`M${x - 10},${y + 6}l11,-12M${x},${y + 11}l12,-13`, 3, 2, 'rot')];
const locks = (d: string, ...strands: readonly string[]): Drawing => [area(curve(d), 'grau', 6.5), cuts(strands, 5.5)];

/** King: high forehead, eagle's nose, tired lids, hair to the shoulders, moustache over a forked beard. */
export const kingFace = (): Drawing => [
  locks(
    '20,-80! 70,-70 90,-26 84,20 100,58 90,92 110,120 98,154 62,166 40,140 38,80 z',
    '60,-50 80,-10 70,50 84,110',
    '76,0 74,60 92,100 80,150',
    '50,40 58,90 72,120 62,156',
  ),
  locks('-44,-80! -70,-56 -76,-10 -66,40 -84,80 -76,116 -54,124! -40,100 -50,40 z', '-62,-40 -68,10 -62,50 -72,96'),
  area(curve('-36,60! -30,120 -60,160! 70,160! 46,120 40,60! z'), 'haut', 6.5),
  comb('44,84 48,110 54,140', '10,104 14,124 20,144', { step: 9 }),
  area(
    curve(
      '6,-94 -40,-86 -60,-56 -62,-32 -57,-18! -63,2 -60,28 -52,66 -38,92 -16,104 10,96 38,72 56,30 60,-30 46,-78 z',
    ),
    'haut',
    6.5,
  ),
  comb('58,-20 56,30 40,68', '42,-12 42,30 29,60', { step: 13 }),
  eye({ at: [-43, -14], width: 22, height: 17, look: -4, lid: 0.34 }),
  eye({ at: [6, -13], width: 40, height: 19, look: -7, lid: 0.34 }),
  brow('-26,-34 -44,-42 -60,-32', 11),
  brow('-12,-36 8,-48 40,-30', 12),
  flat(curve('-20,-34! -27,-16 -44,6 -56,26! -50,36 -36,34! -26,38 -12,34! -6,24 -14,12! z'), 'haut'),
  line(curve('-24,-36 -28,-18 -40,-2 -54,20 -56,30 -46,36 -36,33'), 5, 0),
  line('M-36,34C-30,40 -18,40 -12,33C-8,28 -10,20 -16,18', 4, 0),
  line('M-44,31C-40,28 -36,29 -34,32M-18,-38C-22,-34 -22,-30 -21,-26', 3, 1),
  line('M36,-18l12,-8M37,-11h14M35,-3l11,6M-8,4C2,12 18,12 28,6M14,30C22,38 24,48 20,58', 2.8, 2),
  glow(24, 28),
  // Lips between moustache and beard
  area(curve('-44,61! -32,56 -10,58! -6,64 -22,72 -40,68 z'), 'rot', 3.5),
  locks(
    '-34,74! -20,78 -2,70 14,72! 18,104 6,138 10,164! -18,154 -24,132! -36,156 -52,150! -42,112 -46,80! z',
    '-30,84 -36,112 -44,142',
    '-16,86 -18,112 -14,142',
    '2,80 4,110 -2,146',
  ),
  locks('-32,42! -48,40 -62,50 -74,44 -82,30! -84,58 -66,68 -46,62 -32,50! z', '-38,48 -58,60 -76,48'),
  locks('-32,42! -14,38 4,52 22,52 38,34! 42,58 20,74 -6,66 -32,50! z', '-22,46 0,62 30,52', '-20,52 2,68 22,66'),
];

/** Ober: bareheaded in his forties, straight nose, thick brows, curls and a full beard; his ear shows. */
export const oberFace = (): Drawing => [
  area(curve('-30,60! -24,120 -40,160! 66,160! 52,110 48,40! z'), 'haut', 6.5),
  area(
    curve(
      '20,-94 -30,-92 -54,-64 -58,-38 -57,-22! -66,-4 -86,20 -84,28! -70,33 -62,34! -68,44 -60,52! -66,62 -56,70! -60,86 -50,102 -30,108 -4,96 26,70 50,20 60,-50 z',
    ),
    'haut',
    6.5,
  ),
  line('M-72,32C-70,24 -60,20 -54,28', 4, 1),
  flat(disc(-70, 30, 4, 2.4), 'ink', 1),
  eye({ at: [-43, -14], width: 25, height: 15, look: -7, lid: 0.28 }),
  brow('-22,-40 -46,-46 -66,-32', 14),
  line('M-24,-14l14,-6M-25,-8l14,2M-52,2C-46,8 -38,8 -32,4', 2.8, 2),
  glow(-24, 22),
  // Beard from the temple down, lips in it
  locks(
    '32,2! 38,40 30,84 8,116 -20,140 -48,142 -66,122 -64,92 -54,78! -40,76 -26,62 -8,42 12,34! 16,16 z',
    '24,40 14,84 -14,124',
    '4,56 -8,92 -34,128',
    '-26,74 -38,100 -50,126',
    '34,50 28,86 6,112',
  ),
  area(curve('-61,58! -48,54 -32,60! -44,68 -58,68 z'), 'rot', 3.5),
  locks('-66,38! -48,36 -30,44 -12,52 0,50! -10,66 -34,64 -58,52! z', '-52,42 -34,52 -12,58'),
  area(curve('20,-8! 36,-20 48,-6 42,14 32,30 22,26 z'), 'haut', 5),
  line('M30,-4C38,-6 40,4 34,12M28,4C32,8 32,16 28,20', 3, 1),
  locks(
    '-56,-56! -72,-84 -56,-108 -30,-104 -16,-130 20,-132 34,-122 62,-126 84,-104 82,-84 106,-64 100,-36 112,-12 96,8 104,36 92,60 100,84 78,104 52,96 46,70 40,40! 52,14 50,-12 34,-22! 14,-24 16,-52 -6,-62 -30,-58 z',
    '-60,-76 -44,-94 -26,-82 -34,-68',
    '-20,-96 4,-116 28,-100 14,-82',
    '34,-112 62,-112 70,-86 48,-74',
    '20,-74 44,-70 52,-46 34,-34',
    '74,-90 94,-70 86,-44 66,-48',
    '62,-30 88,-24 92,4 72,8',
    '62,24 88,26 88,52 68,56',
    '60,66 82,74 76,96 60,88',
  ),
];

/** Unter: the youngest. Snub nose, long lashes, twirled moustache, whiskers, hair tied behind with a ribbon. */
export const unterFace = (): Drawing => [
  area(curve('-26,60! -18,116 -30,160! 56,160! 46,110 44,40! z'), 'haut', 6.5),
  locks('54,34! 84,30 104,64 96,112 108,150 90,190! 66,150 58,96 z', '72,60 84,104 84,150', '88,60 94,104 94,140'),
  area(
    curve(
      '20,-94 -24,-94 -48,-72 -56,-44 -54,-20! -60,-8 -76,6 -80,14! -74,26 -60,30! -66,40 -58,48! -63,58 -54,66! -58,80 -52,96 -36,106 -12,98 22,74 48,30 60,-50 z',
    ),
    'haut',
    6.5,
  ),
  comb('40,44 20,74 -12,96', '22,30 6,56 -16,76', { step: 9 }),
  line('M-70,26C-66,18 -58,18 -53,25', 3.5, 1),
  flat(disc(-67, 24, 3.6, 2.2), 'ink', 1),
  eye({ at: [-41, -13], width: 25, height: 15, look: -6, lid: 0.28 }),
  brow('-18,-44 -42,-54 -60,-42', 9),
  glow(-18, 24),
  area(curve('-60,52! -46,50 -34,56! -44,66 -56,66 z'), 'rot', 3.5),
  line('M-58,59C-50,58 -42,58 -34,54M-44,84C-38,86 -32,84 -28,80', 3, 1),
  locks('-62,42! -46,36 -26,42 -12,30 -10,14! 0,34 -10,54 -34,54 -56,50! z', '-52,44 -30,50 -8,36'),
  // Whisker and ear, then the hair combed back over it
  locks('14,-30! 30,-16 32,20 16,44 4,42! 12,20 4,-10 z', '20,-14 24,10 14,34'),
  area(curve('24,-6! 40,-16 50,-2 44,18 34,30 26,24 z'), 'haut', 5),
  line('M32,0C40,-2 42,8 36,14M31,8C35,12 34,18 31,22', 3, 1),
  locks(
    '-52,-60! -50,-88 -22,-116 14,-122 56,-106 86,-70 94,-24 86,20 66,50! 50,40 54,8 42,-16! 20,-26 16,-40! 4,-30 -6,-44 -18,-62 -36,-68 z',
    '-40,-76 -6,-100 40,-82 66,-40',
    '-18,-72 20,-76 50,-46 62,4',
    '12,-58 40,-40 56,-10 58,34',
    '20,-104 60,-84 82,-40 78,10',
  ),
  area(curve('62,30! 44,10 40,36 58,50! z'), 'rot', 5),
  area(curve('66,40! 96,14 112,34 76,54! z'), 'rot', 5),
  area(curve('64,46! 96,66 120,100! 92,96 70,60! z'), 'rot', 5),
  area(disc(66, 44, 11, 12), 'rot', 5),
];

/** Bacchus: a youth with round cheeks, wide eyes and a small smile, curls under a wreath of vine. */
export const bacchusFace = (): Drawing => {
  const curl = (x: number, y: number, r: number): Drawing => [
    area(disc(x, y, r), 'ocker', 5),
    line(
      `M${x - r * 0.4},${y + r * 0.2}c0,${-r * 0.9} ${r},${-r * 0.7} ${r * 0.8},0c-${r * 0.1},${r * 0.5} -${r * 0.7},${r * 0.4} -${r * 0.6},0`,
      3,
      2,
    ),
  ];
  const leaf = (x: number, y: number, turn: number, scale = 1) => ({
    use: vineLeaf,
    at: [x, y] as const,
    turn,
    scale,
  });
  return [
    [
      [60, 60, 22],
      [80, 34, 22],
      [84, 0, 24],
      [-66, 30, 16],
      [-70, 2, 17],
    ].map(([x, y, r]) => curl(x, y, r)),
    area(
      curve('0,-92 -44,-80 -62,-44 -61,-18! -68,6 -71,36 -60,66 -38,90 -14,97 16,88 46,62 62,28 62,-30 40,-78 z'),
      'haut',
      6.5,
    ),
    eye({ at: [-45, -8], width: 24, height: 20, look: -3, lid: 0.24 }),
    eye({ at: [7, -6], width: 36, height: 22, look: -5, lid: 0.24 }),
    brow('-30,-38 -46,-45 -60,-36', 6),
    brow('-12,-40 6,-49 34,-38', 6),
    line(curve('-26,-8 -34,4 -46,14 -48,22 -42,28 -35,27') + curve('-35,27 -28,31 -20,28 -20,20'), 4.5, 0),
    area(curve('-54,49! -44,47 -37,51 -29,47 -10,46! -19,56 -34,62 -46,57 z'), 'rot', 3),
    line(curve('-55,48 -36,53 -10,46 -4,40'), 4, 0),
    line('M-42,78Q-34,82 -24,78', 3, 1),
    line('M22,36l14,-16M35,38l13,-15', 5, 0, 'rot'),
    [
      [-56, -56, 17],
      [-34, -78, 19],
      [-4, -86, 20],
      [28, -80, 20],
      [54, -58, 21],
      [70, -28, 20],
    ].map(([x, y, r]) => curl(x, y, r)),
    [
      leaf(-62, -62, -64, 0.66),
      leaf(82, -52, 74, 0.66),
      leaf(-40, -84, -34, 0.7),
      leaf(50, -82, 38, 0.72),
      leaf(4, -90, 2, 0.76),
    ],
    {
      d: beads(
        [
          [92, -22],
          [106, -8],
          [90, -2],
          [102, 12],
          [-22, -78],
          [-10, -66],
          [24, -74],
        ],
        9,
      ),
      fill: 'weinrot',
      stroke: 'ink',
      width: 3.5,
    },
  ];
};

export const kingCrown = (): Drawing => [{ use: crownKnobs, at: [2, -20], turn: -3 }];

/** Five lobes with teeth; the stalk is 0,0. */
export const vineLeaf = (): Drawing => [
  area(
    curve(
      '0,10! -8,-6! -34,6! -30,-14! -54,-22! -40,-38! -52,-62! -28,-56! -18,-76! 0,-92! 18,-76! 28,-56! 52,-62! 40,-38! 54,-22! 30,-14! 34,6! 8,-6! z',
    ),
    'gruen',
    5,
  ),
  line('M0,6V-70M0,-12L-36,-24M0,-12L36,-24M0,-24L-34,-50M0,-24L34,-50', 3.4, 1),
];
