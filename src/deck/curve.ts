import { listOf } from '../base/list-of.js';
import { pair } from './path.js';
import { HEIGHT, type Point, WIDTH } from './shape.js';

/** Returns an ellipse of four cubic curves, turned clockwise by `turn` degrees. */
export function disc(x: number, y: number, rx: number, ry = rx, turn = 0): string {
  const k = 0.5523;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const at = (u: number, v: number): string => pair(x + u * rx * cos - v * ry * sin, y + u * rx * sin + v * ry * cos);
  const quarter = (a: string, b: string, c: string): string => `C${a} ${b} ${c}`;
  return (
    `M${at(1, 0)}` +
    quarter(at(1, k), at(k, 1), at(0, 1)) +
    quarter(at(-k, 1), at(-1, k), at(-1, 0)) +
    quarter(at(-1, -k), at(-k, -1), at(0, -1)) +
    quarter(at(k, -1), at(1, -k), at(1, 0)) +
    'Z'
  );
}

export const poly = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => pair(x, y)).join('L')}${closed ? 'Z' : ''}`;

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x},${y}h${width}v${height}h${-width}Z`;

/** Returns a box with round corners. */
export function rounded(x: number, y: number, width: number, height: number, r: number): string {
  const k = r * 0.45;
  const [right, bottom] = [x + width, y + height];
  return (
    `M${x + r},${y}H${right - r}C${right - k},${y} ${right},${y + k} ${right},${y + r}V${bottom - r}` +
    `C${right},${bottom - k} ${right - k},${bottom} ${right - r},${bottom}H${x + r}` +
    `C${x + k},${bottom} ${x},${bottom - k} ${x},${bottom - r}V${y + r}C${x},${y + k} ${x + k},${y} ${x + r},${y}Z`
  );
}

/** The outline of a card. */
export const CARD_PATH = rounded(0, 0, WIDTH, HEIGHT, 65);

/** A parsed smooth line: its points, whether each point is a corner, and whether the line is closed. */
export interface Knots {
  readonly points: readonly Point[];
  readonly corners: readonly boolean[];
  readonly closed: boolean;
}

/** Reads a text such as `"0,0 40,10! 50,60 z"`. `!` makes a point a corner, and a final `z` closes the line. */
export function knotsOf(text: string): Knots {
  const words = text.trim().split(/\s+/);
  const closed = words.at(-1) === 'z';
  if (closed) words.pop();
  const points = words.map((word): Point => {
    const gap = word.indexOf(',');
    return [Number(word.slice(0, gap)), Number(word.endsWith('!') ? word.slice(gap + 1, -1) : word.slice(gap + 1))];
  });
  return { points, corners: words.map((word) => word.endsWith('!')), closed };
}

/** Returns a line, written as for `knotsOf`, with each of its points moved. */
export function moved(text: string, to: (x: number, y: number) => Point): string {
  const { points, corners, closed } = knotsOf(text);
  const words = points.map(([x, y], i) => `${to(x, y).join(',')}${corners[i] ? '!' : ''}`);
  return [...words, ...(closed ? ['z'] : [])].join(' ');
}

/** Returns a smooth line through points, written as for `knotsOf`. */
export function curve(text: string): string {
  const { points, closed, corners } = knotsOf(text);
  return through(points, closed, corners);
}

/** Returns a smooth line through points. Tangents are kept short so that tight corners do not loop. */
export function through(points: readonly Point[], closed = false, corners: readonly boolean[] = []): string {
  let d = `M${pair(...points[0])}`;
  eachSpan(points, closed, corners, (_ax, _ay, ux, uy, vx, vy, bx, by) => {
    d += `C${pair(ux, uy)} ${pair(vx, vy)} ${pair(bx, by)}`;
  });
  return closed ? `${d}Z` : d;
}

/** A cubic curve from `a` to `b` with the control points `u` and `v`. */
type Span = (ax: number, ay: number, ux: number, uy: number, vx: number, vy: number, bx: number, by: number) => void;

function eachSpan(points: readonly Point[], closed: boolean, corners: readonly boolean[], span: Span): void {
  const n = points.length;
  const point = (i: number): Point => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]);
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const [ax, ay] = from;
    const [bx, by] = to;
    const reach = Math.hypot(bx - ax, by - ay);
    let [ux, uy, vx, vy] = [0, 0, 0, 0];
    if (!corners[i]) {
      const length = Math.hypot(bx - before[0], by - before[1]) || 1;
      ux = ((bx - before[0]) / length) * reach * 0.36;
      uy = ((by - before[1]) / length) * reach * 0.36;
    }
    if (!corners[(i + 1) % n]) {
      const length = Math.hypot(after[0] - ax, after[1] - ay) || 1;
      vx = ((after[0] - ax) / length) * reach * 0.36;
      vy = ((after[1] - ay) / length) * reach * 0.36;
    }
    span(ax, ay, ax + ux, ay + uy, bx - vx, by - vy, bx, by);
  }
}

