import { around, beads, curve, disc, poly } from '../curve.js';
import { area, cloth, line } from '../draw.js';
import type { Drawing } from '../shape.js';
import { FRAME, ground } from './ground.js';

/** The red and green floor of the kings: two rows in perspective, from y 1573 down to the frame. */
export function floor(): Drawing {
  const { left, right, bottom } = FRAME;
  const rows = [1573, 1600, 1642, bottom];
  const vanish = 500;
  const edge = (i: number, y: number): number =>
    Math.max(20, Math.min(980, vanish + (i - 4) * (110 + (y - 1573) * 0.36)));
  const tiles = rows.slice(1).flatMap((y, row) =>
    Array.from({ length: 8 }, (_, i) => i)
      .filter((i) => (i + row) % 2 === 0)
      .map((i) => {
        const above = rows[row];
        return poly([
          [edge(i, above), above],
          [edge(i + 1, above), above],
          [edge(i + 1, y), y],
          [edge(i, y), y],
        ]);
      }),
  );
  return [
    area(
      ground([
        [left, 1573],
        [500, 1573],
        [right, 1573],
      ]),
      'gruen',
      6.5,
    ),
    tiles.map((d) => ({ d, fill: 'rot' as const, stroke: 'ink' as const, width: 4 })),
    line(`M${left},1600H${right}M${left},1642H${right}`, 4, 1),
  ];
}

/** The Eichel-König's: a carved Stube chair, oak leaves on its crest and an acorn for a finial. In the measure of `throne`. */
export const throneOak = (): Drawing => [
  area(
    curve('-26,-560! -34,-600 -4,-640 40,-640 70,-690! 110,-716 150,-690 186,-700! 186,60! -20,60! z'),
    'ocker',
    8.5,
  ),
  line('M-10,-560V40M8,-560V40', 3.5, 1),
  cloth(
    curve('26,-540! 30,-590 70,-600 100,-640 150,-630! 150,20! 26,20! z'),
    'blau',
    { angle: 70, step: 14, share: 0.5, longest: 80 },
    6.5,
  ),
  [-500, -380, -260, -140].map((y): Drawing => [
    area(
      curve(
        `88,${y + 40}! 60,${y + 26} 66,${y + 8} 48,${y} 66,${y - 18} 68,${y - 40} 88,${y - 52}! 108,${y - 40} 110,${y - 18} 128,${y} 110,${y + 8} 116,${y + 26} z`,
      ),
      'ocker',
      5,
    ),
    line(
      `M88,${y + 36}V${y - 34}M88,${y + 14}L66,${y + 4}M88,${y + 14}L110,${y + 4}M88,${y - 10}L72,${y - 20}M88,${y - 10}L104,${y - 20}`,
      3,
      1,
    ),
  ]),
  area(curve('-30,-590! -52,-620 -44,-664 -14,-690! 16,-664 22,-622 2,-590! z'), 'rot', 6),
  area(curve('-48,-604! -14,-586 20,-604! 26,-574! -14,-556 -54,-574! z'), 'gruen', 6),
  line('M-30,-600V-572M-14,-594V-566M4,-600V-572', 3.5, 1),
  // Seat, its fringe and barley-twist legs
  cloth(
    curve('-330,6! -346,-20 -320,-40 -150,-46 60,-44 186,-40! 186,10! z'),
    'blau',
    { angle: 24, step: 13, share: 0.3 },
    7.5,
  ),
  area(curve('-336,4! 186,4! 186,66! -316,66! -342,40 z'), 'ocker', 8),
  {
    d: beads(
      [
        [-290, 35],
        [-230, 35],
        [-170, 35],
        [-110, 35],
        [-50, 35],
        [10, 35],
        [70, 35],
      ],
      12,
    ),
    fill: 'rot',
    stroke: 'ink',
    width: 4,
    from: 1,
  },
  [-296, 156].map((x): Drawing => [
    area(
      curve(
        `${x - 24},66! ${x + 26},66! ${x + 22},112 ${x + 36},166 ${x + 20},222 ${x + 34},282 ${x + 18},340 ${x + 30},400 ${x + 16},452! ${x - 16},452! ${x - 30},400 ${x - 18},340 ${x - 34},282 ${x - 20},222 ${x - 36},166 ${x - 22},112 z`,
      ),
      'ocker',
      7,
    ),
    line(
      `M${x - 32},182Q${x},156 ${x + 24},124M${x - 22},240Q${x},218 ${x + 32},184M${x - 32},300Q${x},276 ${x + 22},240M${x - 20},356Q${x},334 ${x + 32},300M${x - 28},414Q${x},392 ${x + 20},356`,
      4,
      1,
    ),
    area(
      curve(`${x - 20},450! ${x + 20},450! ${x + 40},484 ${x + 30},520 ${x},530 ${x - 30},520 ${x - 40},484 z`),
      'rot',
      6.5,
    ),
  ]),
];

/** The Herz-König's: round back with buttoned cloth, a cut-out heart above, claw feet. In the measure of `throne`. */
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

/** The Laub-König's: no throne, a stool on lion's legs, a tasselled cushion on it. 0,0 = middle of the seat, 430 wide, 480 high. */
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

export const star = (): Drawing => [
  area(disc(0, 0, 92), 'ocker', 8),
  around([0, 0], 84, 84, 6).map(([x, y]) =>
    area(`M0,0Q${x / 2 - y * 0.3},${y / 2 + x * 0.3} ${x},${y}Q${x / 2 + y * 0.3},${y / 2 - x * 0.3} 0,0Z`, 'rot', 6),
  ),
];
