import { listOf } from '../../../base/list-of.js';
import { curve, disc } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { comb } from '../shared/comb.js';
import { hair } from './heads.js';

/** A lad with round cheeks, turned three quarters to the left, with lips pursed over a pipe and eyes on the fingers. */
export const fifer = (): Drawing => [
  area(curve('-34,70! -28,120 -46,156! 52,156! 40,110 38,60! z'), 'haut', 7),
  area(
    curve(
      '6,-96 -40,-88 -63,-52 -64,-24 -68,-4 -72,24 -66,44 -54,66 -44,86 -22,100 2,100 28,88 50,60 62,20 62,-40 42,-82 z',
    ),
    'haut',
    7,
  ),
  flat(curve('-60,-10! -50,-20 -34,-12! -46,-4 z'), 'paper'),
  flat(curve('-10,-10! 8,-22 30,-12! 10,-2 z'), 'paper'),
  flat(disc(-50, -10, 6.5), 'ink'),
  flat(disc(3, -9, 7), 'ink'),
  line('M-63,-10C-54,-24 -42,-24 -31,-10M-14,-10C0,-28 22,-26 34,-10', 6, 0),
  line('M-56,-2C-50,2 -44,2 -38,-3M-6,-1C4,5 18,4 26,-3', 3, 2),
  area(curve('-64,-32! -50,-44 -32,-36! -48,-37 z'), 'weinrot', 3.5),
  area(curve('-12,-36! 8,-50 38,-36! 12,-42 z'), 'weinrot', 3.5),
  line(curve('-22,-30 -28,-8 -42,16 -42,26 -30,32 -18,28'), 5, 0),
  line('M-38,30C-34,26 -30,27 -28,31', 3, 1),
  // The inflated cheek
  line('M2,30C20,24 36,34 36,52C36,66 24,74 10,70', 3.5, 1),
  line('M12,46l13,-7M15,55l12,-7', 4, 2, 'rot'),
  area(curve('-46,52! -36,46 -26,50! -20,57 -28,66 -42,66 z'), 'rot', 4.5),
  line('M-44,57C-38,60 -30,60 -24,57', 3, 1),
  line('M-34,78C-28,82 -20,82 -14,79', 3, 1),
  comb('46,58 34,78 20,90', [-20, -8], { step: 8 }),
];

export const fiferBack = (): Drawing =>
  hair(
    '0,-112 -58,-92 -74,-30 -60,20 -20,60 30,60 46,104! 60,96 70,120! 80,104 92,124! 100,96 112,100! 106,60 92,10 92,-50 58,-98 z',
    'M60,50C66,70 62,84 70,108M78,40C86,64 82,80 90,110',
  );

export const fiferFront = (): Drawing => [
  hair('-4,-114! -46,-102 -74,-62 -74,-26! -58,-50 -34,-72 -6,-84 z', 'M-20,-100C-44,-88 -60,-66 -64,-46'),
  hair(
    '-8,-114! 40,-112 78,-82 92,-30 92,20 84,50 70,62! 60,30! 66,4 56,-30 36,-66 -4,-86 z',
    'M20,-100C56,-84 76,-40 78,20M8,-92C40,-80 60,-50 66,-4M60,-80C80,-50 86,-20 84,10',
  ),
  area(curve('58,-4! 70,-14 80,-4 76,14 62,30! z'), 'haut', 5),
  line('M63,0Q72,-6 70,4L64,12', 3, 1),
];

/** The fifer's two-cornered hat, slightly askew, with a large rosette. */
export const fiferHat = (): Drawing => [
  area(curve('-150,-10! -128,-74 -84,-134 -20,-160 50,-156 104,-116 138,-50! 84,-68 10,-72 -70,-52 z'), 'ink', 7),
  line(curve('-140,-22 -120,-74 -78,-124 -18,-148 46,-144 96,-108 128,-60'), 9, 0, 'ocker'),
  line(curve('-126,-28 -70,-60 10,-82 84,-78 118,-66'), 4, 1, 'grau'),
  line(curve('-108,-56 -66,-104 -14,-128') + curve('70,-122 96,-98 112,-76'), 3, 2, 'grau'),
  line('M-6,-96L22,-80', 7, 1, 'ocker'),
  listOf(8, (i) =>
    area(
      disc(-18 + 22 * Math.cos((i * Math.PI) / 4), -112 + 22 * Math.sin((i * Math.PI) / 4), 11),
      i % 2 ? 'paper' : 'rot',
      4,
    ),
  ),
  area(disc(-18, -112, 13), 'ocker', 4.5),
];
