import { along, curve } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';

export const epaulette = (): Drawing => [
  area(curve('-58,-18! 0,-34 56,-14! 62,10! 0,-2 -62,12! z'), 'ocker', 6),
  line(
    along([-58, 14], [58, 12], 8)
      .map(([x, y]) => `M${x},${y - (1 - (x / 60) ** 2) * 10}v26`)
      .join(''),
    9,
    0,
  ),
  line(
    along([-58, 14], [58, 12], 8)
      .map(([x, y]) => `M${x},${y - (1 - (x / 60) ** 2) * 10}v24`)
      .join(''),
    4.5,
    0,
    'ocker',
  ),
];

/** The braid on a hussar's thigh. */
export const knot = (): Drawing => [
  line(
    curve('0,96 0,30 -28,0 -30,-40 -6,-46 2,-20 -8,0 0,30') +
      curve('0,30 28,0 30,-40 6,-46 -2,-20 8,0 0,30') +
      curve('0,-50 -14,-74 0,-96 14,-74 0,-50'),
    8,
    0,
    'rot',
  ),
];

// Shoes point left, with the ankle at 0,0 and the sole at y 58.
/** A latchet shoe with a heel and a big square buckle. */
export const shoeBuckle = (): Drawing => [
  area(
    curve(
      '34,-20! 36,14 44,34! 44,58! 16,58! 10,48! -30,56 -84,60 -122,58 -126,44 -104,24 -64,12 -38,-6 -30,-22! 0,-12 z',
    ),
    'ink',
    6,
  ),
  line('M-118,46C-80,50 -30,46 8,40M40,30H14', 3.2, 1, 'grau'),
  area('M-66,10L-28,-14L-14,8L-50,32Z', 'ocker', 5),
  { d: 'M-54,12L-32,-2L-26,8L-46,21Z', fill: 'ink' },
  line('M-90,26C-80,30 -74,36 -72,42M30,-4C34,8 36,20 40,28', 3, 2, 'grau'),
];
