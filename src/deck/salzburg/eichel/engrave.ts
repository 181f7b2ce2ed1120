import { curve, through } from '../../curve.js';
import { flattenPath, parsePath } from '../../path.js';
import { HATCH, type Drawing, type Point, type Shape } from '../../shape.js';

// What a graver does and a pen does not: lines that swell, and shading that runs round the form.

/** A soft line as points, evenly spread. */
function sample(text: string, count: number): readonly Point[] {
  const points = flattenPath(parsePath(curve(text))).flat();
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - points[i][0], y - points[i][1]));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: count }, (_, i): Point => {
    let left = (total * i) / (count - 1);
    let at = 0;
    while (at < lengths.length - 1 && left > lengths[at]) left -= lengths[at++];
    const t = lengths[at] ? Math.min(1, left / lengths[at]) : 0;
    const [[ax, ay], [bx, by]] = [points[at], points[at + 1]];
    return [ax + (bx - ax) * t, ay + (by - ay) * t];
  });
}

/** A line that starts broad and ends in a point, as a closed shape. */
export function swell(text: string, width: number): string {
  const middle = sample(text, 6);
  const side = (sign: number): readonly Point[] =>
    middle.map(([x, y], i): Point => {
      const [[ax, ay], [bx, by]] = [middle[Math.max(0, i - 1)], middle[Math.min(5, i + 1)]];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const half = (width / 2) * [0.3, 0.9, 1, 0.75, 0.45, 0.08][i] * sign;
      return [x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half];
    });
  const outline = [...side(1), ...[...side(-1)].reverse()];
  // Sharp where it ends.
  return through(outline, true, outline.map((_, i) => i === 5 || i === 6));
}

/** Folds of cloth: each pulls from its first point and runs out at its last. */
export const folds = (width: number, ...texts: readonly string[]): Shape => ({ d: texts.map((text) => swell(text, width)).join(''), fill: 'ink', from: 1 });

/**
 * Shading from an edge toward an inner line: both run the same way, the strokes start at the edge, are longest in the
 * middle and every other one is shorter.
 */
export function shade(edge: string, inner: string, count: number, reach = 1): Drawing {
  const [from, to] = [sample(edge, count), sample(inner, count)];
  const d = from
    .map(([ax, ay], i) => {
      const part = reach * (0.35 + 0.65 * Math.sin((Math.PI * (i + 0.5)) / count)) * (i % 2 ? 0.62 : 1);
      const round = (n: number): number => Math.round(n * 10) / 10;
      return `M${round(ax)},${round(ay)}L${round(ax + (to[i][0] - ax) * part)},${round(ay + (to[i][1] - ay) * part)}`;
    })
    .join('');
  return [{ d, stroke: 'ink', width: HATCH, from: 2 }];
}
