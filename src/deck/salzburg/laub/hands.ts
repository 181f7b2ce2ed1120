import { curve } from '../../curve.js';
import { area } from '../../draw.js';
import type { Drawing } from '../../shape.js';

// The hands of the Laub courts are about 115 units long, with the palm behind a held object and the fingers in front of it.

export const finger = (text: string, width = 5.5): Drawing[number] => area(curve(text), 'haut', width);
