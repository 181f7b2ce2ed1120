import { poly } from '../../curve.js';
import type { Drawing, Point } from '../../shape.js';
import { all } from '../shared/letter-x.js';

const [HIGH, SLAB] = [118, 15];

/** A thick upright stroke with slabs and, as in wood type, with spurs in its middle. */
function stem(x: number, width: number, spur = 9): string {
  const mid = HIGH / 2;
  const left: Point[] = [
    [x, HIGH - SLAB],
    [x, mid + 12],
    [x - spur, mid],
    [x, mid - 12],
    [x, SLAB],
  ];
  const right: Point[] = [
    [x + width, SLAB],
    [x + width, mid - 12],
    [x + width + spur, mid],
    [x + width, mid + 12],
    [x + width, HIGH - SLAB],
  ];
  return poly([
    ...left,
    [x - 12, SLAB],
    [x - 12, 0],
    [x + width + 12, 0],
    [x + width + 12, SLAB],
    ...right,
    [x + width + 12, HIGH - SLAB],
    [x + width + 12, HIGH],
    [x - 12, HIGH],
    [x - 12, HIGH - SLAB],
  ]);
}

const W = [
  poly([
    [8, SLAB],
    [58, SLAB],
    [96, 84],
    [82, HIGH],
    [58, HIGH],
  ]),
  poly([
    [92, SLAB],
    [142, SLAB],
    [180, 84],
    [166, HIGH],
    [142, HIGH],
  ]),
  poly([
    [104, 30],
    [116, 44],
    [88, HIGH],
    [72, HIGH],
  ]),
  poly([
    [205, SLAB],
    [220, SLAB],
    [172, HIGH],
    [156, HIGH],
  ]),
  'M-6,0H70V15H-6Z',
  'M80,0H154V15H80Z',
  'M184,0H236V15H184Z',
];

const E = [
  stem(264, 48),
  'M312,0H396V15H312Z',
  poly([
    [384, 10],
    [396, 10],
    [396, 42],
    [388, 42],
  ]),
  poly([
    [312, 52],
    [350, 52],
    [358, 40],
    [366, 40],
    [366, 78],
    [358, 78],
    [350, 66],
    [312, 66],
  ]),
  'M312,103H396V118H312Z',
  poly([
    [388, 74],
    [396, 74],
    [396, 110],
    [384, 110],
  ]),
];

const L = [
  stem(438, 48),
  'M486,103H572V118H486Z',
  poly([
    [562, 70],
    [572, 70],
    [572, 110],
    [558, 110],
  ]),
];

const I = [stem(604, 48)];

/** The word "Weli", 670 x 118, from the top left corner. */
export const wordWeli = (): Drawing => [...all(W), ...all(E), ...all(L), ...all(I)];
