import { short } from './path.js';
import { HEIGHT, WIDTH, type Point } from './shape.js';

const pair = (x: number, y: number): string => `${short(x)},${short(y)}`;

/** An ellipse of four cubic curves, turned by degrees clockwise. */
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

export const rect = (x: number, y: number, width: number, height: number): string => `M${x},${y}h${width}v${height}h${-width}Z`;

/** A box with round corners. */
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

/**
 * A soft line through points, written `"0,0 40,10! 50,60 z"`: `!` makes a point a corner, a closing `z` closes
 * the line.
 */
export function curve(text: string): string {
  const words = text.trim().split(/\s+/);
  const closed = words.at(-1) === 'z';
  const knots = (closed ? words.slice(0, -1) : words).map((word) => {
    const [x, y] = word.replace('!', '').split(',').map(Number);
    return { point: [x, y] as Point, corner: word.endsWith('!') };
  });
  return through(
    knots.map(({ point }) => point),
    closed,
    knots.map(({ corner }) => corner),
  );
}

/** A soft line through points. Tangents are held short so that tight corners do not loop. */
export function through(points: readonly Point[], closed = false, corners: readonly boolean[] = []): string {
  const n = points.length;
  const point = (i: number): Point => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]);
  const tangent = (i: number, reach: number): Point => {
    if (corners[(i + n) % n]) return [0, 0];
    const [ax, ay] = point(i - 1);
    const [bx, by] = point(i + 1);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [((bx - ax) / length) * reach * 0.36, ((by - ay) / length) * reach * 0.36];
  };
  let d = `M${pair(...point(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [ax, ay] = point(i);
    const [bx, by] = point(i + 1);
    const reach = Math.hypot(bx - ax, by - ay);
    const [ux, uy] = tangent(i, reach);
    const [vx, vy] = tangent(i + 1, reach);
    d += `C${pair(ax + ux, ay + uy)} ${pair(bx - vx, by - vy)} ${pair(bx, by)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A joint of a limb: where, and how thick it is there (radius). */
export type Joint = readonly [x: number, y: number, r: number];

/** The outline of something round and long, a limb or a trunk, through joints; blunt at the ends unless they are round. */
export function tube(joints: readonly Joint[], ends: { readonly roundStart?: boolean; readonly roundEnd?: boolean } = {}): string {
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

/** A row of half-round bows along a line, bulging to its right; closed along the straight side. */
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

/** Points at equal distances on a line, both ends with them. */
export const along = ([ax, ay]: Point, [bx, by]: Point, count: number): readonly Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const t = count === 1 ? 0.5 : i / (count - 1);
    return [ax + (bx - ax) * t, ay + (by - ay) * t];
  });

/** Points at equal angles on an ellipse, from the top clockwise. */
export const around = ([x, y]: Point, rx: number, ry: number, count: number, turn = 0): readonly Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * 2 * Math.PI + (turn * Math.PI) / 180 - Math.PI / 2;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });

/** Several discs in one path: beads, buttons, rivets. They must not touch. */
export const beads = (points: readonly Point[], r: number): string => points.map(([x, y]) => disc(x, y, r)).join('');
