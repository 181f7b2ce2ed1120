import { curve, disc, rect } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';

export const lilySceptre = (): Drawing => [
  area(rect(-11, -300, 22, 520), 'ocker', 6),
  line('M-3,-290V210', 3, 2),
  area(disc(0, -306, 24, 16), 'rot', 5.5),
  area(
    curve('0,-318! -44,-336 -52,-386 -26,-402 -8,-376! -16,-420 0,-452! 16,-420 8,-376! 26,-402 52,-386 44,-336 z'),
    'ocker',
    6.5,
  ),
  area(disc(0, -356, 13), 'rot', 4.5),
  area(disc(0, -200, 19, 12), 'rot', 5),
  area(disc(0, 226, 20), 'ocker', 5.5),
];
