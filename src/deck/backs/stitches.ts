import { flattenPath, formatPath, parsePath, shortNumber, transformPath, type Matrix } from '../path.js';
import { HEIGHT, WIDTH } from '../shape.js';

/** Returns a drawing with a copy of it turned by 180°, so that a back does not reveal which end of a card is up. */
export function withHalfTurn(d: string): readonly string[] {
  const half: Matrix = [-1, 0, 0, -1, WIDTH, HEIGHT];
  return [d, formatPath(transformPath(parsePath(d), half))];
}

/** A line cut into stitches of equal length with short gaps. */
export function stitched(d: string, stitch = 24, gap = 17): string {
  let out = '';
  for (const outline of flattenPath(parsePath(d))) {
    const [first] = outline;
    if (!first) continue;
    const closed = d.endsWith('Z');
    const line = closed ? [...outline, first] : outline;
    let walked = 0;
    let [px, py] = first;
    out += `M${shortNumber(px)},${shortNumber(py)}`;
    for (const [x, y] of line.slice(1)) {
      const length = Math.hypot(x - px, y - py);
      let done = 0;
      while (done < length) {
        const phase = walked % (stitch + gap);
        const sewing = phase < stitch;
        const rest = Math.min((sewing ? stitch : stitch + gap) - phase + 0.001, length - done);
        done += rest;
        walked += rest;
        const t = done / length;
        out += `${sewing ? 'L' : 'M'}${shortNumber(px + (x - px) * t)},${shortNumber(py + (y - py) * t)}`;
      }
      [px, py] = [x, y];
    }
  }
  return out;
}
