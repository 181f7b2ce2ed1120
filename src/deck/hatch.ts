import { indexed } from '../base/list-of.js';
import { flattenPath, pair, parsePath } from './path.js';
import type { Point } from './shape.js';

export interface Hatching {
  /** The direction of the lines in degrees: 0 is to the right, 90 is down. */
  readonly angle?: number;
  /** The distance between lines. */
  readonly step?: number;
  /** The drawn share of each line, from its right or lower end: 1 fills the shape, 0.3 shades its side. */
  readonly share?: number;
  /** The maximum length of a line. */
  readonly longest?: number;
  /** The gap between a line and the outline. */
  readonly gap?: number;
}

/** Returns lines that fill or shade a shape. The lines end at its outline, so drawing them needs no clipping. */
export function hatch(
  d: string,
  { angle = 20, step = 11, share = 0.34, longest = 90, gap = 3 }: Hatching = {},
): string {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  let lines = '';
  for (const [row, { v, crossings }] of indexed(rowsOf(flattenPath(parsePath(d)), cos, sin, step))) {
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [start, end] = [crossings[i] + gap, crossings[i + 1] - gap];
      // Alternate lines are shorter, for the taper of a woodcut.
      const length = Math.min((end - start) * share, longest) * (share < 1 && row % 2 === 1 ? 0.72 : 1);
      if (length < step * 0.4) continue;
      const from = end - length;
      lines += `M${pair(from * cos - v * sin, from * sin + v * cos)}L${pair(end * cos - v * sin, end * sin + v * cos)}`;
    }
  }
  return lines;
}

/**
 * A line of the hatching: its height, and its crossings of the outlines. The plane is turned so that the line is horizontal.
 */
interface Row {
  readonly v: number;
  readonly crossings: number[];
}

function rowsOf(outlines: readonly (readonly Point[])[], cos: number, sin: number, step: number): readonly Row[] {
  let [top, bottom] = [Infinity, -Infinity];
  for (const outline of outlines) {
    for (const [x, y] of outline) {
      const v = y * cos - x * sin;
      if (v < top) top = v;
      if (v > bottom) bottom = v;
    }
  }
  const rows: Row[] = [];
  const first = top + step * 0.6;
  for (let v = first; v < bottom; v += step) rows.push({ v, crossings: [] });
  // Checks each edge only against the rows that it crosses, because most edges are shorter than the distance between two
  // rows.
  for (const outline of outlines) {
    let [ax, ay] = turned(outline[outline.length - 1], cos, sin);
    for (const point of outline) {
      const [bx, by] = turned(point, cos, sin);
      const [low, high] = ay < by ? [ay, by] : [by, ay];
      // Starts one row early, because the heights are sums with rounding errors.
      for (let i = Math.max(0, Math.ceil((low - first) / step) - 1); i < rows.length && rows[i].v < high; i++) {
        const { v, crossings } = rows[i];
        if (v >= low) crossings.push(ax + ((bx - ax) * (v - ay)) / (by - ay));
      }
      [ax, ay] = [bx, by];
    }
  }
  return rows;
}

const turned = ([x, y]: Point, cos: number, sin: number): Point => [x * cos + y * sin, y * cos - x * sin];
