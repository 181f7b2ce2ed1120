import { itemAt } from '../../rules/item-at.js';
import type { CardLookup, Code } from './card-lookup.js';

/** A number above the highest worth in a lookup. */
const MORE_THAN_WORTH = 1000;

/** The cards to choose from, and the tricks that their seat's side needs. */
export interface KeptHand {
  readonly hand: readonly Code[];
  readonly tricksNeeded: number;
}

/**
 * Returns the worth of keeping a card: the number of unseen cards that it beats when they are led, then the worth regardless
 * of the other cards. Thus a low card is worth more than a high card of a suit of which all lower cards are out. If the side
 * needs only one trick, a card does not count the unseen cards that another card of the hand also beats.
 * @param unseen the cards that the other seats can hold
 */
export const keepingWorth = (
  { suit, height, worth }: CardLookup,
  unseen: readonly Code[],
  { hand, tricksNeeded }: KeptHand,
): ((code: Code) => number) => {
  const beats = (code: Code, other: Code): boolean => {
    const heights = itemAt(height, itemAt(suit, other));
    return itemAt(heights, code) > itemAt(heights, other);
  };
  return (code) => {
    const helpers = tricksNeeded === 1 ? hand.filter((own) => own !== code) : [];
    const beaten = unseen.filter((other) => beats(code, other) && !helpers.some((helper) => beats(helper, other)));
    return MORE_THAN_WORTH * beaten.length + itemAt(worth, code);
  };
};
