import { beads, curve, disc } from '../deck/curve.js';
import { area, cord, flat, line } from '../deck/draw.js';
import { cuts } from '../deck/salzburg/shared/burin.js';
import { comb } from '../deck/salzburg/shared/comb.js';
import type { Drawing } from '../deck/shape.js';
import { ears, folds, neck, shoulders } from './bust.js';
import { onSide, onBothSides } from './face.js';
import { isOfRightHand, type Look } from './look.js';
import type { Person } from './person.js';

/** Three-day stubble. */
const STUBBLE = [
  [-54, 58],
  [-46, 70],
  [-38, 82],
  [-26, 90],
  [-12, 95],
  [2, 97],
  [16, 94],
  [30, 89],
  [42, 78],
  [-58, 44],
  [-34, 72],
  [-20, 84],
  [22, 84],
  [34, 72],
  [8, 88],
] as const;

/** A pipe in the right corner of the mouth. An open mouth lowers the pipe, and a raised left hand hides it. */
const pipe = ({ mouth: { wide, x, right, open }, finger, hand }: Look): Drawing => {
  if (finger !== null && !isOfRightHand(finger) && hand > 0.5) return [];
  const bite = [x + 28 * Math.min(1.15, wide) - 3, 60 + right] as const;
  const sunk = open * 0.5 + right * 0.5;
  return [
    {
      use: () => [
        cord(curve(`0,0 26,5 48,${16 + sunk} 62,${12 + sunk}`), 'ocker', 8, 4.5),
        area(
          curve(
            `52,${-26 + sunk}! 70,${-31 + sunk} 90,${-26 + sunk}! 92,${0 + sunk} 86,${20 + sunk} 68,${26 + sunk} 54,${14 + sunk} z`,
          ),
          'weinrot',
          6.5,
        ),
        area(disc(71, -26 + sunk, 19, 6), 'ink', 4),
        cuts(`84,${-12 + sunk} 84,${4 + sunk} 76,${16 + sunk}`, 5),
      ],
      at: bite,
    },
  ];
};

/** Sepp: forty, bald as an egg, with an ear for every rumour. */
export const sepp: Person = {
  scale: [1.24, 1.2],
  bust: () => [
    neck(42),
    shoulders(126, 46, 6, 'paper'),
    area(
      curve('-52,142! -56,124 -66,104! -44,100! -34,122 0,128 34,122 44,100! 66,104! 56,124 52,142! 0,145 z'),
      'blau',
      6,
    ),
    onBothSides((side) => [area(curve(onSide('0,112! 16,96 34,86! 54,96 48,112 26,122! z', side)), 'paper', 6)]),
    folds('92,112 98,122 96,134'),
  ],
  ears: () => ears(66, -4, 40, 38),
  face: '0,-108 -46,-98 -72,-58 -72,0 -72,40 -56,80 -22,102 0,104 22,102 56,80 72,40 72,0 72,-58 46,-98 z',
  marks: () => [
    comb('64,-74 74,-30 72,36 46,90', 24, { step: 7 }),
    { d: beads(STUBBLE, 2.4), fill: 'ink', from: 1 },
    cuts('-46,-74 -30,-88 -10,-94', 5, 1),
    onBothSides((side) => [
      area(curve(onSide('70,-44! 82,-36 84,-14 74,2! 68,-10 64,-30 z', side)), 'karodunkel', 5),
      cuts(onSide('74,-36 77,-22 73,-8', side), 3.5, 2),
    ]),
    cuts(['-56,-4 -62,-8 -64,-14', '56,-4 62,-8 64,-14'], 3.5, 2),
  ],
  eye: { x: 32, y: -14, rx: 23, ry: 19 },
  brow: { y: -46, long: 24, thick: 10, token: 'karodunkel' },
  manner: { browLeft: 4, browRight: 4, left: -4, right: -5 },
  mouth: { y: 62, wide: 30 },
  nose: () => [
    flat(curve('-8,-6! -10,10 -20,20 -18,34 -6,40 10,40 22,32 20,18 10,8 8,-8!'), 'haut'),
    cuts(['-10,4 -22,20 -18,34 -8,36', '8,-10 12,8 22,20 20,34 8,40 -8,38'], 5.5, 0),
    comb('14,12 22,26 12,38', 8, { step: 5 }),
    line('M-8,32l5,-10M1,33l5,-10', 3.5, 2, 'rot'),
  ],
  overMouth: pipe,
  cuff: 'paper',
};
