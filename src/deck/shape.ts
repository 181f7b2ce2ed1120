import type { Token } from './palette.js';

/** Width and height of every drawing, in units of the design box. */
export const WIDTH = 1000;
export const HEIGHT = 1768;

/** Level of detail: 0 is the compact face, 1 the picture without fine hatching, 2 the whole picture. */
export type Level = 0 | 1 | 2;
export type Point = readonly [x: number, y: number];

/** One path of a drawing. Colours are tokens, to which a palette assigns values when the card is drawn. */
export interface Shape {
  /** SVG path data; M L H V C S Q T Z, absolute or relative. */
  readonly d: string;
  readonly fill?: Token;
  readonly stroke?: Token;
  /** The line width, in units of the drawing. */
  readonly width?: number;
  /** The lowest level of detail that includes the shape. Default: 0. */
  readonly from?: Level;
}

/** A shared drawing placed in another one: flipped, then scaled, turned and moved. */
export interface Placed {
  readonly use: SharedDrawing;
  readonly at?: Point;
  /** Whether the drawing is mirrored left to right. */
  readonly flip?: boolean;
  readonly scale?: number | Point;
  /** The rotation in degrees, clockwise. */
  readonly turn?: number;
  /** Substitutes for colours of the shared drawing. */
  readonly tokens?: Tokens;
  readonly from?: Level;
}

export type Tokens = Readonly<Partial<Record<Token, Token>>>;
export type Drawing = readonly (Shape | Placed | Drawing)[];
/** A drawing used in several drawings, or several times in one. */
export type SharedDrawing = () => Drawing;

/** Line weights of the deck (card units): contours, lines within, hatching. */
export const OUTER = 8.5;
export const INNER = 5;
export const HATCH = 2.8;
