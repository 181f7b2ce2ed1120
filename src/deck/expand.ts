import { formatPath, growth, IDENTITY, multiply, parsePath, transformPath, type Matrix } from './path.js';
import type { Token } from './palette.js';
import type { Drawing, Level, Parts, Placed, Shape, Tokens } from './shape.js';

/** A path in card units, with all parts placed: what a renderer draws, in this order. */
export interface FlatShape {
  readonly d: string;
  readonly fill?: Token;
  readonly stroke?: Token;
  readonly width: number;
}

/** Small cards get stronger lines, or they would go grey. */
const STRENGTH: Readonly<Record<Level, number>> = { 0: 1.5, 1: 1.5, 2: 1 };

/** A drawing at one level of detail, flattened. An Error for a part that does not exist. */
export function expand(drawing: Drawing, parts: Parts, level: Level): readonly FlatShape[] {
  return [...flatten(drawing, parts, level, IDENTITY, {})];
}

function* flatten(drawing: Drawing, parts: Parts, level: Level, matrix: Matrix, tokens: Tokens): Generator<FlatShape> {
  for (const item of drawing) {
    if (isDrawing(item)) {
      yield* flatten(item, parts, level, matrix, tokens);
      continue;
    }
    if ((item.from ?? 0) > level) continue;
    if ('d' in item) {
      // Hatching of something very small may come out empty.
      if (item.d) yield flatShape(item, level, matrix, tokens);
      continue;
    }
    const part = parts[item.use];
    if (!part) throw new Error(`No part of the deck is called "${item.use}".`);
    yield* flatten(part(), parts, level, multiply(matrix, matrixOf(item)), merged(item.tokens ?? {}, tokens));
  }
}

const isDrawing = (item: Drawing[number]): item is Drawing => Array.isArray(item);

function flatShape({ d, fill, stroke, width = 0 }: Shape, level: Level, matrix: Matrix, tokens: Tokens): FlatShape {
  return {
    d: formatPath(transformPath(parsePath(d), matrix)),
    ...(fill && { fill: tokens[fill] ?? fill }),
    ...(stroke && { stroke: tokens[stroke] ?? stroke }),
    width: width * growth(matrix) * STRENGTH[level],
  };
}

function matrixOf({ at = [0, 0], flip = false, scale = 1, turn = 0 }: Placed): Matrix {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const mirror = flip ? -1 : 1;
  return [cos * sx * mirror, sin * sx * mirror, -sin * sy, cos * sy, at[0], at[1]];
}

/** What an inner exchange gives is exchanged again by the outer one. */
function merged(inner: Tokens, outer: Tokens): Tokens {
  const through = Object.entries(inner).map(([from, to]) => [from, outer[to] ?? to] as const);
  return { ...outer, ...Object.fromEntries(through) };
}
