import { curve } from '../../curve.js';
import { area } from '../../draw.js';
import type { Drawing } from '../../shape.js';

// The hands of the Laub courts, about 115 units, in two layers: what lies behind the thing held, and the fingers before it.

export const finger = (text: string, width = 5.5): Drawing[number] => area(curve(text), 'haut', width);
