import { curve, disc, type Joint, tube } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, Point } from '../../shape.js';
import { cuts } from '../shared/burin.js';
import { handSmallFist } from '../shared/hands.js';

/** A shoe with heel and latchet. The ankle is at 0,-18, the sole at y 15. */
export const folkShoe = (): Drawing => [
  area(curve('-15,-20! 10,-20 18,-7 38,-4 50,6 49,15! 0,15! -5,9! -7,15! -20,15! -19,2 z'), 'ink', 3),
  line('M2,10H46', 2.6, 1, 'grau'),
  area('M8,-14L22,-8L16,2L4,-5Z', 'ocker', 2.6),
];

/** A head that looks to the right, with ear, brow, eye, and hair down to the nape. */
export const folkHead = (): Drawing => [
  area('M-16,20L14,24L18,54L-22,54Z', 'haut', 4),
  area(
    curve(
      '-18,-28! 8,-36 22,-26 25,-11! 28,-2 38,9! 35,15 28,16! 33,20 29,25! 31,29 26,32! 25,42 12,45 -4,39 -20,26 -26,2 z',
    ),
    'haut',
    4.5,
  ),
  area(
    curve('18,-32! -2,-46 -32,-36 -43,-8 -39,24 -30,38! -20,28 -14,16! -12,10 -6,-8! 2,-16 10,-25 z'),
    'weinrot',
    4.5,
  ),
  cuts(['4,-36 -20,-32 -34,-8', '-10,-22 -26,-10 -32,18'], 3.4, 2),
  area(curve('-13,-1! -5,-6 0,2 -5,12 -12,12 z'), 'haut', 3.2),
  line('M-9,2C-5,0 -3,4 -7,8', 2.4, 2),
  flat(curve('8,-4! 15,-11 23,-5! 16,0 z'), 'paper', 1),
  { d: disc(17, -6, 3.6), fill: 'ink' },
  cuts('5,-4 14,-13 25,-7', 4.4),
  cuts('4,-17 14,-23 26,-17', 5),
  line('M5,17l8,-7M10,21l8,-7', 2.8, 1, 'rot'),
  cuts('16,26 23,29 30,24', 4),
  line('M20,36q4,2 7,0', 2.4, 2),
];

/** A felt hat for this head, set back so that brow and eye are visible. */
export const folkHat = (): Drawing => [
  line('M-26,-44C-40,-62 -46,-78 -44,-92', 7, 0),
  line('M-26,-44C-40,-62 -46,-78 -44,-92', 2.6, 1, 'paper'),
  area(curve('-32,-24! -34,-54 -18,-66 -2,-60 14,-66 28,-50 26,-28! z'), 'gruen', 4.5),
  area(curve('-56,-10! -40,-26 0,-34 44,-34 52,-26! 20,-20 -20,-12 -44,-2 z'), 'gruen', 4.5),
  line('M-33,-30C-12,-38 8,-38 27,-36', 7, 1, 'rot'),
];

// Helpers for people who stand or walk. The ground under the standing foot is at 0,0.

export const limb = (fill: Token, ...joints: Joint[]): Drawing => [
  area(tube(joints, { roundStart: true, roundEnd: true }), fill, 5),
];

export const buckle = (d: string): Drawing => [area(curve(d), 'rot', 4)];

// Helpers for people who sit or lie on the six, the nine and the ten, in card units.

export const SIZE = 1.26;

export const round = (...joints: Joint[]): string => tube(joints, { roundStart: true, roundEnd: true });

export const sleeve = (...joints: Joint[]): Drawing => [area(round(...joints), 'rot', 6)];

export const piece = (d: string, fill: Token, width = 6): Drawing => [area(curve(d), fill, width)];

export const fist = (at: Point, turn: number): Drawing => [{ use: handSmallFist, at, turn, scale: SIZE }];

export const shoe = (at: Point, turn = 0): Drawing => [{ use: folkShoe, at, turn, scale: SIZE }];
