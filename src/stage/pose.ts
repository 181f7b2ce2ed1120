import type { Card } from '../rules/card.js';
import type { Place } from '../table/picture.js';

/** The position, size and angle of a card at one moment. Lengths are in CSS pixels of the card's picture. */
export interface Pose {
  /** The centre of the card. */
  readonly x: number;
  readonly y: number;
  /** The size of the card without rotation. */
  readonly width: number;
  readonly height: number;
  /** The rotation in degrees, clockwise. */
  readonly turn: number;
  readonly cardFace: Card | null;
}

export const poseOf = ({ box, turn }: Place, cardFace: Card | null): Pose => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
  width: box.width,
  height: box.height,
  turn,
  cardFace,
});

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Scale and offset that fit a picture into a space, as large as possible and centred. */
export interface Fit {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export function fit(picture: Size, space: Size): Fit {
  if (picture.width <= 0 || picture.height <= 0) return { scale: 1, x: 0, y: 0 };
  const scale = Math.min(space.width / picture.width, space.height / picture.height);
  return {
    scale,
    x: (space.width - picture.width * scale) / 2,
    y: (space.height - picture.height * scale) / 2,
  };
}

/** Converts a pose to the units of another picture without a visible change. */
export const applyFit = (pose: Pose, { scale, x, y }: Fit): Pose => ({
  ...pose,
  x: pose.x * scale + x,
  y: pose.y * scale + y,
  width: pose.width * scale,
  height: pose.height * scale,
});

/** The fit that maps one picture to the next in the same space. */
export function fitBetween(last: Size, next: Size, space: Size): Fit {
  const from = fit(last, space);
  const to = fit(next, space);
  return { scale: from.scale / to.scale, x: (from.x - to.x) / to.scale, y: (from.y - to.y) / to.scale };
}
