import { HAND_SIZE } from '../../rules/tricks.js';
import type { Box } from '../picture.js';
import { sideHandY, sideReach } from './hidden-hand.js';
import type { Layout } from './layout.js';
import { handPlaces } from './own-hand.js';

/** The minimum and the maximum width of a text in a corner, in CSS pixels at a zoom of 1. */
const MIN_WIDTH_PX = 300;
const MAX_WIDTH_PX = 440;

/**
 * Returns the corner to the right of the hand, below the person there, or `null` if the corner is too small for a long text.
 */
export const cornerOf = (layout: Layout): Box | null => {
  const { width, height, pad, form, zoom, handCard, plateHeight, besideHands } = layout;
  const last = handPlaces(layout, HAND_SIZE).at(-1);
  if (form === 'side' || !besideHands || !last) return null;
  const x = last.box.x + 1.1 * handCard.width + pad;
  const room = width - pad - x;
  if (room < MIN_WIDTH_PX * zoom) return null;
  const y = sideHandY(layout) + sideReach(layout) + plateHeight + 2 * pad;
  const textWidth = Math.min(room, MAX_WIDTH_PX * zoom);
  return { x: width - pad - textWidth, y, width: textWidth, height: height - pad - y };
};
