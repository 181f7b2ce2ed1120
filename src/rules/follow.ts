import { suitOf, WELI, type Card } from './card.js';
import { roleOf, type Announcement } from './order.js';
import type { RuleSet } from './variants.js';

/** What is asked about a card to be played. */
export interface Following {
  readonly hand: readonly Card[];
  /** The cards already on the table, in the order played. */
  readonly trick: readonly Card[];
  /** Whether the player is one of the two announcers; matters where only they are bound. */
  readonly announcer: boolean;
  /** Whether this is the first trick of the hand; matters where only its lead can call. */
  readonly firstTrick?: boolean;
  /** Whether the leader called "Trumpf oder Kritisch". */
  readonly called?: boolean;
}

/** A card of the trump suit, the Rechter, or the Weli where it is a trump. */
const isTrump = (rules: RuleSet, announcement: Announcement, card: Card): boolean =>
  suitOf(card) === announcement.trumpf ||
  roleOf(rules, announcement, card) === 'rechter' ||
  (card === WELI && rules.weli === 'lowest-trump');

/** Whether this lead calls for trump (section 5). A Linker led calls for nothing. */
export const callsForTrump = (rules: RuleSet, announcement: Announcement, lead: Card): boolean =>
  roleOf(rules, announcement, lead) === 'guter' ? rules.guterCalls : isTrump(rules, announcement, lead);

/** Whether a card does what the duty asks: a trump, or a Linker where it may stand for one. */
const satisfies = (rules: RuleSet, announcement: Announcement, card: Card): boolean =>
  isTrump(rules, announcement, card) || (rules.linkeMayReplace && roleOf(rules, announcement, card) === 'linker');

/** Whether holding this card binds its player. Exempt kinds may always be given, but never have to be. */
const binds = (rules: RuleSet, announcement: Announcement, card: Card): boolean => {
  if (!satisfies(rules, announcement, card)) return false;
  const role = roleOf(rules, announcement, card);
  if (role === 'rechter' || role === 'guter') return !rules.exempt.includes(role);
  return role !== 'linker' || !rules.exempt.includes('linke');
};

/**
 * The cards of the hand that may be played, in the order of the hand (section 5). Nobody ever has to beat a card, and
 * plain suits never have to be followed.
 */
export const legalCards = (rules: RuleSet, announcement: Announcement, { hand, trick }: Following): Card[] => {
  const bound =
    trick.length > 0 &&
    rules.follow === 'everyone' &&
    callsForTrump(rules, announcement, trick[0]) &&
    hand.some((card) => binds(rules, announcement, card));
  return bound ? hand.filter((card) => satisfies(rules, announcement, card)) : [...hand];
};
