import { cardSize, type Size } from './box.js';
import { isLow, type Layout } from './layout.js';

/** Returns the card size of an open hand. */
export const openCardSize = ({ smallCard, felt }: Layout): Size =>
  cardSize(Math.min(smallCard.width * 1.25, felt.width / 7));

/** Returns the card size of a trick that stays open. */
export const openTrickCardSize = (layout: Layout): Size =>
  cardSize(Math.max(layout.smallCard.width * (isLow(layout) ? 0.76 : 0.92), 22));
