import { expand } from '../expand.js';
import { flattenPath, parsePath } from '../path.js';
import { type Drawing, WIDTH } from '../shape.js';
import type { CardArt, Court } from './card-art.js';
import { head } from './shared/head.js';

/** Returns the card of a king, Ober or Unter: figure and sign. */
export const courtCard = (court: Court): CardArt => ({ content: () => [court.figure(), court.sign], court });

/** The foot of the rank on the compact face, and the box for the head behind the sign. */
const BELOW_RANK = 722;

const HEAD_BOX = { width: 430, height: 470 } as const;

/** Returns the head of a court above the sign of the compact face; empty for other cards. */
export function courtHead(court: Court | undefined): Drawing {
  if (!court) return [];
  const upright = { ...court.head, at: [0, 0] as const, scale: 1, turn: 0 };
  // Hats differ in height. The head is placed by its top, so that it never touches the rank above.
  const points = expand(head(upright), 0).flatMap(({ d }) => flattenPath(parsePath(d)).flat());
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const top = Math.min(...ys);
  const scale = Math.min(HEAD_BOX.width / (right - left), HEAD_BOX.height / (Math.max(...ys) - top));
  return head({ ...upright, at: [WIDTH / 2 - ((left + right) / 2) * scale, BELOW_RANK - top * scale], scale });
}
