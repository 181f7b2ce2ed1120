import { itemAt } from './item-at.js';
import { suitOf, type Card } from './card.js';
import { roleOf, trickWinner } from './order.js';
import type { Announcement } from './announce.js';
import { isGestrichen } from './score.js';
import { sidesOf, type Side } from './seats.js';
import type { RuleSet } from './variants.js';

/** Value of a hand before any bid (section 6). */
export const FIRST_VALUE = 2;

/** Returns the value after the next bid. */
export const nextBidValue = (value: number): number => value + 1;

/** Maximum value of a hand. Without another limit, two stubborn sides could raise a hand forever. */
const HIGHEST_VALUE = 99;

/**
 * The reason why a party cannot bid: the variant has no bids, a member is gestrichen, a member would win without a bid, or
 * the hand has the highest value.
 */
export type BidObstacle = 'no-bids' | 'gestrichen' | 'would-win' | 'highest-value';

/**
 * Returns the reason why a party cannot bid at this value, or null if it can (section 6, "Limit"; section 7).
 * @param sides the sides of the party: two sides for the allies in a three-player game
 * @param value the current value, or the offered value if the party answers a bid
 */
export const bidObstacle = (
  rules: RuleSet,
  score: readonly number[],
  sides: readonly Side[],
  value: number,
): BidObstacle | null => {
  if (rules.bidWhen === 'never') return 'no-bids';
  if (sides.some((side) => isGestrichen(rules, itemAt(score, side)))) return 'gestrichen';
  if (nextBidValue(value) > HIGHEST_VALUE) return 'highest-value';
  const isLimited = rules.ceiling === 'enough-to-win';
  return isLimited && sides.some((side) => itemAt(score, side) + value >= rules.target) ? 'would-win' : null;
};

/** The value of the opening bid that a side far behind can make (section 6). */
export const JUMP_VALUE = 4;

/** Minimum deficit, in points, for the opening bid of `JUMP_VALUE`. */
const MIN_JUMP_DEFICIT = 4;

/**
 * Whether a side can open with a bid of 4: the side is far enough behind and not gestrichen, and the other side is not
 * gestrichen either, unless a gestrichen side has no choice (section 6).
 * @param sides the sides that play the hand. Default: all sides
 */
export const mayJump = (
  rules: RuleSet,
  score: readonly number[],
  side: Side,
  sides: readonly Side[] = sidesOf(rules.players),
): boolean =>
  rules.jumpToFour &&
  !sides.some((one) => isGestrichen(rules, itemAt(score, one)) && (one === side || rules.gestrichen !== 'no-bid')) &&
  sides.some((one) => itemAt(score, one) - itemAt(score, side) >= MIN_JUMP_DEFICIT);

/** Whether a card other than a plain card has taken over the trick from its lead. */
const isTrumped = (rules: RuleSet, announcement: Announcement, trick: readonly Card[]): boolean => {
  const winner = trickWinner(rules, announcement, trick);
  return winner > 0 && roleOf(rules, announcement, itemAt(trick, winner)) !== 'plain';
};

/**
 * Whether the bidder's last card allows a bid in the fifth trick. A Trumpf, a card of the Schlag or a Kritischer does. A
 * card of the led suit also does, unless a Kritischer was led or, with `trumpLiftsSuit`, the trick has been trumped.
 * @param trick the cards on the table, at least the lead
 */
export const allowsLastTrickBid = (
  rules: RuleSet,
  announcement: Announcement,
  card: Card,
  trick: readonly Card[],
): boolean => {
  if (roleOf(rules, announcement, card) !== 'plain') return true;
  const led = itemAt(trick, 0);
  return (
    suitOf(card) === suitOf(led) &&
    roleOf(rules, announcement, led) !== 'kritischer' &&
    !(rules.trumpLiftsSuit && isTrumped(rules, announcement, trick))
  );
};

/**
 * Whether the last-trick rule applies to a bid made after the first card of the fifth trick (section 6).
 * @param bidBefore whether a player has already bid in this hand
 * @param isAnswer whether the bid is a raise in answer to another bid
 */
export const lastTrickRestricts = (rules: RuleSet, bidBefore: boolean, isAnswer: boolean): boolean =>
  rules.lastTrick === 'always' || (rules.lastTrick === 'first-bid' && !bidBefore && !isAnswer);
