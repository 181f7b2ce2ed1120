import { disc } from '../../curve.js';
import { area } from '../../draw.js';
import type { Point } from '../../shape.js';

// The scale of the heads: brow at about -45, crown at -100.

export const knob = (at: Point, r = 15): ReturnType<typeof area> => area(disc(...at, r), 'ocker', 5.5);
