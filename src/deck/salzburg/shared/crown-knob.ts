import { disc } from '../../curve.js';
import { area } from '../../draw.js';
import type { Point } from '../../shape.js';

// The knobs use the scale of the heads, with the brow at about -45 and the crown at -100.

export const knob = (at: Point, r = 15): ReturnType<typeof area> => area(disc(...at, r), 'ocker', 5.5);
