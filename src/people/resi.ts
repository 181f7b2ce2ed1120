import { around, beads, curve, disc } from '../deck/curve.js';
import { area, joined, line } from '../deck/draw.js';
import { cuts } from '../deck/salzburg/shared/burin.js';
import { comb } from '../deck/salzburg/shared/comb.js';
import type { Drawing, Point } from '../deck/shape.js';
import { neck, shoulders } from './bust.js';
import { onBothSides } from './face.js';
import type { Person } from './person.js';

const HAIR = 'karodunkel';

const curls = (places: readonly (readonly [x: number, y: number, r: number])[]): Drawing => [
  joined(
    places.map(([x, y, r]) => disc(x, y, r)),
    HAIR,
    6.5,
  ),
  places.map(([x, y, r]) =>
    cuts(
      [
        `${x - r * 0.6},${y + r * 0.3} ${x - r * 0.3},${y - r * 0.5} ${x + r * 0.4},${y - r * 0.4} ${x + r * 0.45},${y + r * 0.25} ${x},${y + r * 0.3}`,
      ],
      4.5,
      1,
    ),
  ),
];

const crown: readonly (readonly [number, number, number])[] = around([0, -34], 92, 80, 14, 13)
  .filter(([, y]: Point) => y < 34)
  .map(([x, y]) => [x, y, 31] as const);

/** Resi: forty-five, never short of words. */
export const resi: Person = {
  scale: [1.14, 1.1],
  bust: () => [
    neck(32),
    shoulders(106, 36, 10, 'tanne'),
    area(curve('-40,100! -26,128 0,140 26,128 40,100! 22,112 0,118 -22,112 z'), 'haut', 6),
    {
      d: beads(
        [
          [-32, 112],
          [-20, 124],
          [-4, 130],
          [12, 128],
          [26, 118],
        ],
        8,
      ),
      fill: 'rot',
      stroke: 'ink',
      width: 4,
    },
    onBothSides((side) => [cuts(`${side * 78},112 ${side * 84},124 ${side * 82},138`, 4.5)]),
  ],
  behind: () => curls([...crown, [0, -26, 80]]),
  ears: () =>
    onBothSides((side) => [
      { d: disc(side * 82, 62, 16, 19), stroke: 'ink', width: 14 },
      { d: disc(side * 82, 62, 16, 19), stroke: 'ocker', width: 6 },
    ]),
  face: '0,-90 -42,-82 -64,-44 -68,4 -64,44 -44,80 -18,101 0,103 18,101 44,80 64,44 68,4 64,-44 42,-82 z',
  marks: () => [
    comb('66,-30 68,8 60,50 30,94', 20, { step: 7 }),
    line('M-52,36l7,-12M-43,38l7,-12M36,38l7,-12M45,36l7,-12', 4, 1, 'rot'),
    cuts(['-38,44 -33,54 -35,64', '38,44 33,54 35,64'], 3.5, 2),
    { d: disc(-30, 78, 3.4), fill: 'ink', from: 1 },
  ],
  eye: { x: 32, y: -8, rx: 23, ry: 18, lashes: true },
  brow: { y: -38, long: 22, thick: 7, token: 'kreuz' },
  manner: { browLeft: 4, browRight: 4, lids: -0.08, left: -4, right: -3 },
  mouth: { y: 64, wide: 28, lip: { full: 9, token: 'rot' } },
  nose: () => [
    cuts(['7,-14 14,8 18,28', '18,28 12,38 -2,36', '-14,30 -10,36 -5,34'], 5.5, 0),
    comb('10,0 15,18 18,28', -7, { step: 6 }),
  ],
  hair: () =>
    curls([
      [-74, -24, 17],
      [74, -24, 17],
      [-64, -58, 20],
      [64, -58, 20],
      [-36, -82, 22],
      [36, -82, 22],
      [1, -90, 23],
    ]),
  cuff: 'tanne',
};
