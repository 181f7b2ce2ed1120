import { beads, curve, disc } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';

// The people of the Eichel number cards who need more than the common doll: in card units about their own 0,0.

/** Flies to the right, both wings raised; its body is 150 long. */
export const bird = (): Drawing => [
  area(curve('-40,6! -104,-6 -150,0! -126,14! -150,34! -100,34 -40,22 z'), 'blau', 4.5),
  line('M-126,14L-60,14M-110,4L-66,8M-110,24L-66,20', 3, 1),
  // Far wing
  area(curve('10,-8! 8,-60 34,-108 70,-130! 72,-110! 88,-106! 82,-86! 94,-76! 80,-58! 84,-44! 58,-14 z'), 'blau', 4.5),
  line('M72,-110L40,-44M82,-86L50,-34M80,-58L54,-22', 3, 1),
  area(curve('-48,14! -40,-10 0,-20 44,-16 66,-30 88,-24 96,-10! 112,-2! 94,4 78,18 40,36 -10,38 z'), 'rot', 5),
  flat(curve('84,-4! 40,30 -10,36 -30,28! 10,22 50,6 z'), 'paper', 1),
  // Near wing
  area(
    curve('34,2! 40,50 16,104 -14,138! -20,114! -44,126! -42,100! -66,104! -56,78! -76,72! -54,36 -16,2 z'),
    'blau',
    5,
  ),
  line('M-20,114L4,50M-42,100L-12,46M-56,78L-26,38M10,20q10,8 22,2M-2,40q12,10 26,2', 3, 1),
  { d: disc(78, -14, 4.4), fill: 'paper', stroke: 'ink', width: 3 },
  area('M94,-12L116,-2L92,4Z', 'ocker', 3.5),
];

/** A farmhouse: walled ground floor with its arch, a balcony of wood, stones on the shingles; stands on 0,0, 340 wide. */
export const farmhouse = (): Drawing => [
  area('M-130,0V-130H130V0Z', 'paper', 5.5),
  comb('130,-120 130,-60 130,-4', '100,-120 96,-60 100,-4', { step: 8 }),
  area('M-130,-128V-216H130V-128Z', 'ocker', 5.5),
  line('M-100,-214V-176M-70,-214V-176M70,-214V-176M100,-214V-176M-130,-196H130', 3, 1),
  area('M-34,-128V-204H34V-128Z', 'weinrot', 4.5),
  // Balcony with flowers
  area('M-148,-132V-178H148V-132Z', 'ocker', 5),
  line(
    [-124, -100, -76, -52, -28, -4, 20, 44, 68, 92, 116].map((x) => `M${x},-176l12,22l-12,22`).join(''),
    3.5,
    1,
    'weinrot',
  ),
  {
    d: beads(
      [-130, -98, -64, -30, 6, 40, 74, 108, 134].map((x): Point => [x, -182]),
      11,
    ),
    fill: 'rot',
    stroke: 'ink',
    width: 3,
  },
  area(curve('-40,0! -40,-56 -22,-84 0,-92 22,-84 40,-56 40,0! z'), 'weinrot', 5),
  line('M0,-88V0M-18,-40h8M10,-40h8', 3, 1),
  [-96, 92].map((x): Drawing => [
    area(`M${x - 20},-92H${x + 20}V-44H${x - 20}Z`, 'blau', 4),
    line(`M${x},-92V-44M${x - 20},-68H${x + 20}`, 3, 1),
    area(`M${x - 36},-94H${x - 20}V-42H${x - 36}Z`, 'gruen', 3.5),
    area(`M${x + 20},-94H${x + 36}V-42H${x + 20}Z`, 'gruen', 3.5),
  ]),
  // Low roof, far over the eaves
  area('M-178,-204L0,-290L178,-204L166,-192L0,-268L-166,-192Z', 'rot', 5.5),
  area('M-118,-216L0,-266L118,-216Z', 'weinrot', 4),
  {
    d: [
      [-120, -240],
      [-72, -262],
      [72, -262],
      [120, -240],
    ]
      .map(([x, y]) => disc(x, y, 13, 9))
      .join(''),
    fill: 'grau',
    stroke: 'ink',
    width: 4,
  },
  area(disc(0, -236, 11), 'paper', 3.5),
];

/** With heel and latchet; the ankle is 0,-18, the sole 15. */
export const folkShoe = (): Drawing => [
  area(curve('-15,-20! 10,-20 18,-7 38,-4 50,6 49,15! 0,15! -5,9! -7,15! -20,15! -19,2 z'), 'ink', 3),
  line('M2,10H46', 2.6, 1, 'grau'),
  area('M8,-14L22,-8L16,2L4,-5Z', 'ocker', 2.6),
];

/** Looks right; with ear, brow and eye, hair to the nape. */
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

/** Felt hat for it, set back so that brow and eye are seen. */
export const folkHat = (): Drawing => [
  line('M-26,-44C-40,-62 -46,-78 -44,-92', 7, 0),
  line('M-26,-44C-40,-62 -46,-78 -44,-92', 2.6, 1, 'paper'),
  area(curve('-32,-24! -34,-54 -18,-66 -2,-60 14,-66 28,-50 26,-28! z'), 'gruen', 4.5),
  area(curve('-56,-10! -40,-26 0,-34 44,-34 52,-26! 20,-20 -20,-12 -44,-2 z'), 'gruen', 4.5),
  line('M-33,-30C-12,-38 8,-38 27,-36', 7, 1, 'rot'),
];
