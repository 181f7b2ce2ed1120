import { hatch, type Hatching } from './hatch.js';
import type { Token } from './palette.js';
import { type Drawing, HATCH, INNER, type Level, OUTER, type Shape } from './shape.js';

/** Returns a coloured area with an ink line that separates the area from other colours. */
export const area = (d: string, fill: Token, width = OUTER): Shape => ({ d, fill, stroke: 'ink', width });

/** Returns a colour without a line, for areas whose line is drawn later. */
export const flat = (d: string, fill: Token, from: Level = 0): Shape => ({ d, fill, from });

export const line = (d: string, width = INNER, from: Level = 1, stroke: Token = 'ink'): Shape => ({
  d,
  stroke,
  width,
  from,
});

/** Returns an area with woodcut shading on its right side. Only large cards show the shading. */
export const cloth = (d: string, fill: Token, hatching: Hatching = {}, width = OUTER): Drawing => [
  flat(d, fill),
  line(hatch(d, hatching), HATCH, 2),
  line(d, width, 0),
];

/** Returns a coloured line with an ink edge on both sides, such as a twig, shaft or strap. */
export const cord = (d: string, stroke: Token, width: number, edge = 4): Drawing => [
  { d, stroke: 'ink', width: width + edge * 2 },
  { d, stroke, width },
];

/** Joins overlapping areas of one colour into one body with a single ink line around it. */
export const joined = (paths: readonly string[], fill: Token, width = OUTER): Drawing => [
  paths.map((d): Shape => ({ d, stroke: 'ink', width: width * 2, fill: 'ink' })),
  paths.map((d): Shape => ({ d, fill })),
];
