import { curve, through } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, Point } from '../../shape.js';
import { cuts, swell } from '../burin.js';
import { comb } from '../comb.js';
import { bowKnot } from '../arms.js';

/** Offsets of a leg from its bone, from knee to ankle: front and back (calf) of a man's leg seen from the side. */
const SHIN: readonly (readonly [t: number, front: number, back: number])[] = [
  [0, 46, 44],
  [0.08, 44, 43],
  [0.2, 45, 56],
  [0.34, 45, 63],
  [0.5, 41, 55],
  [0.68, 33, 39],
  [0.86, 27, 29],
  [1, 29, 31],
];

/** A leg from below the knee to the ankle, with its calf behind. `toe` is where it looks. */
export function shin(knee: Point, ankle: Point, toe: 'left' | 'right', colour: Token, clock?: Token): Drawing {
  const [dx, dy] = [ankle[0] - knee[0], ankle[1] - knee[1]];
  const length = Math.hypot(dx, dy);
  const forward = toe === 'left' ? -1 : 1;
  const at = (t: number, off: number): Point => [
    knee[0] + dx * t + (dy / length) * off * forward,
    knee[1] + dy * t - (dx / length) * off * forward,
  ];
  const points = [...SHIN.map(([t, front]) => at(t, front)), ...[...SHIN].reverse().map(([t, , back]) => at(t, -back))];
  // Blunt at knee and ankle, where breeches and shoe follow.
  const outline = through(
    points,
    true,
    points.map((_, i) => [0, 7, 8, 15].includes(i)),
  );
  const run = (places: readonly (readonly [t: number, off: number])[]): string =>
    places.map(([t, off]) => at(t, off).map(Math.round).join(',')).join(' ');
  const [cx, cy] = at(0.86, -4);
  return [
    flat(outline, colour),
    comb(
      run([
        [0.18, -54],
        [0.34, -63],
        [0.56, -50],
      ]),
      run([
        [0.24, -14],
        [0.4, -18],
        [0.6, -18],
      ]),
    ),
    comb(
      run([
        [0.84, -29],
        [1, -31],
      ]),
      run([
        [0.86, -6],
        [1, -8],
      ]),
    ),
    cuts(
      [
        run([
          [0.9, 26],
          [0.93, 8],
          [0.92, -10],
        ]),
        run([
          [0.96, 28],
          [0.985, 6],
          [0.97, -14],
        ]),
      ],
      5,
    ),
    line(
      curve(
        run([
          [0.12, 20],
          [0.3, 24],
          [0.5, 20],
        ]),
      ),
      3,
      2,
    ),
    clock
      ? [
          line(`M${cx},${cy}v-76`, 3.2, 2, clock),
          {
            d: [
              [0, -82, 0],
              [-8, -62, -40],
              [8, -62, 40],
              [-7, -42, -40],
              [7, -42, 40],
            ]
              .map(([x, y]) =>
                curve(
                  `${cx + x},${cy + y + 9}! ${cx + x - 5},${cy + y} ${cx + x},${cy + y - 9}! ${cx + x + 5},${cy + y} z`,
                ),
              )
              .join(''),
            fill: clock,
            from: 2 as const,
          },
        ]
      : [],
    line(outline, 8, 0),
  ];
}

/** A ribbon below the knee, tied in a bow. */
export const garter = ([x, y]: Point, colour: Token, turn = 0, bow = -22): Drawing => [
  area(
    `M${x - 56},${y - 16}Q${x},${y + 2} ${x + 58},${y - 16}L${x + 60},${y + 14}Q${x},${y + 30} ${x - 56},${y + 14}Z`,
    colour,
    5.5,
  ),
  line(`M${x - 50},${y}Q${x},${y + 16} ${x + 54},${y}`, 3, 2),
  { use: bowKnot, at: [x + bow, y + 6], turn, tokens: { rot: colour }, scale: 0.86 },
];

// Shoes look left; the ankle is 0,0 and the sole at 58.
/** Latchet shoe with a heel and a big square buckle. */
export const shoeBuckle = (): Drawing => [
  area(
    curve(
      '34,-20! 36,14 44,34! 44,58! 16,58! 10,48! -30,56 -84,60 -122,58 -126,44 -104,24 -64,12 -38,-6 -30,-22! 0,-12 z',
    ),
    'ink',
    6,
  ),
  line('M-118,46C-80,50 -30,46 8,40M40,30H14', 3.2, 1, 'grau'),
  area('M-66,10L-28,-14L-14,8L-50,32Z', 'ocker', 5),
  { d: 'M-54,12L-32,-2L-26,8L-46,21Z', fill: 'ink' },
  line('M-90,26C-80,30 -74,36 -72,42M30,-4C34,8 36,20 40,28', 3, 2, 'grau'),
];

/** Cut low, of red leather, with a bow and a white welt. */
export const shoeRed = (): Drawing => [
  area(
    curve('32,-18! 38,16 44,40! 40,58! 14,58! 8,50! -40,57 -92,60 -124,50 -116,34 -84,22 -46,10 -32,-16! 0,-6 z'),
    'rot',
    7,
  ),
  { d: swell('36,30 20,36 8,38 -20,42', 6), fill: 'ink', from: 1 },
  comb('-118,40 -90,46 -56,46', '-104,30 -80,34 -52,34', { step: 10 }),
  area(curve('-44,8! -78,-14 -88,4 -82,22 z'), 'ocker', 5),
  area(curve('-44,8! -28,-26 -8,-22 -8,-2 z'), 'ocker', 5),
  area(curve('-52,2! -44,-4 -34,4 -38,16 -50,16 z'), 'ocker', 4.5),
  line('M-120,52C-80,58 -40,55 10,50', 3, 2, 'paper'),
];

/** A courtier's pointed slipper with slashes and a golden rim. */
export const shoeSlashed = (): Drawing => [
  area(curve('34,-18! 42,18 46,44 38,58! -40,58 -96,58 -146,48! -120,30 -76,16 -40,-4 -32,-20! 0,-8 z'), 'ocker', 7),
  [
    [-30, 14, 30],
    [-62, 26, 26],
    [-92, 36, 20],
  ].map(([x, y, r]) =>
    area(
      curve(`${x - 7},${y - r * 0.5}! ${x + 8},${y} ${x + 2},${y + r * 0.62}! ${x - 10},${y + 2} z`),
      'weinrot',
      3.6,
    ),
  ),
  area(curve('-34,-20! 0,-6 36,-18! 40,4! 2,14 -42,2! z'), 'weinrot', 5),
  line('M-140,48C-90,52 -30,50 38,46', 3.4, 1),
];
