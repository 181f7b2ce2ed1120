import { curve } from '../../curve.js';
import { line } from '../../draw.js';
import { flattenPath, parsePath } from '../../path.js';
import { HATCH, type Point, type Shape } from '../../shape.js';

interface Comb {
  /** Distance of the strokes along the contour. */
  readonly step?: number;
  /** How far the strokes bow sideways, in parts of their length: they go round the form. */
  readonly bow?: number;
}

/**
 * Woodcut shading that follows a form: strokes from a contour (written as for `curve`) inward. They swell to the
 * length of the vector in the middle of the contour and taper to its ends, long and short in turn.
 */
export function comb(contour: string, [dx, dy]: Point, { step = 11, bow = 0.12 }: Comb = {}): Shape {
  const points = flattenPath(parsePath(curve(contour)))[0];
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - points[i][0], y - points[i][1]));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(3, Math.floor(whole / step));
  let d = '';
  for (let i = 1; i < count; i++) {
    const [x, y] = pointAt(points, lengths, (whole * i) / count);
    const reach = Math.sin((Math.PI * i) / count) * (i % 2 === 0 ? 0.62 : 1);
    const [vx, vy] = [dx * reach, dy * reach];
    d += `M${round(x)},${round(y)}q${round(vx / 2 - vy * bow)},${round(vy / 2 + vx * bow)} ${round(vx)},${round(vy)}`;
  }
  return line(d, HATCH, 2);
}

const round = (value: number): number => Math.round(value * 10) / 10;

function pointAt(points: readonly Point[], lengths: readonly number[], distance: number): Point {
  let left = distance;
  for (const [i, length] of lengths.entries()) {
    if (left <= length) {
      const t = length === 0 ? 0 : left / length;
      return [points[i][0] + (points[i + 1][0] - points[i][0]) * t, points[i][1] + (points[i + 1][1] - points[i][1]) * t];
    }
    left -= length;
  }
  return points[points.length - 1];
}

/**
 * Folds of cloth as a burin cuts them: each `[from, bend, to]` is one stroke that swells to `width` at its bend and
 * runs out at both ends.
 */
export function folds(strokes: readonly (readonly [from: Point, bend: Point, to: Point])[], width = 9): Shape {
  const d = strokes.map(([[ax, ay], [bx, by], [cx, cy]]) => {
    const length = Math.hypot(cx - ax, cy - ay) || 1;
    const [nx, ny] = [((cy - ay) / length) * width, (-(cx - ax) / length) * width];
    return `M${ax},${ay}Q${round(bx + nx)},${round(by + ny)} ${cx},${cy}Q${round(bx - nx)},${round(by - ny)} ${ax},${ay}Z`;
  });
  return { d: d.join(''), fill: 'ink', from: 1 };
}
