import { around, curve, disc } from '../../curve.js';
import { area, cord, flat, joined, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { soleShade } from '../shared/ground.js';
import { handSmall, handSmallFist } from '../shared/hands.js';
import { fir, leaflet } from '../shared/scenery.js';
import { calf, face, hatStraw, LINE, neck, shoe, sleeve } from './folk.js';

// The youth and the flock of the nine stand or lie on y = 0.

/** Locks of wool, drawn as hanging hooks, alternately large and small. */
const curls = (places: readonly Point[]): Drawing[number] =>
  line(
    places
      .map(([x, y], i) => (i % 2 ? `M${x},${y}q1,14 13,13q10,-3 6,-13q-5,-5 -9,1` : `M${x},${y}q2,10 11,8q8,-2 6,-10`))
      .join(''),
    3.2,
    1,
  );

/** A youth who leans on a 138-high stump on the left, with chin on fist and the free leg crossed in front on its toe. */
const youth = (): Drawing => [
  { use: neck, at: [-34, -262], turn: -6 },
  // The far leg carries the weight. The near one is crossed in front on its toe
  shoe([70, 13], -1),
  calf('paper', [56, -74], [68, 0], 1),
  area(curve('20,-140! 36,-110 40,-70! 74,-74! 78,-104 70,-140! z'), 'blau', LINE),
  calf('paper', [19, -72], [8, -8], 1),
  { d: curve('-4,-12! 20,-10! 22,2 14,10 2,18! -12,22 -20,18 -14,8 -4,0 z'), fill: 'ink', stroke: 'ink', width: 3 },
  area(curve('-12,-152! -4,-112 0,-72! 38,-68! 50,-96 68,-124 62,-152! z'), 'blau', LINE),
  cuts(['2,-136 8,-112 10,-88', '50,-138 44,-118 34,-96'], 4),
  comb('40,-72 52,-98 66,-124', [-20, -2], { step: 7 }),
  line('M2,-74L36,-70M44,-74L72,-76', 9, 0),
  line('M2,-74L36,-70M44,-74L72,-76', 5, 0, 'ocker'),
  // The supporting arm, elbow on the stump
  sleeve('paper', [-90, -150, 14], [-84, -172, 13], [-74, -196, 10]),
  sleeve('paper', [-92, -152, 16], [-68, -172, 18], [-36, -204, 19]),
  line('M-74,-178q4,12 -4,20M-54,-196q8,10 2,22', 3, 1),
  { use: handSmallFist, at: [-71, -196], turn: 10, flip: true },
  area(curve('-48,-212! -16,-230 20,-218! 44,-178 60,-142! 24,-128 -14,-140! -34,-172 z'), 'rot', LINE),
  comb('40,-186 54,-158 58,-146', [-22, 2], { step: 7 }),
  area(curve('-34,-222! -18,-230 -2,-226! -6,-180 -2,-138! -12,-140! -28,-178 z'), 'paper', 4),
  line('M-20,-222q4,40 12,78', 2.6, 2),
  {
    d: [
      [4, -206],
      [6, -184],
      [9, -162],
    ]
      .map(([x, y]) => disc(x, y, 4.5))
      .join(''),
    fill: 'ocker',
    stroke: 'ink',
    width: 2.5,
    from: 1,
  },
  area(curve('-16,-150! 22,-140 60,-154! 63,-134! 24,-120 -14,-130! z'), 'gruen', 4.5),
  { use: faceLad, at: [-34, -262], turn: -8 },
  { use: hatStraw, at: [-24, -264], turn: 14 },
  // The other arm hangs, thumb behind the belt
  sleeve('paper', [22, -202, 19], [58, -172, 17], [66, -152, 16], [44, -142, 11]),
  line('M48,-184q10,8 20,2M54,-160q8,4 14,0', 3, 1),
  { use: handSmall, at: [46, -142], turn: -112, flip: true, scale: 0.8 },
];

/** The stump, with rings, bark, a lopped branch on each side and one green shoot. */
const stump = (): Drawing => [
  area(curve('-52,-74! -72,-92 -90,-112! -72,-126! -54,-108 -44,-92! z'), 'weinrot', 5),
  area(disc(-81, -119, 9, 12, 52), 'ocker', 4),
  area(curve('48,-60! 66,-70 84,-78! 78,-98! 58,-90 44,-80! z'), 'weinrot', 5),
  area(disc(81, -88, 7, 11, -14), 'ocker', 4),
  cord(curve('-46,-40 -66,-50 -74,-68'), 'gruen', 6, 3.5),
  [
    [-66, -56, -70],
    [-74, -66, 4],
    [-58, -46, -130],
  ].map(([x, y, turn]): Drawing => [{ use: leaflet, at: [x, y], turn, scale: 0.5 }]),
  area(
    curve('-92,6! -66,-12 -54,-60 -56,-138! 56,-138! 52,-60 64,-14 96,6! 54,-2 34,12 6,-4 -22,12 -44,-2 z'),
    'weinrot',
    5.5,
  ),
  comb('54,-128 51,-64 62,-18', [-34, 6], { step: 8 }),
  cuts(
    [
      '-40,-122 -42,-70 -54,-12',
      '-24,-120 -22,-84 -30,-52',
      '-26,-40 -28,-18 -34,-4',
      '-4,-120 -10,-66 -4,-8',
      '14,-122 20,-92 16,-64',
      '22,-50 22,-28 30,-4',
    ],
    5,
  ),
  line(disc(0, -80, 7, 11) + disc(-38, -92, 4, 8), 3, 1),
  area(disc(0, -138, 56, 17), 'ocker', 5),
  line(disc(-3, -138, 36, 10) + disc(-5, -138, 17, 4.5), 3, 1),
  line('M30,-138L50,-134M-8,-147L-12,-153', 3, 2),
];

/** A sheep at rest that looks to the left, with a raised neck and both knees folded in front of the breast. */
const sheepSide = (): Drawing => [
  area(curve('-48,-46! -80,-40 -108,-26 -116,-14 -106,-4 -64,-2! z'), 'grau', 4.5),
  joined(
    [
      ...around([34, -50], 66, 28, 10).map(([x, y], i) => disc(x, y, i % 3 ? 26 : 31, i % 2 ? 22 : 27)),
      disc(34, -48, 70, 34),
      disc(-34, -46, 32, 34),
      disc(-48, -78, 25, 28),
      disc(-54, -108, 22, 26),
    ],
    'paper',
    5.5,
  ),
  curls([
    [-54, -94],
    [-48, -58],
    [-34, -76],
    [10, -86],
    [44, -92],
    [78, -70],
    [34, -64],
    [-4, -60],
    [62, -46],
  ]),
  comb('122,-64 124,-38 98,-10', [-30, -4], { step: 8 }),
  line('M-24,-96C-22,-86 -16,-80 -6,-78', 4.5, 0),
  area(curve('-20,-44! -54,-38 -82,-24 -94,-12 -88,0 -72,4 -20,4! -20,-9! -50,-10 -14,-16! z'), 'grau', 4.5),
  line('M-50,-10q-12,-1 -18,2', 3, 1),
  area(curve('90,-36! 66,-32 54,-16! 34,-12! 34,3! 94,3 108,-10! z'), 'grau', 4.5),
  { d: 'M-20,-12L4,-10L6,3H-22ZM36,-13L16,-9L10,3H36Z', fill: 'ink' },
  area(curve('-50,-146! -78,-148 -104,-130 -118,-112 -114,-98 -96,-94 -70,-104 -46,-114! z'), 'grau', 5),
  joined([disc(-54, -146, 15), disc(-68, -148, 12), disc(-40, -136, 15)], 'paper', 4.5),
  area(curve('-56,-134! -36,-134 -16,-120 -18,-106 -40,-110 -58,-122! z'), 'grau', 4.5),
  line(curve('-94,-126 -84,-134 -74,-128'), 4, 0),
  flat(disc(-83, -127, 4.5), 'ink'),
  line('M-112,-104q10,2 18,-4M-112,-116q5,0 6,4M-50,-128q16,2 22,12', 3, 1),
];

/** A grazing sheep with its head low on the right. */
const sheepGrazing = (): Drawing => [
  area(
    curve('-60,-60! -54,-42 -62,-30 -58,-8! -44,-8! -43,-30 -32,-58! z') +
      curve('40,-60! 46,-34 46,-8! 60,-8! 60,-34 64,-60! z'),
    'grau',
    4.5,
  ),
  area(curve('-96,-100! -114,-88 -116,-66 -106,-54 -94,-66! z'), 'paper', 4.5),
  area(
    curve('-98,-70! -96,-52 -90,-44 -101,-33 -96,-20 -97,-8! -81,-8! -80,-20 -80,-32 -64,-46 -54,-64! z') +
      curve('6,-62! 14,-42 12,-34 14,-8! 29,-8! 30,-34 34,-44 44,-66! z'),
    'grau',
    4.5,
  ),
  { d: 'M-60,-10H-42L-38,2H-64ZM45,-10H61L65,2H41ZM-98,-10H-80L-77,2H-102ZM12,-10H30L34,2H9Z', fill: 'ink' },
  joined(
    [
      ...around([-22, -90], 62, 28, 11).map(([x, y], i) => disc(x, y, i % 3 ? 24 : 28, i % 2 ? 20 : 25)),
      disc(-22, -90, 66, 34),
      disc(52, -88, 30, 26),
      disc(68, -74, 20, 22),
    ],
    'paper',
    5.5,
  ),
  curls([
    [-86, -92],
    [-58, -112],
    [-28, -96],
    [-4, -114],
    [24, -96],
    [-62, -78],
    [-34, -68],
    [4, -76],
    [44, -100],
    [50, -78],
  ]),
  comb('-86,-62 -50,-52 -10,-54 30,-58', [4, -20], { step: 8 }),
  area(curve('64,-78! 78,-94 98,-86 106,-64 116,-36 120,-20 108,-10 92,-14 80,-34 70,-56! z'), 'grau', 5),
  joined([disc(78, -94, 14), disc(92, -90, 11), disc(64, -90, 14)], 'paper', 4.5),
  area(curve('80,-82! 66,-84 48,-68 44,-52! 62,-50 78,-62 86,-74! z'), 'grau', 4.5),
  line('M94,-62q6,-8 12,-4M112,-30l5,-2M110,-14q-8,-4 -14,2M74,-72q-12,4 -18,12', 3.2, 1),
  flat(disc(100, -60, 4), 'ink'),
];

const faceLad = (): Drawing => face('-20,-24! -22,-38 4,-44 28,-28 30,4 22,22! 12,12 12,-4 0,-10 -8,-22 z', 'weinrot');

export const nine: CardArt = numberCard('L9', {
  before: () => [
    { use: fir, at: [876, 1592], scale: 0.86 },
    { use: fir, at: [806, 1584], scale: 0.56 },
    { use: sheepSide, at: [220, 1676], scale: 1.2 },
    { use: stump, at: [490, 1672] },
    soleShade([630, 1694], 50),
    { use: youth, at: [592, 1678], scale: 1.06 },
    soleShade([800, 1696], 84),
    { use: sheepGrazing, at: [814, 1694], scale: 0.98 },
  ],
});
