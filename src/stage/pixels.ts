import type { Seen } from './motion.js';
import type { Fit } from './pose.js';

/** How a picture comes onto the canvas: laid into the host, then onto device pixels. */
export interface Lens {
  readonly fit: Fit;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

/** Whole device pixels: what a texture of a card this wide (or tall) needs. */
export const pixelsOf = (length: number, { fit, ratio }: Lens): number =>
  Math.max(1, Math.round(length * fit.scale * ratio));

/** A centre that puts both edges of a whole-numbered length onto pixel borders. */
const onGrid = (centre: number, length: number): number => Math.round(centre - length / 2) + length / 2;

/** Centre and size of a card in device pixels. What lies straight and still lies on whole pixels, and is crisp. */
export function inPixels(seen: Seen, lens: Lens): { x: number; y: number; width: number; height: number } {
  const { fit, ratio } = lens;
  const x = (seen.x * fit.scale + fit.x) * ratio;
  const y = (seen.y * fit.scale + fit.y) * ratio;
  if (seen.moving) {
    return { x, y, width: seen.width * fit.scale * ratio, height: seen.height * fit.scale * ratio };
  }
  const width = pixelsOf(seen.width, lens);
  const height = pixelsOf(seen.height, lens);
  if (seen.turn % 90 !== 0) return { x, y, width, height };
  const upright = seen.turn % 180 === 0;
  return { x: onGrid(x, upright ? width : height), y: onGrid(y, upright ? height : width), width, height };
}
