import { curve, tube, type Joint } from '../curve.js';
import { area, joined, line } from '../draw.js';
import type { Drawing, Parts, Placed, Point } from '../shape.js';

// Hands are about 115 long, three quarters of a face. The wrist is 0,0, the fingers point toward -y, thumb and index
// lie at -x. What a hand holds passes through it along x at `GRIP`: palm behind it, fingers before it.

/** Where the middle of a held shaft runs, in the measure of the hand. */
const GRIP: Point = [0, -72];

export type Hand = Omit<Placed, 'use' | 'scale'> & { readonly scale?: number };

/**
 * A hand round a thing: palm behind, thing, fingers before. `grip` is a fist whose fingers we see, `back` one whose
 * knuckles we see, `pipe` presses three fingertips on a pipe, `bowl` carries something round on its palm.
 */
export const holding = (kind: 'grip' | 'back' | 'pipe' | 'bowl', hand: Hand, held: Drawing): Drawing => [
  { use: `hand-${kind}-behind`, ...hand },
  held,
  { use: `hand-${kind}-before`, ...hand },
];

/** Where on the card the middle of the held shaft must lie. */
export function gripOf({ at: [x, y] = [0, 0], turn = 0, scale = 1, flip = false }: Hand): Point {
  const angle = (turn * Math.PI) / 180;
  const [gx, gy] = [GRIP[0] * scale * (flip ? -1 : 1), GRIP[1] * scale];
  return [x + gx * Math.cos(angle) - gy * Math.sin(angle), y + gx * Math.sin(angle) + gy * Math.cos(angle)];
}

const EDGE = 5;
/** The line round joined areas lies wholly outside them. */
const RIM = 3.6;
const finger = (...joints: Joint[]): string => tube(joints, { roundStart: true, roundEnd: true });
const skin = (d: string): Drawing => [area(d, 'haut', EDGE)];
/** Knuckle creases and nails are fine work: small cards do without. */
const crease = (d: string): Drawing => [line(d, 3, 2)];

const FIST = [
  finger([34, -100, 12], [37, -76, 13], [32, -52, 11]),
  finger([12, -110, 13], [13, -80, 14], [10, -48, 12]),
  finger([-12, -114, 13], [-13, -82, 15], [-11, -48, 12.5]),
  finger([-36, -106, 13], [-39, -80, 14], [-33, -50, 12]),
];

export const HANDS: Parts = {
  'hand-grip-behind': () => skin(curve('-28,6! -40,-16 -50,-44 -50,-90 -36,-104 14,-104 42,-94 48,-62 40,-22 28,6! z')),
  'hand-grip-before': () => [
    FIST.map(skin),
    crease('M-46,-90q8,6 14,0M-21,-94q8,6 15,0M5,-92q8,6 15,0M29,-86q7,5 13,0'),
    skin(finger([-36, -18, 14], [-40, -42, 13], [-18, -60, 12], [0, -62, 10])),
    crease('M-8,-68C-2,-70 4,-66 4,-60M-44,-46q8,-3 13,4M8,-24C16,-18 24,-20 30,-28M-22,-8C-16,-14 -12,-20 -12,-28'),
  ],
  'hand-back-behind': () => skin(finger([-30, -34, 15], [-46, -56, 13], [-44, -84, 11])),
  'hand-back-before': () => [
    joined(
      [
        curve('-27,6! -34,-24 -50,-58 -46,-92 -20,-104 22,-102 48,-84 48,-52 34,-20 27,6! z'),
        finger([-35, -84, 13], [-38, -104, 10]),
        finger([-11, -92, 13], [-12, -114, 10.5]),
        finger([14, -90, 13], [15, -111, 10.5]),
        finger([36, -78, 12], [40, -96, 9]),
      ],
      'haut',
      RIM,
    ),
    line('M-25,-116C-22,-104 -23,-94 -25,-86M2,-120C2,-106 2,-98 1,-90M27,-110C26,-100 26,-92 24,-84', 4, 1),
    crease('M-46,-84q9,-9 18,-1M-20,-92q9,-9 18,-1M6,-90q9,-9 17,0M30,-80q8,-8 15,1M-18,-66C-16,-48 -12,-36 -8,-24M6,-68C6,-50 6,-40 4,-28'),
  ],
  /** Spread, its palm to us. */
  'hand-open': () => [
    joined(
      [
        curve('-24,6! -34,-20 -38,-48 -26,-64 16,-64 34,-50 36,-24 24,6! z'),
        finger([-22, -20, 15], [-50, -42, 11], [-72, -62, 8]),
        finger([-26, -54, 12], [-40, -88, 10], [-52, -116, 7.5]),
        finger([-8, -58, 12], [-12, -98, 11], [-15, -130, 8]),
        finger([12, -56, 12], [20, -96, 10], [24, -124, 8]),
        finger([27, -44, 11], [48, -76, 8.5], [60, -98, 7]),
      ],
      'haut',
      RIM,
    ),
    crease('M-22,-14C-10,-24 -6,-38 -18,-52M-16,-44C0,-34 16,-36 28,-44M0,-12C4,-22 12,-28 24,-30M-44,-84q5,6 10,2M-18,-94h11M15,-90q5,4 9,0M-66,-50q2,6 8,7M42,-70q3,5 8,2'),
  ],
  /** Laid down, seen from above: on a knee, an arm rest, the rim of a shield. */
  'hand-rest': () => [
    joined(
      [
        curve('-24,6! -36,-24 -40,-56 -26,-72 22,-72 40,-54 34,-22 24,6! z'),
        finger([-24, -24, 14], [-48, -50, 11], [-52, -78, 8]),
        finger([-27, -58, 13], [-36, -96, 10.5], [-36, -118, 7.5]),
        finger([-7, -62, 13], [-11, -106, 11], [-8, -130, 8]),
        finger([14, -60, 13], [16, -102, 10.5], [20, -124, 8]),
        finger([32, -50, 11], [40, -84, 9], [44, -102, 7]),
      ],
      'haut',
      RIM,
    ),
    line('M-23,-106C-22,-92 -20,-82 -18,-74M4,-116C5,-100 5,-86 4,-76M28,-106C28,-92 27,-80 24,-70', 3.5, 1),
    crease('M-36,-68q8,-8 17,-1M-15,-76q8,-8 17,-1M7,-74q8,-8 16,0M26,-62q7,-6 12,1M-10,-54C-10,-42 -8,-32 -4,-20M10,-54C10,-42 10,-34 10,-24M-42,-104q6,-5 11,-1M-16,-114q6,-6 11,-1M12,-110q6,-5 11,0'),
  ],
  /** A hand so small that only its outline, thumb and finger lines are seen: for the people of the number cards; 40 long. */
  'hand-small': () => [
    area(curve('-10,3! -15,-10 -24,-20 -20,-27 -13,-22! -13,-36 -4,-42 8,-41 15,-32 15,-12 10,3! z'), 'haut', 4),
    line('M-5,-40V-26M4,-40V-26M11,-36V-24', 2.6, 2),
  ],
  /** The same shut round something that passes along x at y -24. */
  'hand-small-fist': () => [
    area(curve('-10,3! -18,-10 -20,-26 -12,-37 10,-37 19,-27 16,-10 10,3! z'), 'haut', 4),
    line('M-7,-36C-9,-28 -8,-22 -5,-18M2,-37C1,-28 1,-22 2,-18M10,-36C9,-28 9,-22 9,-19', 2.6, 2),
    line(curve('-17,-12 -8,-18 2,-15'), 3.2, 1),
  ],
};
