import { tube, type Joint } from '../../curve.js';
import { flat, line } from '../../draw.js';
import { flattenPath, parsePath, short } from '../../path.js';
import { curve } from '../../curve.js';
import { HATCH, type Level, type Point, type Shape } from '../../shape.js';

const points = (text: string): readonly Point[] =>
  text.trim().split(/\s+/).map((word) => word.split(',').map(Number) as unknown as Point);

/** Lines that swell in the middle and taper to their ends, as a graver cuts them; several, parted by `|`. */
export function cuts(text: string, width = 8, from: Level = 1): Shape {
  const d = text.split('|').map((one) => {
    const knots = points(one);
    const last = knots.length - 1;
    return tube(knots.map(([x, y], i): Joint => [x, y, Math.max(0.5, (width / 2) * Math.sin((Math.PI * (i + (i === 0 || i === last ? 0 : 0.15))) / (last + 0.3)))]));
  });
  return flat(d.join(''), 'ink', from);
}

export interface Comb {
  readonly step?: number;
  /** The longest line, in the middle of the edge. */
  readonly length?: number;
  /** On which side of the edge, seen along it, the lines lie. */
  readonly side?: 'left' | 'right';
  /** Degrees by which they lean off the square. */
  readonly lean?: number;
}

/** Hatching that grows from an edge and follows it; short at both ends, two lengths in turn. */
export function comb(edge: string, { step = 11, length = 36, side = 'right', lean = 0 }: Comb = {}): Shape {
  const [outline] = flattenPath(parsePath(curve(edge)));
  const lengths = outline.slice(1).map(([x, y], i) => Math.hypot(x - outline[i][0], y - outline[i][1]));
  const whole = lengths.reduce((sum, one) => sum + one, 0);
  const turn = (((side === 'right' ? 90 : -90) + lean) * Math.PI) / 180;
  let d = '';
  let row = 0;
  for (let s = step / 2; s < whole; s += step) {
    let [i, rest] = [0, s];
    while (i < lengths.length - 1 && rest > lengths[i]) rest -= lengths[i++];
    const [[ax, ay], [bx, by]] = [outline[i], outline[i + 1]];
    const [ux, uy] = [(bx - ax) / lengths[i], (by - ay) / lengths[i]];
    const [x, y] = [ax + ux * rest, ay + uy * rest];
    const [vx, vy] = [ux * Math.cos(turn) - uy * Math.sin(turn), ux * Math.sin(turn) + uy * Math.cos(turn)];
    const reach = length * Math.sqrt(Math.sin((Math.PI * s) / whole)) * (row++ % 2 ? 0.62 : 1);
    if (reach > 5) d += `M${short(x + vx * 2)},${short(y + vy * 2)}l${short(vx * reach)},${short(vy * reach)}`;
  }
  return line(d, HATCH, 2);
}
