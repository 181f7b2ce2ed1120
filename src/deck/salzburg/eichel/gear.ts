import { beads, curve, type Joint, tube } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { comb } from '../shared/comb.js';
import { type Hand, handGripBehind } from '../shared/hands.js';

export const limb = (...joints: Joint[]): string => tube(joints, { roundStart: true, roundEnd: true });

/** An object in the fist of a court card, with the palm behind it and the fingers and thumb in front. */
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

/** Four tapering fingers around a grip, with a straight thumb next to them, at the scale of the shared hands. */
const handFirm = (): Drawing => [
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

/** A sabre. The middle of the grip is 0,0, the point towards -y, and the knuckle bow at -x. */
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

/** Lace points at a wrist, with the arm coming from +y. */
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
