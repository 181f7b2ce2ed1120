import { curve } from '../deck/curve.js';
import { area, cloth, flat, line } from '../deck/draw.js';
import { cuts } from '../deck/salzburg/shared/burin.js';
import { comb } from '../deck/salzburg/shared/comb.js';
import type { Drawing } from '../deck/shape.js';
import { ears, folds, shoulders } from './bust.js';
import { onSide, onBothSides } from './face.js';
import type { Look } from './look.js';
import type { Person } from './person.js';

/**
 * A beard that reaches the edge of the picture, sinks with the jaw, parts at the mouth and makes room for inflated
 * cheeks.
 */
function beard({ mouth: { open, left, right, wide }, cheeks, chin }: Look): Drawing {
  const down = open * 0.4;
  const out = cheeks * 16;
  const low = cheeks * 34;
  const gap = 78 + down;
  // A bent head pushes the beard up on the chest.
  const tip = 134 - chin * 34;
  return [
    area(
      curve(
        `${-70 - out},${14 + low}! -62,${34 + low} -44,${42 + low} -30,46 0,40 30,46 44,${42 + low} 62,${34 + low} ${70 + out},${14 + low}! ${80 + out},60 66,${104 + down * 0.4 - chin * 14} 40,${tip - 10} 22,${tip - 12}! 10,${tip}! -4,${tip - 12}! -18,${tip - 1}! -30,${tip - 13}! -46,${tip - 12} -70,${103 + down * 0.4 - chin * 14} ${-80 - out},60 z`,
      ),
      'paper',
      6.5,
    ),
    comb(`76,50 68,${tip - 38} 40,${tip - 12}`, 30, { step: 7 }),
    cuts(
      [
        `-64,46 -62,82 -44,${tip - 25}`,
        `-46,60 -42,92 -28,${tip - 20}`,
        `-22,${gap + 12} -18,${gap + 26} -12,${tip - 12}`,
        `4,${gap + 14} 4,${gap + 26} 0,${tip - 10}`,
        `24,${gap + 12} 22,${gap + 24} 16,${tip - 14}`,
        `46,60 44,92 32,${tip - 20}`,
        `62,46 62,82 48,${tip - 28}`,
      ],
      5,
    ),
    // The hole for the mouth.
    area(
      curve(`${-26 * wide},${66 + left}! 0,50 ${26 * wide},${66 + right}! 18,${gap} 0,${gap + 5} -18,${gap} z`),
      'haut',
      4,
    ),
  ];
}

const moustache = ({ mouth: { left, right, wide, open } }: Look): Drawing =>
  onBothSides((side) => {
    const v = (side === 1 ? right : left) * 0.8;
    const u = 52 + (wide - 1) * 12;
    const up = open * -0.18;
    return [
      area(
        curve(
          onSide(
            `0,${38 + up}! 18,${34 + up} ${u - 14},${42 + v} ${u + 8},${66 + v}! ${u - 16},${62 + v} 18,${56 + v * 0.4 + up} 0,${54 + up}! z`,
            side,
          ),
        ),
        'paper',
        6,
      ),
      cuts(
        [
          onSide(`8,${42 + up} 26,${46 + up} ${u - 6},${60 + v}`, side),
          onSide(`8,${50 + up} 22,${53 + up} ${u - 18},${61 + v}`, side),
        ],
        4,
      ),
    ];
  });

const hat = (): Drawing => [
  cloth(
    curve('-70,-74! -74,-104 -66,-128! -30,-136 30,-136 66,-128! 74,-104 70,-74! 0,-62 z'),
    'schiefer',
    { angle: 80, step: 8, share: 0.3 },
    7,
  ),
  area(curve('-73,-100! -36,-90 36,-90 73,-100! 72,-76 36,-66 -36,-66 -72,-76! z'), 'rot', 6),
  area(
    curve('-126,-72! -90,-80 -40,-72 0,-70 40,-72 90,-80 126,-72! 120,-56 70,-48 0,-46 -70,-48 -120,-56 z'),
    'schiefer',
    7,
  ),
  line(curve('-112,-66 -60,-60 0,-58 40,-59'), 3.5, 1, 'grau'),
];

/** Vinz: seventy-five, with an expression that the beard hides. */
export const vinz: Person = {
  scale: [1.12, 1.04],
  bust: () => [
    shoulders(126, 40, 8, 'paper'),
    onBothSides((side) => [area(curve(onSide('0,142! 20,110 40,98! 66,102 74,118 70,141! z', side)), 'weinrot', 6)]),
    folds('94,112 100,122 98,136'),
  ],
  ears: () => ears(68, 0, 22, 32),
  face: '0,-96 -46,-88 -70,-46 -70,0 -64,46 -44,84 0,104 44,84 64,46 70,0 70,-46 46,-88 z',
  marks: () => [
    comb('68,-40 70,-6 66,20', 22, { step: 7 }),
    onBothSides((side) => [
      cuts(
        [onSide('56,-6 62,-10 66,-16', side), onSide('54,4 60,6 66,4', side), onSide('30,12 42,14 52,8', side)],
        3.5,
        2,
      ),
      area(curve(onSide('68,-50! 80,-30 78,0 70,22! 62,6 64,-24 z', side)), 'paper', 5),
    ]),
    line('M-50,32l7,-13M-41,34l7,-13M34,34l7,-13M43,32l7,-13', 4, 1, 'rot'),
  ],
  eye: { x: 33, y: -10, rx: 20, ry: 16 },
  brow: { y: -36, long: 26, thick: 15, token: 'paper' },
  manner: { browLeft: 4, slant: -2, lids: 0.2 },
  mouth: { y: 70, wide: 21 },
  nose: () => [
    flat(curve('-9,-10! -12,14 -18,28 -8,38 2,46 14,36 18,26 12,12 9,-12!'), 'haut'),
    cuts(['-10,6 -19,27 -10,36 -4,36', '8,-14 12,8 20,26 14,36 2,47 -8,38'], 5.5, 0),
    comb('12,6 19,26 10,40', 8, { step: 5 }),
  ],
  beard,
  overMouth: moustache,
  hat: () => [{ use: hat, at: [0, -16] }],
  cuff: 'paper',
};
