import { around, beads, curve, disc, tube, type Joint } from '../../curve.js';
import { area, cord, flat, joined, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import { pair } from '../../path.js';
import type { Drawing, Point } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';
import { handSmallFist } from '../hands.js';
import { folkShoe, folkHead, folkHat } from './folk.js';

// Those of the Eichel number cards who are on their legs; 0,0 is the ground under the standing foot.

const limb = (fill: Token, ...joints: Joint[]): Drawing => [
  area(tube(joints, { roundStart: true, roundEnd: true }), fill, 5),
];
const buckle = (d: string): Drawing => [area(curve(d), 'rot', 4)];

/** Dances on one leg, glass up; the jug in his other hand is turned over: the last drop falls. */
export const drinker = (): Drawing => [
  limb('paper', [26, -206, 22], [74, -228, 18], [84, -276, 13]),
  cuts(['60,-238 74,-228 80,-216', '40,-218 56,-216 66,-222'], 5),
  area('M80,-350L126,-350L118,-266L90,-266Z', 'rot', 4.5),
  line('M84,-336H122', 3, 1),
  { use: handSmallFist, at: [82, -280], turn: 56 },
  // The leg he stands on
  { use: folkShoe, at: [-4, -14] },
  area(curve('-36,-84! -42,-60 -26,-36 -20,-24! 8,-24! 14,-48 10,-70 12,-84! z'), 'paper', 5),
  comb('-40,-62 -28,-40 -20,-28', '-24,-62 -14,-42 -8,-28', { step: 6 }),
  // The leg he lifts: thigh forward, shin hanging
  { use: folkShoe, at: [52, -56], turn: 42 },
  area(curve('62,-124! 52,-96 48,-80 36,-64! 58,-48! 82,-66 102,-88 104,-118! z'), 'paper', 5),
  comb('58,-50 80,-66 102,-92', '48,-60 68,-76 88,-96', { step: 6 }),
  area(
    curve(
      '-30,-146! 10,-166 60,-166 94,-154 106,-132 98,-112 72,-106! 44,-112 16,-110! 14,-90 6,-74 -14,-68 -38,-78! -42,-110 z',
    ),
    'ocker',
    5.5,
  ),
  cuts(['-6,-130 30,-140 70,-138', '-4,-116 30,-118 66,-122', '-20,-124 -28,-104 -26,-86'], 6),
  buckle('60,-116! 80,-102 104,-118! 106,-104 82,-90 56,-102! z'),
  buckle('-42,-84! -14,-70 12,-82! 12,-68 -14,-58 -40,-68! z'),
  // Shirt, waistcoat with its buttons and braid
  area(curve('-30,-216! 0,-228 28,-216! 36,-180 32,-142! 0,-132 -34,-140! -38,-180 z'), 'rot', 5.5),
  comb('30,-212 36,-180 32,-144', '10,-206 14,-180 12,-142', { step: 7 }),
  area(curve('-6,-224! 8,-228 20,-220! 22,-180 14,-150! 6,-180 z'), 'paper', 4),
  {
    d: beads(
      [
        [0, -196],
        [4, -178],
        [8, -160],
      ],
      4,
    ),
    fill: 'ocker',
    stroke: 'ink',
    width: 2.6,
    from: 1,
  },
  area(curve('-36,-150! 0,-138 34,-150! 34,-134 0,-124 -36,-134! z'), 'gruen', 4.5),
  { use: folkHead, at: [2, -266], turn: -10, scale: 0.9 },
  { use: folkHat, at: [0, -272], turn: -12, scale: 0.9 },
  limb('paper', [-20, -202, 21], [-54, -156, 19], [-106, -148, 13]),
  cuts(['-68,-158 -54,-150 -40,-154', '-28,-174 -42,-164 -46,-156'], 5),
  { use: jugOver, at: [-120, -112] },
  { use: handSmallFist, at: [-106, -144], turn: 226 },
];

/** Runs to the right, a string in his raised hand, the rear foot still on its toe. */
export const runner = (): Drawing => [
  limb('paper', [30, -206, 20], [76, -224, 17], [106, -266, 13]),
  cuts('64,-234 80,-222 86,-210', 5),
  { use: handSmallFist, at: [108, -268], turn: 26 },
  // Rear leg stretched back, on its toe
  { use: folkShoe, at: [-126, -24], turn: 46 },
  area(curve('-52,-104! -84,-92 -110,-66 -136,-48! -120,-28! -94,-36 -68,-42 -44,-70! z'), 'paper', 5),
  comb('-118,-30 -94,-36 -66,-44', '-118,-46 -92,-54 -66,-64', { step: 6 }),
  // Front leg: knee high, about to land
  { use: folkShoe, at: [104, -14], turn: -14 },
  area(curve('58,-104! 62,-72 78,-42 88,-20! 112,-26! 118,-54 108,-84 100,-108! z'), 'paper', 5),
  comb('62,-76 76,-46 88,-24', '80,-76 92,-48 100,-28', { step: 6 }),
  area(
    curve(
      '-20,-148! 20,-158 60,-144 94,-122 98,-100 76,-86! 50,-90 20,-100! -10,-84 -44,-62! -66,-72 -72,-98! -48,-126 z',
    ),
    'gruen',
    5.5,
  ),
  cuts(['0,-134 40,-124 76,-108', '-20,-130 -40,-112 -58,-92', '10,-106 20,-118 24,-130'], 6),
  buckle('62,-90! 84,-84 98,-104! 106,-92 88,-70 62,-78! z'),
  buckle('-70,-94! -64,-74 -42,-64! -50,-54 -74,-66 -80,-90! z'),
  area(curve('-18,-210! 12,-226 40,-214! 46,-180 36,-142! 4,-134 -28,-146! -30,-180 z'), 'rot', 5.5),
  comb('-18,-206 -30,-180 -26,-148', '0,-202 -10,-178 -8,-146', { step: 7 }),
  {
    d: beads(
      [
        [30, -200],
        [34, -182],
        [32, -164],
      ],
      4,
    ),
    fill: 'ocker',
    stroke: 'ink',
    width: 2.6,
    from: 1,
  },
  { use: folkHead, at: [28, -258], turn: 4 },
  // Straw hat blown back, its ribbon flying
  area(curve('-10,-290! -50,-300 -84,-284! -74,-276! -88,-264! -48,-280 -14,-276! z'), 'rot', 4),
  area(curve('-8,-284! -14,-316 6,-332 30,-326 48,-310 46,-286! z'), 'ocker', 4.5),
  area(curve('-40,-258! -20,-284 14,-296 58,-292 76,-284! 50,-280 0,-272 -24,-256! z'), 'ocker', 4.5),
  line('M-9,-290C8,-298 30,-300 46,-296', 7, 1, 'rot'),
  // Swings back in the run
  limb('paper', [-8, -204, 21], [-68, -166, 18], [-124, -190, 13]),
  cuts(['-72,-152 -66,-164 -70,-176', '-24,-188 -42,-174 -52,-170'], 5),
  { use: handSmallFist, at: [-120, -188], turn: 300, flip: true },
];

/** Leans back on his rear leg and shakes a pan to the right: its handle meets the rim at 148,-157. */
export const roaster = (): Drawing => [
  { use: folkShoe, at: [70, -14], turn: -4 },
  limb('paper', [58, -84, 20], [70, -50, 19], [62, -20, 12]),
  { use: folkShoe, at: [-44, -14] },
  limb('paper', [-38, -78, 20], [-40, -48, 20], [-50, -20, 12]),
  cuts(['-24,-66 -24,-46 -36,-30', '74,-70 82,-46 72,-30'], 4),
  area(
    curve(
      '-40,-146! -4,-158 32,-146! 62,-118 82,-84! 62,-66 38,-70! 20,-96 0,-112! -6,-92 -14,-70! -40,-58 -62,-74! -58,-112 z',
    ),
    'ocker',
    5.5,
  ),
  cuts(['-20,-130 -36,-104 -44,-80', '14,-132 40,-112 56,-88', '0,-140 2,-126 0,-116'], 6),
  buckle('36,-76! 60,-68 80,-88! 88,-76 66,-54 40,-62! z'),
  buckle('-62,-76! -40,-60 -14,-74! -14,-60 -40,-48 -64,-62! z'),
  area(curve('-48,-214! -18,-228 12,-218! 32,-182 34,-142! 0,-132 -40,-142! -52,-180 z'), 'rot', 5.5),
  comb('-48,-210 -52,-180 -40,-146', '-24,-206 -28,-180 -18,-144', { step: 7 }),
  {
    d: beads(
      [
        [8, -202],
        [18, -184],
        [22, -166],
      ],
      4,
    ),
    fill: 'ocker',
    stroke: 'ink',
    width: 2.6,
    from: 1,
  },
  area(curve('-42,-152! -2,-138 36,-152! 36,-136 -2,-124 -42,-136! z'), 'gruen', 4.5),
  { use: folkHead, at: [-16, -264], turn: -2 },
  { use: folkHat, at: [-18, -270], turn: -6 },
  line('M150,-158L-14,-108', 18, 0),
  line('M138,-157L-8,-112', 2.6, 1, 'grau'),
  limb('paper', [16, -200, 18], [58, -190, 17], [72, -162, 13]),
  { use: handSmallFist, at: [73, -159], turn: 152 },
  limb('paper', [-30, -202, 20], [-46, -150, 19], [4, -138, 13]),
  cuts(['-56,-152 -42,-148 -30,-156', '-28,-182 -34,-168 -34,-160'], 5),
  { use: handSmallFist, at: [2, -136], turn: 128 },
];

/** Curly wool: an outline of bows round an ellipse. */
function woolly([x, y]: Point, rx: number, ry: number, bows: number, turn = 0): string {
  const rim = around([0, 0], rx, ry, bows);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const at = ([u, v]: Point, out = 1): string => pair(x + (u * cos - v * sin) * out, y + (u * sin + v * cos) * out);
  return `M${at(rim[0])}${rim
    .map((from, i) => {
      const to = rim[(i + 1) % bows];
      return `Q${at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], 1.42)} ${at(to)}`;
    })
    .join('')}Z`;
}

