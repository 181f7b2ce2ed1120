import { beads, curve, disc, type Joint } from '../deck/curve.js';
import { area, cloth, line } from '../deck/draw.js';
import { cuts } from '../deck/salzburg/shared/burin.js';
import { comb } from '../deck/salzburg/shared/comb.js';
import type { Drawing } from '../deck/shape.js';
import { ears, neck, shoulders } from './bust.js';
import { onSide, onBothSides } from './face.js';
import type { Person } from './person.js';

const HAIR = { angle: 70, step: 7, share: 0.3, longest: 50 } as const;

/** The crossing points of the plait's strands, with the width of the plait there. */
const STRANDS: readonly Joint[] = [
  [92, 18, 24],
  [104, 46, 26],
  [109, 76, 26],
  [106, 102, 23],
];

/** Three strands, one over the other, down to the bow. */
const plait = (): Drawing => [
  STRANDS.map(([x, y, r]) => [
    area(
      curve(
        `${x - r},${y - 12}! ${x - 4},${y - 24} ${x + r},${y - 14} ${x + r - 2},${y + 8} ${x},${y + 24}! ${x - r},${y + 12} z`,
      ),
      'kreuz',
      6,
    ),
    cuts(
      [
        `${x - r + 8},${y - 8} ${x - 2},${y - 12} ${x + r - 8},${y - 4}`,
        `${x - r + 10},${y + 4} ${x - 4},${y} ${x + 4},${y + 14}`,
      ],
      4,
    ),
    line(curve(`${x - r + 8},${y - 8} ${x - 2},${y - 12} ${x + r - 8},${y - 4}`), 2.5, 2, 'kreuzhell'),
  ]),
  area(curve('97,122! 85,134 89,142! 109,142! 121,138 111,122! z'), 'kreuz', 5.5),
  area(curve('83,112! 105,108 126,113! 122,127 105,123 87,127! z'), 'rot', 5.5),
];

/** Rosa: thirty, with a fine chin and a secret. */
export const rosa: Person = {
  scale: [1.2, 1.14],
  bust: () => [
    neck(30),
    shoulders(116, 34, 10, 'paper'),
    area(curve('-74,141! -70,120 -56,106! -30,128 0,136 30,128 56,106! 70,120 74,141! 0,144 z'), 'gruen', 6),
    line(curve('-56,110 -28,132 0,139 28,132 56,110'), 4, 1, 'ocker'),
    onBothSides((side) => [cuts([onSide('84,112 92,122 92,136', side), onSide('100,116 106,124 106,136', side)], 4)]),
    line(curve('-31,104 0,114 31,104'), 9, 0),
    area(disc(0, 116, 8), 'rot', 4),
  ],
  behind: () => [
    cloth(curve('0,-112 -56,-100 -84,-56 -86,0 -76,40 -60,56! 60,56! 84,40 92,0 84,-56 56,-100 z'), 'kreuz', HAIR, 7),
  ],
  front: plait,
  ears: () => ears(66, 4, 14, 20),
  face: '0,-94 -44,-84 -66,-44 -68,4 -60,46 -34,86 -12,101 0,103 12,101 34,86 60,46 68,4 66,-44 44,-84 z',
  marks: () => [
    comb('66,-30 68,6 58,48 28,90', 18, { step: 7 }),
    line('M-50,36l7,-12M-41,38l7,-12M36,38l7,-12M45,36l7,-12', 4, 1, 'rot'),
  ],
  eye: { x: 32, y: -8, rx: 23, ry: 19, lashes: true },
  brow: { y: -40, long: 23, thick: 7, token: 'kreuz' },
  manner: { browRight: 4, lids: 0.14, left: 1, right: -5 },
  mouth: { y: 62, wide: 24, lip: { full: 8, token: 'rot' } },
  nose: () => [cuts(['6,-10 8,10 14,26', '16,24 10,34 -2,33', '-12,28 -9,33 -5,31'], 5, 0)],
  hair: () => [
    cloth(curve('0,-108! -50,-104 -84,-66 -84,-10 -74,34! -70,-10 -58,-44 -30,-66 0,-88! z'), 'kreuz', HAIR, 6.5),
    cloth(curve('0,-108! 50,-104 84,-66 86,-10 96,30! 72,24 68,-10 58,-44 30,-66 0,-88! z'), 'kreuz', HAIR, 6.5),
    ['-6,-98 -44,-84 -72,-40', '-12,-88 -44,-70 -66,-26', '6,-98 44,-84 72,-40', '12,-88 44,-70 66,-26'].map((text) =>
      line(curve(text), 3, 1, 'kreuzhell'),
    ),
    area(beads([[-72, 38]], 7), 'ocker', 4),
  ],
  cuff: 'paper',
};
