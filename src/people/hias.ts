import { beads, curve } from '../deck/curve.js';
import { area, cloth, line } from '../deck/draw.js';
import { cuts } from '../deck/salzburg/shared/burin.js';
import { comb } from '../deck/salzburg/shared/comb.js';
import type { Drawing } from '../deck/shape.js';
import { ears, neck, shoulders } from './bust.js';
import { onSide, onBothSides } from './face.js';
import type { Person } from './person.js';

const FRECKLES = [
  [-50, 18],
  [-42, 26],
  [-34, 17],
  [-54, 30],
  [-28, 27],
  [50, 18],
  [42, 26],
  [34, 17],
  [54, 30],
  [28, 27],
  [-4, 12],
  [5, 18],
] as const;

/** A cap worn backwards: the peak sticks out at the back right, and hair shows in the gap at the front. */
const cap = (): Drawing => [
  cloth(
    curve('-76,-56! -80,-104 -52,-144 0,-152 52,-144 80,-104 78,-56! 40,-68 0,-72 -40,-68 z'),
    'rot',
    { angle: 70, step: 8, share: 0.34, longest: 60 },
    7,
  ),
  cuts(['-44,-70 -46,-110 -10,-148', '44,-70 46,-110 10,-148'], 5),
  area(beads([[0, -152]], 8), 'paper', 4.5),
  area(curve('-78,-72! -40,-84 0,-88 40,-84 79,-72! 79,-52! 40,-64 0,-68 -40,-64 -78,-52! z'), 'weinrot', 6),
  area(curve('-34,-76! -22,-104 0,-112 22,-104 34,-76! 0,-80 z'), 'ocker', 6),
  area(
    curve('-30,-74! -36,-54 -28,-44! -16,-56 -12,-44! -2,-58 6,-42! 12,-60 24,-48! 28,-62 30,-74! 0,-84 z'),
    'ocker',
    5.5,
  ),
  cuts(['-20,-78 -24,-66 -26,-56', '-6,-80 -10,-68 -10,-58', '10,-80 8,-68 6,-56'], 4),
];

/** Hias: twenty, lanky and freckled, afraid of no opponent. */
export const hias: Person = {
  scale: [1.18, 1.06],
  bust: () => [
    neck(30),
    shoulders(110, 38, 12, 'blau'),
    line('M-92,112V138M-66,106V140M66,106V140M92,112V138M-106,126H-40M40,126H106', 4.5, 1, 'paper'),
    onBothSides((side) => [
      area(curve(onSide('0,140! 10,122 22,106 36,94! 52,104 52,118 28,132! z', side)), 'blau', 6),
    ]),
  ],
  behind: () => [
    cloth(
      curve('40,-66! 80,-90 114,-76 123,-54! 104,-45 84,-36 60,-34! z'),
      'weinrot',
      { angle: 10, step: 8, share: 0.5 },
      7,
    ),
  ],
  ears: () => ears(62, -6, 26, 28),
  face: '0,-96 -44,-90 -64,-52 -66,0 -60,44 -38,86 -16,104 0,106 16,104 38,86 60,44 66,0 64,-52 44,-90 z',
  marks: () => [
    comb('64,-30 66,6 58,48 30,94', 20, { step: 7 }),
    { d: beads(FRECKLES, 3), fill: 'karodunkel', from: 1 },
    area(curve('-66,-54! -72,-30 -66,0! -58,-22 z'), 'ocker', 5),
    area(curve('66,-54! 72,-30 66,0! 58,-22 z'), 'ocker', 5),
    line('M-22,92l6,-7M-10,96l5,-6M12,97l5,-7', 3, 2),
  ],
  eye: { x: 30, y: -12, rx: 23, ry: 21 },
  brow: { y: -44, long: 22, thick: 9, token: 'ocker' },
  manner: { browLeft: -1, browRight: 4, slant: 2, left: -6, right: 0 },
  mouth: { y: 64, wide: 26 },
  nose: () => [
    cuts(['7,-10 7,10 18,26', '18,26 16,36 4,35 -6,37 -16,34 -14,26'], 5.5, 0),
    comb('9,0 12,16 18,26', -7, { step: 6 }),
  ],
  hat: () => [{ use: cap, at: [0, -9] }],
  cuff: 'blau',
};
