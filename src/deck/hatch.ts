import { flattenPath, parsePath, short } from './path.js';
import type { Point } from './shape.js';

export interface Hatching {
  /** Direction of the lines in degrees; 0 runs to the right, 90 down. */
  readonly angle?: number;
  /** Distance of the lines. */
  readonly step?: number;
  /** How much of each line is drawn, from its right or lower end: 1 fills the shape, 0.3 shades its side. */
  readonly share?: number;
  /** The longest a line may become. */
  readonly longest?: number;
  /** Room left at the outline. */
  readonly gap?: number;
}

/** Lines that fill or shade a shape, cut off at its outline, so that no clipping is needed to draw them. */
export function hatch(d: string, { angle = 20, step = 11, share = 0.34, longest = 90, gap = 3 }: Hatching = {}): string {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const outlines = flattenPath(parsePath(d)).map((outline) =>
    outline.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]),
  );
  const heights = outlines.flat().map(([, v]) => v);
  const top = Math.min(...heights);
  const bottom = Math.max(...heights);
  let lines = '';
  let row = 0;
  for (let v = top + step * 0.6; v < bottom; v += step) {
    const crossings = outlines.flatMap((outline) => crossingsAt(outline, v)).sort((a, b) => a - b);
    row++;
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [start, end] = [crossings[i] + gap, crossings[i + 1] - gap];
      // Every other line is shorter: the taper of a woodcut.
      const length = Math.min((end - start) * share, longest) * (share < 1 && row % 2 === 0 ? 0.72 : 1);
      if (length < step * 0.4) continue;
      const from: Point = [(end - length) * cos - v * sin, (end - length) * sin + v * cos];
      const to: Point = [end * cos - v * sin, end * sin + v * cos];
      lines += `M${short(from[0])},${short(from[1])}L${short(to[0])},${short(to[1])}`;
    }
  }
  return lines;
}

function crossingsAt(outline: readonly Point[], v: number): number[] {
  return outline.flatMap(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length];
    return ay <= v === by <= v ? [] : [ax + ((bx - ax) * (v - ay)) / (by - ay)];
  });
}
