import { suitOf, type Card } from './card.js';
import { roleOf, type Announcement } from './order.js';
import { isGestrichen } from './score.js';
import type { Side } from './seats.js';
import type { RuleSet } from './variants.js';

/** What a hand is worth before anybody bids (section 6). */
export const FIRST_VALUE = 2;

/** What a bid raises the value to. */
export const raised = (value: number): number => value + 1;

/**
 * Whether a side may bid at this value: not if it is gestrichen, nor if it would win the game with the value as it
 * stands (section 6, "Limit"; section 7). In answer to a bid the value is the one just offered.
 */
export const sideMayBid = (rules: RuleSet, score: readonly number[], side: Side, value: number): boolean =>
  rules.bidWhen !== 'never' && !isGestrichen(rules, score[side]) && score[side] + value < rules.target;

/** Whether the bidder's last card is one with which a bid in the fifth trick is allowed: the suit led, a trump or a Schlag. */
export const fitsLastTrick = (rules: RuleSet, announcement: Announcement, card: Card, led: Card): boolean =>
  suitOf(card) === suitOf(led) || roleOf(rules, announcement, card) !== 'plain';

/**
 * Whether the last-trick rule looks at a bid made in the fifth trick after a card lies on the table (section 6).
 * @param bidBefore whether anybody has bid in this hand
 * @param answer whether it is a raise in answer to a bid
 */
export const lastTrickRestricts = (rules: RuleSet, bidBefore: boolean, answer: boolean): boolean =>
  rules.lastTrick === 'always' || (rules.lastTrick === 'first-bid' && !bidBefore && !answer);