/** A smooth line cut into short straight pieces, with the distance covered at the end of each. */
export interface Polyline {
  /** The coordinates, alternating between x and y. */
  readonly points: readonly number[];
  readonly ways: readonly number[];
  readonly length: number;
}

const CUTS = 8;

/** Measures a smooth line, written as for `knotsOf`. */
export function measured(text: string): Polyline {
  const { points: knots, closed, corners } = knotsOf(text);
  const points: number[] = [knots[0][0], knots[0][1]];
  const ways = [0];
  let way = 0;
  let [x, y] = knots[0];
  eachSpan(knots, closed, corners, (ax, ay, ux, uy, vx, vy, bx, by) => {
    for (let i = 1; i <= CUTS; i++) {
      const t = i / CUTS;
      const s = 1 - t;
      const [p, q, r, w] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      const nextX = p * ax + q * ux + r * vx + w * bx;
      const nextY = p * ay + q * uy + r * vy + w * by;
      way += Math.hypot(nextX - x, nextY - y);
      points.push(nextX, nextY);
      ways.push(way);
      x = nextX;
      y = nextY;
    }
  });
  return { points, ways, length: way };
}

/** A point on a line, the unit direction at the point, and the share of the line before it (0 to 1). */
export interface Station {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly t: number;
}

/**
 * Returns points at equal distances along a line. The first and the last points are half that distance from the line's ends.
 */
export function stations({ points, ways, length }: Polyline, count: number): readonly Station[] {
  const found: Station[] = [];
  let piece = 1;
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    while (piece < ways.length - 1 && ways[piece] < t * length) piece++;
    const at = piece * 2;
    const [ax, ay] = [points[at - 2], points[at - 1]];
    const whole = ways[piece] - ways[piece - 1] || 1;
    const [dx, dy] = [(points[at] - ax) / whole, (points[at + 1] - ay) / whole];
    const rest = t * length - ways[piece - 1];
    found.push({ x: ax + dx * rest, y: ay + dy * rest, dx, dy, t });
  }
  return found;
}

/** A joint of a limb: the position, and the radius of the limb there. */
export type Joint = readonly [x: number, y: number, r: number];

/** Returns the outline of a long, round shape through joints, such as a limb or a trunk. The ends are blunt by default. */
export function tube(
  joints: readonly Joint[],
  ends: { readonly roundStart?: boolean; readonly roundEnd?: boolean } = {},
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  joints.forEach(([x, y, r], i) => {
    const [ax, ay] = joints[Math.max(0, i - 1)];
    const [bx, by] = joints[Math.min(joints.length - 1, i + 1)];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(by - ay) / length, (ax - bx) / length];
    left.push([x + nx * r, y + ny * r]);
    right.unshift([x - nx * r, y - ny * r]);
  });
  const n = joints.length;
  const cap = (at: number, before: number): Point => {
    const [x, y, r] = joints[at];
    const [bx, by] = joints[before];
    const length = Math.hypot(x - bx, y - by) || 1;
    return [x + ((x - bx) / length) * r * 0.75, y + ((y - by) / length) * r * 0.75];
  };
  const { roundStart = false, roundEnd = false } = ends;
  const points = [...left, ...(roundEnd ? [cap(n - 1, n - 2)] : []), ...right, ...(roundStart ? [cap(0, 1)] : [])];
  const corners = points.map((_, i) => {
    const rightStart = n + (roundEnd ? 1 : 0);
    if (i === 0 || i === rightStart + n - 1) return !roundStart;
    return (i === n - 1 || i === rightStart) && !roundEnd;
  });
  return through(points, true, corners);
}

/** Returns a row of semicircular arcs that bulge to the right of a line, closed along their straight side. */
export function scallops([ax, ay]: Point, [bx, by]: Point, count: number, depth: number): string {
  const [dx, dy] = [(bx - ax) / count, (by - ay) / count];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * depth * 1.33, (dx / length) * depth * 1.33];
  let d = `M${pair(ax, ay)}`;
  for (let i = 0; i < count; i++) {
    const [x, y] = [ax + dx * i, ay + dy * i];
    d += `C${pair(x + nx, y + ny)} ${pair(x + dx + nx, y + dy + ny)} ${pair(x + dx, y + dy)}`;
  }
  return `${d}Z`;
}

/** Returns points at equal distances on a line, including both ends. */
export const along = ([ax, ay]: Point, [bx, by]: Point, count: number): readonly Point[] =>
  listOf(count, (i): Point => {
    const t = count === 1 ? 0.5 : i / (count - 1);
    return [ax + (bx - ax) * t, ay + (by - ay) * t];
  });

/** Returns points at equal angles on an ellipse, clockwise from the top. */
export const around = ([x, y]: Point, rx: number, ry: number, count: number, turn = 0): readonly Point[] =>
  listOf(count, (i): Point => {
    const angle = (i / count) * 2 * Math.PI + (turn * Math.PI) / 180 - Math.PI / 2;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });

/** Returns several discs in one path, such as beads, buttons or rivets. The discs must not touch. */
export const beads = (points: readonly Point[], r: number): string => points.map(([x, y]) => disc(x, y, r)).join('');
