import { beads, curve, disc } from '../curve.js';
import { area, cord, line } from '../draw.js';
import { flattenPath, parsePath, shortNumber } from '../path.js';
import { type Drawing, HEIGHT, type Point, WIDTH } from '../shape.js';
import { star } from '../salzburg/shared/star.js';

/** The scrolls of the upper right quarter of the wreath, like those embroidered in ivory on the back. */
const SCROLLS = [
  'M818,884C872,740 846,560 764,498C694,450 612,490 618,558C624,610 684,614 692,570',
  'M846,664C900,580 906,470 862,406C820,352 752,380 762,432C770,468 810,464 812,436',
  'M500,486C560,470 604,400 596,332C586,276 528,280 530,322C532,350 560,352 564,332',
];
const CURLS: readonly Point[] = [
  [692, 570],
  [812, 436],
  [564, 332],
];
const LEAVES = [
  curve('852,780! 884,770 906,740 908,704! 870,716 850,744 z'),
  curve('846,736! 812,716 794,684 800,646! 832,666 850,700 z'),
  curve('800,530! 786,498 756,480 716,486! 734,518 768,534 z'),
  curve('728,476! 728,440 704,410 668,400! 670,438 694,466 z'),
  curve('596,380! 634,384 668,360 676,326! 640,324 608,346 z'),
];

/** Returns ticks across a line at equal distances, as from a quill wound around the line. */
export function strands(d: string, step = 19, reach = 7): string {
  let out = '';
  for (const [first, ...rest] of flattenPath(parsePath(d))) {
    if (!first) continue;
    let [px, py] = first;
    let walked = 0;
    for (const [x, y] of rest) {
      const length = Math.hypot(x - px, y - py);
      const [ux, uy] = [(x - px) / length, (y - py) / length];
      for (let next = step - (walked % step); next < length; next += step) {
        const [mx, my] = [px + ux * next, py + uy * next];
        const [nx, ny] = [(-uy + ux * 0.8) * reach, (ux + uy * 0.8) * reach];
        out += `M${shortNumber(mx - nx)},${shortNumber(my - ny)}L${shortNumber(mx + nx)},${shortNumber(my + ny)}`;
      }
      walked += length;
      [px, py] = [x, y];
    }
  }
  return out;
}

/** A quarter of the wreath, in card units. */
const quarter = (): Drawing => [
  LEAVES.map((d) => area(d, 'gruen', 6)),
  [...SCROLLS].reverse().map((d): Drawing => [cord(d, 'ocker', 15, 5), line(strands(d), 2.8, 2)]),
  { d: beads(CURLS, 20), fill: 'rot', stroke: 'ink', width: 5.5 },
  {
    d: beads(
      CURLS.map(([x, y]): Point => [x - 6, y - 6]),
      4.5,
    ),
    fill: 'paper',
    from: 2,
  },
];

/** The blossom at the top from which the scrolls grow. */
const blossom = (): Drawing => [
  area(curve('500,470! 452,440 440,390 458,352! 478,376 500,392! 522,376 542,352! 560,390 548,440 z'), 'rot', 6.5),
  area(curve('500,474! 474,440 476,396 500,366! 524,396 526,440 z'), 'ocker', 5.5),
  line('M500,396V452M488,412C488,430 492,444 497,456M512,412C512,430 508,444 503,456', 3, 2),
  area(disc(500, 486, 24, 20), 'gruen', 6),
];

/** Scrolls around a free area, 500 wide and 620 high, in the middle of the card. */
export const wreath = (): Drawing => [
  (
    [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const
  ).map(([sx, sy]) => ({
    use: quarter,
    scale: [sx, sy] as Point,
    at: [sx > 0 ? 0 : WIDTH, sy > 0 ? 0 : HEIGHT] as Point,
  })),
  { use: blossom },
  { use: blossom, scale: [1, -1], at: [0, HEIGHT] },
  [182, 818].map((x): Drawing => [
    area(disc(x, HEIGHT / 2, 46), 'paper', 7),
    { use: star, at: [x, HEIGHT / 2], scale: 0.44 },
  ]),
];
