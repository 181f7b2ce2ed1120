import { itemAt } from './item-at.js';
import { suitOf, type Card } from './card.js';
import { roleOf, trickWinner, type Role } from './order.js';
import type { Announcement } from './announce.js';
import type { RuleSet } from './variants.js';

/** What a card is called under an announcement: with Kritische the Guter is the Wander-Kritt. */
export type RoleName = Exclude<Role, 'plain'> | 'wander-kritt';

/** Why a card has won its trick. */
export interface WhyWon {
  readonly card: Card;
  /** What it won by: what it is called, or that it is of the suit led. */
  readonly by: RoleName | 'suit-led';
  /** Whether the trick holds others of that kind: it was the highest of them, or of equal ones the first. */
  readonly among: boolean;
}

/** What a card is called under this announcement; null for plain cards. */
export const roleNameOf = (rules: RuleSet, announcement: Announcement, card: Card): RoleName | null => {
  const role = roleOf(rules, announcement, card);
  if (role === 'guter' && rules.critical.length > 0) return 'wander-kritt';
  return role === 'plain' ? null : role;
};

/**
 * Why the winning card of a trick has won (section 4).
 * @param known the announcement as far as whoever asks knows it
 * @param cards those of the whole trick, in the order played
 * @returns null for who does not know Schlag and Trumpf: such a player is told who won, never why (section 5)
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
