import type { Point } from '../shape.js';

/** The rosette of the sun on the stone: the one place of the deck that is metal. */
export const DISC: Point = [610, 1362];
