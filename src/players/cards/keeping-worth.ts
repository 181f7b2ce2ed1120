import { itemAt } from '../../rules/item-at.js';
import type { CardLookup, Code } from './card-lookup.js';

/** A number above the highest worth in a lookup. */
const MORE_THAN_WORTH = 1000;

/**
 * Returns the worth of keeping a card: the number of unseen cards that it beats when they are led, then the worth regardless
 * of the other cards. A high card of a suit that is no longer out is thus worth less than a low card that can still win.
 * @param unseen the cards that the other seats can hold
 */
export const keepingWorth =
  ({ suit, height, worth }: CardLookup, unseen: readonly Code[]) =>
  (code: Code): number => {
    const beaten = unseen.filter((other) => {
      const heights = itemAt(height, itemAt(suit, other));
      return itemAt(heights, code) > itemAt(heights, other);
    });
    return MORE_THAN_WORTH * beaten.length + itemAt(worth, code);
  };
