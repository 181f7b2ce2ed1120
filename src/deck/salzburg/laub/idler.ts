import { around, curve, disc } from '../../curve.js';
import { area, cord, flat, joined, line } from '../../draw.js';
import type { Drawing, Parts } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';
import { resting } from '../schell/fleece.js';
import { calf, LINE, shoe, sleeve } from './people.js';

// The youth of the nine and his flock; they stand and lie on y = 0.

export const IDLER_PARTS: Parts = {
  /** He leans over to a stump 138 high at his left, chin on fist, the free leg crossed before the other on its toe. */
  'laub-youth': (): Drawing => [
    { use: 'laub-neck', at: [-34, -262], turn: -6 },
    shoe([32, -2], -1),
    calf('paper', [34, -74], [30, -16], 1),
    area(curve('10,-140! 12,-100 16,-66! 54,-64! 58,-100 56,-140! z'), 'weinrot', LINE),
    calf('paper', [50, -78], [82, -26], 1),
    { d: curve('70,-34! 86,-44 98,-36! 96,-16 84,4 72,6 66,-4 72,-18 z'), fill: 'ink', stroke: 'ink', width: 3 },
    area(curve('-12,-152! 0,-122 20,-84 32,-60! 66,-78! 66,-108 60,-150! z'), 'weinrot', LINE),
    cuts(['6,-138 20,-110 34,-80', '52,-138 54,-112 56,-90'], 4),
    comb('64,-86 66,-110 60,-144', [-20, 6], { step: 7 }),
    line('M31,-63L66,-81', 9, 0),
    line('M31,-63L66,-81', 4, 0, 'gruen'),
    // The arm that carries him: elbow on the stump
    sleeve('paper', [-36, -204, 19], [-70, -168, 17], [-92, -146, 16], [-80, -176, 12], [-72, -196, 10]),
    line('M-62,-184q-2,14 -14,20M-94,-158q8,-4 14,2', 3, 1),
    { use: 'hand-small-fist', at: [-71, -196], turn: 10, flip: true },
    area(curve('-48,-212! -16,-230 20,-218! 44,-178 60,-142! 24,-128 -14,-140! -34,-172 z'), 'rot', LINE),
    comb('40,-186 54,-158 58,-146', [-22, 2], { step: 7 }),
    area(curve('-34,-222! -18,-230 -2,-226! -6,-180 -2,-138! -12,-140! -28,-178 z'), 'paper', 4),
    line('M-20,-222q4,40 12,78', 2.6, 2),
    { d: [[4, -206], [6, -184], [9, -162]].map(([x, y]) => disc(x, y, 4.5)).join(''), fill: 'ocker', stroke: 'ink', width: 2.5, from: 1 },
    area(curve('-16,-150! 22,-140 60,-154! 63,-134! 24,-120 -14,-130! z'), 'gruen', 4.5),
    { use: 'laub-face-lad', at: [-34, -262], turn: -8 },
    { use: 'laub-hat-straw', at: [-24, -264], turn: 14 },
    // The other arm hangs, thumb behind the belt
    sleeve('paper', [22, -202, 19], [58, -172, 17], [66, -152, 16], [44, -142, 11]),
    line('M48,-184q10,8 20,2M54,-160q8,4 14,0', 3, 1),
    { use: 'hand-small', at: [46, -142], turn: -112, flip: true, scale: 0.8 },
  ],
  /** The stump he leans on: rings, bark, a branch lopped at each side and one green shoot. */
  'laub-stump': (): Drawing => [
    area(curve('-52,-74! -72,-92 -90,-112! -72,-126! -54,-108 -44,-92! z'), 'weinrot', 5),
    area(disc(-81, -119, 9, 12, 52), 'ocker', 4),
    area(curve('48,-60! 66,-70 84,-78! 78,-98! 58,-90 44,-80! z'), 'weinrot', 5),
    area(disc(81, -88, 7, 11, -14), 'ocker', 4),
    cord(curve('-46,-40 -66,-50 -74,-68'), 'gruen', 6, 3.5),
    [[-66, -56, -70], [-74, -66, 4], [-58, -46, -130]].map(([x, y, turn]): Drawing => [{ use: 'leaflet', at: [x, y], turn, scale: 0.5 }]),
    area(curve('-92,6! -66,-12 -54,-60 -56,-138! 56,-138! 52,-60 64,-14 96,6! 54,-2 34,12 6,-4 -22,12 -44,-2 z'), 'weinrot', 5.5),
    comb('54,-128 51,-64 62,-18', [-34, 6], { step: 8 }),
    cuts(['-40,-122 -42,-70 -54,-12', '-24,-120 -22,-84 -30,-52', '-26,-40 -28,-18 -34,-4', '-4,-120 -10,-66 -4,-8', '14,-122 20,-92 16,-64', '22,-50 22,-28 30,-4'], 5),
    line(disc(0, -80, 7, 11) + disc(-38, -92, 4, 8), 3, 1),
    area(disc(0, -138, 56, 17), 'ocker', 5),
    line(disc(-3, -138, 36, 10) + disc(-5, -138, 17, 4.5), 3, 1),
    line('M30,-138L50,-134M-8,-147L-12,-153', 3, 2),
  ],
  'laub-sheep-side': () => resting(0, 0),
  /** A sheep at rest that looks at us, one foreleg put out before it, the others under the wool. */
  'laub-sheep-front': (): Drawing => [
    joined([...around([0, -50], 66, 26, 11).map(([x, y], i) => disc(x, y, i % 3 ? 26 : 31, i % 2 ? 22 : 27)), disc(0, -52, 70, 36), disc(-4, -98, 26, 18)], 'paper', 5.5),
    line([[-72, -46], [-50, -72], [44, -76], [66, -50], [-58, -20], [40, -20], [52, -46], [-36, -46]].map(([x, y], i) => (i % 2 ? `M${x},${y}q1,14 13,13q10,-3 6,-13q-5,-5 -9,1` : `M${x},${y}q2,10 11,8q8,-2 6,-10`)).join(''), 3.2, 1),
    comb('86,-66 86,-40 66,-10', 26, { step: 7 }),
    area(curve('-30,-36! -40,-20 -38,-8! -12,-8! -10,-22 -8,-36! z'), 'grau', 4.5),
    { d: 'M-38,-9L-43,5H-28L-26,-3L-24,5H-9L-12,-9Z', fill: 'ink', stroke: 'ink', width: 3 },
    area(curve('-16,-96! -38,-100 -58,-80 -60,-62 -50,-58 -34,-68 -18,-80! z'), 'grau', 4.5),
    area(curve('16,-96! 38,-100 58,-80 60,-62 50,-58 34,-68 18,-80! z'), 'grau', 4.5),
    line('M-26,-88q-14,2 -24,18M26,-88q14,2 24,18', 3, 1),
    area(curve('-22,-98! 0,-104 22,-98! 22,-72 15,-48 12,-36 0,-30 -12,-36 -15,-48 -22,-72 z'), 'grau', 5),
    joined([disc(-15, -104, 13), disc(15, -104, 13), disc(0, -110, 15), disc(0, -98, 12)], 'paper', 4.5),
    line('M-17,-76q6,-6 11,0M6,-76q6,-6 11,0', 3.5, 0),
    flat(disc(-11, -72, 4) + disc(11, -72, 4), 'ink'),
    line('M-7,-46L0,-40L7,-46M0,-40V-36M-6,-34q6,4 12,0', 3, 1),
    comb('20,-74 14,-48 11,-38', 14, { step: 6 }),
  ],
};
