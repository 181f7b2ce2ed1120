import type { Place } from '../picture.js';
import { isLow, type Layout } from './layout.js';
import { platePlace } from './seat.js';

/** How high a question with one row of answers is, in CSS pixels. */
export const QUESTION_PX = 105;

/** The least height of a long question with all ranks below it, in CSS pixels. */
const MIN_QUESTION_PX = 176;

/**
 * How high a question may grow that can be scrolled: it leaves free the cards that others have played, and where it is
 * as broad as the table the people at the sides.
 * @param trick where the others' cards of the trick lie
 * @param minHeight what it needs itself, in CSS pixels
 */
export const questionRoom = (layout: Layout, trick: readonly Place[], minHeight = MIN_QUESTION_PX): number => {
  const { choices, besideHands, plateHeight, form, bar } = layout;
  const foot = choices.y + choices.height;
  const people = besideHands || form === 'side' ? 0 : platePlace(layout, 'left').y + plateHeight / 2;
  // On a low table there is room for one or the other.
  const cards = isLow(layout) ? [] : trick.map(({ box }) => box.y + box.height);
  const top = Math.max(bar.y + bar.height + layout.pad, people, ...cards);
  return Math.max(minHeight, foot - top);
};
