import type { SharedDrawing, Placed, Point, Tokens } from '../../shape.js';

// All heads share one measure: face centre 0,0, crown at -100, chin at +100, looking left.
// Hair is `grau`; a figure exchanges that token for its own colour.

/** One of the twelve faces, and what grows and sits on it. */
export interface Head {
  /** Parts drawn behind the face. */
  readonly behind?: readonly SharedDrawing[];
  /** The face, and what is drawn over it: beard, hair, hat. */
  readonly over: readonly SharedDrawing[];
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
