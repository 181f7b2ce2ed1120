import type { Token } from '../deck/palette.js';
import type { Drawing, SharedDrawing, Point } from '../deck/shape.js';
import type { Look } from './look.js';

// All heads share one measure: face centre 0,0, crown at -100, chin at 100, looking at us. Their box is `BOX`.

/** Left, top and side of the square that everybody stays in. */
export const BOX = { left: -176, top: -200, side: 352 } as const;

/** Where the eyes are, for the one at the right: of the middle, and half its width and height. */
interface EyePlace {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  /** Lashes at the outer corners. */
  readonly lashes?: boolean;
}

interface BrowPlace {
  readonly y: number;
  /** Half its length, and how thick it is at the inner end. */
  readonly long: number;
  readonly thick: number;
  readonly token: Token;
}

interface MouthPlace {
  readonly y: number;
  /** Half its width at rest. */
  readonly wide: number;
  /** How full the lips are, and their colour; without, a line is all there is at rest. */
  readonly lip?: { readonly full: number; readonly token: Token };
}

/** How a face differs from a plain one when it does nothing. */
interface Manner {
  readonly browLeft?: number;
  readonly browRight?: number;
  readonly slant?: number;
  readonly lids?: number;
  /** By how much the corners of the mouth hang more. */
  readonly left?: number;
  readonly right?: number;
}

/** How somebody is put together; back to front: bust, behind, ears, face, its features, beard, hair, hat, front. */
export interface Person {
  /** How wide and how high the head is drawn, about the chin. */
  readonly scale: Point;
  /** Neck, shoulders, dress: what does not move with the head. */
  readonly bust: SharedDrawing;
  /** Over bust and head, unmoved. */
  readonly front?: SharedDrawing;
  /** Hair or cloth behind the head. */
  readonly behind?: SharedDrawing;
  /** Ears, below the outline of the face. */
  readonly ears?: SharedDrawing;
  /** The outline of the face, written as for `curve`. */
  readonly face: string;
  /** Shade, wrinkles, freckles: they stand on the face. */
  readonly marks: SharedDrawing;
  readonly eye: EyePlace;
  readonly brow: BrowPlace;
  readonly mouth: MouthPlace;
  /** Moves with the features. */
  readonly nose: SharedDrawing;
  /** What grows below the mouth, and what grows or hangs over it; both go with it. */
  readonly beard?: (look: Look) => Drawing;
  readonly overMouth?: (look: Look) => Drawing;
  /** Glasses: they go with the eyes. */
  readonly glasses?: SharedDrawing;
  /** What is in every look of theirs: added to its numbers. */
  readonly manner?: Manner;
  /** Hair over the forehead, and what lies over it. */
  readonly hair?: SharedDrawing;
  /** Rises a little with the brows. */
  readonly hat?: SharedDrawing;
  /** Skin is `haut`; the colour of the cuff when a hand is raised. */
  readonly cuff: Token;
}
