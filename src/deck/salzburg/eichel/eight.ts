import { around, beads, curve, disc } from '../../curve.js';
import { area, cord, flat, line } from '../../draw.js';
import { pair } from '../../path.js';
import type { Drawing, Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { handSmallFist } from '../shared/hands.js';
import { peaks } from '../shared/scenery.js';
import { buckle, folkHead, folkShoe, limb } from './folk.js';
import { tree } from './tree.js';

// Card units, relative to 0,0 of the drawing.

/** A bird, 150 long, that flies to the right with both wings raised. */
const bird = (): Drawing => [
  area(curve('-40,6! -104,-6 -150,0! -126,14! -150,34! -100,34 -40,22 z'), 'blau', 4.5),
  line('M-126,14L-60,14M-110,4L-66,8M-110,24L-66,20', 3, 1),
  // Far wing
  area(curve('10,-8! 8,-60 34,-108 70,-130! 72,-110! 88,-106! 82,-86! 94,-76! 80,-58! 84,-44! 58,-14 z'), 'blau', 4.5),
  line('M72,-110L40,-44M82,-86L50,-34M80,-58L54,-22', 3, 1),
  area(curve('-48,14! -40,-10 0,-20 44,-16 66,-30 88,-24 96,-10! 112,-2! 94,4 78,18 40,36 -10,38 z'), 'rot', 5),
  flat(curve('84,-4! 40,30 -10,36 -30,28! 10,22 50,6 z'), 'paper', 1),
  // Near wing
  area(
    curve('34,2! 40,50 16,104 -14,138! -20,114! -44,126! -42,100! -66,104! -56,78! -76,72! -54,36 -16,2 z'),
    'blau',
    5,
  ),
  line('M-20,114L4,50M-42,100L-12,46M-56,78L-26,38M10,20q10,8 22,2M-2,40q12,10 26,2', 3, 1),
  { d: disc(78, -14, 4.4), fill: 'paper', stroke: 'ink', width: 3 },
  area('M94,-12L116,-2L92,4Z', 'ocker', 3.5),
];

/** A boy who runs to the right with a string in one raised hand. The toe of the rear foot still touches the ground. */
const runner = (): Drawing => [
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
  // The arm swings back in the run
  limb('paper', [-8, -204, 21], [-68, -166, 18], [-124, -190, 13]),
  cuts(['-72,-152 -66,-164 -70,-176', '-24,-188 -42,-174 -52,-170'], 5),
  { use: handSmallFist, at: [-120, -188], turn: 300, flip: true },
];

/** Curly wool, drawn as bows around an ellipse. */
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

/** A poodle, clipped like a lion, that leaps to the left after the bird. The ground under its hind paws is at 0,0. */
const poodle = (): Drawing => [
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

export const eight: CardArt = numberCard('E8', {
  behind: () => [{ use: peaks, at: [300, 1570], scale: 0.8 }],
  before: () => [
    { use: tree, at: [104, 1630], scale: 0.86 },
    line(curve('520,1318 570,1308 630,1280 690,1236'), 4, 0),
    { use: bird, at: [710, 1196], scale: 0.98, turn: -10 },
    { use: bird, at: [860, 1340], scale: 0.4 },
    { use: bird, at: [230, 1240], scale: 0.44, flip: true },
    { use: bird, at: [306, 1150], scale: 0.34, flip: true },
    { use: runner, at: [376, 1652], scale: 1.2 },
    { use: poodle, at: [730, 1664], scale: 0.92 },
  ],
});
