import { itemAt } from './item-at.js';
import { suitOf, type Card } from './card.js';
import { roleOf, trickWinner, type Role } from './order.js';
import type { Announcement } from './announce.js';
import type { RuleSet } from './variants.js';

/** The name of a card's role under an announcement. With Kritische, the Guter is called Wander-Kritt. */
export type RoleName = Exclude<Role, 'plain'> | 'wander-kritt';

/** The reason why a card won its trick. */
export interface WhyWon {
  readonly card: Card;
  /** Role of the winning card, or `suit-led`. */
  readonly by: RoleName | 'suit-led';
  /**
   * Whether the trick contains other cards with that role. If so, the highest card with that role wins, or the first of
   * equal cards.
   */
  readonly among: boolean;
}

/** Returns the name of a card's role under this announcement, or null for plain cards. */
export const roleNameOf = (rules: RuleSet, announcement: Announcement, card: Card): RoleName | null => {
  const role = roleOf(rules, announcement, card);
  if (role === 'guter' && rules.critical.length > 0) return 'wander-kritt';
  return role === 'plain' ? null : role;
};

/**
 * Returns the reason why the winning card of a trick won (section 4).
 * @param known the known parts of the announcement
 * @param cards the whole trick, in the order played
 * @returns the reason, or null if the viewer does not know both the Schlag and the Trumpf (section 5)
 */
export const whyWon = (rules: RuleSet, known: Partial<Announcement>, cards: readonly Card[]): WhyWon | null => {
  const { schlag, trumpf } = known;
  if (!schlag || !trumpf || cards.length === 0) return null;
  const announcement = { schlag, trumpf };
  const kindOf = (card: Card): RoleName | 'suit-led' | null =>
    roleNameOf(rules, announcement, card) ?? (suitOf(card) === suitOf(itemAt(cards, 0)) ? 'suit-led' : null);
  const card = itemAt(cards, trickWinner(rules, announcement, cards));
  const by = kindOf(card) ?? 'suit-led';
  return { card, by, among: cards.some((other) => other !== card && kindOf(other) === by) };
};
