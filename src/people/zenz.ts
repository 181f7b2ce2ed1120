import { beads, curve, disc } from '../deck/curve.js';
import { area, cloth, line } from '../deck/draw.js';
import { cuts } from '../deck/salzburg/shared/burin.js';
import { comb } from '../deck/salzburg/shared/comb.js';
import type { Drawing } from '../deck/shape.js';
import { neck, shoulders } from './bust.js';
import { onSide, onBothSides } from './face.js';
import type { Person } from './person.js';

const HAIR = { angle: 68, step: 7, share: 0.34, longest: 50 } as const;

/** The bun with its comb. */
const bun = (): Drawing => [
  area(curve('8,-144! 14,-166 32,-176 56,-172 74,-158 82,-138! 56,-122 z'), 'ocker', 6),
  line('M24,-168L22,-142M38,-171L34,-140M52,-169L46,-136M65,-162L56,-132', 3.5, 1),
  cloth(disc(0, -124, 50, 34), 'grau', HAIR, 7),
  cuts(['-40,-126 -10,-148 34,-138', '-34,-110 0,-134 42,-122'], 4.5),
];

/** Zenz: sixty, with cheeks like apples, who counts the played cards. */
export const zenz: Person = {
  scale: [1.16, 1.05],
  bust: () => [
    neck(40),
    shoulders(122, 44, 6, 'weinrot'),
    onBothSides((side) => [
      area(curve(onSide('0,141! 24,124 44,98! 74,100 98,112 104,140! 50,143 z', side)), 'blau', 6),
      {
        d: beads(
          [
            [side * 60, 116],
            [side * 84, 124],
            [side * 46, 132],
            [side * 70, 136],
          ],
          4.5,
        ),
        fill: 'paper',
        from: 1,
      },
      line(curve(onSide('8,137 30,124 46,104', side)), 4, 1, 'ocker'),
    ]),
    area(disc(0, 134, 9), 'ocker', 4.5),
  ],
  behind: () => [
    bun(),
    cloth(curve('0,-114 -60,-98 -88,-50 -90,0 -80,36! 80,36! 90,0 88,-50 60,-98 z'), 'grau', HAIR, 7),
  ],
  ears: () => onBothSides((side) => [area(beads([[side * 82, 40]], 8), 'rot', 4.5)]),
  face: '0,-92 -48,-82 -72,-44 -80,10 -82,48 -60,88 -24,106 0,107 24,106 60,88 82,48 80,10 72,-44 48,-82 z',
  marks: () => [
    comb('74,-34 82,14 80,50 50,94', 22, { step: 7 }),
    onBothSides((side) => [
      { d: disc(side * 52, 36, 19, 16), fill: 'rot', from: 0 },
      line(curve(onSide('40,27 48,23 56,24', side)), 4, 1, 'paper'),
    ]),
    cuts(['-22,99 0,94 22,99'], 4, 1),
    cuts(['-62,-2 -68,-6 -72,-12', '62,-2 68,-6 72,-12', '-60,6 -66,4 -71,0', '60,6 66,4 71,0'], 3.5, 2),
  ],
  eye: { x: 32, y: -10, rx: 20, ry: 17 },
  brow: { y: -40, long: 20, thick: 8, token: 'grau' },
  manner: { slant: -3, left: -2, right: -2 },
  mouth: { y: 66, wide: 23, lip: { full: 5, token: 'weinrot' } },
  nose: () => [
    area(disc(0, 24, 14, 11), 'haut', 5),
    { d: 'M-8,4H8L14,22H-14Z', fill: 'haut' },
    cuts(['9,-4 10,6 14,16', '-14,22 -12,32 -2,35 10,34 14,26'], 4.5, 0),
  ],
  hair: () => [
    cloth(curve('-2,-110! -56,-102 -88,-58 -88,-8 -82,34! -72,0 -66,-34 -44,-60 -2,-84! z'), 'grau', HAIR, 6.5),
    cloth(curve('-2,-110! 56,-104 88,-58 88,-8 82,34! 72,0 66,-34 44,-60 -2,-84! z'), 'grau', HAIR, 6.5),
    cuts(['-8,-100 -48,-86 -76,-36', '-14,-90 -48,-70 -72,-20', '6,-100 48,-86 76,-36', '10,-90 46,-70 72,-20'], 4),
  ],
  cuff: 'weinrot',
};
