import { formatPath, scaleFactor, isTidy, multiply, parsePath, type Matrix, type Step } from './path.js';
import type { Token } from './palette.js';
import type { Drawing, Level, SharedDrawing, Placed, Tokens } from './shape.js';

/** A path in card units with all placements applied. Renderers draw the paths in order. */
export interface FlatShape {
  readonly d: string;
  readonly fill?: Token;
  readonly stroke?: Token;
  readonly width: number;
}

/** Line width factors. Small cards have stronger lines, because thin lines would make them look grey. */
const LINE_FACTORS: Readonly<Record<Level, number>> = { 0: 1.5, 1: 1.5, 2: 1 };

/** Path data as text, parsed when first needed. The path of a shared drawing is always the same object. */
export interface Source {
  readonly d: string;
  steps?: readonly Step[];
}

/** A path with its placement. */
export interface Piece {
  readonly source: Source;
  /** The matrix of the placement; undefined if the path has none. */
  readonly matrix: Matrix | undefined;
  readonly fill: Token | undefined;
  readonly stroke: Token | undefined;
  /** The line width after the placement. */
  readonly width: number;
}

/** Returns the paths of a drawing at one level of detail with their placements, in drawing order. */
export function piecesOf(drawing: Drawing, level: Level): readonly Piece[] {
  const pieces: Piece[] = [];
  collect(drawing, level, pieces);
  return pieces.map((piece) => ({ ...piece, width: piece.width * LINE_FACTORS[level] }));
}

/** Returns a drawing at one level of detail, flattened. */
export function expand(drawing: Drawing, level: Level): readonly FlatShape[] {
  return piecesOf(drawing, level).map(({ source, matrix, fill, stroke, width }) => ({
    // Most paths have no placement and are tidy, so parsing and formatting them again is unnecessary.
    d: !matrix && isTidy(source.d) ? source.d : formatPath((source.steps ??= parsePath(source.d)), matrix),
    ...(fill && { fill }),
    ...(stroke && { stroke }),
    width,
  }));
}

function collect(drawing: Drawing, level: Level, pieces: Piece[]): void {
  for (const item of drawing) {
    if (isDrawing(item)) collect(item, level, pieces);
    else if ((item.from ?? 0) > level) continue;
    else if ('use' in item) addPlacedPieces(item, sharedPieces(item.use, level), pieces);
    else {
      const { d, fill, stroke, width = 0 } = item;
      // The hatching of a very small shape can be empty.
      if (d) pieces.push({ source: { d }, matrix: undefined, fill, stroke, width });
    }
  }
}

const isDrawing = (item: Drawing[number]): item is Drawing => Array.isArray(item);

const cachedPieces: Readonly<Record<Level, WeakMap<SharedDrawing, readonly Piece[]>>> = {
  0: new WeakMap(),
  1: new WeakMap(),
  2: new WeakMap(),
};

/** Returns the pieces of a shared drawing. Cached, because a pip is on many cards and hatching takes a long time. */
function sharedPieces(drawing: SharedDrawing, level: Level): readonly Piece[] {
  const known = cachedPieces[level].get(drawing);
  if (known) return known;
  const pieces: Piece[] = [];
  collect(drawing(), level, pieces);
  cachedPieces[level].set(drawing, pieces);
  return pieces;
}

/** Adds the pieces of a placed drawing. The drawing's own colour substitutions apply before those of the placement. */
function addPlacedPieces(placing: Placed, part: readonly Piece[], pieces: Piece[]): void {
  const placement = matrixOf(placing);
  const lineFactor = scaleFactor(placement);
  for (const { source, matrix, fill, stroke, width } of part) {
    pieces.push({
      source,
      matrix: matrix ? multiply(placement, matrix) : placement,
      fill: substituted(fill, placing.tokens),
      stroke: substituted(stroke, placing.tokens),
      width: width * lineFactor,
    });
  }
}

const substituted = (token: Token | undefined, tokens: Tokens | undefined): Token | undefined =>
  token && (tokens?.[token] ?? token);

function matrixOf({ at = [0, 0], flip = false, scale = 1, turn = 0 }: Placed): Matrix {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const mirror = flip ? -1 : 1;
  return [cos * sx * mirror, sin * sx * mirror, -sin * sy, cos * sy, at[0], at[1]];
}
