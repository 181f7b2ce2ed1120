import type { CardState } from './motion.js';
import type { Fit } from './pose.js';

/** Maps a picture to device pixels of the canvas. */
export interface CanvasTransform {
  readonly fit: Fit;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

export const sameTransform = (one: CanvasTransform, other: CanvasTransform): boolean =>
  one.ratio === other.ratio &&
  one.fit.scale === other.fit.scale &&
  one.fit.x === other.fit.x &&
  one.fit.y === other.fit.y;

/** Converts a width or height of a card to whole device pixels, for its texture. */
export const devicePixelsOf = (length: number, { fit, ratio }: CanvasTransform): number =>
  Math.max(1, Math.round(length * fit.scale * ratio));

/** Returns a centre that aligns both edges of an integer length to pixel borders. */
const alignToPixels = (centre: number, length: number): number => Math.round(centre - length / 2) + length / 2;

/** Centre and size of a card in device pixels. A straight card at rest is aligned to whole pixels for sharpness. */
export function inDevicePixels(
  state: CardState,
  transform: CanvasTransform,
): { x: number; y: number; width: number; height: number } {
  const { fit, ratio } = transform;
  const x = (state.x * fit.scale + fit.x) * ratio;
  const y = (state.y * fit.scale + fit.y) * ratio;
  if (state.isMoving) {
    return { x, y, width: state.width * fit.scale * ratio, height: state.height * fit.scale * ratio };
  }
  const width = devicePixelsOf(state.width, transform);
  const height = devicePixelsOf(state.height, transform);
  if (state.turn % 90 !== 0) return { x, y, width, height };
  const upright = state.turn % 180 === 0;
  return {
    x: alignToPixels(x, upright ? width : height),
    y: alignToPixels(y, upright ? height : width),
    width,
    height,
  };
}
