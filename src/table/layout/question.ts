import type { Place } from '../picture.js';
import { isLow, type Layout } from './layout.js';
import { platePlace } from './seat.js';

/** The height of a question with one row of answers, in CSS pixels. */
export const QUESTION_PX = 105;

/** The minimum height of a long question with all ranks below it, in CSS pixels. */
const MIN_QUESTION_PX = 176;

/** The heights of a result with two rows of answers and with three, in CSS pixels at a zoom of 1. */
const RESULT_PX = 166;
const LONG_RESULT_PX = 204;

/** Returns the height between the trick and the lower edge of the question, in CSS pixels. */
export const heightBelowTrick = ({ felt, choices }: Layout): number =>
  choices.y + choices.height - felt.y - felt.height;

/** Whether the result of a hand is at the table's edge, below the cards that are left in the hand. */
export const isResultBelowHand = ({ form, classes }: Layout): boolean =>
  form === 'upright' && !classes.includes('tight');

/** Returns the height of the result below the cards that are left in the hand, in CSS pixels. */
export const resultHeight = (layout: Layout, isLong: boolean): number =>
  isResultBelowHand(layout) ? (isLong ? LONG_RESULT_PX : RESULT_PX) * layout.zoom : 0;

/**
 * Returns the maximum height of a scrollable question. The question does not cover the cards of other players or, if it is
 * as wide as the table, the people at the sides.
 * @param trick the places of the other players' cards in the trick
 * @param minHeight the minimum height of the question, in CSS pixels
 */
export const questionRoom = (layout: Layout, trick: readonly Place[], minHeight = MIN_QUESTION_PX): number => {
  const { choices, besideHands, plateHeight, form, bar } = layout;
  const foot = choices.y + choices.height;
  const people = besideHands || form === 'side' ? 0 : platePlace(layout, 'left').y + plateHeight / 2;
  // A low table has room only for the people or the cards.
  const cards = isLow(layout) ? [] : trick.map(({ box }) => box.y + box.height);
  const top = Math.max(bar.y + bar.height + layout.pad, people, ...cards);
  return Math.max(minHeight, foot - top);
};
