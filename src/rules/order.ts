import { itemAt } from './item-at.js';
import { cardOf, deckOf, rankHeight, rankOf, RANKS, SUITS, suitOf, WELI, type Card, type Suit } from './card.js';
import { schlaegeOf, type Announcement } from './announce.js';
import { cacheByOptions, cacheByAnnouncement, type OptionsIn } from './cache-by-options.js';
import { listWithOr, InputError, quoted } from './input-error.js';

/** The options that determine the role of a card and the winner of a trick. */
export const ORDER_OPTIONS = ['pack', 'critical', 'guter', 'guterOnWeli', 'superguter', 'weli'] as const;
export type OrderRules = OptionsIn<typeof ORDER_OPTIONS>;

/** The role of a card in a hand (section 4), or `plain`. With Kritische, the Guter is called Wander-Kritt. */
export type Role = 'kritischer' | 'superguter' | 'guter' | 'rechter' | 'linker' | 'trumpf' | 'plain';

/** The ranking of the cards, computed once per combination of rules and announcement. */
interface Order {
  /** Cards with a fixed rank, high to low. Cards of equal rank share a list. */
  readonly tiers: readonly (readonly Card[])[];
  /** Height of each card, 0 for plain cards. The highest card wins. */
  readonly height: Readonly<Record<string, number>>;
  readonly role: Readonly<Record<string, Role>>;
}

/**
 * Returns the Guter, which is the Trumpf one rank above the Schlag, or null. With the Weli as Schlag, there is a Guter
 * only with `guterOnWeli`. The Weli cannot be the Guter if it is the lowest Trumpf (section 4.2).
 */
const guterCard = (rules: OrderRules, { schlag, trumpf }: Announcement): Card | null => {
  if (!rules.guter) return null;
  if (schlag === 'weli') return rules.guterOnWeli ? cardOf(trumpf, '7') : null;
  if (schlag === 'A') return cardOf(trumpf, '7');
  const card = cardOf(trumpf, itemAt(RANKS, RANKS.indexOf(schlag) - 1));
  return card === WELI && rules.weli === 'lowest-trump' ? null : card;
};

/**
 * Returns the Superguter, which is the Trumpf two ranks above the Schlag, or null. The Schlag Weli has no Superguter
 * (section 4.2).
 */
const superguterCard = (rules: OrderRules, { schlag, trumpf }: Announcement): Card | null => {
  if (!rules.guter || !rules.superguter || schlag === 'weli') return null;
  if (schlag === 'A') return cardOf(trumpf, '8');
  return cardOf(trumpf, schlag === 'K' ? '7' : itemAt(RANKS, RANKS.indexOf(schlag) - 2));
};

/** Returns the card with the Schlag's rank and the Trumpf's suit, or the Weli if it is the Schlag (section 4.3). */
const rechterCard = ({ schlag, trumpf }: Announcement): Card => (schlag === 'weli' ? WELI : cardOf(trumpf, schlag));

/**
 * Returns the cards of the Schlag's rank, all equal (section 4.4). The list includes the Rechter, which is already in a
 * higher tier.
 */
const linkeCards = ({ schlag }: Announcement): readonly Card[] =>
  schlag === 'weli' ? [] : SUITS.map((suit) => cardOf(suit, schlag));

/** Returns all cards of the Trumpf suit, high to low, and the Weli if it is the lowest Trumpf (section 4.5). */
const trumpCards = (rules: OrderRules, { trumpf }: Announcement): readonly Card[] => {
  const cards = RANKS.map((rank) => cardOf(trumpf, rank));
  return rules.weli === 'lowest-trump' ? [...cards.filter((card) => card !== WELI), WELI] : cards;
};

const computeOrder = (rules: OrderRules, announcement: Announcement): Order => {
  const deck = deckOf(rules.pack);
  const tiers: Card[][] = [];
  const role: Record<string, Role> = {};
  /** Adds a tier of the cards that are in the pack but not in an earlier tier. */
  const addTier = (tierRole: Role, cards: readonly (Card | null)[]): void => {
    const newCards = cards.filter(
      (card): card is Card => card !== null && deck.includes(card) && role[card] === undefined,
    );
    for (const card of newCards) role[card] = tierRole;
    if (newCards.length > 0) tiers.push(newCards);
  };
  for (const card of rules.critical) addTier('kritischer', [card]);
  addTier('superguter', [superguterCard(rules, announcement)]);
  addTier('guter', [guterCard(rules, announcement)]);
  addTier('rechter', [rechterCard(announcement)]);
  addTier('linker', linkeCards(announcement));
  for (const card of trumpCards(rules, announcement)) addTier('trumpf', [card]);

  const height: Record<string, number> = {};
  tiers.forEach((tier, index) => tier.forEach((card) => (height[card] = tiers.length - index)));
  return { tiers, height, role };
};

const checkAnnouncement = (rules: OrderRules, announcement: Announcement): Announcement => {
  const { schlag, trumpf } = announcement;
  const refuse = (name: string, value: unknown, values: readonly unknown[]): never => {
    throw new InputError(
      'invalid-announcement',
      `With ${rules.pack} cards, the ${name} must be ${listWithOr(values)}, not ${quoted(value)}.`,
    );
  };
  if (!schlaegeOf(rules).includes(schlag)) return refuse('Schlag', schlag, schlaegeOf(rules));
  return SUITS.includes(trumpf) ? announcement : refuse('Trumpf', trumpf, SUITS);
};

const cachedOrders = cacheByOptions(ORDER_OPTIONS, (rules) =>
  cacheByAnnouncement((announcement) => computeOrder(rules, checkAnnouncement(rules, announcement))),
);

const orderFor = (rules: OrderRules, announcement: Announcement): Order => cachedOrders(rules)(announcement);

/**
 * Returns all cards with a fixed rank, high to low, with equal cards grouped (section 4). Excludes plain cards, because
 * they win only in their own suit.
 * @throws InputError `invalid-announcement` if the Schlag or the Trumpf is not possible with this pack
 */
export const rankCards = (rules: OrderRules, announcement: Announcement): Card[][] =>
  orderFor(rules, announcement).tiers.map((tier) => [...tier]);

/** Returns the role of a card under this announcement. */
export const roleOf = (rules: OrderRules, announcement: Announcement, card: Card): Role =>
  orderFor(rules, announcement).role[card] ?? 'plain';

/**
 * Returns the height of a card in a trick in which the suit `led` was led: above 100 for cards with a fixed rank, below 100
 * for plain cards of the led suit, and 0 for cards that cannot win. Of equal cards, the first one played wins.
 */
export const heightOf = (rules: OrderRules, announcement: Announcement, card: Card, led: Suit): number => {
  const fixed = orderFor(rules, announcement).height[card];
  if (fixed) return 100 + fixed;
  return suitOf(card) === led ? 1 + rankHeight(rankOf(card)) : 0;
};

/**
 * Returns the index of the winning card among cards in the order played (section 4), or -1 if there are no cards.
 * @throws InputError `invalid-announcement` if the Schlag or the Trumpf is not possible with this pack
 */
export const trickWinner = (rules: OrderRules, announcement: Announcement, cards: readonly Card[]): number => {
  const [first] = cards;
  if (first === undefined) return -1;
  const led = suitOf(first);
  let [winner, highest] = [-1, -1];
  cards.forEach((card, index) => {
    const height = heightOf(rules, announcement, card, led);
    if (height > highest) [winner, highest] = [index, height];
  });
  return winner;
};
