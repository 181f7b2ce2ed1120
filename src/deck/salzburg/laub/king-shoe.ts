import { curve, disc } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { comb } from '../shared/comb.js';

/** The king's gilt shoe, with a rosette on the instep and a red heel. The toe points left, and the ankle is at 0,0. */
export const kingShoe = (): Drawing => [
  area('M14,34L40,30L46,62L16,62Z', 'rot', 6),
  area(curve('36,-22! 44,8 42,38! 10,46 -40,58 -96,62 -128,52 -124,30 -92,10 -58,-4 -34,-28! z'), 'ocker', 7.5),
  comb('40,36 0,48 -50,58 -110,60', [10, -18]),
  line('M-118,46C-80,52 -30,40 6,34', 4, 1),
  [0, 60, 120, 180, 240, 300].map((turn) =>
    area(
      disc(-40 + 17 * Math.cos((turn * Math.PI) / 180), -2 + 15 * Math.sin((turn * Math.PI) / 180), 12, 10),
      'rot',
      4.5,
    ),
  ),
  area(disc(-40, -2, 9), 'ocker', 4),
];