/** Leaps to the left after the bird, clipped like a lion; 0,0 is the ground under its hind paws. */
export const poodle = (): Drawing => [
  cord(curve('52,-128 78,-150 88,-178'), 'paper', 9, 4),
  area(woolly([94, -196], 20, 20, 8), 'paper', 5),
  // Far legs
  area(curve('40,-124! 72,-104 76,-76 64,-52 76,-22! 90,-16 88,-4! 54,-4! 56,-24 40,-50 30,-74 z'), 'paper', 5),
  area(
    curve('-66,-168! -92,-136 -120,-126 -146,-122! -158,-128 -162,-112 -150,-104! -122,-106 -86,-114 -54,-136 z'),
    'paper',
    5,
  ),
  area(woolly([-118, -116], 16, 17, 7), 'paper', 4.5),
  // Shorn loins and near hind leg: stifle, hock, paw
  area(
    curve(
      '-30,-172! 20,-168 54,-150 64,-124 50,-98 30,-84 28,-70! 44,-58 40,-40! 34,-24 28,-18! 16,-4 -16,-2 -20,-12! -10,-20 6,-24! 14,-44 -4,-64 -6,-96 -26,-108! z',
    ),
    'paper',
    6,
  ),
  comb('62,-128 50,-98 28,-84', '44,-126 34,-104 14,-90', { step: 7 }),
  cuts(['-4,-96 10,-110 20,-132', '-8,-12 -4,-8 -2,-4', '4,-14 8,-9 9,-5'], 5),
  area(woolly([26, -44], 17, 18, 7), 'paper', 4.5),
  // Mane over the chest, near foreleg
  area(woolly([-46, -160], 46, 52, 11, -20), 'paper', 6),
  area(
    curve('-74,-180! -104,-164 -124,-172 -148,-192! -160,-200 -168,-184 -158,-174! -132,-148 -104,-132 -64,-144 z'),
    'paper',
    5.5,
  ),
  area(woolly([-124, -164], 17, 18, 7), 'paper', 4.5),
  line(
    'M-60,-190q10,10 22,0M-36,-176q10,10 22,0M-62,-140q10,10 22,0M-36,-136q10,10 20,0M-46,-204q8,8 18,0M-22,-156q8,8 14,0',
    3.2,
    1,
  ),
  // Head: long muzzle, hanging ear, a tuft above
  area(
    curve(
      '-48,-196! -80,-206 -100,-224! -126,-226 -150,-238 -152,-248! -156,-256 -150,-264 -140,-262! -118,-262 -100,-268! -84,-282 -58,-276 -44,-252 z',
    ),
    'paper',
    5.5,
  ),
  flat(curve('-142,-264! -156,-266 -158,-252 -146,-250 z'), 'ink'),
  cuts(['-148,-242 -128,-238 -112,-242', '-104,-270 -94,-276 -84,-272'], 4.5),
  { d: disc(-93, -261, 4.6), fill: 'ink' },
  area(woolly([-74, -286], 26, 18, 8, -16), 'paper', 5),
  area(woolly([-52, -232], 17, 36, 9, -14), 'paper', 5),
  line('M-84,-288q8,8 16,0M-66,-282q7,6 12,-1M-58,-244q7,7 13,0M-54,-222q7,7 12,0', 3, 1),
  area(curve('-94,-216! -66,-196 -34,-196! -32,-184 -68,-184 -100,-206! z'), 'rot', 4.5),
];

