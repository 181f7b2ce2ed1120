import { around, curve, disc } from '../../curve.js';
import { area, flat, joined, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import { comb } from '../comb.js';

const curls = (places: readonly Point[]): Drawing => [line(places.map(([x, y]) => `M${x},${y}q2,12 14,10q10,-2 8,-12`).join(''), 3.5, 1)];

/** A sheep that grazes towards the left; its feet stand on y. */
export const grazing = (x: number, y: number): Drawing => [
  [[-52, 0], [56, 4]].map(([dx, dy]) => area(curve(`${x + dx - 10},${y - 60}! ${x + dx - 9},${y - 6 + dy}! ${x + dx + 11},${y - 6 + dy}! ${x + dx + 12},${y - 60}! z`), 'grau', 4.5)),
  joined([...around([x, y - 92], 84, 40, 12).map(([px, py]) => disc(px, py, 32, 26)), disc(x, y - 92, 84, 42), disc(x - 104, y - 80, 26, 30)], 'paper', 5.5),
  curls([[x - 70, y - 104], [x - 34, y - 120], [x + 6, y - 112], [x + 46, y - 116], [x - 50, y - 78], [x - 8, y - 82], [x + 34, y - 84], [x + 66, y - 90], [x - 22, y - 60], [x + 20, y - 58]]),
  comb(`${x + 108},${y - 110} ${x + 104},${y - 74} ${x + 70},${y - 44} ${x},${y - 34}`, 30),
  [[-78, 4], [28, 8]].map(([dx, dy]) => [
    area(curve(`${x + dx - 11},${y - 50}! ${x + dx - 8},${y + dy}! ${x + dx + 13},${y + dy}! ${x + dx + 13},${y - 50}! z`), 'grau', 4.5),
    line(`M${x + dx - 7},${y + dy - 4}h18`, 8, 0),
  ]),
  area(curve(`${x - 100},${y - 104}! ${x - 128},${y - 92} ${x - 146},${y - 54} ${x - 152},${y - 22} ${x - 138},${y - 10} ${x - 120},${y - 18} ${x - 104},${y - 50} ${x - 90},${y - 80}! z`), 'grau', 5),
  area(curve(`${x - 104},${y - 92}! ${x - 84},${y - 84} ${x - 74},${y - 64} ${x - 82},${y - 54}! ${x - 100},${y - 68} z`), 'grau', 4.5),
  flat(disc(x - 126, y - 66, 4.5), 'ink'),
  line(`M${x - 148},${y - 18}l10,-4M${x - 158},${y + 2}l6,-18M${x - 146},${y + 4}l4,-14`, 3, 1),
];

/** A sheep at rest, seen from the front; its folded forelegs lie on y. */
export const resting = (x: number, y: number): Drawing => [
  joined([...around([x + 26, y - 54], 66, 34, 11).map(([px, py]) => disc(px, py, 28, 24)), disc(x + 26, y - 54, 70, 36)], 'paper', 5.5),
  curls([[x + 34, y - 76], [x + 66, y - 64], [x + 40, y - 46], [x + 74, y - 36], [x + 12, y - 84]]),
  comb(`${x + 118},${y - 70} ${x + 116},${y - 40} ${x + 90},${y - 12}`, 26),
  [-1, 1].map((side) => area(curve(`${x - 6 * side},${y - 22}! ${x + 16 * side},${y - 26} ${x + 40 * side},${y - 14} ${x + 42 * side},${y - 2}! ${x + 18 * side},${y + 4} ${x - 8 * side},${y - 2}! z`), 'grau', 4.5)),
  joined([disc(x - 20, y - 100, 15), disc(x, y - 108, 16), disc(x + 20, y - 100, 15)], 'paper', 4.5),
  [-1, 1].map((side) => area(curve(`${x + 20 * side},${y - 90}! ${x + 44 * side},${y - 92} ${x + 54 * side},${y - 78} ${x + 44 * side},${y - 72} ${x + 20 * side},${y - 76}! z`), 'grau', 4.5)),
  area(curve(`${x - 24},${y - 94}! ${x - 24},${y - 70} ${x - 16},${y - 40} ${x},${y - 32} ${x + 16},${y - 40} ${x + 24},${y - 70} ${x + 24},${y - 94}! ${x},${y - 88} z`), 'grau', 5),
  flat(disc(x - 13, y - 74, 4), 'ink'),
  flat(disc(x + 13, y - 74, 4), 'ink'),
  line(`M${x - 7},${y - 48}l7,6l7,-6M${x},${y - 42}v6`, 3, 1),
];
