/** A small rasteriser that renders the deck's paths without a browser. Coverage uses 3 x 3 samples per pixel. */
import type { FlatShape } from '../../src/deck/expand.js';
import type { Palette } from '../../src/deck/palette.js';
import { flattenPath, parsePath, type Step } from '../../src/deck/path.js';
import type { Point } from '../../src/deck/shape.js';
import type { Rgb } from './colour.js';

/** The visible section of the drawing in its own units, and the size of that section in pixels. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The width in pixels. */
  readonly pixels: number;
}
/** Returns the window of a whole card of this width in pixels. */
export const cardAt = (pixels: number): Window => ({ left: 0, top: 0, width: 1000, height: 1768, pixels });

interface Outline {
  readonly points: readonly Point[];
  readonly closed: boolean;
}
interface Grid {
  readonly columns: number;
  readonly rows: number;
}
type Mark = (index: number) => void;

const SAMPLES = 3;

const gridOf = ({ width, height, pixels }: Window): Grid => ({
  columns: pixels * SAMPLES,
  rows: Math.round((pixels * height) / width) * SAMPLES,
});

function outlinesOf(d: string, { left, top, width, pixels }: Window): readonly Outline[] {
  const scale = (pixels * SAMPLES) / width;
  const parts: Step[][] = [];
  for (const step of parsePath(d)) {
    if (step.op === 'M') parts.push([]);
    parts.at(-1)?.push(step);
  }
  return parts.map((steps) => ({
    points: flattenPath(steps)
      .flat()
      .map(([x, y]): Point => [(x - left) * scale, (y - top) * scale]),
    closed: steps.at(-1)?.op === 'Z',
  }));
}

/** Marks every sample inside the shape, by the nonzero rule of canvas and SVG. */
function fill(outlines: readonly Outline[], { columns, rows }: Grid, mark: Mark): void {
  const crossings = new Map<number, { x: number; turn: number }[]>();
  for (const { points } of outlines) {
    points.forEach(([ax, ay], i) => {
      const [bx, by] = points[(i + 1) % points.length];
      const turn = Math.sign(by - ay);
      const [low, high] = turn > 0 ? [ay, by] : [by, ay];
      for (let row = Math.max(0, Math.ceil(low - 0.5)); row + 0.5 < high && row < rows; row++) {
        const x = ax + ((bx - ax) * (row + 0.5 - ay)) / (by - ay);
        const line = crossings.get(row);
        if (line) line.push({ x, turn });
        else crossings.set(row, [{ x, turn }]);
      }
    });
  }
  for (const [row, line] of crossings) {
    line.sort((one, other) => one.x - other.x);
    let winding = 0;
    line.forEach(({ x, turn }, i) => {
      winding += turn;
      if (winding === 0) return;
      const end = Math.min(columns, Math.ceil(line[i + 1].x - 0.5));
      for (let column = Math.max(0, Math.ceil(x - 0.5)); column < end; column++) mark(row * columns + column);
    });
  }
}

/** Marks every sample within half the width of the line, with round caps and joins as in the deck. */
function stroke(outlines: readonly Outline[], width: number, { columns, rows }: Grid, mark: Mark): void {
  const reach = width / 2;
  for (const { points, closed } of outlines) {
    for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
      const [ax, ay] = points[i];
      const [bx, by] = points[(i + 1) % points.length];
      const [dx, dy] = [bx - ax, by - ay];
      const square = dx * dx + dy * dy;
      const lastRow = Math.min(rows - 1, Math.floor(Math.max(ay, by) + reach - 0.5));
      const lastColumn = Math.min(columns - 1, Math.floor(Math.max(ax, bx) + reach - 0.5));
      for (let row = Math.max(0, Math.ceil(Math.min(ay, by) - reach - 0.5)); row <= lastRow; row++) {
        for (let column = Math.max(0, Math.ceil(Math.min(ax, bx) - reach - 0.5)); column <= lastColumn; column++) {
          const [px, py] = [column + 0.5 - ax, row + 0.5 - ay];
          const t = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
          if (Math.hypot(px - t * dx, py - t * dy) <= reach) mark(row * columns + column);
        }
      }
    }
  }
}

/**
 * Paints shapes over each other, one number per sample. `value` returns the number for a shape's area and for its line.
 */
function samplesOf(
  shapes: readonly FlatShape[],
  window: Window,
  ground: number,
  value: (shape: FlatShape, part: 'fill' | 'stroke') => number,
): Int32Array {
  const grid = gridOf(window);
  const samples = new Int32Array(grid.columns * grid.rows).fill(ground);
  const scale = grid.columns / window.width;
  for (const shape of shapes) {
    const outlines = outlinesOf(shape.d, window);
    const painting = (part: 'fill' | 'stroke'): Mark => {
      const painted = value(shape, part);
      return (index) => {
        samples[index] = painted;
      };
    };
    if (shape.fill) fill(outlines, grid, painting('fill'));
    if (shape.stroke) stroke(outlines, shape.width * scale, grid, painting('stroke'));
  }
  return samples;
}

/** Returns a picture in colour, row by row from the top left. */
export function picture(
  shapes: readonly FlatShape[],
  palette: Palette,
  window: Window,
  ground = '#FFFFFF',
): readonly Rgb[] {
  const { columns, rows } = gridOf(window);
  const pack = (hex: string): number => Number.parseInt(hex.slice(1), 16);
  const samples = samplesOf(shapes, window, pack(ground), (shape, part) => pack(palette[shape[part] ?? 'ink']));
  const pixels: Rgb[] = [];
  for (let y = 0; y < rows; y += SAMPLES) {
    for (let x = 0; x < columns; x += SAMPLES) {
      const sum = [0, 0, 0];
      for (let i = 0; i < SAMPLES * SAMPLES; i++) {
        const colour = samples[(y + Math.floor(i / SAMPLES)) * columns + x + (i % SAMPLES)];
        sum[0] += colour >> 16;
        sum[1] += (colour >> 8) & 255;
        sum[2] += colour & 255;
      }
      pixels.push([sum[0] / SAMPLES ** 2, sum[1] / SAMPLES ** 2, sum[2] / SAMPLES ** 2]);
    }
  }
  return pixels;
}

/** A silhouette, row by row from the top left. */
export interface Silhouette {
  readonly columns: number;
  readonly rows: number;
  /** One value per pixel: 1 if the silhouette covers more than half of the pixel, else 0. */
  readonly dark: Uint8Array;
}

export function silhouette(shapes: readonly FlatShape[], window: Window): Silhouette {
  const grid = gridOf(window);
  const samples = samplesOf(shapes, window, 0, () => 1);
  const [columns, rows] = [grid.columns / SAMPLES, grid.rows / SAMPLES];
  const dark = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let covered = 0;
      for (let i = 0; i < SAMPLES * SAMPLES; i++)
        covered += samples[(y * SAMPLES + Math.floor(i / SAMPLES)) * grid.columns + x * SAMPLES + (i % SAMPLES)];
      dark[y * columns + x] = covered * 2 > SAMPLES * SAMPLES ? 1 : 0;
    }
  }
  return { columns, rows, dark };
}
