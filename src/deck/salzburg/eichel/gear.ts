import { around, beads, curve, disc, tube, type Joint } from '../../curve.js';
import { area, joined, line } from '../../draw.js';
import type { Drawing, Parts } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';

const limb = (...joints: Joint[]): string => tube(joints, { roundStart: true, roundEnd: true });

/** Cupid in profile, flying left: one wing seen, an arrow held in both hands before him. */
const putto = (): Drawing => [
  // Far wing and arm
  area(curve('26,-44! 20,-92 44,-118 66,-120! 62,-96 60,-60 44,-30 z'), 'paper', 5),
  joined([limb([-4, -34, 13], [-36, -22, 10], [-60, -36, 8])], 'paper', 3),
  line('M-104,6L26,-86', 8, 0),
  line('M-104,6L26,-86', 3, 0, 'ocker'),
  area('M-104,6L-98,-22L-80,-2Z', 'rot', 4),
  area('M26,-86L24,-64L46,-80L52,-100Z', 'rot', 4),
  // Legs trailing, body, near arm
  joined([limb([34, 34, 22], [72, 44, 17], [92, 78, 10], [86, 100, 8])], 'paper', 3.4),
  joined([limb([6, -30, 25], [10, 4, 27], [30, 34, 26]), limb([26, 40, 24], [40, 82, 19], [14, 106, 11], [-2, 116, 10]), limb([14, -36, 13], [-12, -4, 11], [-44, -14, 9], [-54, -22, 10])], 'paper', 3.4),
  line('M-6,4C4,10 12,10 18,4M8,74q12,4 20,-4M-14,-18q6,6 12,4M34,20C40,26 46,34 46,44', 3.2, 1),
  comb('34,-20 40,6 56,34', '22,-16 24,8 36,34', { step: 7 }),
  // Head: profile to the left
  area(curve('-4,-104 -26,-100 -38,-84 -38,-76! -46,-66 -38,-62! -40,-54 -34,-48 -22,-40 0,-44 14,-60 16,-84 z'), 'paper', 5),
  { d: disc(-26, -76, 3.4), fill: 'ink' },
  line('M-38,-54q6,2 9,-1M-32,-84q6,-3 10,0M-16,-60q4,3 7,0', 2.8, 1),
  [[-30, -98, 10], [-14, -108, 12], [4, -106, 12], [16, -92, 12], [20, -74, 11], [12, -58, 10]].map(([x, y, r]) => area(disc(x, y, r), 'rot', 4)),
  // Near wing, its pinions spread
  area(curve('24,-26! 40,-60 76,-96 108,-100! 110,-84 102,-72! 112,-66 106,-52 96,-44! 100,-34 88,-22 76,-18! 74,-8 54,-2 34,-8 z'), 'paper', 5),
  line('M102,-72L62,-48M96,-44L56,-32M76,-18L46,-18M44,-52q8,10 20,6', 3.2, 1),
  cuts('-22,20 -34,36 -30,52', 5),
];

