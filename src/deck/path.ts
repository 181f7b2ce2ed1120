import type { Point } from './shape.js';

/** One step of a path, absolute; curves are always cubic. */
export interface Step {
  readonly op: 'M' | 'L' | 'C' | 'Z';
  readonly to: readonly number[];
}
/** The six numbers of an affine map, as in Canvas2D's `transform`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/** By how much a map makes lines thicker. */
export const growth = (m: Matrix): number => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));

const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 };

const [NOUGHT, NINE, MINUS, POINT] = [48, 57, 45, 46];
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
const isDigit = (code: number): boolean => code >= NOUGHT && code <= NINE;

/** What path data says next. By characters, no pattern: a card has some twenty thousand numbers. */
function readerOf(d: string): { readonly more: () => boolean; readonly letter: () => string | undefined; readonly number: () => number } {
  let at = 0;
  const more = (): boolean => {
    for (; at < d.length; at++) {
      const code = d.charCodeAt(at);
      if (isDigit(code) || code === MINUS || code === POINT || isLetter(code)) return true;
    }
    return false;
  };
  return {
    more,
    letter: () => (more() && isLetter(d.charCodeAt(at)) ? d[at++] : undefined),
    number: () => {
      if (!more()) return Number.NaN;
      const start = at;
      let [digits, scale, point] = [0, 1, false];
      if (d.charCodeAt(at) === MINUS) at++;
      for (; at < d.length; at++) {
        const code = d.charCodeAt(at);
        if (isDigit(code)) {
          digits = digits * 10 + code - NOUGHT;
          if (point) scale *= 10;
        } else if (code === POINT && !point) point = true;
        else break;
      }
      // Sums of a drawing may come out as next to nothing: 1e-15.
      if (d[at] === 'e') {
        at += d[at + 1] === '-' || d[at + 1] === '+' ? 2 : 1;
        while (isDigit(d.charCodeAt(at))) at++;
        return Number(d.slice(start, at));
      }
      return d.charCodeAt(start) === MINUS ? -digits / scale : digits / scale;
    },
  };
}

/** Reads path data; an Error for a command the deck does not use. */
export function parsePath(d: string): readonly Step[] {
  const { more, letter, number } = readerOf(d);
  const steps: Step[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [controlX, controlY, before] = [0, 0, ''];
  let command = '';
  while (more()) {
    command = letter() ?? command;
    const op = command.toUpperCase();
    const count = COUNTS[op];
    if (count === undefined) throw new Error(`Path command "${command}" is not one of M L H V C S Q T Z: ${d}`);
    const n: number[] = [];
    for (let i = 0; i < count; i++) n.push(number());
    const [ox, oy] = command === op ? [0, 0] : [x, y];
    if (op === 'Z') {
      steps.push({ op: 'Z', to: [] });
      // Numbers after it belong to no command.
      [x, y, command] = [startX, startY, ''];
    } else if (op === 'M' || op === 'L' || op === 'H' || op === 'V') {
      const px: number = op === 'V' ? x : n[0] + ox;
      const py: number = op === 'H' ? y : (op === 'V' ? n[0] : n[1]) + oy;
      steps.push({ op: op === 'M' ? 'M' : 'L', to: [px, py] });
      [x, y] = [px, py];
      // Pairs after the first M are lines.
      if (op === 'M') [startX, startY, command] = [x, y, command === 'M' ? 'L' : 'l'];
    } else if (op === 'C' || op === 'S') {
      const smooth = op === 'S';
      const mirrored = before === 'C' || before === 'S';
      const [ax, ay] = smooth ? (mirrored ? [2 * x - controlX, 2 * y - controlY] : [x, y]) : [n[0] + ox, n[1] + oy];
      const [bx, by, ex, ey] = smooth ? n : n.slice(2);
      [controlX, controlY] = [bx + ox, by + oy];
      [x, y] = [ex + ox, ey + oy];
      steps.push({ op: 'C', to: [ax, ay, controlX, controlY, x, y] });
    } else {
      const mirrored = before === 'Q' || before === 'T';
      if (op === 'Q') [controlX, controlY] = [n[0] + ox, n[1] + oy];
      else [controlX, controlY] = mirrored ? [2 * x - controlX, 2 * y - controlY] : [x, y];
      const [ex, ey] = op === 'Q' ? [n[2] + ox, n[3] + oy] : [n[0] + ox, n[1] + oy];
      const third = (from: number, control: number): number => from + ((control - from) * 2) / 3;
      steps.push({
        op: 'C',
        to: [third(x, controlX), third(y, controlY), third(ex, controlX), third(ey, controlY), ex, ey],
      });
      [x, y] = [ex, ey];
    }
    before = op;
  }
  return steps;
}

// Loops, not chains of functions: a card has some twenty thousand numbers, and they are wanted before it is first seen.
export function transformPath(steps: readonly Step[], [a, b, c, d, e, f]: Matrix): readonly Step[] {
  return steps.map(({ op, to }) => {
    const moved = to.slice();
    for (let i = 0; i < to.length; i += 2) {
      moved[i] = a * to[i] + c * to[i + 1] + e;
      moved[i + 1] = b * to[i] + d * to[i + 1] + f;
    }
    return { op, to: moved };
  });
}

/** A number with one decimal at most: a tenth of a unit is a thirtieth of a pixel on the largest card. */
export const short = (n: number): string => String(Math.round(n * 10) / 10 + 0);

export function formatPath(steps: readonly Step[]): string {
  let d = '';
  for (const { op, to } of steps) {
    d += op;
    for (let i = 0; i < to.length; i++) {
      const number = short(to[i]);
      // A minus sign is gap enough.
      d += i > 0 && number[0] !== '-' ? ` ${number}` : number;
    }
  }
  return d;
}

/** The outlines of a path as polygons, curves cut into eight. */
export function flattenPath(steps: readonly Step[]): readonly (readonly Point[])[] {
  const outlines: Point[][] = [];
  let [x, y] = [0, 0];
  for (const { op, to } of steps) {
    if (op === 'Z') continue;
    if (op === 'M') outlines.push([]);
    const outline = outlines.at(-1)!;
    if (op === 'C') {
      const [ax, ay, bx, by, ex, ey] = to as [number, number, number, number, number, number];
      for (let i = 1; i <= 8; i++) {
        const t = i / 8;
        const u = 1 - t;
        const mix = (p: number, a: number, b: number, e: number): number =>
          u * u * u * p + 3 * u * u * t * a + 3 * u * t * t * b + t * t * t * e;
        outline.push([mix(x, ax, bx, ex), mix(y, ay, by, ey)]);
      }
    } else {
      outline.push([to[0], to[1]]);
    }
    [x, y] = to.slice(-2) as [number, number];
  }
  return outlines;
}
