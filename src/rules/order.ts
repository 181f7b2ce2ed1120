import { itemAt } from './item-at.js';
import { cardOf, deckOf, rankHeight, rankOf, RANKS, SUITS, suitOf, WELI, type Card, type Suit } from './card.js';
import { schlaegeOf, type Announcement } from './announce.js';
import { cacheByOptions, cacheByAnnouncement, type OptionsIn } from './cache-by-options.js';
import { listWithOr, InputError, quoted } from './input-error.js';

/** The options that decide what a card is and which card wins. */
export const ORDER_OPTIONS = ['pack', 'critical', 'guter', 'guterOnWeli', 'weli'] as const;
export type OrderRules = OptionsIn<typeof ORDER_OPTIONS>;

/** What a card is in a hand (section 4); `plain`: none of the others. With Kritische the Guter is the Wander-Kritt. */
export type Role = 'kritischer' | 'guter' | 'rechter' | 'linker' | 'trumpf' | 'plain';

/** Which card wins, worked out once for a set of rules and an announcement. */
interface Order {
  /** Cards with a fixed rank, high to low, equal ones together. */
  readonly tiers: readonly (readonly Card[])[];
  /** Higher wins; 0 for plain cards. */
  readonly height: Readonly<Record<string, number>>;
  readonly role: Readonly<Record<string, Role>>;
}

/** The trump one rank above the Schlag; none above the Weli unless agreed (section 4.2). */
const guterCard = (rules: OrderRules, { schlag, trumpf }: Announcement): Card | null => {
  if (!rules.guter) return null;
  if (schlag === 'weli') return rules.guterOnWeli ? cardOf(trumpf, '7') : null;
  if (schlag === 'A') return cardOf(trumpf, '7');
  return cardOf(trumpf, itemAt(RANKS, RANKS.indexOf(schlag) - 1));
};

/** The card of Schlag and Trumpf; the Weli, if it is the Schlag (section 4.3). */
const rechterCard = ({ schlag, trumpf }: Announcement): Card => (schlag === 'weli' ? WELI : cardOf(trumpf, schlag));

/** The cards of the Schlag's rank, all alike (section 4.4); the Rechter among them has its place already. */
const linkeCards = ({ schlag }: Announcement): readonly Card[] =>
  schlag === 'weli' ? [] : SUITS.map((suit) => cardOf(suit, schlag));

/** All cards of the trump suit, and the Weli where it is a trump, high to low (section 4.5). */
const trumpCards = (rules: OrderRules, { trumpf }: Announcement): readonly Card[] => [
  ...RANKS.map((rank) => cardOf(trumpf, rank)),
  ...(rules.weli === 'lowest-trump' ? [WELI] : []),
];

const computeOrder = (rules: OrderRules, announcement: Announcement): Order => {
  const deck = deckOf(rules.pack);
  const tiers: Card[][] = [];
  const role: Record<string, Role> = {};
  /** Adds a tier of cards of the pack. A card stays in the highest tier that contains it. */
  const addTier = (what: Role, cards: readonly (Card | null)[]): void => {
    const newCards = cards.filter(
      (card): card is Card => card !== null && deck.includes(card) && role[card] === undefined,
    );
    for (const card of newCards) role[card] = what;
    if (newCards.length > 0) tiers.push(newCards);
  };
  for (const card of rules.critical) addTier('kritischer', [card]);
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
  const refuse = (what: string, value: unknown, values: readonly unknown[]): never => {
    throw new InputError(
      'invalid-announcement',
      `The ${what} cannot be ${quoted(value)}; with these ${rules.pack} cards it can be ${listWithOr(values)}.`,
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
 * All cards with a fixed rank, high to low, equal ones together (section 4). Cards of plain suits win only in their
 * own suit and are not listed.
 * @throws InputError `invalid-announcement` for a Schlag or Trumpf the pack does not have
 */
export const rankCards = (rules: OrderRules, announcement: Announcement): Card[][] =>
  orderFor(rules, announcement).tiers.map((tier) => [...tier]);

/** What a card is under this announcement. */
export const roleOf = (rules: OrderRules, announcement: Announcement, card: Card): Role =>
  orderFor(rules, announcement).role[card] ?? 'plain';

/**
 * How high a card stands in a trick in which `led` is the suit led: cards with a fixed rank above 100, then the suit
 * led, and 0 for what cannot win. Equal heights: the first one played wins.
 */
export const heightOf = (rules: OrderRules, announcement: Announcement, card: Card, led: Suit): number => {
  const fixed = orderFor(rules, announcement).height[card];
  if (fixed) return 100 + fixed;
  return suitOf(card) === led ? rankHeight(rankOf(card)) : 0;
};

/**
 * The index of the winning card, the cards in the order played (section 4); -1 without any card.
 * @throws InputError `invalid-announcement` for a Schlag or Trumpf the pack does not have
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
