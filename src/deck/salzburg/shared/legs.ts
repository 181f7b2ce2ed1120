import { curve, moved, through } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, Point } from '../../shape.js';

/** Converts a position along a leg's bone (knee 0, ankle 1) and a distance from it to a point on the card. */
export type Bone = (along: number, off: number) => Point;

/**
 * Returns a shin's bone. `side` is the side of positive distances: 1 means right if the ankle is straight below the knee.
 */
export function boneOf([kx, ky]: Point, [ax, ay]: Point, side: 1 | -1): Bone {
  const [dx, dy] = [ax - kx, ay - ky];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(dy / length) * side, (-dx / length) * side];
  return (along, off) => [kx + dx * along + nx * off, ky + dy * along + ny * off];
}

/** The parts of a shin that differ by suit. */
export interface ShinCut {
  /** The contour as points on the leg: down the front from the knee to the ankle, up the calf back to the knee. */
  readonly front: readonly Point[];
  readonly back: readonly Point[];
  readonly stocking: Token;
  /** Shading on the stocking, under its contour. */
  readonly shading: Drawing;
  /** The stocking's clock, over the contour. */
  readonly clock?: Drawing;
}

/** A stockinged shin with its calf, blunt at knee and ankle, where breeches and shoe adjoin. */
export function shin(bone: Bone, { front, back, stocking, shading, clock = [] }: ShinCut): Drawing {
  const places = [...front, ...back];
  const ends = [0, front.length - 1, front.length, places.length - 1];
  const outline = through(
    places.map(([along, off]) => bone(along, off)),
    true,
    places.map((_, i) => ends.includes(i)),
  );
  return [flat(outline, stocking), shading, line(outline, 8, 0), clock];
}

/** Converts a point relative to a centre to a point on the card. */
export type Placing = (u: number, v: number) => Point;

/** Returns a placing that turns clockwise by a number of degrees and then moves to `at`. */
export function turnedTo([x, y]: Point, turn: number): Placing {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return (u, v) => [x + u * cos - v * sin, y + u * sin + v * cos];
}

/** Places a smooth line, written as for `curve` around a centre, on the card. */
export const curveAt = (placing: Placing, text: string): string => curve(moved(text, placing));

/** Rounds the points of a placing to whole units. */
export const whole =
  (placing: Placing): Placing =>
  (u, v) => {
    const [x, y] = placing(u, v);
    return [Math.round(x), Math.round(y)];
  };

/** The parts of a garter that differ by suit. */
export interface GarterCut {
  /** The outline of the band on the card. */
  readonly band: string;
  /** The width of its contour. */
  readonly edge: number;
  /** The bow on the card. */
  readonly bow: Drawing;
}

/** A ribbon around the leg below the knee, tied in a bow. */
export const garter = (colour: Token, { band, edge, bow }: GarterCut): Drawing => [area(band, colour, edge), bow];
