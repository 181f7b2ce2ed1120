import { formatPath, growth, IDENTITY, multiply, parsePath, transformPath, type Matrix, type Step } from './path.js';
import type { Token } from './palette.js';
import type { Drawing, Level, Parts, Placed } from './shape.js';

/** A path in card units, with all parts placed: what a renderer draws, in this order. */
export interface FlatShape {
  readonly d: string;
  readonly fill?: Token;
  readonly stroke?: Token;
  readonly width: number;
}

/** Small cards get stronger lines, or they would go grey. */
const STRENGTH: Readonly<Record<Level, number>> = { 0: 1.5, 1: 1.5, 2: 1 };

/** A path and where it comes to in the drawing it stands in, before levels strengthen its line. */
interface Piece {
  readonly steps: readonly Step[];
  readonly matrix: Matrix;
  readonly fill: Token | undefined;
  readonly stroke: Token | undefined;
  readonly width: number;
}

/** A drawing at one level of detail, flattened. An Error for a part that does not exist. */
export function expand(drawing: Drawing, parts: Parts, level: Level): readonly FlatShape[] {
  return piecesOf(drawing, parts, level).map(({ steps, matrix, fill, stroke, width }) => ({
    d: formatPath(transformPath(steps, matrix)),
    ...(fill && { fill }),
    ...(stroke && { stroke }),
    width: width * STRENGTH[level],
  }));
}

function piecesOf(drawing: Drawing, parts: Parts, level: Level): readonly Piece[] {
  return drawing.flatMap((item) => {
    if (isDrawing(item)) return piecesOf(item, parts, level);
    if ((item.from ?? 0) > level) return [];
    if ('use' in item) return placed(item, partOf(item.use, parts, level));
    const { d, fill, stroke, width = 0 } = item;
    // Hatching of something very small may come out empty.
    return d ? [{ steps: parsePath(d), matrix: IDENTITY, fill, stroke, width }] : [];
  });
}

const isDrawing = (item: Drawing[number]): item is Drawing => Array.isArray(item);

const made = new WeakMap<Parts, Map<string, readonly Piece[]>>();

/** A part by itself. Kept: a pip is hatched once, and then stands on many cards. */
function partOf(name: string, parts: Parts, level: Level): readonly Piece[] {
  const kept = made.get(parts) ?? new Map<string, readonly Piece[]>();
  made.set(parts, kept);
  const key = `${level} ${name}`;
  const known = kept.get(key);
  if (known) return known;
  const part = parts[name];
  if (!part) throw new Error(`No part of the deck is called "${name}".`);
  const pieces = piecesOf(part(), parts, level);
  kept.set(key, pieces);
  return pieces;
}

/** Pieces of a part where they are put. What a part exchanges within itself is exchanged again by where it is put. */
function placed(placing: Placed, pieces: readonly Piece[]): readonly Piece[] {
  const place = matrixOf(placing);
  const wider = growth(place);
  const exchanged = (token: Token | undefined): Token | undefined => token && (placing.tokens?.[token] ?? token);
  return pieces.map(({ steps, matrix, fill, stroke, width }) => ({
    steps,
    matrix: multiply(place, matrix),
    fill: exchanged(fill),
    stroke: exchanged(stroke),
    width: width * wider,
  }));
}

function matrixOf({ at = [0, 0], flip = false, scale = 1, turn = 0 }: Placed): Matrix {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const mirror = flip ? -1 : 1;
  return [cos * sx * mirror, sin * sx * mirror, -sin * sy, cos * sy, at[0], at[1]];
}
