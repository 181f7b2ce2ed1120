import { curve, tube, type Joint } from '../../curve.js';
import { line } from '../../draw.js';
import { flattenPath, parsePath, short } from '../../path.js';
import { HATCH, type Level, type Point, type Shape } from '../../shape.js';

// Line work as a burin cuts it: folds that swell and taper, hatching that stands on an edge and follows its form.

interface Place {
  readonly point: Point;
  /** Direction of travel, of length 1. */
  readonly along: Point;
  /** How far along the line, 0 to 1. */
  readonly t: number;
}

/** Places at equal distances along a soft line, both ends with them. */
function walk(text: string, step: number): readonly Place[] {
  const points = flattenPath(parsePath(curve(text)))[0];
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - points[i][0], y - points[i][1]));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(2, Math.round(whole / step));
  return Array.from({ length: count + 1 }, (_, n): Place => {
    let rest = (whole * n) / count;
    let i = 0;
    while (i < lengths.length - 1 && rest > lengths[i]) rest -= lengths[i++];
    const [[ax, ay], [bx, by]] = [points[i], points[i + 1]];
    const length = lengths[i] || 1;
    const part = Math.min(1, rest / length);
    return { point: [ax + (bx - ax) * part, ay + (by - ay) * part], along: [(bx - ax) / length, (by - ay) / length], t: n / count };
  });
}

/** The outline of a line that is `width` wide in its middle and runs out at both ends. */
export function swell(text: string, width: number): string {
  return tube(walk(text, 26).map(({ point: [x, y], t }): Joint => [x, y, 0.5 + (width / 2) * Math.sin(Math.PI * t) ** 0.8]));
}

/** Several swelling lines as one shape: folds of cloth, strands of hair. */
export const cuts = (texts: readonly string[], width = 7, from: Level = 1): Shape => ({
  d: texts.map((text) => swell(text, width)).join(''),
  fill: 'ink',
  from,
});

interface Comb {
  readonly step?: number;
  /** How far a stroke leans along the edge, in parts of its length. */
  readonly lean?: number;
  /** How far it bulges, in parts of its length. */
  readonly bulge?: number;
}

/** Strokes that stand on a line, on the right of who walks it; long in the middle, every other one shorter. */
export function comb(text: string, depth: number, { step = 11, lean = 0.35, bulge = 0.14 }: Comb = {}): string {
  return walk(text, step)
    .slice(1, -1)
    .map(({ point: [x, y], along: [dx, dy], t }, i) => {
      const long = depth * (0.3 + 0.7 * Math.sin(Math.PI * t)) * (i % 2 ? 0.62 : 1);
      const [ex, ey] = [(-dy + dx * lean) * long, (dx + dy * lean) * long];
      const [mx, my] = [ex / 2 + dx * bulge * long, ey / 2 + dy * bulge * long];
      return `M${short(x)},${short(y)}Q${short(x + mx)},${short(y + my)} ${short(x + ex)},${short(y + ey)}`;
    })
    .join('');
}

/** Hatching for large cards along the shaded edges of a form. */
export const shade = (edges: readonly string[], depth: number, options: Comb = {}): Shape =>
  line(edges.map((edge) => comb(edge, depth, options)).join(''), HATCH, 2);
