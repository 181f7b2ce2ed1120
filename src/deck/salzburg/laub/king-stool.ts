import { curve, disc } from '../../curve.js';
import { area, cloth, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';

/**
 * The seat of the Laub-König: a stool on lion's legs with a tasselled cushion, 430 wide and 480 high, with the middle
 * of the seat at 0,0.
 */
export const stoolLion = (): Drawing => [
  [-1, 1].map((side): Drawing => [
    area(
      curve(
        `${side * 196},60! ${side * 214},130 ${side * 176},200 ${side * 150},290 ${side * 158},370 ${side * 186},420! ${side * 232},436 ${side * 240},484! ${side * 132},484! ${side * 128},440 ${side * 112},370 ${side * 106},280 ${side * 112},180 ${side * 130},120 ${side * 116},60! z`,
      ),
      'ocker',
      7.5,
    ),
    line(
      `M${side * 166},450V482M${side * 200},452V482M${side * 160},120Q${side * 178},150 ${side * 150},200M${side * 140},130Q${side * 150},160 ${side * 130},200M${side * 120},330Q${side * 132},350 ${side * 122},380`,
      4,
      1,
    ),
    area(
      curve(
        `${side * 128},90! ${side * 170},76 ${side * 206},100 ${side * 190},140 ${side * 158},120! ${side * 168},160 ${side * 140},190! ${side * 118},150 z`,
      ),
      'rot',
      5,
    ),
  ]),
  area(
    curve('-214,40! 214,40! 220,100! 150,96 120,140 60,120 0,168 -60,120 -120,140 -150,96 -220,100! z'),
    'ocker',
    7.5,
  ),
  line(curve('-30,110 -70,74 -110,84 -104,110 -84,102') + curve('30,110 70,74 110,84 104,110 84,102'), 5, 1),
  area(curve('0,152! -22,120 -20,86 0,64! 20,86 22,120 z'), 'rot', 5),
  line('M-204,60H204', 4, 1),
  cloth(
    curve('-196,44! -236,30 -250,-8 -222,-34! -120,-56 0,-62 120,-56 222,-34! 250,-8 236,30 196,44! 0,56 z'),
    'blau',
    { angle: 18, step: 12, share: 0.34 },
    8.5,
  ),
  line('M-228,4C-140,30 140,30 228,4', 13, 0),
  line('M-228,4C-140,30 140,30 228,4', 6, 0, 'ocker'),
  line(
    'M-190,-22C-170,-10 -160,4 -158,14M190,-22C170,-10 160,4 158,14M-90,-44C-84,-24 -84,0 -88,18M90,-44C84,-24 84,0 88,18',
    3.5,
    1,
  ),
  [-238, 238].map((x): Drawing => [
    area(curve(`${x - 12},24! ${x + 12},24! ${x + 20},78 ${x},86 ${x - 20},78 z`), 'ocker', 5.5),
    line(`M${x - 7},44V78M${x + 7},44V78`, 3, 2),
    area(disc(x, 20, 15), 'rot', 5),
  ]),
];
