import type { View } from '../game/view.js';
import { rankHeight, rankOf, SUITS, suitOf, type Card } from '../rules/card.js';
import { rankCards } from '../rules/order.js';

/** The order of a hand. */
export interface HandOrder {
  /** Whether the hand is sorted. Otherwise, the cards keep the order of the deal. */
  readonly sorted: boolean;
  /** The cards in the order chosen by their player; `null` if the player has not moved any card. */
  readonly own: readonly Card[] | null;
}

/** Compares two cards by suit, then by rank from high to low. */
const bySuit = (a: Card, b: Card): number =>
  SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || rankHeight(rankOf(b)) - rankHeight(rankOf(a));

/** Returns the tiers of cards with a fixed rank; empty while the viewer does not know the whole announcement. */
const tiersIn = ({ announcement: { schlag, trumpf }, rules }: View): readonly (readonly Card[])[] =>
  schlag && trumpf ? rankCards(rules, { schlag, trumpf }) : [];

/**
 * Returns the cards of a hand from left to right. If the player has chosen an order, that order applies. Otherwise, a sorted
 * hand starts with the strongest cards known from the view, followed by the others suit by suit.
 */
export const orderHand = (view: View, cards: readonly Card[], { sorted, own }: HandOrder): readonly Card[] => {
  if (!sorted && !own) return cards;
  const tiers = sorted ? tiersIn(view) : [];
  const heightOf = (card: Card): number => {
    const tier = tiers.findIndex((equal) => equal.includes(card));
    return tier === -1 ? tiers.length : tier;
  };
  const ordered = sorted ? [...cards].sort((a, b) => heightOf(a) - heightOf(b) || bySuit(a, b)) : cards;
  if (!own) return ordered;
  // Cards dealt later follow those that the player has arranged.
  return [...own.filter((card) => ordered.includes(card)), ...ordered.filter((card) => !own.includes(card))];
};
