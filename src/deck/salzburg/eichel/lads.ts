import { around, beads, curve, disc, tube, type Joint } from '../../curve.js';
import { area, joined, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, Parts } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';

// Those of the Eichel number cards who are on their legs; 0,0 is the ground under the standing foot.

const limb = (fill: Token, ...joints: Joint[]): Drawing => [area(tube(joints, { roundStart: true, roundEnd: true }), fill, 5)];
const buckle = (d: string): Drawing => [area(curve(d), 'rot', 4)];

/** Dances on one leg, glass up, empty jug down. */
const drinker = (): Drawing => [
  limb('paper', [14, -206, 21], [62, -228, 18], [86, -272, 13]),
  cuts('50,-238 66,-226 74,-214', 5),
  area('M80,-352L118,-352L110,-310L90,-310Z', 'rot', 4.5),
  area('M94,-310H106V-288H114V-282H86V-288H94Z', 'paper', 3.5),
  line('M84,-338H115', 3, 1),
  { use: 'hand-small-fist', at: [88, -272], turn: 20 },
  // The leg he stands on
  { use: 'folk-shoe', at: [-4, -14] },
  limb('paper', [-12, -76, 19], [-18, -48, 19], [-8, -20, 12]),
  // The leg he lifts: thigh forward, shin hanging
  { use: 'folk-shoe', at: [50, -58], turn: 42 },
  limb('paper', [82, -114, 20], [70, -92, 20], [48, -66, 12]),
  cuts('88,-100 82,-86 64,-72', 4),
  area(curve('-30,-146! 10,-166 60,-166 94,-154 106,-132 96,-110 72,-104! 44,-108 16,-104! 12,-80 -8,-62 -36,-68! -40,-104 z'), 'ocker', 5.5),
  cuts(['-6,-130 30,-140 70,-138', '-4,-116 30,-116 66,-120', '-20,-120 -28,-96 -24,-76'], 6),
  buckle('62,-112! 80,-98 102,-112! 104,-98 80,-86 58,-100! z'),
  buckle('-38,-74! -14,-60 10,-72! 10,-58 -14,-48 -36,-60! z'),
  // Shirt, waistcoat with its buttons and braid
  area(curve('-30,-216! 0,-228 28,-216! 36,-180 32,-142! 0,-132 -34,-140! -38,-180 z'), 'rot', 5.5),
  comb('30,-212 36,-180 32,-144', '10,-206 14,-180 12,-142', { step: 7 }),
  area(curve('-6,-224! 8,-228 20,-220! 22,-180 14,-150! 6,-180 z'), 'paper', 4),
  { d: beads([[0, -196], [4, -178], [8, -160]], 4), fill: 'ocker', stroke: 'ink', width: 2.6, from: 1 },
  area(curve('-36,-150! 0,-138 34,-150! 34,-134 0,-124 -36,-134! z'), 'gruen', 4.5),
  { use: 'folk-head', at: [2, -262], turn: -10 },
  { use: 'folk-hat', at: [0, -268], turn: -12 },
  { use: 'jug', at: [-98, -56], scale: 0.82, turn: 26 },
  limb('paper', [-20, -204, 21], [-68, -172, 18], [-84, -124, 13]),
  cuts(['-84,-176 -70,-164 -60,-160', '-30,-190 -46,-178 -54,-168'], 5),
  { use: 'hand-small-fist', at: [-84, -122], turn: 190 },
];

/** Runs to the right, a string in his raised hand, the rear foot still on its toe. */
const runner = (): Drawing => [
  limb('paper', [30, -206, 20], [76, -224, 17], [106, -266, 13]),
  cuts('64,-234 80,-222 86,-210', 5),
  { use: 'hand-small-fist', at: [108, -268], turn: 26 },
  // Rear leg stretched back, toe down
  { use: 'folk-shoe', at: [-120, -26], turn: 62 },
  limb('paper', [-58, -82, 20], [-94, -66, 19], [-124, -42, 12]),
  cuts('-70,-66 -94,-52 -112,-40', 4),
  // Front leg: knee high, about to land
  { use: 'folk-shoe', at: [104, -14], turn: -14 },
  limb('paper', [76, -104, 20], [94, -66, 20], [98, -22, 12]),
  cuts('86,-92 108,-66 108,-40', 4),
  area(curve('-20,-148! 20,-158 60,-144 94,-122 98,-100 76,-86! 50,-90 20,-100! -10,-84 -44,-62! -66,-72 -72,-98! -48,-126 z'), 'gruen', 5.5),
  cuts(['0,-134 40,-124 76,-108', '-20,-130 -40,-112 -58,-92', '10,-106 20,-118 24,-130'], 6),
  buckle('62,-90! 84,-84 98,-104! 106,-92 88,-70 62,-78! z'),
  buckle('-70,-94! -64,-74 -42,-64! -50,-54 -74,-66 -80,-90! z'),
  area(curve('-18,-210! 12,-226 40,-214! 46,-180 36,-142! 4,-134 -28,-146! -30,-180 z'), 'rot', 5.5),
  comb('-18,-206 -30,-180 -26,-148', '0,-202 -10,-178 -8,-146', { step: 7 }),
  { d: beads([[30, -200], [34, -182], [32, -164]], 4), fill: 'ocker', stroke: 'ink', width: 2.6, from: 1 },
  { use: 'folk-head', at: [28, -258], turn: 4 },
  // Straw hat blown back, its ribbon flying
  area(curve('-10,-290! -50,-300 -84,-284! -74,-276! -88,-264! -48,-280 -14,-276! z'), 'rot', 4),
  area(curve('-8,-284! -14,-316 6,-332 30,-326 48,-310 46,-286! z'), 'ocker', 4.5),
  area(curve('-40,-258! -20,-284 14,-296 58,-292 76,-284! 50,-280 0,-272 -24,-256! z'), 'ocker', 4.5),
  line('M-9,-290C8,-298 30,-300 46,-296', 7, 1, 'rot'),
  limb('paper', [-8, -202, 20], [-46, -164, 17], [-20, -130, 13]),
  cuts('-56,-166 -46,-156 -34,-154', 5),
  { use: 'hand-small-fist', at: [-18, -128], turn: 120 },
];

