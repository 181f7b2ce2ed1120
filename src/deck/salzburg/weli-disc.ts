import type { Point } from '../shape.js';

/** The rosette of the sun on the stone, the only metal spot of the deck. */
export const DISC: Point = [610, 1362];
