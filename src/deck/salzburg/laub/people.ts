import { curve, disc, tube, type Joint } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, Parts, Point } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';

// The people of the Laub number cards, about 300 high; they stand on y = 0.

export const LINE = 5;
export const sleeve = (colour: Token, ...joints: Joint[]): Drawing[number] => area(tube(joints, { roundStart: true }), colour, LINE);
export const shoe = ([x, y]: Point, side: -1 | 1): Drawing[number] => ({
  d: curve(`${x - side * 16},${y - 18}! ${x + side * 8},${y - 18} ${x + side * 22},${y - 8} ${x + side * 34},${y - 6} ${x + side * 36},${y + 2}! ${x - side * 14},${y + 4}! z`),
  fill: 'ink',
  stroke: 'ink',
  width: 3,
});
export const calf = (colour: Token, [kx, ky]: Point, [fx, fy]: Point, back: -1 | 1): Drawing[number] =>
  area(curve(`${kx - back * 15},${ky}! ${kx * 0.4 + fx * 0.6 - back * 11},${ky * 0.4 + fy * 0.6} ${fx - back * 9},${fy}! ${fx + back * 10},${fy}! ${kx * 0.5 + fx * 0.5 + back * 17},${ky * 0.5 + fy * 0.5} ${kx + back * 18},${ky * 0.75 + fy * 0.25} ${kx + back * 15},${ky}! z`), colour, LINE);

export const hand = (at: Point, turn: number, flip = false): Drawing[number] => ({ use: 'laub-hand', at, turn, flip });

const FACE = '-17,-28! -25,-12 -23,-5! -35,8 -27,13! -29,18 -26,21! -28,26 -23,33 -8,35 8,27 17,12 20,-20 0,-36 z';
const face = (hairContour: string, hair: Token, moustache = false): Drawing => [
  area(curve(FACE), 'haut', 4.5),
  flat(disc(-17, -5, 3.8), 'ink'),
  line('M-25,-9q8,-5 15,2', 3.2, 1),
  line('M-25,-18q9,-6 17,-1', 4.5, 0),
  line('M-26,24q6,3 10,0', 3.5, 1, 'rot'),
  moustache ? { d: curve('-32,18! -26,12 -14,14 -4,10! -8,21 -20,21 z'), fill: 'ink', stroke: 'ink', width: 2 } : [],
  // Two short dabs: a line there reads as a second mouth
  line('M-8,9l8,-5M-5,15l8,-5', 3, 2, 'rot'),
  area(curve(hairContour), hair, 4),
  area(curve('4,-6! 12,-12 18,-4 14,8 7,11 z'), 'haut', 3.2),
  line('M9,-4q6,2 2,9', 2.4, 2),
];

