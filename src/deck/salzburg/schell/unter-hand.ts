import { curve } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { comb } from '../shared/comb.js';

/** An open hand, with the palm towards the viewer, the spread fingers pointing down, and the wrist at 0,0. */
export const openHand = (): Drawing => [
  area(
    curve(
      '-26,-4! -36,26 -44,44 -66,62 -80,82 -74,96 -58,92 -40,74 -34,84! -46,118 -50,142 -38,152 -26,140 -16,106 -12,96! -12,136 -12,164 0,172 12,162 12,132 14,96! 22,128 30,152 42,156 50,144 44,116 38,84! 52,106 64,118 74,114 74,100 58,72 42,36 28,-4! z',
    ),
    'haut',
    6,
  ),
  line('M-32,72C-20,62 -12,48 -14,30M-26,82C-8,70 18,70 34,80M-8,44C8,36 24,42 34,56', 3, 1),
  line('M-36,112l11,3M-12,126h12M20,122l12,-3', 2.8, 2),
  comb('28,0 42,36 54,70', 18),
];
