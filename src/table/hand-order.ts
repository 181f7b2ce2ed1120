import type { View } from '../game/view.js';
import { rankHeight, rankOf, SUITS, suitOf, type Card } from '../rules/card.js';
import { rankCards } from '../rules/order.js';

/** The order of a hand. */
export interface HandOrder {
  /** Whether it is sorted; else the cards lie as they were dealt. */
  readonly sorted: boolean;
  /** The cards in the order in which their player has put them; null: they were left as they came. */
  readonly own: readonly Card[] | null;
}

/** Suit by suit, high to low. */
const bySuit = (a: Card, b: Card): number =>
  SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || rankHeight(rankOf(b)) - rankHeight(rankOf(a));

/** Where each card with a fixed rank stands under the announcement; nowhere, while the viewer does not know it whole. */
const tiersIn = ({ announcement: { schlag, trumpf }, rules }: View): readonly (readonly Card[])[] =>
  schlag && trumpf ? rankCards(rules, { schlag, trumpf }) : [];

/**
 * The cards of a hand as its player holds them, from left to right: in the order they were put in, else, sorted, the
 * strongest first, as far as the view tells what is strong, and the others suit by suit.
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
  // Cards that came later stand behind those that were put in order.
  return [...own.filter((card) => ordered.includes(card)), ...ordered.filter((card) => !own.includes(card))];
};
