import { curve, disc, poly, rect } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';

export const chapel = (): Drawing => [
  area(rect(-30, -90, 110, 90), 'paper', 5),
  area(
    poly([
      [-36, -86],
      [24, -140],
      [92, -86],
    ]),
    'rot',
    5,
  ),
  area(rect(-74, -130, 48, 130), 'paper', 5),
  area(curve('-82,-128! -78,-156 -50,-204! -22,-156 -18,-128! z'), 'rot', 5),
  line('M-50,-206V-236M-60,-224H-40', 5, 0),
  flat(disc(-50, -104, 8, 13), 'ink'),
  flat(disc(10, -50, 9, 17), 'ink'),
  flat(disc(50, -50, 9, 17), 'ink'),
];
