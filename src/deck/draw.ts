import { hatch, type Hatching } from './hatch.js';
import type { Token } from './palette.js';
import { type Drawing, HATCH, INNER, type Level, OUTER, type Shape } from './shape.js';

/** A coloured area with the ink line around it that keeps colour from touching colour. */
export const area = (d: string, fill: Token, width = OUTER): Shape => ({ d, fill, stroke: 'ink', width });

/** Colour without a line, for plates that a line is drawn around later. */
export const flat = (d: string, fill: Token, from: Level = 0): Shape => ({ d, fill, from });

export const line = (d: string, width = INNER, from: Level = 1, stroke: Token = 'ink'): Shape => ({
  d,
  stroke,
  width,
  from,
});

/** An area with woodcut shading on its right side; the shading is fine work, for large cards only. */
export const cloth = (d: string, fill: Token, hatching: Hatching = {}, width = OUTER): Drawing => [
  flat(d, fill),
  line(hatch(d, hatching), HATCH, 2),
  line(d, width, 0),
];

/** A coloured line with an ink edge on both sides: twigs, shafts, straps. */
export const cord = (d: string, stroke: Token, width: number, edge = 4): Drawing => [
  { d, stroke: 'ink', width: width + edge * 2 },
  { d, stroke, width },
];

/** Several overlapping areas of one colour as one body: a single ink line runs around them all. */
export const joined = (paths: readonly string[], fill: Token, width = OUTER): Drawing => [
  paths.map((d): Shape => ({ d, stroke: 'ink', width: width * 2, fill: 'ink' })),
  paths.map((d): Shape => ({ d, fill })),
];
