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
  flat(disc(-16, -6, 3.8), 'ink'),
  line('M-24,-15q8,-6 16,-1', 4.5, 0),
  line('M-26,24q6,3 10,0', 3.5, 1, 'rot'),
  moustache ? { d: curve('-32,18! -26,12 -14,14 -4,10! -8,21 -20,21 z'), fill: 'ink', stroke: 'ink', width: 2 } : [],
  line('M-6,12q9,0 11,-8', 3, 2, 'rot'),
  area(curve(hairContour), hair, 4),
  line('M6,-2C14,-8 16,4 8,8', 3, 1),
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
    shoe([40, -4], 1),
    calf('gruen', [26, -66], [36, -14], 1),
    shoe([-22, 0], -1),
    calf('gruen', [-14, -66], [-18, -12], 1),
    area(curve('-34,-110! -36,-80 -32,-58! 4,-56! 6,-84 2,-96! 10,-74 10,-54! 46,-58! 46,-90 40,-112! z'), 'ocker', LINE),
    cuts(['-14,-100 -15,-80 -14,-62', '28,-100 28,-80 26,-62'], 3),
    // Game bag at his back
    area(curve('30,-138! 66,-134 70,-84 34,-80! z'), 'weinrot', LINE),
    line('M34,-120q18,10 34,2', 4, 1, 'ocker'),
    area(curve('-30,-214! 2,-224 34,-212! 46,-166 42,-132 54,-84! 4,-72 -48,-88! -40,-130 -42,-170 z'), 'rot', LINE),
    comb('42,-186 44,-150 42,-132 52,-92', [-24, 2], { step: 7 }),
    line('M-8,-210C-10,-170 -12,-120 -10,-78M-42,-126C-10,-118 20,-118 43,-128', 4.5, 1),
    area(curve('-26,-216! 4,-228 32,-214! 20,-200 -12,-200 z'), 'gruen', 4.5),
    { d: [-186, -162, -138, -104].map((y) => disc(-2, y, 4)).join(''), fill: 'ocker', stroke: 'ink', width: 2.5, from: 1 },
    { use: 'laub-face-man', at: [-2, -260] },
    { use: 'laub-hat', at: [-2, -260] },
    // Far arm, gun, then the fingers before it
    sleeve('rot', [-26, -196, 16], [-58, -158, 15], [-72, -166, 11]),
    area(curve('70,-92! 86,-110 82,-124! 30,-142 -20,-168! -28,-156 20,-128 52,-106 z'), 'weinrot', 4.5),
    line('M-20,-162L-128,-216', 13, 0),
    line('M-20,-162L-128,-216', 6, 0, 'grau'),
    hand([-70, -178], -66),
    sleeve('rot', [30, -196, 19], [48, -140, 17], [26, -124, 12]),
    hand([30, -126], -70, true),
    line('M34,-150q12,6 24,2', 3, 1),
  ],
  /** A hound that follows a scent to the left, nose to the ground. */
  'laub-hound-scent': () => [
    line(curve('92,-92 124,-116 138,-150'), 15, 0),
    line(curve('92,-92 124,-116 138,-150'), 7, 0, 'paper'),
    area(curve('-66,-60! -84,-40 -104,-16 -112,-2! -84,0! -76,-18 -50,-40! z'), 'paper', 4.5),
    area(curve('56,-70! 66,-44 60,-30 46,-16 40,-2! 66,0! 70,-14 84,-34 82,-60! z'), 'paper', 4.5),
    area(curve('96,-96! 60,-108 0,-98 -46,-108 -84,-94 -114,-76 -128,-52 -156,-20! -156,-6 -140,-2 -122,-10 -104,-32 -84,-44 -68,-54! -60,-36 -66,-12 -78,0! -46,2! -44,-14 -36,-50 0,-58 44,-66! 58,-46 82,-34 78,-14 66,2! 98,2! 100,-14 106,-36 98,-50 110,-72 z'), 'paper', LINE),
    comb('98,-50 60,-60 0,-58 -36,-52', [6, -18], { step: 8 }),
    area(curve('-114,-78! -92,-82 -78,-58 -86,-36! -104,-48 z'), 'weinrot', 4.5),
    area(curve('-20,-101! 12,-100 40,-104! 44,-80 12,-74 -16,-82 z'), 'weinrot', 4),
    flat(disc(-126, -38, 3.6), 'ink'),
    flat(disc(-154, -14, 6), 'ink'),
    line('M-88,-92L-68,-54', 9, 0),
    line('M-88,-92L-68,-54', 4, 0, 'rot'),
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
    line('M-90,-136L-70,-128', 3, 1),
    line('M-50,-108L-18,-118', 10, 0),
    line('M-50,-108L-18,-118', 5, 0, 'rot'),
  ],

  /** Youth of the nine: one elbow on a stump 190 high at his left, legs crossed, his hat pushed back. */
  'laub-youth': () => [
    { use: 'laub-neck', at: [-8, -260] },
    // Far leg stands, the near one is crossed before it
    shoe([62, -4], 1),
    calf('paper', [40, -72], [58, -16], 1),
    area(curve('10,-140! 16,-100 22,-64! 58,-62! 60,-100 58,-140! z'), 'weinrot', LINE),
    shoe([-26, 0], -1),
    calf('paper', [-6, -70], [-20, -12], 1),
    area(curve('-6,-146! -20,-104 -24,-66! 8,-58! 30,-90 50,-112 58,-148! z'), 'weinrot', LINE),
    cuts(['10,-130 0,-100 -8,-68', '44,-132 29,-109 12,-84'], 4),
    line('M-24,-68L8,-60', 9, 0),
    line('M-24,-68L8,-60', 4, 0, 'gruen'),
    sleeve('paper', [-24, -208, 18], [-72, -200, 16], [-50, -218, 11]),
    // Shirt, red waistcoat, green belt
    area(curve('-34,-216! -6,-230 30,-218! 48,-176 60,-136! 24,-122 -12,-134! -26,-170 z'), 'rot', LINE),
    comb('46,-190 54,-160 58,-140', [-22, 2], { step: 7 }),
    area(curve('-20,-224! -8,-230 8,-226! 2,-180 0,-132! -10,-134! -18,-176 z'), 'paper', 4),
    { d: [-206, -184, -162].map((y) => disc(12, y, 4.5)).join(''), fill: 'ocker', stroke: 'ink', width: 2.5, from: 1 },
    area(curve('-14,-144! 22,-134 60,-148! 62,-130! 24,-116 -12,-126! z'), 'gruen', 4.5),
    { use: 'laub-face-lad', at: [-8, -260], turn: -4 },
    { use: 'laub-hat-straw', at: [0, -260], turn: 18 },
    hand([-50, -212], 24),
    // The near arm hangs, thumb behind the belt
    sleeve('paper', [34, -200, 19], [70, -164, 17], [44, -138, 12]),
    line('M58,-176q10,8 20,4M44,-196q8,10 18,8', 3, 1),
    hand([46, -138], -100, true),
  ],
  /** A sheep at rest, from its side, head to the left. */
  'laub-sheep-side': () => [
    { d: curve('-50,-8! -90,-12 -94,0 -50,4! z') + curve('20,-6! 70,-8 72,4 20,6! z'), fill: 'ink' },
    area(curve('-58,-8! -82,-20 -80,-44 -62,-54 -58,-76 -34,-80 -20,-96 6,-86 28,-98 46,-82 72,-84 78,-62 98,-50 92,-28 100,-12 80,0! 20,2 z'), 'paper', LINE),
    line('M-56,-34q10,12 20,0M-30,-58q10,12 20,0M-6,-36q10,12 20,0M14,-66q10,12 20,0M34,-40q10,12 20,0M56,-62q8,12 18,0M62,-26q10,12 20,0M-26,-18q10,10 20,0M20,-16q10,10 20,0', 3.5, 1),
    comb('98,-48 92,-28 98,-14', [-26, 2], { step: 6 }),
    area(curve('-62,-98! -84,-104 -104,-76 -116,-58 -108,-46 -92,-48 -66,-62! z'), 'grau', 4.5),
    area(curve('-64,-96! -40,-106 -32,-90 -56,-80! z'), 'grau', 4),
    area(curve('-80,-102! -70,-116 -54,-112 -52,-98! -66,-92 z'), 'paper', 4),
    flat(disc(-88, -80, 4), 'ink'),
    line('M-112,-56L-98,-54', 3, 1),
  ],
  /** A sheep at rest that looks at us, its forelegs folded. */
  'laub-sheep-front': () => [
    area(curve('-62,0! -80,-18 -70,-40 -82,-60 -60,-72 -56,-94 -30,-92 -14,-106 8,-96 32,-104 44,-84 68,-78 70,-56 84,-40 76,-20 66,0! 0,6 z'), 'paper', LINE),
    line('M-64,-44q10,12 20,0M-58,-20q10,12 20,0M44,-60q10,12 20,0M42,-28q10,12 20,0M-46,-72q8,10 16,0M28,-84q8,10 16,0', 3.5, 1),
    comb('68,-78 70,-56 80,-40 76,-20', [-24, 2], { step: 6 }),
    area(curve('-34,-12! -38,-2 -20,6 -2,2! -4,-14! z'), 'grau', 4),
    area(curve('34,-12! 38,-2 20,6 4,2! 4,-14! z'), 'grau', 4),
    area(curve('-18,-82! -44,-78 -52,-64 -36,-60 -20,-66! z'), 'grau', 4),
    area(curve('18,-82! 44,-78 52,-64 36,-60 20,-66! z'), 'grau', 4),
    area(curve('-20,-84! 0,-92 20,-84! 20,-56 12,-32 0,-24 -12,-32 -20,-56 z'), 'grau', 4.5),
    area(curve('-22,-80! -20,-100 0,-106 20,-100 22,-80! 8,-74 -8,-74 z'), 'paper', 4),
    flat(disc(-10, -62, 4), 'ink'),
    flat(disc(10, -62, 4), 'ink'),
    line('M-6,-38L0,-33L6,-38M0,-33V-28', 3.5, 1),
  ],
};
