import { curve, disc } from '../deck/curve.js';
import { area, cloth, line } from '../deck/draw.js';
import { cuts } from '../deck/salzburg/shared/burin.js';
import { comb } from '../deck/salzburg/shared/comb.js';
import type { Drawing } from '../deck/shape.js';
import { ears, folds, neck, shoulders } from './bust.js';
import { onSide, onBothSides } from './face.js';
import type { Look } from './look.js';
import type { Person } from './person.js';

/** A full moustache with ends that follow the corners of the mouth. */
function moustache({ mouth: { wide, left, right, open, pucker } }: Look): Drawing {
  const ends = (side: -1 | 1): number => (side === 1 ? right : left) * 0.7;
  const reach = 58 + (wide - 1) * 14 - pucker * 6;
  const up = -open * 0.22;
  return [
    onBothSides((side) => {
      const [u, v] = [reach, ends(side)];
      return [
        area(
          curve(
            onSide(
              `0,${40 + up}! 14,${33 + up} 30,${36 + up} ${u - 14},${47 + v} ${u},${46 + v} ${u + 20},${32 + v}! ${u + 15},${54 + v} ${u - 4},${66 + v} 32,${66 + v * 0.4 + up} 12,${59 + up} 0,${54 + up}! z`,
              side,
            ),
          ),
          'kreuzhell',
          6.5,
        ),
        cuts(
          [
            onSide(`10,${42 + up} 28,${46 + up} ${u - 10},${57 + v}`, side),
            onSide(`12,${52 + up} 30,${56 + up} ${u - 16},${62 + v}`, side),
            onSide(`${u - 8},${52 + v} ${u + 4},${51 + v} ${u + 12},${44 + v}`, side),
          ],
          4,
        ),
      ];
    }),
  ];
}

const hat = (): Drawing => [
  // The feather of a black grouse, behind the band.
  area(curve('62,-84! 66,-120 84,-160 112,-173! 118,-152 110,-120 82,-84! z'), 'paper', 6),
  area(curve('70,-84! 82,-120 98,-152 112,-173! 116,-150 106,-120 82,-84! z'), 'ink', 4),
  cuts(['84,-128 80,-136 82,-146', '76,-110 72,-118 74,-126'], 3.5, 2),
  cloth(
    curve('-78,-78! -80,-116 -66,-158 -40,-172 -14,-162 4,-156 30,-172 58,-166 76,-128 80,-78! 0,-62 z'),
    'tanne',
    { angle: 74, step: 8, share: 0.36, longest: 60 },
    7,
  ),
  cuts(['-14,-160 -6,-140 4,-156', '-50,-160 -56,-140 -58,-120'], 5),
  area(curve('-81,-98! -40,-86 0,-83 40,-86 81,-98! 84,-70 40,-58 0,-56 -40,-58 -84,-70! z'), 'ocker', 5.5),
  line(curve('-82,-84 -40,-72 0,-69 40,-72 82,-84'), 3.5, 1),
  cloth(
    curve('-126,-84! -96,-76 -50,-64 0,-62 50,-64 96,-76 126,-84! 118,-62 70,-46 0,-42 -70,-46 -118,-62 z'),
    'gruen',
    { angle: 84, step: 8, share: 0.5 },
    7,
  ),
];

/** Luis: fifty-five, broad, red in the face whether the cards are good or bad. */
export const luis: Person = {
  scale: [1.1, 1.02],
  bust: () => [
    neck(46),
    shoulders(132, 46, 4, 'weinrot'),
    onBothSides((side) => [
      area(curve(onSide('0,140! 10,126 30,104 44,92! 62,100 66,112 44,141! 20,143 z', side)), 'paper', 6),
      area(curve(onSide('44,92! 66,96 86,108 70,124 58,140! 44,141! 56,116 46,100 z', side)), 'gruen', 6),
    ]),
    folds('100,114 106,124 104,134'),
  ],
  ears: () => ears(74, -2, 22, 30),
  face: '0,-98 -52,-90 -76,-48 -78,10 -74,60 -52,92 -20,104 0,106 20,104 52,92 74,60 78,10 76,-48 52,-90 z',
  marks: () => [
    comb('76,-30 78,12 72,60 46,94', 24, { step: 7 }),
    line('M-62,32l8,-15M-51,35l8,-15M-40,36l7,-13M36,36l7,-13M46,35l8,-15M57,32l8,-15', 4.5, 1, 'rot'),
    cuts(['-62,-4 -68,-8 -72,-14', '62,-4 68,-8 72,-14', '-12,95 0,91 12,95'], 4, 2),
    area(curve('76,-46! 84,-20 80,10! 70,0 68,-30 z'), 'kreuzhell', 5),
    area(curve('-76,-46! -84,-20 -80,10! -70,0 -68,-30 z'), 'kreuzhell', 5),
  ],
  eye: { x: 33, y: -14, rx: 21, ry: 17 },
  brow: { y: -37, long: 25, thick: 14, token: 'kreuzhell' },
  manner: { slant: 3, left: -2, right: -4 },
  mouth: { y: 73, wide: 24 },
  nose: () => [
    area(disc(2, 24, 23, 18), 'haut', 6),
    { d: 'M-12,2C-10,-10 10,-10 14,4V24H-14Z', fill: 'haut' },
    cuts(['13,-12 16,0 22,14', '-18,32 -12,36 -8,32', '10,34 16,38 22,32'], 5, 0),
    comb('16,8 25,24 16,38', 10, { step: 5 }),
    line('M-6,34l5,-10M2,35l5,-10', 3.5, 2, 'rot'),
  ],
  overMouth: moustache,
  hat: () => [{ use: hat, at: [0, -14], scale: [1, 0.88] }],
  cuff: 'weinrot',
};