export const EICHEL_GEAR: Parts = {
  /** The Eichel-König's: red and green rim, gold field, the little winged archer. */
  'shield-putto': () => [
    area(disc(0, 0, 154, 186), 'rot', 8.5),
    line(disc(0, 0, 154, 186), 8.5, 0),
    around([0, 0], 142, 174, 24).map(([x, y], i) => (i % 2 ? { d: disc(x, y, 7.5), fill: 'ocker' as const, stroke: 'ink' as const, width: 3.5, from: 1 as const } : { d: disc(x, y, 4), fill: 'ink' as const, from: 1 as const })),
    area(disc(0, 0, 129, 160), 'gruen', 6),
    area(disc(0, 0, 114, 145), 'ocker', 6),
    comb('70,-114 104,-60 114,0 104,60 66,118', '50,-110 84,-56 92,0 84,56 50,108', { step: 10 }),
    { use: 'putto', at: [-4, 6], scale: 0.98 },
  ],
  putto,
  /** The middle of the grip is 0,0, the point toward -y; the bow before the knuckles lies at -x. */
  'sabre-E': () => [
    area(curve('-17,-58! -34,-170 -36,-300 -14,-420 30,-510! 26,-400 12,-300 10,-180 16,-58! z'), 'paper', 6.5),
    line(curve('0,-70 -10,-180 -10,-300 6,-420'), 3.2, 1),
    comb('16,-80 10,-180 12,-300 24,-400', '4,-80 0,-180 2,-300 14,-396', { step: 16 }),
    area('M-16,-58H16V62H-16Z', 'weinrot', 5.5),
    line('M-15,-40H15M-15,-22H15M-15,40H15M-15,54H15', 3.2, 1, 'ocker'),
    { d: curve('-44,-64 -88,-30 -92,30 -50,70 -8,72'), stroke: 'ink', width: 19 },
    { d: curve('-44,-64 -88,-30 -92,30 -50,70 -8,72'), stroke: 'ocker', width: 10 },
    area(curve('-58,-78! -20,-62 20,-62 60,-84! 74,-70 62,-50! 20,-46 -20,-46 -62,-52! -72,-66 z'), 'ocker', 5),
    area(curve('-20,62! 0,54 20,62! 24,84 0,96 -24,84 z'), 'ocker', 5),
  ],
  /** The Ober's shield upright: studded rim, four oak leaves about a star. */
  'shield-oak': () => [
    area(disc(0, 0, 152, 220), 'ocker', 8.5),
    line(disc(0, 0, 130, 198), 3, 1),
    { d: beads(around([0, 0], 141, 209, 26), 7), fill: 'rot', stroke: 'ink', width: 3.4, from: 1 },
    area(disc(0, 0, 122, 190), 'blau', 6.5),
    comb('70,-150 110,-80 120,0 110,80 70,152', '44,-130 76,-70 88,0 76,70 44,132'),
    area(disc(0, 0, 108, 176), 'blau', 3.4),
    [[0, 1.36], [90, 0.92], [180, 1.36], [270, 0.92]].map(([turn, long]): Drawing => [{ use: 'oak-leaf', turn, scale: [1.05, long] }]),
    { d: beads([[54, -96], [-54, -96], [54, 96], [-54, 96]], 12), fill: 'ocker', stroke: 'ink', width: 4, from: 1 },
    { use: 'star', scale: 0.42 },
  ],
  /** Lobed like an oak's; the stalk is 0,0, the tip 118 above. */
  'oak-leaf': () => [
    area(curve('-5,0! -8,-24! -24,-22 -36,-36 -26,-48! -40,-52 -44,-70 -28,-78! -36,-90 -28,-106 -14,-102! -10,-114 0,-120 10,-114 14,-102! 28,-106 36,-90 28,-78! 44,-70 40,-52 26,-48! 36,-36 24,-22 8,-24! 5,0! z'), 'paper', 5),
    line('M0,-14V-102M0,-30L-22,-40M0,-30L22,-40M0,-54L-28,-64M0,-54L28,-64M0,-78L-20,-92M0,-78L20,-92', 3.2, 1),
  ],
  /** Points of lace at a wrist: the arm comes from +y. */
  'cuff-points': () => [
    area(curve('-46,0! -56,-22 -44,-36 -30,-26! -26,-44 -6,-44 -2,-30! 6,-46 26,-42 28,-26! 42,-36 56,-22 46,0! 0,12 z'), 'paper', 5.5),
    area(curve('-46,-2! 0,10 46,-2! 46,20! 0,32 -46,20! z'), 'ocker', 5),
    line('M-38,-14q8,-8 10,-2M-14,-18q8,-10 12,-2M12,-18q8,-10 12,-2M32,-12q6,-8 10,-2', 3, 1),
    { d: beads([[-26, 16], [0, 20], [26, 16]], 4), fill: 'ink', from: 2 },
  ],
};
