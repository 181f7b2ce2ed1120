import type { Drawing, Placed } from '../shape.js';
import type { Head } from './shared/head.js';

/** A king, Ober or Unter. */
export interface Court {
  readonly head: Head;
  /** The suit sign: its place tells an Ober from an Unter. */
  readonly sign: Placed;
  /** The whole picture, back to front, without the sign: first the ground it stands on, in one piece. */
  readonly figure: () => Drawing;
}

/** What happens at the foot of a number card: behind the suit's horizon, and in front of it. */
export interface Scene {
  readonly behind?: () => Drawing;
  readonly before: () => Drawing;
}

/** What a card of the Salzburg deck shows. */
export interface CardArt {
  /** The picture without frame and paper. */
  readonly content: () => Drawing;
  /** Of a king, Ober or Unter only. */
  readonly court?: Court;
}
