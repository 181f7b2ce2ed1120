import { indexed, listOf } from '../base/list-of.js';
import { clamp, type Size } from './layout/box.js';
import type { Layout } from './layout/layout.js';
import type { Box } from './picture.js';

/** The place of a speech bubble, and the side of the speaker on which it appears. */
interface BubblePlacement {
  /** The index of the bubble's size in `sizes`. */
  readonly form: number;
  readonly box: Box;
  readonly side: 'left' | 'right' | 'above' | 'below';
  /** The distance of the tip along that side, in CSS pixels. */
  readonly tip: number;
  /** Whether the bubble covers a box that must stay visible. */
  readonly isCovering: boolean;
}

/** The boxes around a speech bubble. */
export interface BubbleSurroundings {
  /** The speaker with their name plate. */
  readonly speaker: Box;
  /** Boxes that must stay visible: other people, open cards, prompts and the score. */
  readonly mustStayVisible: readonly Box[];
  /** Boxes that can be covered if necessary: hidden cards. */
  readonly betterVisible: readonly Box[];
}

/** The gap between a bubble and the speaker, where the tip is. */
const GAP_PX = 6;
/** The minimum distance of a tip from the corner of its bubble. */
const CORNER_PX = 14;
/** The step in CSS pixels of the search along and away from the speaker, and the number of steps away. */
const STEP_PX = 5;
const STEPS_AWAY = 20;
/** The costs of covering boxes of each kind with a whole bubble, in CSS pixels of distance. */
const MUST_STAY_VISIBLE_COST = 4000;
const BETTER_VISIBLE_COST = 60;

const overlapArea = (one: Box, other: Box): number => {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
};

/** Returns the positions along a side of the speaker at which the bubble is still next to the speaker. */
const offsetsAlong = (from: number, size: number, own: number): readonly number[] => {
  const steps = Math.floor((size + own - 2 * CORNER_PX) / STEP_PX);
  return listOf(Math.max(1, steps + 1), (step) => from - own + CORNER_PX + step * STEP_PX);
};

/** Yields all candidate places around the speaker with their costs. */
function* candidatesFor({ width, height }: Size, { x, y, width: broad, height: high }: Box) {
  for (let step = 0; step <= STEPS_AWAY; step++) {
    const away = GAP_PX + step * STEP_PX;
    // The tip of a bubble points at the mouth.
    for (const top of offsetsAlong(y, high, height)) {
      const cost = step * STEP_PX + Math.abs(top + height / 2 - (y + high * 0.45)) / 2;
      yield { side: 'right', box: { x: x + broad + away, y: top, width, height }, cost } as const;
      yield { side: 'left', box: { x: x - away - width, y: top, width, height }, cost } as const;
    }
    for (const left of offsetsAlong(x, broad, width)) {
      const cost = step * STEP_PX + 8 + Math.abs(left + width / 2 - (x + broad / 2)) / 4;
      yield { side: 'above', box: { x: left, y: y - away - height, width, height }, cost } as const;
      yield { side: 'below', box: { x: left, y: y + high + away, width, height }, cost: cost + 4 } as const;
    }
  }
}

const tipOf = (side: BubblePlacement['side'], box: Box, speaker: Box): number =>
  side === 'left' || side === 'right'
    ? clamp(CORNER_PX, speaker.y + speaker.height * 0.45 - box.y, box.height - CORNER_PX)
    : clamp(CORNER_PX, speaker.x + speaker.width / 2 - box.x, box.width - CORNER_PX);

/** The cost of choosing the next form. */
const FORM_COST = 12;

/**
 * Places a speech bubble on the table next to its speaker and, if possible, outside boxes that must stay visible.
 * @param sizes the possible sizes: on one line, and wrapped
 */
export const placeBubble = (
  { width, height, pad }: Pick<Layout, 'width' | 'height' | 'pad'>,
  sizes: readonly Size[],
  { speaker, mustStayVisible, betterVisible }: BubbleSurroundings,
): BubblePlacement | null => {
  const near = pad / 2;
  const isOnTable = ({ x, y, width: broad, height: high }: Box): boolean =>
    x >= near && y >= near && x + broad <= width - near && y + high <= height - near;
  const coveredShare = (box: Box, others: readonly Box[]): number =>
    others.reduce((sum, other) => sum + overlapArea(box, other), 0) / (box.width * box.height);
  let best: (BubblePlacement & { readonly cost: number }) | null = null;
  for (const [form, size] of indexed(sizes))
    for (const { side, box, cost: away } of candidatesFor(size, speaker)) {
      const least = away + form * FORM_COST;
      if ((best && least >= best.cost) || !isOnTable(box)) continue;
      const covered = coveredShare(box, mustStayVisible);
      const cost = least + MUST_STAY_VISIBLE_COST * covered + BETTER_VISIBLE_COST * coveredShare(box, betterVisible);
      if (!best || cost < best.cost)
        best = { form, side, box, tip: tipOf(side, box, speaker), isCovering: covered > 0, cost };
    }
  return best;
};