/** A sweet chestnut in autumn: bunches of five fingered leaves before a round crown, burrs that burst. Measure of the common tree. */
export const chestnut = (): Drawing => [
  area(
    curve(
      '-34,4! -18,-30 -15,-120 -22,-160 -52,-196! -36,-206 -8,-170! 2,-206 18,-206! 14,-170 18,-150 40,-186! 56,-180 20,-120 18,-40 36,4! z',
    ),
    'weinrot',
    5,
  ),
  cuts(['-8,-8 -10,-60 -4,-140', '8,-12 4,-70 8,-120'], 5),
  joined(
    [
      disc(0, -240, 60, 50),
      disc(-26, -214, 36, 36),
      disc(54, -214, 44, 36),
      disc(-22, -284, 40, 34),
      disc(32, -286, 42, 34),
    ],
    'gruen',
    4,
  ),
  (
    [
      [-25, -240, 8],
      [4, -216, 6],
      [40, -232, -8],
      [78, -238, -34],
      [-24, -290, 8],
      [6, -296, 0],
      [46, -294, -22],
    ] as const
  ).map(([x, y, turn]) => ({ use: leafBunch, at: [x, y] as const, turn })),
  (
    [
      [-40, -216],
      [14, -252],
      [-20, -308],
    ] as const
  ).map(([x, y]): Drawing => [
    line(
      around([x, y], 16, 16, 11)
        .map(([ex, ey]) => `M${x},${y}L${ex},${ey}`)
        .join(''),
      4,
      0,
    ),
    area(disc(x, y, 10), 'rot', 3.5),
  ]),
];

