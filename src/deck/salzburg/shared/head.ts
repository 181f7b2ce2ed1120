import type { SharedDrawing, Placed, Point, Tokens } from '../../shape.js';

// All heads share one scale: face centre 0,0, crown at -100, chin at +100, looking left.
// Hair is `grau`; a figure replaces that token with another colour.

/** One of the twelve faces with hair, beard and hat. */
export interface Head {
  /** Drawings behind the face. */
  readonly behind?: readonly SharedDrawing[];
  /** The face and the drawings over it: beard, hair, hat. */
  readonly over: readonly SharedDrawing[];
  readonly at: Point;
  readonly scale?: number;
  /** Whether the head looks right. */
  readonly flip?: boolean;
  readonly turn?: number;
  readonly tokens?: Tokens;
}

/** Returns the drawings of a head with the same placement. */
export function head({ behind = [], over, ...place }: Head): readonly Placed[] {
  return [...behind, ...over].map((use) => ({ use, ...place }));
}
