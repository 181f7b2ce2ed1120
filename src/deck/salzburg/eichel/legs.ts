import { curve, through } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, Point } from '../../shape.js';
import { bowKnot } from '../shared/bow-knot.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';

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