/** Stands with his legs apart and shakes a pan to the right: its handle ends at 181,-166. */
const roaster = (): Drawing => [
  limb('paper', [30, -206, 19], [66, -168, 17], [104, -176, 13]),
  line('M181,-164L36,-194', 13, 0),
  line('M178,-165L38,-193', 5, 0, 'grau'),
  { use: 'hand-small-fist', at: [98, -170], turn: 74 },
  { use: 'folk-shoe', at: [62, -14] },
  limb('paper', [48, -78, 20], [58, -48, 20], [54, -20, 12]),
  { use: 'folk-shoe', at: [-44, -14] },
  limb('paper', [-38, -78, 20], [-40, -48, 20], [-50, -20, 12]),
  cuts(['-24,-66 -24,-46 -36,-30', '64,-66 72,-46 64,-30'], 4),
  area(curve('-36,-146! 0,-158 34,-146! 56,-112 70,-76! 46,-62 24,-70! 12,-98 0,-116! -6,-94 -14,-70! -40,-58 -62,-74! -56,-112 z'), 'ocker', 5.5),
  cuts(['-20,-130 -36,-104 -44,-80', '16,-132 36,-108 46,-84', '0,-140 2,-126 0,-116'], 6),
  buckle('24,-74! 46,-62 70,-78! 74,-64 48,-50 26,-60! z'),
  buckle('-62,-76! -40,-60 -14,-74! -14,-60 -40,-48 -64,-62! z'),
  area(curve('-30,-216! 0,-228 30,-216! 40,-180 36,-142! 0,-132 -36,-142! -42,-180 z'), 'rot', 5.5),
  comb('-32,-212 -42,-180 -36,-146', '-8,-206 -18,-180 -14,-144', { step: 7 }),
  { d: beads([[24, -200], [29, -182], [28, -164]], 4), fill: 'ocker', stroke: 'ink', width: 2.6, from: 1 },
  area(curve('-38,-152! 0,-138 38,-152! 38,-136 0,-124 -38,-136! z'), 'gruen', 4.5),
  { use: 'folk-head', at: [8, -258], turn: 8 },
  { use: 'folk-hat', at: [6, -264], turn: 4 },
  limb('paper', [-14, -204, 20], [-34, -154, 18], [36, -184, 13]),
  cuts(['-44,-158 -30,-154 -16,-160', '-28,-186 -36,-174 -36,-166'], 5),
  { use: 'hand-small-fist', at: [34, -184], turn: 70 },
];

/** A chestnut in autumn: fingered leaves all over the crown, burrs between them. Measure of the common tree. */
const chestnut = (): Drawing => [
  area(curve('-30,4! -18,-40 -16,-110 -34,-160! 0,-136 34,-168! 16,-110 18,-40 34,4! z'), 'weinrot', 5),
  line('M-6,-10C-8,-50 -4,-90 -8,-126M8,-6C6,-40 10,-80 8,-118', 3, 1),
  joined([disc(0, -200, 66, 52), disc(-50, -170, 44, 36), disc(50, -172, 46, 38), disc(-22, -240, 46, 38), disc(30, -244, 44, 36)], 'ocker', 4),
  ([[-62, -160, -30], [-18, -162, 10], [28, -158, -8], [68, -166, 30], [-72, -196, -50], [-34, -204, -14], [10, -200, 16], [52, -206, 36], [-44, -244, -30], [0, -248, 4], [40, -246, 24], [-18, -276, -12], [24, -278, 16]] as const).map(([x, y, turn]) => ({ use: 'leaf-fingered', at: [x, y] as const, turn })),
  ([[-44, -184], [-2, -178], [46, -184], [-12, -226], [30, -224]] as const).map(([x, y]): Drawing => [
    line(around([x, y], 13, 13, 9).map(([ex, ey]) => `M${x},${y}L${ex},${ey}`).join(''), 3, 1),
    area(disc(x, y, 8), 'gruen', 3.5),
  ]),
];

export const EICHEL_LADS: Parts = {
  'drinker-merry': drinker,
  'runner-lad': runner,
  'roaster-standing': roaster,
  'chestnut-fingered': chestnut,
  /** Five fingers; the stalk is 0,12. */
  'leaf-fingered': () => [-78, -40, 0, 40, 78].map((turn) => ({ use: 'leaf-finger', at: [0, 8] as const, turn, scale: 1 - Math.abs(turn) / 240 })),
  'leaf-finger': () => [area('M0,0Q-11,-16 0,-36Q11,-16 0,0Z', 'ocker', 3.4)],
};
