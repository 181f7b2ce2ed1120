import { indexed } from '../../../base/list-of.js';
import { measured, stations } from '../../curve.js';
import { line } from '../../draw.js';
import { pair } from '../../path.js';
import { HATCH, type Point, type Shape } from '../../shape.js';

/**
 * The length of a comb's strokes. A positive number is a length in units to the right of the edge, a negative one
 * to the left. A vector applies to all strokes. A line, written as for `curve` in the edge's direction, ends the
 * strokes.
 */
type Reach = number | Point | string;

interface Comb {
  /** Distance between strokes along the edge. */
  readonly step?: number;
  /** Forward lean of strokes at right angles to the edge, as a share of their length. */
  readonly lean?: number;
  /** Forward bulge of a stroke, as a share of its length, to suggest a round form. */
  readonly bow?: number;
}

/**
 * For large cards: woodcut shading that follows one or several edges (written as for `curve`). Strokes start at the edge and
 * are longest in its middle, and every other stroke is shorter.
 */
export function comb(edges: string | readonly string[], reach: Reach, options: Comb = {}): Shape {
  const d =
    typeof edges === 'string'
      ? teeth(edges, reach, options)
      : edges.map((edge) => teeth(edge, reach, options)).join('');
  return line(d, HATCH, 2);
}

/** The minimum visible bulge. Strokes with a smaller bulge are straight. */
const MIN_VISIBLE_BULGE = 2.4;

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
    if (Math.abs(bulge) < MIN_VISIBLE_BULGE) d += `L${pair(x + vx, y + vy)}`;
    else {
      const [mx, my] = [vx / 3 + (dx * bulge * 2) / 3, vy / 3 + (dy * bulge * 2) / 3];
      d += `C${pair(x + mx, y + my)} ${pair(x + mx + vx / 3, y + my + vy / 3)} ${pair(x + vx, y + vy)}`;
    }
  }
  return d;
}
