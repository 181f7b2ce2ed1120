import { curve } from '../curve.js';
import { cloth, line } from '../draw.js';
import type { Drawing, Parts, Placed, Point, Tokens } from '../shape.js';

// All heads share one measure: face centre 0,0, crown at -100, chin at +100, looking left.
// Hair is `grau`; a figure exchanges that token for its own colour.

/** One of the twelve faces, and what grows and sits on it. */
export interface Head {
  /** Parts drawn behind the face. */
  readonly behind?: readonly string[];
  /** The face, and what is drawn over it: beard, hair, hat. */
  readonly over: readonly string[];
  readonly at: Point;
  readonly scale?: number;
  /** Looks right. */
  readonly flip?: boolean;
  readonly turn?: number;
  readonly tokens?: Tokens;
}

/** The parts of a head, all placed alike. */
export function head({ behind = [], over, ...place }: Head): readonly Placed[] {
  return [...behind, ...over].map((use) => ({ use, ...place }));
}

const HAIR_HATCH = { angle: 78, step: 9, share: 0.62, longest: 90 } as const;
const hair = (d: string, strands = ''): Drawing => [
  cloth(curve(d), 'grau', HAIR_HATCH, 6.5),
  strands ? line(strands, 3.5, 1) : [],
];

export const HEADS: Parts = {
  // Hair
  'hair-front-back': () =>
    hair(
      '0,-112 -58,-96 -88,-40 -84,20 -100,80 -88,130 -56,138 -40,96 40,96 56,138 88,130 100,80 84,20 88,-40 58,-96 z',
    ),
  'hair-front-front': () => [
    hair('0,-114! -48,-106 -82,-62 -82,10 -72,46! -66,4 -58,-40 -30,-74 z', 'M-14,-100C-48,-86 -68,-40 -70,4'),
    hair('0,-114! 48,-106 82,-62 82,10 72,46! 66,4 58,-40 30,-74 z', 'M14,-100C48,-86 68,-40 70,4'),
  ],

  // Beards
};
