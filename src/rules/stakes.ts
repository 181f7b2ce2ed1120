import { itemAt } from './item-at.js';
import { suitOf, type Card } from './card.js';
import { roleOf } from './order.js';
import type { Announcement } from './announce.js';
import { isGestrichen } from './score.js';
import type { Side } from './seats.js';
import type { RuleSet } from './variants.js';

/** What a hand is worth before anybody bids (section 6). */
export const FIRST_VALUE = 2;

/** What a bid raises the value to. */
export const raised = (value: number): number => value + 1;

/** Why those who play together may not bid: the table has no bids, one of them is gestrichen, or would win without. */
export type BidBar = 'no-bids' | 'gestrichen' | 'would-win';

/**
 * What keeps those who play together from bidding at this value; null if nothing does (section 6, "Limit"; section 7).
 * @param sides the sides of all who play together: three players' allies are two
 * @param value as it stands; in answer to a bid the one just offered
 */
export const bidBar = (
  rules: RuleSet,
  score: readonly number[],
  sides: readonly Side[],
  value: number,
): BidBar | null => {
  if (rules.bidWhen === 'never') return 'no-bids';
  if (sides.some((side) => isGestrichen(rules, itemAt(score, side)))) return 'gestrichen';
  return sides.some((side) => itemAt(score, side) + value >= rules.target) ? 'would-win' : null;
};

/** What a side far behind may open with (section 6). */
export const JUMP = 4;

/** How far behind it must be. */
const JUMP_BEHIND = 4;

/** Whether a side may open the bids with 4: far enough behind, and nobody gestrichen (section 6). Two sides only. */
export const mayJump = (rules: RuleSet, score: readonly number[], side: Side): boolean =>
  rules.jumpToFour &&
  !score.some((points) => isGestrichen(rules, points)) &&
  score.some((points) => points - itemAt(score, side) >= JUMP_BEHIND);

/**
 * Whether the bidder's last card is one with which a bid in the fifth trick is allowed: the suit led, a trump, a Schlag
 * or a Kritischer. A Kritischer led has no suit.
 */
export const fitsLastTrick = (rules: RuleSet, announcement: Announcement, card: Card, led: Card): boolean =>
  roleOf(rules, announcement, card) !== 'plain' ||
  (suitOf(card) === suitOf(led) && roleOf(rules, announcement, led) !== 'kritischer');

/**
 * Whether the last-trick rule looks at a bid made in the fifth trick after a card lies on the table (section 6).
 * @param bidBefore whether anybody has bid in this hand
 * @param answer whether it is a raise in answer to a bid
 */
export const lastTrickRestricts = (rules: RuleSet, bidBefore: boolean, answer: boolean): boolean =>
  rules.lastTrick === 'always' || (rules.lastTrick === 'first-bid' && !bidBefore && !answer);
