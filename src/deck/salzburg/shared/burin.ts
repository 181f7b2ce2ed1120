import { knotsOf, through } from '../../curve.js';
import type { Level, Point, Shape } from '../../shape.js';

/**
 * Returns the outline of a line that swells like a burin cut, pointed at both ends and widest slightly before its
 * middle. The line is written as for `curve`. `width` is its maximum width.
 */
export function swell(text: string, width: number): string {
  const { points: knots, corners: sharp } = knotsOf(text);
  // A line of two points has no middle that could swell.
  const [points, corners] =
    knots.length === 2
      ? [
          [knots[0], halfway(knots[0], knots[1]), knots[1]],
          [true, false, true],
        ]
      : [knots, sharp];
  const last = points.length - 1;
  const ways = [0];
  for (let i = 1; i <= last; i++)
    ways.push(ways[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]));

  const [left, right]: [Point[], Point[]] = [[], []];
  for (let i = 1; i < last; i++) {
    const [[ax, ay], [x, y], [bx, by]] = [points[i - 1], points[i], points[i + 1]];
    const half =
      ((width / 2) * Math.sin(Math.PI * (ways[i] / ways[last]) ** 0.8)) / (Math.hypot(bx - ax, by - ay) || 1);
    left.push([x + (by - ay) * half, y - (bx - ax) * half]);
    right.push([x - (by - ay) * half, y + (bx - ax) * half]);
  }
  const between = corners.slice(1, -1);
  return through([points[0], ...left, points[last], ...right.reverse()], true, [
    true,
    ...between,
    true,
    ...between.reverse(),
  ]);
}

const halfway = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Draws one or several swelling lines as one shape, such as folds of cloth, strands of hair or creases. */
export const cuts = (lines: string | readonly string[], width: number, from: Level = 1): Shape => ({
  d: typeof lines === 'string' ? swell(lines, width) : lines.map((text) => swell(text, width)).join(''),
  fill: 'ink',
  from,
});
