import type { Token } from '../deck/palette.js';
import type { Drawing, SharedDrawing, Point } from '../deck/shape.js';
import type { Look } from './look.js';

// All heads have the same scale: face centre at 0,0, crown at y -100, chin at y 100, seen from the front. Their box is
// `BOX`.

/** Left, top and side length of the square that contains every person. */
export const BOX = { left: -176, top: -200, side: 352 } as const;

/** The centre of the right eye, and half its width and height. */
interface EyeShape {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  /** Lashes at the outer corners. */
  readonly lashes?: boolean;
}

interface BrowShape {
  readonly y: number;
  /** Half the length, and the thickness at the inner end. */
  readonly long: number;
  readonly thick: number;
  readonly token: Token;
}

interface MouthShape {
  readonly y: number;
  /** Half the width at rest. */
  readonly wide: number;
  /** The fullness and colour of the lips. Without lips, a mouth at rest is a line. */
  readonly lip?: { readonly full: number; readonly token: Token };
}

/** Differences from a plain face at rest. */
interface Manner {
  readonly browLeft?: number;
  readonly browRight?: number;
  readonly slant?: number;
  readonly lids?: number;
  /** The extra sag of the mouth's corners, in units. */
  readonly left?: number;
  readonly right?: number;
}

/** A person's drawings, from back to front: bust, behind, ears, face, features, beard, hair, hat, front. */
export interface Person {
  /** The horizontal and vertical scale of the head about the chin. */
  readonly scale: Point;
  /** Neck, shoulders and dress, which do not move with the head. */
  readonly bust: SharedDrawing;
  /** A drawing over bust and head that does not move. */
  readonly front?: SharedDrawing;
  /** Hair or cloth behind the head. */
  readonly behind?: SharedDrawing;
  /** Ears, below the outline of the face. */
  readonly ears?: SharedDrawing;
  /** The outline of the face, written as for `curve`. */
  readonly face: string;
  /** Shade, wrinkles and freckles on the face. */
  readonly marks: SharedDrawing;
  readonly eye: EyeShape;
  readonly brow: BrowShape;
  readonly mouth: MouthShape;
  /** The nose, which moves with the other features. */
  readonly nose: SharedDrawing;
  /** A beard below the mouth, and a moustache or pipe over the mouth. Beard, moustache and pipe move with the mouth. */
  readonly beard?: (look: Look) => Drawing;
  readonly overMouth?: (look: Look) => Drawing;
  /** Glasses, which move with the eyes. */
  readonly glasses?: SharedDrawing;
  /** The manner of the person, added to the numbers of every look. */
  readonly manner?: Manner;
  /** Hair and other details over the forehead. */
  readonly hair?: SharedDrawing;
  /** A hat, which rises a little with the brows. */
  readonly hat?: SharedDrawing;
  /** The colour of a raised hand's cuff; `haut` (skin) if there is no cuff. */
  readonly cuff: Token;
}
