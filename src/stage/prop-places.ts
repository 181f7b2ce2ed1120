import { layOut } from '../table/layout/lay-out.js';
import type { Layout } from '../table/layout/layout.js';
import { handPlaces } from '../table/layout/own-hand.js';
import type { Box } from '../table/picture.js';
import type { PropName } from './props.js';

/** The position of a prop: its centre in CSS pixels of the table, its rotation in degrees, and its scale. */
export interface PropPlace {
  readonly name: PropName;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

/** The props of the meal relative to the middle of their corner, and the size that they need, in CSS pixels. */
const MEAL: readonly (readonly [name: PropName, x: number, y: number, turn: number])[] = [
  ['board', 16, 62, -14],
  ['jug', 66, -78, 34],
  ['full', -82, -52, 0],
  ['half', -42, -116, 40],
];
const MEAL_ROOM = { width: 330, height: 296 };

/** The props next to the slate relative to the lower end of its edge, and the size that they need, in CSS pixels. */
const CHALK: readonly (readonly [name: PropName, x: number, y: number, turn: number, scale: number])[] = [
  ['string', 32, -78, 0, 1],
  ['sponge', 78, -62, 8, 0.9],
  ['stick', 60, -138, -28, 0.9],
];
const CHALK_ROOM = { width: 124, height: 150 };

/** The maximum number of cards in a hand. */
const MAX_HAND_CARDS = 5;

/** The corners next to the hand, which cards and buttons never reach. */
function freeCorners(layout: Layout): { readonly left: Box; readonly right: Box } | null {
  const { slate, choices, status, pad, width, height } = layout;
  if (!slate) return null;
  const hand = handPlaces(layout, MAX_HAND_CARDS).map(({ box }) => box);
  const from = Math.min(choices.x, ...hand.map(({ x }) => x)) - pad;
  const to = Math.max(choices.x + choices.width, ...hand.map(({ x, width: wide }) => x + wide)) + pad;
  const top = status.y + status.height;
  const left = slate.x + slate.width;
  return {
    left: { x: left, y: top, width: from - left, height: height - pad - top },
    right: { x: to, y: top, width: width - pad - to, height: height - pad - top },
  };
}

/** The positions of the props for a table of this size. Omits props that would be in the way. */
export function propPlaces(width: number, height: number): readonly PropPlace[] {
  const layout = layOut(width, height);
  const corners = freeCorners(layout);
  if (!corners) return [];
  const { left, right } = corners;
  const places: PropPlace[] = [];
  const chalk = Math.min(layout.zoom, left.width / CHALK_ROOM.width, left.height / CHALK_ROOM.height);
  if (chalk >= 1) {
    const foot = left.y + left.height;
    places.push(
      ...CHALK.map(([name, dx, dy, turn, size]): PropPlace => ({
        name,
        x: left.x + dx * chalk,
        y: foot + dy * chalk,
        turn,
        scale: size * chalk,
      })),
    );
  }
  const scale = Math.min(layout.zoom, right.width / MEAL_ROOM.width, right.height / MEAL_ROOM.height);
  if (scale >= 0.72) {
    const [x, y] = [right.x + right.width / 2, right.y + right.height / 2];
    places.push(
      ...MEAL.map(([name, dx, dy, turn]): PropPlace => ({ name, x: x + dx * scale, y: y + dy * scale, turn, scale })),
    );
  }
  return places;
}