/** A stoneware jug turned over; the hand holds its handle at 0,0. */
export const jugOver = (): Drawing => [
  { d: curve('-22,-30 6,-24 4,10 -28,20'), stroke: 'ink', width: 13 },
  { d: curve('-22,-30 6,-24 4,10 -28,20'), stroke: 'blau', width: 6 },
  area(
    curve('-76,-46! -34,-46! -22,-24 -24,6 -40,26 -42,44! -36,56! -74,56! -68,44 -70,26 -86,6 -88,-24 z'),
    'blau',
    5.5,
  ),
  line('M-87,-20Q-55,-10 -23,-20M-86,0Q-55,10 -24,0M-70,34H-41', 3.5, 1),
  area('M-79,-54H-31V-44H-79Z', 'grau', 4.5),
  comb('-24,-24 -24,6 -40,26', '-40,-22 -40,2 -50,20', { step: 6 }),
  area(curve('-55,66! -63,80 -55,90 -47,80 z'), 'rot', 3.5),
];

export const chicken = (): Drawing => [
  line('M-4,-16V-1L-14,0M-4,-1L4,0M10,-16V-1L0,0M10,-1L18,0', 4, 0),
  area(curve('-36,-68! -20,-70 -14,-46 10,-42 34,-72! 40,-60 54,-62 46,-40 26,-12 -10,-10 -34,-30 z'), 'paper', 5),
  cuts(['-8,-36 8,-24 28,-34', '0,-28 10,-20 20,-22', '34,-70 36,-56 30,-46'], 4),
  area(curve('-38,-66! -42,-80 -32,-82! -28,-90 -22,-82! -14,-84 -16,-68! z'), 'rot', 4),
  area('M-36,-64L-50,-56L-36,-52Z', 'ocker', 3.5),
  area(curve('-38,-52! -42,-40 -32,-40 -30,-50! z'), 'rot', 3),
  { d: disc(-28, -60, 3), fill: 'ink' },
];

/** Five leaves of a sweet chestnut that hang like fingers from 0,0. */
export const leafBunch = (): Drawing =>
  [-76, 76, -40, 40, 0].map((turn, i) => ({ use: leafLancet, turn, at: [0, 0] as const, scale: 0.66 + i * 0.04 }));

export const leafLancet = (): Drawing => [
  area(curve('0,0! -11,22 -9,40 0,58! 9,40 11,22 z'), 'ocker', 3.6),
  line('M0,8V46', 2.4, 2),
];
