import { listOf } from '../../../base/list-of.js';
import { poly } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import { FRAME, ground } from './ground.js';

/** The red and green floor of the kings, in two rows in perspective, from y 1573 down to the frame. */
export function floor(): Drawing {
  const { left, right, bottom } = FRAME;
  const rows = [1573, 1600, 1642, bottom];
  const vanish = 500;
  const edge = (i: number, y: number): number =>
    Math.max(20, Math.min(980, vanish + (i - 4) * (110 + (y - 1573) * 0.36)));
  const tiles = rows.slice(1).flatMap((y, row) =>
    listOf(8, (i) => i)
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
