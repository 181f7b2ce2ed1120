import { beads, curve } from '../../curve.js';
import { area, cloth, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';

/** The throne of the Herz-König, with a buttoned round back, a cut-out heart and claw feet, scaled for `throne`. */
export const throneHeart = (): Drawing => [
  area(
    curve('-24,60! -30,-420 -50,-520 -20,-600 50,-640! 60,-700 110,-730 160,-716 186,-690! 186,60! z'),
    'ocker',
    8.5,
  ),
  cloth(
    curve('22,20! 20,-400 14,-500 44,-560 104,-580 154,-560! 154,20! z'),
    'rot',
    { angle: 66, step: 14, share: 0.5, longest: 80 },
    6.5,
  ),
  line(
    'M22,-460L88,-390L154,-460M22,-320L88,-390L154,-320M22,-320L88,-250L154,-320M22,-180L88,-250L154,-180M22,-180L88,-110L154,-180',
    3.5,
    1,
    'weinrot',
  ),
  {
    d: beads(
      [
        [88, -390],
        [88, -250],
        [88, -110],
        [88, -520],
      ],
      10,
    ),
    fill: 'ocker',
    stroke: 'ink',
    width: 4,
    from: 1,
  },
  area(curve('112,-612! 84,-640 82,-676 112,-664! 142,-676 140,-640 z'), 'weinrot', 5.5),
  cloth(
    curve('-326,4! -350,-18 -330,-46 -160,-60 60,-54 186,-50! 186,10! z'),
    'rot',
    { angle: 24, step: 13, share: 0.3 },
    7.5,
  ),
  area(curve('-332,2! 186,2! 186,52! 120,52! 90,96 30,80 -60,120 -150,80 -210,96 -240,52! -320,52! z'), 'ocker', 8),
  area(curve('-60,96! -84,72 -84,44 -60,54! -36,44 -36,72 z'), 'rot', 5),
  line(curve('-96,64 -140,44 -176,56 -170,78 -150,70') + curve('-24,64 20,44 56,56 50,78 30,70'), 5, 1),
  [
    [-290, 1],
    [150, -1],
  ].map(([x, side]): Drawing => [
    area(
      curve(
        `${x - 34},50! ${x + 34},50! ${x + 30 + side * 16},120 ${x + side * 6},230 ${x - side * 8 + 12},370 ${x + 20},474! ${x + 44},494 ${x + 48},528! ${x - 48},528! ${x - 44},494 ${x - 20},474! ${x - side * 8 - 14},370 ${x - 24 + side * 6},230 ${x - 40 + side * 16},120 z`,
      ),
      'ocker',
      7,
    ),
    line(`M${x - 16},500V526M${x + 16},500V526M${x - 20},130q20,16 40,0M${x - 14},152q14,12 28,0`, 4, 1),
  ]),
];
