import { curve } from '../curve.js';
import { cloth, line } from '../draw.js';
import type { Drawing } from '../shape.js';

const HAIR_HATCH = { angle: 78, step: 9, share: 0.62, longest: 90 } as const;
const hair = (d: string, strands = ''): Drawing => [
  cloth(curve(d), 'grau', HAIR_HATCH, 6.5),
  strands ? line(strands, 3.5, 1) : [],
];

// Hair
export const longHairBehind = (): Drawing =>
  hair('0,-112 -58,-96 -88,-40 -84,20 -100,80 -88,130 -56,138 -40,96 40,96 56,138 88,130 100,80 84,20 88,-40 58,-96 z');

export const longHair = (): Drawing => [
  hair('0,-114! -48,-106 -82,-62 -82,10 -72,46! -66,4 -58,-40 -30,-74 z', 'M-14,-100C-48,-86 -68,-40 -70,4'),
  hair('0,-114! 48,-106 82,-62 82,10 72,46! 66,4 58,-40 30,-74 z', 'M14,-100C48,-86 68,-40 70,4'),
];
