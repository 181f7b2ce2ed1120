import type { Point } from './shape.js';

/** One step of a path, in absolute coordinates. Every curve is cubic. */
export interface Step {
  readonly op: 'M' | 'L' | 'C' | 'Z';
  readonly to: readonly number[];
}
/** The six numbers of an affine map, as in Canvas2D's `transform`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/** Returns the factor by which a matrix widens lines. */
export const scaleFactor = (m: Matrix): number => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));

const [NOUGHT, NINE, MINUS, POINT] = [48, 57, 45, 46];
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
const isDigit = (code: number): boolean => code >= NOUGHT && code <= NINE;

interface Reader {
  readonly more: () => boolean;
  /** Returns the next character if it is a letter; otherwise an empty string. */
  readonly letter: () => string;
  readonly number: () => number;
}

/** Reads path data character by character, because a regular expression is too slow for a card's 20,000 numbers. */
function readerOf(d: string): Reader {
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
    letter: () => (more() && isLetter(d.charCodeAt(at)) ? d[at++] : ''),
    number: () => {
      if (!more()) return Number.NaN;
      const start = at;
      let digits = 0;
      let scale = 1;
      let point = false;
      let code = d.charCodeAt(at);
      const minus = code === MINUS;
      if (minus) code = d.charCodeAt(++at);
      // Past the end, the code is NaN, which is neither a digit nor a point.
      for (; ; code = d.charCodeAt(++at)) {
        if (isDigit(code)) {
          digits = digits * 10 + code - NOUGHT;
          if (point) scale *= 10;
        } else if (code === POINT && !point) point = true;
        else break;
      }
      // Sums in a drawing can produce tiny numbers such as 1e-15.
      if (d[at] === 'e') {
        at += d[at + 1] === '-' || d[at + 1] === '+' ? 2 : 1;
        while (isDigit(d.charCodeAt(at))) at++;
        return Number(d.slice(start, at));
      }
      return minus ? -digits / scale : digits / scale;
    },
  };
}

/**
 * Parses path data.
 * @throws Error for a command that the deck does not use
 */
export function parsePath(d: string): readonly Step[] {
  const { more, letter, number } = readerOf(d);
  const steps: Step[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [controlX, controlY, before] = [0, 0, ''];
  let command = '';
  while (more()) {
    command = letter() || command;
    const op = command.toUpperCase();
    const relative = command !== op;
    const ox = relative ? x : 0;
    const oy = relative ? y : 0;
    switch (op) {
      case 'M':
      case 'L':
        x = number() + ox;
        y = number() + oy;
        steps.push({ op, to: [x, y] });
        if (op === 'M') {
          startX = x;
          startY = y;
          // Pairs after the first M are lines.
          command = relative ? 'l' : 'L';
        }
        break;
      case 'H':
        x = number() + ox;
        steps.push({ op: 'L', to: [x, y] });
        break;
      case 'V':
        y = number() + oy;
        steps.push({ op: 'L', to: [x, y] });
        break;
      case 'C':
      case 'S': {
        const mirrored = before === 'C' || before === 'S';
        const ax = op === 'C' ? number() + ox : mirrored ? 2 * x - controlX : x;
        const ay = op === 'C' ? number() + oy : mirrored ? 2 * y - controlY : y;
        controlX = number() + ox;
        controlY = number() + oy;
        x = number() + ox;
        y = number() + oy;
        steps.push({ op: 'C', to: [ax, ay, controlX, controlY, x, y] });
        break;
      }
      case 'Q':
      case 'T': {
        const mirrored = before === 'Q' || before === 'T';
        controlX = op === 'Q' ? number() + ox : mirrored ? 2 * x - controlX : x;
        controlY = op === 'Q' ? number() + oy : mirrored ? 2 * y - controlY : y;
        const ex = number() + ox;
        const ey = number() + oy;
        steps.push({
          op: 'C',
          to: [third(x, controlX), third(y, controlY), third(ex, controlX), third(ey, controlY), ex, ey],
        });
        x = ex;
        y = ey;
        break;
      }
      case 'Z':
        steps.push({ op, to: [] });
        x = startX;
        y = startY;
        // Numbers after Z do not belong to a command.
        command = '';
        break;
      default:
        throw new Error(`Unknown path command "${command}" in "${d}". Valid commands: M, L, H, V, C, S, Q, T, Z.`);
    }
    before = op;
  }
  return steps;
}

const third = (from: number, control: number): number => from + ((control - from) * 2) / 3;

// A loop is fast enough for the 20,000 numbers of a card, which are transformed before the card is first shown.
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

/** Formats a number with at most one decimal, because 0.1 units is a thirtieth of a pixel on the largest card. */
export function shortNumber(n: number): string {
  const tenths = Math.round(n * 10);
  // Whole numbers are much faster to format than fractions. Numbers far outside any drawing have no tenths.
  if (!(Math.abs(tenths) < 1e9)) return String(tenths / 10);
  const size = Math.abs(tenths);
  const tenth = size % 10;
  const whole = (size - tenth) / 10;
  const sign = tenths < 0 ? '-' : '';
  return tenth ? `${sign}${whole}.${tenth}` : `${sign}${whole}`;
}

/** Formats a point of a path. No space is needed before a minus sign. */
export function pair(x: number, y: number): string {
  const second = shortNumber(y);
  return second[0] === '-' ? shortNumber(x) + second : `${shortNumber(x)} ${second}`;
}

/** Whether path data looks like the output of `formatPath`, by its characters and decimals. */
export const isTidy = (d: string): boolean => !/[^-\d.MLCZ ]|\.\d\d/.test(d);

/** Formats a path, transformed by a matrix if one is given, without creating a transformed copy. */
export function formatPath(steps: readonly Step[], [a, b, c, d, e, f]: Matrix = IDENTITY): string {
  let text = '';
  for (const { op, to } of steps) {
    text += op;
    for (let i = 0; i < to.length; i += 2) {
      const place = pair(a * to[i] + c * to[i + 1] + e, b * to[i] + d * to[i + 1] + f);
      text += i > 0 && place[0] !== '-' ? ` ${place}` : place;
    }
  }
  return text;
}

/** Returns the outlines of a path as polygons, with curves cut into eight pieces. */
export function flattenPath(steps: readonly Step[]): readonly (readonly Point[])[] {
  const outlines: Point[][] = [];
  let outline: Point[] = [];
  let [x, y] = [0, 0];
  for (const { op, to } of steps) {
    if (op === 'Z') continue;
    if (op === 'M') outlines.push((outline = []));
    if (op === 'C') {
      for (let i = 1; i <= 8; i++) {
        const t = i / 8;
        const u = 1 - t;
        const [p, a, b, e] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        outline.push([p * x + a * to[0] + b * to[2] + e * to[4], p * y + a * to[1] + b * to[3] + e * to[5]]);
      }
    } else {
      outline.push([to[0], to[1]]);
    }
    x = to[to.length - 2];
    y = to[to.length - 1];
  }
  return outlines;
}