export const FOLK_PARTS: Parts = {
  /** A hand of a small person: wrist 0,0, fingers toward -y. */
  'laub-hand': () => [
    area(curve('-10,4! -13,-12 -8,-26 4,-30 13,-22 12,-8! 20,-12 21,-2 11,8! z'), 'haut', 4),
    line('M-9,-16q7,-4 12,0M-9,-9q6,-3 10,0', 2.5, 2),
  ],
  'laub-neck': () => [area(curve('-8,22! -12,64! 24,64! 18,8! z'), 'haut', 4)],
  'laub-face-man': () => face('-15,-32! 4,-38 25,-24 27,4 20,24! 10,16 12,-4 2,-14 -8,-20 z', 'weinrot', true),
  'laub-face-lad': () => face('-20,-24! -22,-38 4,-44 28,-28 30,4 22,22! 12,12 12,-4 0,-10 -8,-22 z', 'weinrot'),
  'laub-face-woman': () => [
    face('-18,-30! 2,-42 26,-28 28,2 18,18! 10,10 8,-8 -4,-16 z', 'ocker'),
    area(disc(27, 12, 13, 15), 'ocker', 4),
    line('M20,6q8,-4 14,4M20,14q8,-2 12,4', 3, 2),
  ],
  /** Felt hat with a feather, its brim clear of the eyes. */
  'laub-hat': () => [
    area(curve('-24,-28! -24,-54 -12,-66 4,-60 20,-66 28,-50 28,-26! z'), 'gruen', 4.5),
    area(curve('-46,-30! -20,-34 26,-33 48,-22! 30,-15 -26,-19 z'), 'gruen', 4.5),
    line('M-24,-34C-8,-38 12,-38 28,-32', 6, 1, 'rot'),
    area(curve('20,-36! 28,-64 48,-86 60,-88! 58,-64 38,-44 z'), 'paper', 4),
    line('M24,-40L54,-80', 3, 2),
  ],
  'laub-hat-straw': () => [
    area(curve('-26,-26! -22,-52 0,-60 22,-52 28,-24! z'), 'ocker', 4.5),
    area(curve('-62,-24! -30,-34 30,-32 62,-18! 44,-8 -46,-14 z'), 'ocker', 4.5),
    line('M-25,-32C-8,-37 12,-37 28,-30', 6, 1, 'rot'),
    line('M-50,-21C-20,-16 20,-14 50,-16M-10,-52q10,4 20,0M-18,-44q18,5 36,0', 2.8, 2),
  ],

  /** Hunter of the ten, looks left, his gun across the body. */
  'laub-hunter': () => [
    { use: 'laub-neck', at: [-2, -260] },
    shoe([38, -3], -1),
    calf('gruen', [26, -84], [36, -16], 1),
    area(curve('2,-130! 8,-104 10,-80! 42,-76! 48,-100 44,-130! z'), 'ocker', LINE),
    shoe([-28, 0], -1),
    calf('gruen', [-20, -84], [-26, -14], 1),
    area(curve('-36,-130! -38,-100 -38,-80! -4,-76! 4,-100 14,-130! z'), 'ocker', LINE),
    cuts(['-14,-112 -16,-98 -14,-82', '30,-112 31,-98 30,-82'], 3),
    line('M-38,-80L-4,-76M10,-80L42,-76', 8, 0),
    line('M-38,-80L-4,-76M10,-80L42,-76', 4, 0, 'rot'),
    // Game bag at his back
    area(curve('34,-156! 64,-154 76,-112 70,-94 42,-92! z'), 'weinrot', LINE),
    line('M40,-134q16,10 32,2', 4, 1, 'ocker'),
    area(curve('-32,-214! 2,-224 34,-212! 45,-178 41,-154 54,-114! 4,-100 -48,-116! -39,-152 -42,-180 z'), 'rot', LINE),
    comb('43,-188 44,-166 41,-152 52,-118', [-24, 2], { step: 7 }),
    line('M-8,-210C-10,-180 -12,-140 -10,-106M-40,-152C-10,-144 20,-144 42,-154', 4.5, 1),
    cuts(['-26,-148 -32,-130 -34,-114', '18,-146 24,-126 26,-110'], 3),
    area(curve('-26,-216! 4,-228 32,-214! 20,-200 -12,-200 z'), 'gruen', 4.5),
    { d: [-190, -172, -132, -116].map((y) => disc(-2, y, 4)).join(''), fill: 'ocker', stroke: 'ink', width: 2.5, from: 1 },
    { use: 'laub-face-man', at: [-2, -260] },
    { use: 'laub-hat-low', at: [-2, -260] },
    // Far arm, the gun with its lock between the hands, then the near arm
    sleeve('rot', [-26, -196, 16], [-48, -150, 16], [-66, -160, 11]),
    line('M-10,-164L-138,-238', 13, 0),
    line('M-12,-165L-137,-237', 6, 0, 'grau'),
    line('M30,-130q-2,16 -18,6', 3.5, 1),
    area(curve('98,-114! 80,-78! 36,-119 8,-135 -30,-158 -64,-179! -57,-193! -20,-173 16,-153 44,-137 z'), 'weinrot', 4.5),
    line('M90,-96L50,-122M-4,-150L-50,-178', 2.6, 2, 'ocker'),
    area(curve('18,-152! 0,-162 -4,-154 6,-144 z'), 'grau', 3),
    line('M12,-152L22,-166L28,-164', 4.5, 0),
    { use: 'hand-small-fist', at: [-68, -164], turn: 30 },
    sleeve('rot', [30, -196, 19], [70, -150, 17], [66, -134, 16], [30, -112, 11]),
    line('M44,-172q12,8 24,2M60,-128q-6,-10 -2,-18', 3, 1),
    { use: 'hand-small-fist', at: [27, -110], turn: 30 },
  ],
  /** His hat, its feather laid back over the brim. */
  'laub-hat-low': () => [
    area(curve('-24,-28! -24,-50 -12,-60 4,-54 20,-60 28,-46 28,-26! z'), 'gruen', 4.5),
    area(curve('-46,-30! -20,-34 26,-33 48,-22! 30,-15 -26,-19 z'), 'gruen', 4.5),
    line('M-24,-34C-8,-38 12,-38 28,-32', 6, 1, 'rot'),
    area(curve('8,-36! 18,-58 38,-74 56,-72! 52,-54 32,-36 z'), 'paper', 4),
    line('M14,-38C24,-52 36,-62 50,-67', 3, 2),
  ],
  /** A hound that follows a scent to the left, nose to the ground, one foreleg set out. */
  'laub-hound-scent': () => [
    line(curve('94,-92 112,-116 108,-152'), 14, 0),
    line(curve('94,-92 112,-116 109,-148'), 6.5, 0, 'paper'),
    area(curve('-72,-66! -88,-42 -92,-24 -104,-8 -106,1! -86,2! -80,-14 -70,-34 -50,-54! z'), 'paper', 4.5),
    area(curve('48,-64! 42,-42 58,-28 48,-12 40,1! 62,2! 66,-10 76,-28 64,-42 78,-64! z'), 'paper', 4.5),
    area(curve('104,-92! 80,-106 30,-98 -10,-102 -50,-110 -84,-98 -112,-84 -124,-62! -142,-42 -158,-24 -158,-12 -148,-7 -132,-12 -112,-28 -98,-42 -84,-54 -70,-56! -36,-48 0,-54 40,-66 62,-62! 108,-64 z'), 'paper', LINE),
    comb('60,-64 36,-64 0,-54 -30,-50', [6, -18], { step: 7 }),
    area(curve('-20,-102! 12,-100 44,-101! 46,-78 12,-72 -16,-82 z'), 'weinrot', 4),
    flat(curve('-62,-88! -70,-60 -58,-40 -57,-20 -66,-6 -68,3! -44,3! -41,-16 -39,-36 -28,-58 -30,-76! z'), 'paper'),
    line(curve('-69,-66! -64,-50 -58,-40 -57,-20 -66,-6 -68,3! -44,3! -41,-16 -39,-36 -28,-58 -30,-74!'), 4.5, 0),
    flat(curve('60,-94! 54,-70 58,-52 74,-40 77,-28 70,-12 62,-2 62,4! 88,4! 91,-12 99,-30 97,-42 107,-62 100,-90! z'), 'paper'),
    line(curve('57,-84! 53,-66 58,-52 74,-40 77,-28 70,-12 62,-2 62,4! 88,4! 91,-12 99,-30 97,-42 107,-62 106,-86!'), 4.5, 0),
    comb('100,-38 108,-60 106,-80', -16, { step: 6 }),
    line('M-62,2v-6M-55,2v-7M68,3v-6M76,3v-7M-98,1v-5M48,1v-5', 2.6, 2),
    area(curve('-112,-84! -90,-90 -74,-68 -78,-46 -92,-44! -104,-58 z'), 'weinrot', 4.5),
    line('M-132,-47q6,-4 10,1', 3, 1),
    flat(disc(-126, -42, 3.6), 'ink'),
    flat(disc(-155, -18, 6), 'ink'),
    line('M-148,-12Q-136,-16 -128,-24', 3, 1),
    line('M-82,-96L-66,-56', 9, 0),
    line('M-82,-96L-66,-56', 4, 0, 'rot'),
  ],
  /** A hound that sits and looks up to the left. */
  'laub-hound-sitting': () => [
    line(curve('48,-14 82,-8 98,-30'), 15, 0),
    line(curve('48,-14 82,-8 98,-30'), 7, 0, 'paper'),
    area(curve('-20,-70! -36,-40 -50,-4! -22,0! -14,-30 -4,-60! z'), 'paper', 4.5),
    area(curve('-66,-156! -44,-168 -24,-152 -10,-118 22,-88 48,-50 56,-12 44,2! -10,2! -8,-8 8,-14! -6,-30 -10,-54! -14,-28 -14,2! -44,2! -42,-8 -32,-14 -38,-60 -44,-96 -54,-112! -80,-120 -96,-136 -98,-148 -86,-152 z'), 'paper', LINE),
    comb('54,-10 48,-48 22,-86', [-26, 8], { step: 8 }),
    cuts('8,-14 16,-48 -4,-60', 3),
    area(curve('-52,-160! -30,-158 -22,-124 -34,-108! -50,-130 z'), 'weinrot', 4.5),
    area(curve('0,-106! 30,-78 44,-52! 24,-40 4,-66 z'), 'weinrot', 4),
    flat(disc(-66, -144, 3.8), 'ink'),
    flat(disc(-96, -146, 6), 'ink'),
    line('M-90,-136L-70,-128M-36,1v-6M-26,1v-7M8,1v-6M20,1v-7M-74,-150q6,-4 12,0', 3, 1),
    line('M-50,-108L-18,-118', 10, 0),
    line('M-50,-108L-18,-118', 5, 0, 'rot'),
  ],
};
