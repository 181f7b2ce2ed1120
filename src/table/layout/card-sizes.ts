import { sized, type Size } from './box.js';
import { isLow, type Layout } from './layout.js';

/** How large the cards of an open hand are. */
export const openCard = ({ smallCard, felt }: Layout): Size => sized(Math.min(smallCard.width * 1.25, felt.width / 7));

/** How large the cards of a trick that stays open are. */
export const openTrickCard = (layout: Layout): Size =>
  sized(Math.max(layout.smallCard.width * (isLow(layout) ? 0.76 : 0.92), 22));
