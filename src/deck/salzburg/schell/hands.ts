import { curve, tube } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { comb } from '../comb.js';

// Hands of Schell, about 115 units long. What is held lies between the two parts of a grip: palm, thing, fingers.

const finger = (x: number, y: number, reach: number, drop: number, r = 13.5): Drawing => [
  area(
    tube(
      [
        [x, y, r],
        [x - reach * 0.5, y - 3 + drop * 0.3, r + 0.5],
        [x - reach, y + drop, r - 2],
      ],
      { roundEnd: true },
    ),
    'haut',
    5,
  ),
];

/** Round a staff that stands on y; the wrist lies at 104,6. */
export const gripPalm = (): Drawing => [
  area(curve('104,-30! 70,-44 34,-62 4,-66 -10,-40 -8,30 12,60 46,56 80,46 104,38! z'), 'haut', 6),
];

export const gripFingers = (): Drawing => [
  area(curve('104,-30! 70,-42 40,-54 26,-46 24,0 28,44 48,56 80,46 104,38! z'), 'haut', 5),
  finger(38, 46, 62, 2, 11.5),
  finger(40, 23, 72, 2),
  finger(42, -2, 76, 1),
  finger(42, -28, 72, 1),
  line(
    'M44,-40C54,-34 54,-20 46,-14M46,-12C56,-6 55,8 47,12M45,14C54,20 52,32 44,36M-18,-35v12M-22,-8v12M-19,18v11',
    3,
    1,
  ),
  area(curve('78,-38! 52,-55 26,-63 0,-69 -20,-67 -27,-58 -18,-50 4,-50 30,-44 52,-34 66,-26! z'), 'haut', 5),
  line('M-28,-62C-22,-56 -14,-56 -10,-60', 2.8, 2),
  comb('104,38 80,46 50,56', 22),
];

/** Lies over an edge, the fingers hanging down before it; the wrist lies at 0,-40. */
export const restingHand = (): Drawing => [
  area(curve('-34,-46! -50,-10 -52,24 -38,40 40,44 52,20 44,-14 32,-46! z'), 'haut', 5.5),
  [
    [40, 66, 10.5],
    [16, 84, 12.5],
    [-10, 94, 13.5],
    [-36, 82, 13],
  ].map(([x, y, r]) =>
    area(
      tube(
        [
          [x * 0.86, 14, r],
          [x, 50, r + 0.5],
          [x + 1, y, r - 3],
        ],
        { roundEnd: true },
      ),
      'haut',
      5,
    ),
  ),
  line(
    'M-42,18C-36,8 -26,8 -22,16M-18,16C-12,6 -2,6 2,14M6,16C12,6 20,8 24,14M28,16C32,10 38,12 40,16M-44,56h14M-16,60h14M10,58h12',
    3,
    1,
  ),
  area(curve('-40,-20! -62,8 -70,38 -64,58 -50,54 -46,36 -32,14! z'), 'haut', 5),
  comb('40,-30 50,0 50,26', 24),
];

/** A fist on a hilt that runs along x, the blade to the right; the wrist lies at -96,-16. */
export const hiltFist = (): Drawing => [
  area(curve('-96,-44! -56,-54 -10,-60 34,-54 56,-34 58,-4 20,10 -40,12 -72,22 -96,16! z'), 'haut', 6),
  [44, 18, -9, -35].map((x, i) => [
    area(
      tube(
        [
          [x - 5, -26, 12.5],
          [x, 2, 14],
          [x - 2, 30 - i * 2, 11.5],
        ],
        { roundStart: true, roundEnd: true },
      ),
      'haut',
      5,
    ),
    line(`M${x - 13},-20q8,-8 16,0M${x - 9},8h13`, 3, 1),
  ]),
  // The forefinger goes round the cross, the thumb lies along the grip on top of it
  area(
    tube(
      [
        [30, -40, 11],
        [54, -38, 11],
        [60, -14, 9.5],
      ],
      { roundStart: true, roundEnd: true },
    ),
    'haut',
    5,
  ),
  area(
    tube(
      [
        [-60, -40, 12],
        [-26, -52, 12.5],
        [14, -52, 9],
      ],
      { roundStart: true, roundEnd: true },
    ),
    'haut',
    5,
  ),
  line('M10,-58q-8,2 -8,10M-34,-62q4,8 2,16', 2.8, 2),
  comb('-90,14 -66,20 -44,12', 18, { lean: 0 }),
];

/** Open, palm to us, the fingers spread and pointing down; the wrist is 0,0. */
export const openHand = (): Drawing => [
  area(
    curve(
      '-26,-4! -36,26 -44,44 -66,62 -80,82 -74,96 -58,92 -40,74 -34,84! -46,118 -50,142 -38,152 -26,140 -16,106 -12,96! -12,136 -12,164 0,172 12,162 12,132 14,96! 22,128 30,152 42,156 50,144 44,116 38,84! 52,106 64,118 74,114 74,100 58,72 42,36 28,-4! z',
    ),
    'haut',
    6,
  ),
  line('M-32,72C-20,62 -12,48 -14,30M-26,82C-8,70 18,70 34,80M-8,44C8,36 24,42 34,56', 3, 1),
  line('M-36,112l11,3M-12,126h12M20,122l12,-3', 2.8, 2),
  comb('28,0 42,36 54,70', 18),
];
