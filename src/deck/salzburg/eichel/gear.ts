import { around, beads, curve, disc, tube, type Joint } from '../../curve.js';
import { area, flat, joined, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';
import type { Hand } from '../hands.js';
import { handGripBehind } from '../hands.js';
import { star } from '../thrones.js';

const limb = (...joints: Joint[]): string => tube(joints, { roundStart: true, roundEnd: true });

/** Cupid in profile, flying left: one wing seen, an arrow held in both hands before him. */
export const putto = (): Drawing => [
  // Far wing and arm
  area(curve('26,-44! 20,-92 44,-118 66,-120! 62,-96 60,-60 44,-30 z'), 'paper', 5),
  joined([limb([-4, -34, 13], [-36, -22, 10], [-60, -36, 8])], 'paper', 3),
  line('M-104,6L26,-86', 8, 0),
  line('M-104,6L26,-86', 3, 0, 'ocker'),
  area('M-104,6L-98,-22L-80,-2Z', 'rot', 4),
  area('M26,-86L24,-64L46,-80L52,-100Z', 'rot', 4),
  // Legs trailing, body, near arm
  joined([limb([36, 36, 21], [76, 46, 16], [84, 66, 13], [100, 92, 9], [112, 98, 6])], 'paper', 3.4),
  joined(
    [
      limb([6, -30, 25], [10, 4, 27], [30, 34, 26]),
      limb([22, 40, 24], [10, 78, 18], [16, 92, 14], [38, 118, 10], [28, 128, 7]),
      limb([14, -36, 13], [-12, -4, 11], [-44, -14, 9], [-54, -22, 10]),
    ],
    'paper',
    3.4,
  ),
  line('M-6,4C4,10 12,10 18,4M-2,82q8,8 18,2M74,56q8,4 14,0M-14,-18q6,6 12,4M34,20C40,26 46,34 46,44', 3.2, 1),
  comb('34,-20 40,6 56,34', '22,-16 24,8 36,34', { step: 7 }),
  // Head: profile to the left
  area(
    curve('-4,-104 -26,-100 -38,-84 -38,-76! -46,-66 -38,-62! -40,-54 -34,-48 -22,-40 0,-44 14,-60 16,-84 z'),
    'paper',
    5,
  ),
  { d: disc(-26, -76, 3.4), fill: 'ink' },
  line('M-38,-54q6,2 9,-1M-32,-84q6,-3 10,0M-16,-60q4,3 7,0', 2.8, 1),
  area(
    curve(
      '-36,-88! -40,-106 -24,-116! -14,-126 2,-120! 18,-122 24,-106! 36,-96 28,-80! 34,-64 20,-54! 10,-46 2,-54! 8,-66 0,-76! 2,-88 -10,-90! -24,-84 z',
    ),
    'grau',
    4,
  ),
  cuts(['-24,-108 -10,-104 0,-92', '2,-116 14,-100 14,-84', '24,-96 22,-78 14,-62'], 3.4),
  // Near wing, its pinions spread
  area(
    curve(
      '24,-26! 40,-60 76,-96 108,-100! 110,-84 102,-72! 112,-66 106,-52 96,-44! 100,-34 88,-22 76,-18! 74,-8 54,-2 34,-8 z',
    ),
    'paper',
    5,
  ),
  line('M102,-72L62,-48M96,-44L56,-32M76,-18L46,-18M44,-52q8,10 20,6', 3.2, 1),
  cuts('-22,20 -34,36 -30,52', 5),
];

/** A thing in the fist of a court: palm behind it, fingers and a thumb that lies along the grip before it. */
export const grasped = (hand: Hand, held: Drawing): Drawing => [
  { use: handGripBehind, ...hand },
  held,
  { use: handFirm, ...hand },
];

const FINGERS: readonly (readonly Joint[])[] = [
  [
    [33, -98, 10],
    [38, -78, 11.5],
    [37, -60, 9.5],
    [31, -46, 7.5],
  ],
  [
    [13, -108, 12],
    [16, -82, 13],
    [15, -58, 11],
    [9, -42, 8.5],
  ],
  [
    [-10, -112, 12.5],
    [-10, -84, 14],
    [-10, -58, 11.5],
    [-14, -42, 9],
  ],
  [
    [-33, -104, 12],
    [-35, -82, 13.5],
    [-33, -58, 11],
    [-33, -44, 8.5],
  ],
];

/** Four tapering fingers round a grip, the thumb straight beside the first; in the measure of the shared hands. */
export const handFirm = (): Drawing => [
  FINGERS.map((joints) => area(limb(...joints), 'haut', 4.6)),
  line('M29,-86q7,5 15,0M6,-94q8,6 16,0M-19,-98q9,6 17,0M-43,-92q8,6 15,0', 2.8, 2),
  area(
    curve('-20,8! -8,-10 -12,-28 -34,-38 -44,-52! -46,-66 -50,-90 -58,-98 -68,-90 -68,-68 -62,-46 -50,-22 -32,8! z'),
    'haut',
    4.6,
  ),
  flat(curve('-34,2! -22,-4 4,-8 24,2! 24,10 -34,10! z'), 'haut'),
  line('M-66,-66q8,4 15,0M-65,-84q4,-7 10,-4M-30,-26C-24,-20 -22,-12 -24,-4M10,-22C18,-18 24,-16 30,-22', 2.8, 2),
];

/** "W 10" as the X of the tens is cut: fat strokes fall, hairlines rise. 270 wide, middle 0,0. */
export const markCask = (): Drawing => [
  ...[
    'M-125,-42H-95L-73,30L-81,48H-91Z',
    'M-86,48L-64,-42H-70L-80,0L-90,40Z',
    'M-77,-42H-47L-27,30L-35,48H-43Z',
    'M-37,48L-13,-42H-21L-42,40Z',
    'M-135,-48H-87V-40H-135Z',
    'M-83,-48H-38V-40H-83Z',
    'M-30,-48H-3V-40H-30Z',
    'M13,-28L27,-48H51V40H63V48H13V40H25V-32L15,-24Z',
    disc(102, 0, 35, 49),
  ].map((d) => flat(d, 'paper')),
  flat(disc(102, 0, 12, 42), 'blau'),
];

/** The Eichel-König's: red and green rim, gold field, the little winged archer. */
export const shieldPutto = (): Drawing => [
  area(disc(0, 0, 154, 186), 'rot', 8.5),
  line(disc(0, 0, 154, 186), 8.5, 0),
  around([0, 0], 142, 174, 24).map(([x, y], i) =>
    i % 2
      ? { d: disc(x, y, 7.5), fill: 'ocker' as const, stroke: 'ink' as const, width: 3.5, from: 1 as const }
      : { d: disc(x, y, 4), fill: 'ink' as const, from: 1 as const },
  ),
  area(disc(0, 0, 129, 160), 'gruen', 6),
  area(disc(0, 0, 114, 145), 'ocker', 6),
  comb('70,-114 104,-60 114,0 104,60 66,118', '50,-110 84,-56 92,0 84,56 50,108', { step: 10 }),
  { use: putto, at: [-4, 6], scale: 0.98 },
];

/** The middle of the grip is 0,0, the point toward -y; the bow before the knuckles lies at -x. */
export const eichelSabre = (): Drawing => [
  area(
    curve('-17,-58! -46,-160 -66,-260 -66,-350 -46,-440 -12,-514! -16,-430 -24,-350 -22,-260 -6,-160 16,-58! z'),
    'paper',
    6.5,
  ),
  line(curve('-2,-70 -26,-170 -42,-270 -40,-360 -26,-440'), 3.2, 1),
  comb('16,-70 -6,-160 -22,-260 -24,-350', '2,-70 -18,-160 -33,-260 -34,-350', { step: 16 }),
  area('M-16,-58H16V62H-16Z', 'weinrot', 5.5),
  line('M-15,-40H15M-15,-22H15M-15,40H15M-15,54H15', 3.2, 1, 'ocker'),
  { d: curve('-44,-64 -88,-30 -92,30 -50,70 -8,72'), stroke: 'ink', width: 19 },
  { d: curve('-44,-64 -88,-30 -92,30 -50,70 -8,72'), stroke: 'ocker', width: 10 },
  area(curve('-58,-78! -20,-62 20,-62 60,-84! 74,-70 62,-50! 20,-46 -20,-46 -62,-52! -72,-66 z'), 'ocker', 5),
  area(curve('-20,62! 0,54 20,62! 24,84 0,96 -24,84 z'), 'ocker', 5),
];

/** The Ober's shield upright: studded rim, four oak leaves about a star. */
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

/** Lobed like an oak's; the stalk is 0,0, the tip 118 above. */
export const oakLeaf = (): Drawing => [
  area(
    curve(
      '-5,0! -8,-24! -24,-22 -36,-36 -26,-48! -40,-52 -44,-70 -28,-78! -36,-90 -28,-106 -14,-102! -10,-114 0,-120 10,-114 14,-102! 28,-106 36,-90 28,-78! 44,-70 40,-52 26,-48! 36,-36 24,-22 8,-24! 5,0! z',
    ),
    'paper',
    5,
  ),
  line('M0,-14V-102M0,-30L-22,-40M0,-30L22,-40M0,-54L-28,-64M0,-54L28,-64M0,-78L-20,-92M0,-78L20,-92', 3.2, 1),
];

/** Points of lace at a wrist: the arm comes from +y. */
export const cuffPoints = (): Drawing => [
  area(
    curve('-46,0! -56,-22 -44,-36 -30,-26! -26,-44 -6,-44 -2,-30! 6,-46 26,-42 28,-26! 42,-36 56,-22 46,0! 0,12 z'),
    'paper',
    5.5,
  ),
  area(curve('-46,-2! 0,10 46,-2! 46,20! 0,32 -46,20! z'), 'ocker', 5),
  line('M-38,-14q8,-8 10,-2M-14,-18q8,-10 12,-2M12,-18q8,-10 12,-2M32,-12q6,-8 10,-2', 3, 1),
  {
    d: beads(
      [
        [-26, 16],
        [0, 20],
        [26, 16],
      ],
      4,
    ),
    fill: 'ink',
    from: 2,
  },
];
