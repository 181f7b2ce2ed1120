import { curve } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';

// The three heads of Laub use the scale of all heads: centre 0,0, crown at -100, chin at +100, looking left.

export const hair = (contour: string, strands: string): Drawing => [
  area(curve(contour), 'grau', 6.5),
  line(strands, 3.5, 1),
];
