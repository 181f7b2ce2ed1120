import type { Token } from './palette.js';
import type { SharedDrawing } from './shape.js';

/** The grounds of a back, with their inks. */
export const GROUNDS = { leather: 'leder', loden: 'loden', wine: 'wein', slate: 'schiefer' } as const;
export type Ground = keyof typeof GROUNDS;

export const groundToken = (ground: Ground): Token => GROUNDS[ground];

/** The back of a deck. Its drawing uses the token `leder` for the ground, so that the colour of the ground can change. */
export interface Back {
  readonly ground: Ground;
  readonly draw: SharedDrawing;
}
