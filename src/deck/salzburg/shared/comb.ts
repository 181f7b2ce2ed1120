import { indexed } from '../../../base/list-of.js';
import { measured, stations } from '../../curve.js';
import { line } from '../../draw.js';
import { pair } from '../../path.js';
import { HATCH, type Point, type Shape } from '../../shape.js';

/**
 * How far the strokes of a comb go: a number is units to the right of who walks the edge, below 0 to the left; a
 * vector is the same for all; a line, written as for `curve` and running the same way, is where they would end.
 */
type Reach = number | Point | string;

interface Comb {
  /** Distance of the strokes along the edge. */
  readonly step?: number;
  /** How far strokes that stand on the edge lean forward, in parts of their length. */
  readonly lean?: number;
  /** How far a stroke bulges forward, in parts of its length: it goes round the form. */
  readonly bow?: number;
}

/**
 * Woodcut shading for large cards that follows an edge, or several of them (written as for `curve`): strokes grow
 * from it, the longest in its middle, every other one shorter.
 */
export function comb(edges: string | readonly string[], reach: Reach, options: Comb = {}): Shape {
  const d =
    typeof edges === 'string'
      ? teeth(edges, reach, options)
      : edges.map((edge) => teeth(edge, reach, options)).join('');
  return line(d, HATCH, 2);
}

/** A bulge of less than this is not seen: the stroke is straight. */
const SEEN = 2.4;

function teeth(edge: string, reach: Reach, { step = 11, lean = 0.25, bow = 0.12 }: Comb): string {
  const contour = measured(edge);
  const count = Math.max(3, Math.round(contour.length / step));
  const ends = typeof reach === 'string' ? stations(measured(reach), count) : [];
  let d = '';
  for (const [i, { x, y, dx, dy, t }] of indexed(stations(contour, count))) {
    const part = (0.3 + 0.7 * Math.sin(Math.PI * t)) * (i % 2 ? 0.62 : 1);
    let [vx, vy] = [0, 0];
    if (typeof reach === 'number') {
      const ahead = lean * Math.abs(reach);
      [vx, vy] = [dx * ahead - dy * reach, dy * ahead + dx * reach];
    } else if (typeof reach === 'string') [vx, vy] = [ends[i].x - x, ends[i].y - y];
    else [vx, vy] = reach;
    vx *= part;
    vy *= part;
    const bulge = bow * Math.hypot(vx, vy);
    d += `M${pair(x, y)}`;
    if (Math.abs(bulge) < SEEN) d += `L${pair(x + vx, y + vy)}`;
    else {
      const [mx, my] = [vx / 3 + (dx * bulge * 2) / 3, vy / 3 + (dy * bulge * 2) / 3];
      d += `C${pair(x + mx, y + my)} ${pair(x + mx + vx / 3, y + my + vy / 3)} ${pair(x + vx, y + vy)}`;
    }
  }
  return d;
}
