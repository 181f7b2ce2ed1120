import { listOf } from '../base/list-of.js';
import { disc } from './curve.js';
import { mulberry32 } from './mulberry32.js';
import { flattenPath, parsePath, shortNumber } from './path.js';
import type { Point } from './shape.js';

/** Colours of the slate, its frame, its sponge and the chalk. */
export const SLATE_INKS = {
  kreide: '#F2EFE6',
  gelb: '#F3D98B',
  schiefer: '#2B3033',
  tief: '#1E2224',
  eiche: '#8D6239',
  eichehell: '#A97C4D',
  eichedunkel: '#6B4626',
  schwamm: '#D9A441',
  tinte: '#1C1814',
} as const;
export type SlateInk = keyof typeof SLATE_INKS;

/** One path of the slate. With opacity below 1, the slate shows through the chalk. */
export interface SlateShape {
  readonly d: string;
  readonly fill?: SlateInk;
  readonly stroke?: SlateInk;
  readonly width?: number;
  /** The opacity, from 0 to 1. Default: 1. */
  readonly opacity?: number;
}

/** Creates a random generator from the hash (FNV-1a) of a text, so that a cell always looks the same. */
export function seededRandom(seed: string): () => number {
  let hash = 2166136261;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 16777619);
  return mulberry32(hash);
}

/** The passes of the chalk, each with its share of the chalk's width and its opacity. */
const PASSES: readonly (readonly [width: number, opacity: number])[] = [
  [1, 0.74],
  [0.75, 0.5],
  [0.5, 0.5],
];
/** The maximum deviation of a pass from its line, in chalk widths. */
const MAX_DEVIATION = 0.24;

/** Splits a line into equal steps, so that the whole line trembles. */
function walkLine(line: readonly Point[], step: number): readonly Point[] {
  const [first, ...others] = line;
  if (!first) return [];
  const out = [first];
  let last = first;
  let end = first;
  let rest = step;
  for (const [bx, by] of others) {
    let [ax, ay] = end;
    end = [bx, by];
    let length = Math.hypot(bx - ax, by - ay);
    while (length >= rest) {
      const t = rest / length;
      [ax, ay] = [ax + (bx - ax) * t, ay + (by - ay) * t];
      last = [ax, ay];
      out.push(last);
      length -= rest;
      rest = step;
    }
    rest -= length;
  }
  if (out.length === 1 || Math.hypot(end[0] - last[0], end[1] - last[1]) > step * 0.3) out.push(end);
  return out;
}

const lineTo = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${shortNumber(x)},${shortNumber(y)}`).join('L')}`;

/** Returns short flecks across the lines, where the rough slate took no chalk. */
function flecks(lines: readonly (readonly Point[])[], width: number, random: () => number): string {
  let d = '';
  for (const line of lines) {
    for (const [x, y] of line) {
      if (random() < 0.45) continue;
      const [fx, fy] = [x + (random() - 0.5) * width * 1.1, y + (random() - 0.5) * width * 1.1];
      const turn = random() * Math.PI;
      const reach = width * (0.06 + 0.18 * random());
      d += `M${shortNumber(fx)},${shortNumber(fy)}l${shortNumber(Math.cos(turn) * reach)},${shortNumber(Math.sin(turn) * reach)}`;
    }
  }
  return d;
}

/** Draws lines in chalk: three passes that tremble independently, with the grain of the slate in them. */
export function chalk(
  lines: readonly (readonly Point[])[],
  width: number,
  seed: string,
  ink: SlateInk = 'kreide',
): readonly SlateShape[] {
  const random = seededRandom(seed);
  const steps = lines.map((line) => walkLine(line, width * 0.95));
  const passes = PASSES.map(([share, opacity]): SlateShape => {
    const d = steps
      .map((line) => {
        const [dx, dy] = [(random() - 0.5) * width * MAX_DEVIATION, (random() - 0.5) * width * MAX_DEVIATION];
        return lineTo(
          line.map(([x, y]): Point => [
            x + dx + (random() - 0.5) * width * MAX_DEVIATION,
            y + dy + (random() - 0.5) * width * MAX_DEVIATION,
          ]),
        );
      })
      .join('');
    return { d, stroke: ink, width: width * share, opacity };
  });
  const grain = flecks(steps, width, random);
  return grain ? [...passes, { d: grain, stroke: 'schiefer', width: width * 0.2, opacity: 0.75 }] : passes;
}

/** Draws a straight line in chalk. A long line is slightly bent. */
export function ruled(
  [ax, ay]: Point,
  [bx, by]: Point,
  width: number,
  seed: string,
  ink: SlateInk = 'kreide',
): readonly SlateShape[] {
  const random = seededRandom(`${seed}:bend`);
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [(by - ay) / length, (ax - bx) / length];
  const bends = Math.max(1, Math.round(length / 60));
  const line = listOf(bends + 1, (i): Point => {
    const t = i / bends;
    const off = (random() - 0.5) * Math.min(2.6, length * 0.03);
    return [ax + (bx - ax) * t + nx * off, ay + (by - ay) * t + ny * off];
  });
  return chalk([line], width, seed, ink);
}

/** Draws a ring that, as if drawn by hand, does not close exactly. */
export function ring([x, y]: Point, radius: number, seed: string): readonly SlateShape[] {
  const random = seededRandom(`${seed}:ring`);
  const from = -1.2 - random() * 0.9;
  const [wide, high] = [0.92 + random() * 0.14, 0.92 + random() * 0.14];
  const line = listOf(19, (step): Point => {
    const turn = from + (step / 18) * 2.12 * Math.PI;
    const reach = radius * (1 - step * 0.004);
    return [x + Math.cos(turn) * reach * wide, y + Math.sin(turn) * reach * high];
  });
  return chalk([line], radius * 0.42, seed);
}

/** Draws the scissors of a Schneider: two rings and two crossing strokes. `size` is the width of the pair. */
export function scissors([x, y]: Point, size: number, seed: string): readonly SlateShape[] {
  const stroke = (side: 1 | -1): readonly Point[] => [
    [x - side * 0.34 * size, y + 0.3 * size],
    [x + side * 0.04 * size, y - 0.24 * size],
    [x + side * 0.4 * size, y - 0.85 * size],
  ];
  return [
    ...chalk([stroke(1), stroke(-1)], size * 0.14, `${seed}:x`),
    ...ring([x - 0.42 * size, y + 0.45 * size], 0.26 * size, `${seed}:l`),
    ...ring([x + 0.42 * size, y + 0.45 * size], 0.26 * size, `${seed}:r`),
  ];
}

/** Returns the dust that falls off the chalk while these shapes are written: two groups of specks that fall and vanish. */
export function chalkDust(shapes: readonly SlateShape[], seed: string): readonly SlateShape[] {
  const [first] = shapes;
  if (!first) return [];
  const points = flattenPath(parsePath(first.d)).flat();
  const random = seededRandom(`${seed}:dust`);
  const speck = (): string => {
    const [x, y] = points[Math.floor(random() * points.length)] ?? [0, 0];
    return disc(x + (random() - 0.5) * 7, y + random() * 5, 0.8 + random() * 0.9);
  };
  return [6, 5].map((specks) => ({
    d: listOf(specks, speck).join(''),
    fill: first.stroke ?? first.fill ?? 'kreide',
  }));
}
