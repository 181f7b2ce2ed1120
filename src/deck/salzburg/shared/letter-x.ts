import { poly } from '../../curve.js';
import type { Drawing } from '../../shape.js';

/** The X of the tens, a bold Didone with a thick falling stroke and a rising hairline. 240 x 168, centre 0,0. */
const X = [
  'M-92,-78H-28L92,78H28Z',
  poly([
    [66, -78],
    [78, -78],
    [-62, 78],
    [-76, 78],
  ]),
  'M-112,-84H-6V-72H-112Z',
  'M30,-84H112V-72H30Z',
  'M-112,72H-26V84H-112Z',
  'M6,72H112V84H6Z',
];

export const all = (paths: readonly string[]): readonly { d: string; fill: 'ink' }[] =>
  paths.map((d) => ({ d, fill: 'ink' as const }));

export const letterX = (): Drawing => all(X);
