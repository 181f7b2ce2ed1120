import type { Box, Place } from '../picture.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The ratio of width to height of a Salzburg card. */
export const CARD_RATIO = 0.5655;

/** Returns the size of a card of this width. */
export const cardSize = (width: number): Size => ({ width, height: width / CARD_RATIO });
export const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

export const centredBox = (outer: number, width: number, y: number, height: number): Box => ({
  x: (outer - width) / 2,
  y,
  width,
  height,
});

export const centredPlace = (x: number, y: number, { width, height }: Size, turn = 0): Place => ({
  box: { x: x - width / 2, y: y - height / 2, width, height },
  turn,
});

export const sinOf = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
export const cosOf = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
