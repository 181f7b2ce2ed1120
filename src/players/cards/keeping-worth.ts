import { itemAt } from '../../rules/item-at.js';
import type { CardLookup, Code } from './card-lookup.js';

/** A number above the highest worth in a lookup. */
const MORE_THAN_WORTH = 1000;

/**
 * Returns the worth of keeping a card: the number of unseen cards that it beats when they are led, then the worth regardless
 * of the other cards. Thus a low card is worth more than a high card of a suit of which all lower cards are out.
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
