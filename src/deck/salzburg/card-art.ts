import type { Drawing, Placed } from '../shape.js';

/** A king, Ober or Unter. */
export interface Court {
  /** The suit sign, whose place distinguishes an Ober from an Unter. */
  readonly sign: Placed;
  /** The whole picture without the sign, back to front. The first item is the ground, in one piece. */
  readonly figure: () => Drawing;
}

/** The scene at the foot of a number card: behind the suit's horizon, and in front of it. */
export interface Scene {
  readonly behind?: () => Drawing;
  readonly before: () => Drawing;
}

/** The picture of a Salzburg card. */
export interface CardArt {
  /** The picture without frame and paper. */
  readonly content: () => Drawing;
  /** Only for a king, Ober or Unter. */
  readonly court?: Court;
}
