import type { View } from '../game/view.js';
import { deckOf, rankOf, SUITS, suitOf, WELI, type Card, type Schlag, type Suit } from '../rules/card.js';
import { itemAt } from '../rules/item-at.js';
import { rankCards } from '../rules/order.js';
import type { RuleSet } from '../rules/variants.js';
import { roleNameOf, type RoleName } from '../rules/why-won.js';

/** Cards that win for the same reason. An order lists its groups from high to low. */
export interface OrderGroup {
  /** `schlag`: cards of the Schlag while the Rechter is unknown. `suit`: cards that win only in their own suit. */
  readonly kind: RoleName | 'schlag' | 'suit';
  /** The tiers, high to low. Cards of equal rank share a tier. */
  readonly tiers: readonly (readonly Card[])[];
}

/** The rank order of the cards, as far as the viewer can know it. */
export interface CardOrder {
  /** Every card of the pack is in exactly one group. */
  readonly groups: readonly OrderGroup[];
  readonly schlag: Schlag | null;
  readonly trumpf: Suit | null;
  /** The viewer's hand. */
  readonly own: readonly Card[];
  /** The cards that the viewer has seen played in this hand. */
  readonly played: readonly Card[];
}

type KnownAnnouncement = View['announcement'];

/** Returns the groups of cards with a fixed rank under this Schlag and Trumpf. Adjacent cards of a kind form one group. */
const rankedGroups = (
  rules: RuleSet,
  announcement: { readonly schlag: Schlag; readonly trumpf: Suit },
): OrderGroup[] => {
  const groups: { kind: RoleName; tiers: (readonly Card[])[] }[] = [];
  for (const tier of rankCards(rules, announcement)) {
    const kind = roleNameOf(rules, announcement, itemAt(tier, 0)) ?? 'trumpf';
    const last = groups.at(-1);
    if (last?.kind === kind) last.tiers.push(tier);
    else groups.push({ kind, tiers: [tier] });
  }
  return groups;
};

/**
 * Returns the groups that are certain while the announcement is only partly known: the Kritische, then the known cards.
 */
const certainGroups = (rules: RuleSet, { schlag, trumpf }: KnownAnnouncement): readonly OrderGroup[] => {
  const deck = deckOf(rules.pack);
  const kritische = rules.critical.filter((card) => deck.includes(card));
  const others = deck.filter((card) => !kritische.includes(card));
  const groups: OrderGroup[] = [];
  const add = (kind: OrderGroup['kind'], tiers: readonly (readonly Card[])[]): void => {
    if (tiers.some((tier) => tier.length > 0)) groups.push({ kind, tiers });
  };
  add(
    'kritischer',
    kritische.map((card) => [card]),
  );
  if (schlag) add('schlag', [others.filter((card) => (schlag === 'weli' ? card === WELI : rankOf(card) === schlag))]);
  // The Weli can still turn out to be the Schlag. Otherwise, the Weli is a trump in every suit.
  const isTrump = (card: Card): boolean => suitOf(card) === trumpf && !(card === WELI && rules.weli === 'lowest-trump');
  const placed = new Set(groups.flatMap(({ tiers }) => tiers.flat()));
  const free = others.filter((card) => !placed.has(card));
  const weli = rules.weli === 'lowest-trump' ? free.filter((card) => card === WELI) : [];
  add(
    'trumpf',
    [...free.filter(isTrump), ...weli].map((card) => [card]),
  );
  return groups;
};

/** Returns the order of all cards, high to low, as far as the announcement is known (RULES.md section 4). */
export const groupsOf = (rules: RuleSet, { schlag, trumpf }: KnownAnnouncement): readonly OrderGroup[] => {
  const groups =
    schlag && trumpf
      ? rankedGroups(rules, { schlag, trumpf })
      : certainGroups(rules, { schlag, trumpf } as KnownAnnouncement);
  const ranked = new Set(groups.flatMap(({ tiers }) => tiers.flat()));
  const rest = deckOf(rules.pack).filter((card) => !ranked.has(card));
  const suits = SUITS.map((suit) => rest.filter((card) => suitOf(card) === suit)).filter((cards) => cards.length > 0);
  return [...groups, ...suits.map((cards): OrderGroup => ({ kind: 'suit', tiers: cards.map((card) => [card]) }))];
};

/** Returns the cards played openly since the deal. */
const playedSinceDeal = (history: View['history']): readonly Card[] => {
  const from = history.map(({ type }) => type).lastIndexOf('deal');
  return history.slice(from + 1).flatMap((entry) => (entry.type === 'play' && entry.card ? [entry.card] : []));
};

/** Returns the current order of the cards. If the announcement is secret, the order uses only the facts in the view. */
export const cardOrder = ({ rules, announcement, hand, history }: View): CardOrder => ({
  groups: groupsOf(rules, announcement),
  schlag: announcement.schlag ?? null,
  trumpf: announcement.trumpf ?? null,
  own: hand,
  played: playedSinceDeal(history),
});
