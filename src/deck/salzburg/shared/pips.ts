import { along, disc, poly, rect } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import { hatch } from '../../hatch.js';
import type { Drawing, Point } from '../../shape.js';

// All four pips fit a box of 100 with centre 0,0. The line width of 4.5 was tested at small sizes.
const EDGE = 4.5;

const FINE = 1.4;

export function acorn(): Drawing {
  const nut = 'M-29,10L-25,-28C-22,-44 -12,-50 0,-50C12,-50 22,-44 25,-28L29,10Z';
  const dark = 'M0,10V-50C12,-50 22,-44 25,-28L29,10Z';
  const rim =
    'M-46,19C-50,30 -42,44 -20,49C-8,52 8,52 20,49C42,44 50,30 46,19C42,10 35,10 30,12L-30,12C-35,10 -42,10 -46,19Z';
  const edge: Point[] = along([-38, 0], [38, 0], 7).map(([x], i): Point => [x, 20 + 24 * Math.sin((i / 6) * Math.PI)]);
  const lobes = edge
    .slice(1)
    .map(([x, y], i) => {
      const [px, py] = edge[i];
      const [mx, my] = [(px + x) / 2, (py + y) / 2 - 20];
      const reach = 7 / Math.hypot(mx, my);
      return `Q${(px + x) / 2 + mx * reach},${(py + y) / 2 + my * reach} ${x},${y}`;
    })
    .join('');
  return [
    { d: 'M0,48C-3,56 2,60 8,63', stroke: 'ink', width: 8 },
    { d: 'M0,48C-3,56 2,60 8,63', stroke: 'rot', width: 4 },
    flat(nut, 'ocker'),
    flat(dark, 'rot'),
    line(hatch(dark, { angle: 90, step: 3.6, share: 1, gap: 0.5 }), 1.5, 2, 'weinrot'),
    line('M0,-50V10', 3, 0),
    line('M-15,-34C-18,-24 -20,-12 -21,0M-8,-40C-9,-30 -10,-20 -10,-8', FINE, 2),
    line(nut, EDGE, 0),
    area(rim, 'ink', 2),
    area(`M-38,20${lobes}L38,17H-38Z`, 'gruen', 0.1),
    line(
      edge
        .slice(1, -1)
        .map(([x, y]) => `M${x * 0.25},18L${x},${y}`)
        .join(''),
      2,
      1,
    ),
    area(rect(-31, 7, 62, 9), 'rot', 3),
    line(
      along([-26, 0], [26, 0], 10)
        .map(([x]) => `M${x},9V14`)
        .join(''),
      FINE,
      2,
    ),
  ];
}

export function leaf(): Drawing {
  const outline =
    'M0,-50C6,-30 50,-12 50,16C50,36 37,45 22,45C10,45 3,38 0,30C-3,38 -10,45 -22,45C-37,45 -50,36 -50,16C-50,-12 -6,-30 0,-50Z';
  const foot =
    'M49.5,20C48,37 36,45 22,45C10,45 3,38 0,30C-3,38 -10,45 -22,45C-36,45 -48,37 -49.5,20C-40,26 -12,27 0,20C12,27 40,26 49.5,20Z';
  return [
    { d: 'M0,28C-1,40 9,42 8,51C7,57 3,60 0,61', stroke: 'ink', width: 8 },
    { d: 'M0,28C-1,40 9,42 8,51C7,57 3,60 0,61', stroke: 'rot', width: 4 },
    flat(outline, 'laub'),
    flat(foot, 'laubdunkel'),
    line(hatch(foot, { angle: 90, step: 4.4, share: 1, gap: 0 }), 1.2, 2),
    line('M0,30C-1,8 0,-20 0,-42', 2.8, 0),
    line('M0,20C14,18 28,10 37,-3M0,6C11,4 21,-4 27,-15M0,-9C7,-11 12,-17 15,-25', 2.2, 1),
    line('M0,20C-14,18 -28,10 -37,-3M0,6C-11,4 -21,-4 -27,-15M0,-9C-7,-11 -12,-17 -15,-25', 2.2, 1),
    line(outline, EDGE, 0),
  ];
}

