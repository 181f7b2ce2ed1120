import { curve, disc, type Joint, tube } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, Point } from '../../shape.js';

// The people of the Laub number cards, about 300 high, standing on y = 0.

export const LINE = 5;

export const sleeve = (colour: Token, ...joints: Joint[]): Drawing[number] =>
  area(tube(joints, { roundStart: true }), colour, LINE);

export const shoe = ([x, y]: Point, side: -1 | 1): Drawing[number] => ({
  d: curve(
    `${x - side * 16},${y - 18}! ${x + side * 8},${y - 18} ${x + side * 22},${y - 8} ${x + side * 34},${y - 6} ${x + side * 36},${y + 2}! ${x - side * 14},${y + 4}! z`,
  ),
  fill: 'ink',
  stroke: 'ink',
  width: 3,
});

export const calf = (colour: Token, [kx, ky]: Point, [fx, fy]: Point, back: -1 | 1): Drawing[number] =>
  area(
    curve(
      `${kx - back * 15},${ky}! ${kx * 0.4 + fx * 0.6 - back * 11},${ky * 0.4 + fy * 0.6} ${fx - back * 9},${fy}! ${fx + back * 10},${fy}! ${kx * 0.5 + fx * 0.5 + back * 17},${ky * 0.5 + fy * 0.5} ${kx + back * 18},${ky * 0.75 + fy * 0.25} ${kx + back * 15},${ky}! z`,
    ),
    colour,
    LINE,
  );

export const hand = (at: Point, turn: number, flip = false): Drawing[number] => ({ use: smallHand, at, turn, flip });

const FACE = '-17,-28! -25,-12 -23,-5! -35,8 -27,13! -29,18 -26,21! -28,26 -23,33 -8,35 8,27 17,12 20,-20 0,-36 z';

export const face = (hairContour: string, hair: Token, moustache = false): Drawing => [
  area(curve(FACE), 'haut', 4.5),
  flat(disc(-17, -5, 3.8), 'ink'),
  line('M-25,-9q8,-5 15,2', 3.2, 1),
  line('M-25,-18q9,-6 17,-1', 4.5, 0),
  line('M-26,24q6,3 10,0', 3.5, 1, 'rot'),
  moustache ? { d: curve('-32,18! -26,12 -14,14 -4,10! -8,21 -20,21 z'), fill: 'ink', stroke: 'ink', width: 2 } : [],
  // Two short dabs, because a line here would look like a second mouth
  line('M-8,9l8,-5M-5,15l8,-5', 3, 2, 'rot'),
  area(curve(hairContour), hair, 4),
  area(curve('4,-6! 12,-12 18,-4 14,8 7,11 z'), 'haut', 3.2),
  line('M9,-4q6,2 2,9', 2.4, 2),
];

/** A hand of a small person, with the wrist at 0,0 and the fingers towards -y. */
export const smallHand = (): Drawing => [
  area(curve('-10,4! -13,-12 -8,-26 4,-30 13,-22 12,-8! 20,-12 21,-2 11,8! z'), 'haut', 4),
  line('M-9,-16q7,-4 12,0M-9,-9q6,-3 10,0', 2.5, 2),
];

export const neck = (): Drawing => [area(curve('-8,22! -12,64! 24,64! 18,8! z'), 'haut', 4)];

export const faceMan = (): Drawing =>
  face('-15,-32! 4,-38 25,-24 27,4 20,24! 10,16 12,-4 2,-14 -8,-20 z', 'weinrot', true);

export const faceWoman = (): Drawing => [
  face('-18,-30! 2,-42 26,-28 28,2 18,18! 10,10 8,-8 -4,-16 z', 'ocker'),
  area(disc(27, 12, 13, 15), 'ocker', 4),
  line('M20,6q8,-4 14,4M20,14q8,-2 12,4', 3, 2),
];

/** A felt hat with a feather and a brim clear of the eyes. */
export const hat = (): Drawing => [
  area(curve('-24,-28! -24,-54 -12,-66 4,-60 20,-66 28,-50 28,-26! z'), 'gruen', 4.5),
  area(curve('-46,-30! -20,-34 26,-33 48,-22! 30,-15 -26,-19 z'), 'gruen', 4.5),
  line('M-24,-34C-8,-38 12,-38 28,-32', 6, 1, 'rot'),
  area(curve('20,-36! 28,-64 48,-86 60,-88! 58,-64 38,-44 z'), 'paper', 4),
  line('M24,-40L54,-80', 3, 2),
];

export const hatStraw = (): Drawing => [
  area(curve('-26,-26! -22,-52 0,-60 22,-52 28,-24! z'), 'ocker', 4.5),
  area(curve('-62,-24! -30,-34 30,-32 62,-18! 44,-8 -46,-14 z'), 'ocker', 4.5),
  line('M-25,-32C-8,-37 12,-37 28,-30', 6, 1, 'rot'),
  line('M-50,-21C-20,-16 20,-14 50,-16M-10,-52q10,4 20,0M-18,-44q18,5 36,0', 2.8, 2),
];
