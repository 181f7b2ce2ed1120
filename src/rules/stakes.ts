import { itemAt } from './item-at.js';
import { suitOf, type Card } from './card.js';
import { roleOf } from './order.js';
import type { Announcement } from './announce.js';
import { isGestrichen } from './score.js';
import type { Side } from './seats.js';
import type { RuleSet } from './variants.js';

/** What a hand is worth before anybody bids (section 6). */
export const FIRST_VALUE = 2;

/** Returns the value after the next bid. */
export const nextBidValue = (value: number): number => value + 1;

/** Why a party may not bid: the variant has no bids, a member is gestrichen, or would win without a bid. */
export type BidObstacle = 'no-bids' | 'gestrichen' | 'would-win';

/**
 * Returns why a party may not bid at this value, or null (section 6, "Limit"; section 7).
 * @param sides the sides of the party: two for the allies among three players
 * @param value the present value; in answer to a bid the value just offered
 */
export const bidObstacle = (
  rules: RuleSet,
  score: readonly number[],
  sides: readonly Side[],
  value: number,
): BidObstacle | null => {
  if (rules.bidWhen === 'never') return 'no-bids';
  if (sides.some((side) => isGestrichen(rules, itemAt(score, side)))) return 'gestrichen';
  return sides.some((side) => itemAt(score, side) + value >= rules.target) ? 'would-win' : null;
};

/** First bid that a side far behind may make (section 6). */
export const JUMP_VALUE = 4;

/** Points that the side must be behind. */
const MIN_JUMP_DEFICIT = 4;

/** Whether a side may open the bids with 4: far enough behind, and nobody gestrichen (section 6). Two sides only. */
export const mayJump = (rules: RuleSet, score: readonly number[], side: Side): boolean =>
  rules.jumpToFour &&
  !score.some((points) => isGestrichen(rules, points)) &&
  score.some((points) => points - itemAt(score, side) >= MIN_JUMP_DEFICIT);

/**
 * Whether the bidder's last card allows a bid in the fifth trick: the suit led, a trump, a Schlag
 * or a Kritischer. A Kritischer led has no suit.
 */
export const allowsLastTrickBid = (rules: RuleSet, announcement: Announcement, card: Card, led: Card): boolean =>
  roleOf(rules, announcement, card) !== 'plain' ||
  (suitOf(card) === suitOf(led) && roleOf(rules, announcement, led) !== 'kritischer');

/**
 * Whether the last-trick rule applies to a bid in the fifth trick once a card has been played (section 6).
 * @param bidBefore whether anybody has bid in this hand
 * @param isAnswer whether it is a raise in answer to a bid
 */
export const lastTrickRestricts = (rules: RuleSet, bidBefore: boolean, isAnswer: boolean): boolean =>
  rules.lastTrick === 'always' || (rules.lastTrick === 'first-bid' && !bidBefore && !isAnswer);
