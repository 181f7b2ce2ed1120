import type { SharedDrawing, Placed, Point, Tokens } from '../../shape.js';

// All heads look to the left and share one scale, with the face centre at 0,0, the crown at -100 and the chin at +100. Hair
// has the token `grau`, for which each figure substitutes another colour.

/** One of the twelve faces with hair, beard and hat. */
export interface Head {
  /** Drawings behind the face. */
  readonly behind?: readonly SharedDrawing[];
  /** The face, and the drawings over the face: beard, hair, hat. */
  readonly over: readonly SharedDrawing[];
  readonly at: Point;
  readonly scale?: number;
  /** Whether the head looks to the right. */
  readonly flip?: boolean;
  readonly turn?: number;
  readonly tokens?: Tokens;
}

/** Returns the drawings of a head with the same placement. */
export function head({ behind = [], over, ...place }: Head): readonly Placed[] {
  return [...behind, ...over].map((use) => ({ use, ...place }));
}