export function heart(): Drawing {
  const half = 'M0,50C17,24 50,-3 50,-22C50,-40 38,-50 25,-50C12,-50 3,-42 0,-31Z';
  const outline =
    'M0,50C-17,24 -50,-3 -50,-22C-50,-40 -38,-50 -25,-50C-12,-50 -3,-42 0,-31C3,-42 12,-50 25,-50C38,-50 50,-40 50,-22C50,-3 17,24 0,50Z';
  return [
    flat(outline, 'rot'),
    flat(half, 'weinrot'),
    line(hatch(half, { angle: -32, step: 6.2, share: 1, gap: 2 }), 1.5, 2, 'rot'),
    line('M0,-31V50', 2, 1),
    line('M-40,-24C-40,-34 -34,-41 -26,-41', 3, 2, 'paper'),
    line(outline, EDGE, 0),
  ];
}

export function bell(): Drawing {
  const ball = disc(0, 0, 48);
  const sag = (y: number): string => `C-20,${y + 6} 20,${y + 6} `;
  const span = (y: number): number => Math.sqrt(48 * 48 - y * y);
  const [upper, lower, cap] = [-10, 12, 22];
  const below = `M${-span(cap)},${cap}${sag(cap)}${span(cap)},${cap}C38,38 22,48 0,48C-22,48 -38,38 ${-span(cap)},${cap}Z`;
  const teeth = along([-46, 0], [46, 0], 7).slice(0, -1);
  return [
    flat(ball, 'ocker'),
    line(stipple(), 2.3, 2),
    flat(
      `M${-span(upper)},${upper}${sag(upper)}${span(upper)},${upper}C48.6,-3 48.6,5 ${span(lower)},${lower}` +
        `C20,${lower + 6} -20,${lower + 6} ${-span(lower)},${lower}C-48.6,5 -48.6,-3 ${-span(upper)},${upper}Z`,
      'ink',
    ),
    {
      d: teeth
        .map(([x]) => {
          const y = upper + 5.5 - Math.abs(x + 7.7) * 0.06;
          return poly([
            [x + 1.5, y],
            [x + 13.8, y],
            [x + 7.7, y + 12],
          ]);
        })
        .join(''),
      fill: 'rot',
    },
    line(`M${-span(lower) + 1},${lower}${sag(lower)}${span(lower) - 1},${lower}`, 3, 0, 'rot'),
    flat(below, 'gruen'),
    flat(`M-34,34C-18,40 18,40 34,34C26,44 14,48 0,48C-14,48 -26,44 -34,34Z`, 'tanne', 2),
    line(
      'M0,47C-16,42 -28,34 -33,24M0,47C-9,42 -15,35 -17,27M0,47V27M0,47C9,42 15,35 17,27M0,47C16,42 28,34 33,24',
      2,
      1,
    ),
    line(`M${-span(cap)},${cap}${sag(cap)}${span(cap)},${cap}`, 2.6, 0),
    { d: 'M-11,-44C-8,-36 8,-36 11,-44C6,-48 -6,-48 -11,-44Z', fill: 'ink' },
    line(ball, EDGE, 0),
  ];
}

/** Dots on the right of the upper cap, denser towards the edge. */
function stipple(): string {
  let dots = '';
  for (let row = 0; row < 5; row++) {
    const y = -36 + row * 6;
    const right = Math.sqrt(42 * 42 - y * y);
    for (let i = 0; i < 3 + row * 0.6; i++) dots += `M${right - i * 5.5 - (row % 2) * 2.5},${y}h.3`;
  }
  return dots;
}

/** The lowest bell of a column, with a visible ring. */
export const bellWithRing = (): Drawing => [
  { d: disc(0, 53, 6), stroke: 'ink', width: 6.5 },
  { d: disc(0, 53, 6), stroke: 'rot', width: 3 },
  { use: bell },
];
