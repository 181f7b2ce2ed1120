import type { Back } from '../back.js';
import { around, CARD_PATH, curve, disc, rounded } from '../curve.js';
import { type Drawing, HEIGHT, type Point, WIDTH } from '../shape.js';
import { stitched, withHalfTurn } from './stitches.js';

const [CX, CY] = [WIDTH / 2, HEIGHT / 2];
const QUILL = 12;

/** The flourishes at the ends of the four scrolls of the upper half, with the buds next to them, in card units. */
const SCROLLS = [
  'M390,716C300,700 210,640 200,540C192,450 262,400 326,430C376,454 372,520 322,524',
  'M610,716C700,700 790,640 800,540C808,450 738,400 674,430C624,454 628,520 678,524',
  'M470,640C440,560 480,470 470,390C458,300 370,240 280,250C200,260 160,330 176,400',
  'M530,640C560,560 520,470 530,390C542,300 630,240 720,250C800,260 840,330 824,400',
];
const LEAVES = [
  curve('206,590! 160,580 138,548 132,500 184,522 z'),
  curve('794,590! 840,580 862,548 868,500 816,522 z'),
  curve('474,440! 420,430 396,400 392,354 450,378 z'),
  curve('526,440! 580,430 604,400 608,354 550,378 z'),
  curve('300,690! 262,720 250,762 258,800 304,768 z'),
  curve('700,690! 738,720 750,762 742,800 696,768 z'),
  curve('500,600! 462,540 500,470! 538,540 z'),
  curve('500,300! 470,250 500,190! 530,250 z'),
];
/** The four suits at the ends of the scrolls, as embroidered outlines. */
const SIGNS: readonly string[] = [
  // Heart and leaf at the ends of the inner scrolls
  'M306,596C288,568 252,548 252,520C252,500 266,490 280,490C294,490 302,500 306,510C310,500 318,490 332,490C346,490 360,500 360,520C360,548 324,568 306,596Z',
  'M694,474C700,498 744,518 744,550C744,574 730,584 714,584C704,584 698,578 694,568C690,578 684,584 674,584C658,584 644,574 644,550C644,518 688,498 694,474Z',
  // Acorn and bell in the corners
  'M146,446C150,396 160,380 182,380C204,380 214,396 218,446ZM130,454C126,484 150,506 182,506C214,506 238,484 234,454C226,444 138,444 130,454Z',
  disc(824, 446, 56) + 'M770,434C800,446 848,446 878,434M770,458C800,470 848,470 878,458',
];

/**
 * Draws quill embroidery on leather stitch by stitch. Small cards have continuous lines. The smallest cards
 * have only the border and the rosette.
 */
function draw(): Drawing {
  return [
    { d: CARD_PATH, fill: 'leder' },
    { d: rounded(50, 50, WIDTH - 100, HEIGHT - 100, 40), stroke: 'kiel', width: 14 },
    { d: rounded(82, 82, WIDTH - 164, HEIGHT - 164, 26), stroke: 'kiel', width: 8 },
    [...SCROLLS, ...LEAVES].flatMap((d) =>
      withHalfTurn(stitched(d)).map((line) => ({ d: line, stroke: 'kiel' as const, width: QUILL, from: 1 as const })),
    ),
    SIGNS.flatMap((d) =>
      withHalfTurn(d).map((line) => ({
        d: line,
        fill: 'leder' as const,
        stroke: 'kiel' as const,
        width: QUILL - 2,
        from: 1 as const,
      })),
    ),
    rosette(),
  ];
}

/** The six-petal star that is carved into chests and chairs. */
function rosette(): Drawing {
  const r = 180;
  const petal = ([x, y]: Point, wide: number): string => {
    const [dx, dy] = [x - CX, y - CY];
    const [mx, my] = [CX + dx / 2, CY + dy / 2];
    return `M${CX},${CY}Q${mx - dy * wide},${my + dx * wide} ${x},${y}Q${mx + dy * wide},${my - dx * wide} ${CX},${CY}Z`;
  };
  return [
    { d: disc(CX, CY, r + 30), fill: 'leder', stroke: 'kiel', width: QUILL },
    { d: disc(CX, CY, r + 8), stroke: 'kiel', width: 6, from: 1 },
    around([CX, CY], r, r, 6).map((tip) => ({ d: petal(tip, 0.3), fill: 'kiel' as const })),
    around([CX, CY], r - 20, r - 20, 6, 30).map((tip) => ({
      d: petal(tip, 0.1),
      stroke: 'kiel' as const,
      width: 5,
      from: 1 as const,
    })),
  ];
}

export const ROSETTE: Back = { ground: 'leather', draw };
