import type { Sign } from '../../game/sign.js';
import { deckOf, RANKS, rankOf, SUITS, suitOf, type Card, type Rank, type Suit } from '../../rules/card.js';
import { cacheByOptions, cacheByAnnouncement } from '../../rules/cache-by-options.js';
import { kritischerOfSign } from '../../rules/critical-signs.js';
import { ORDER_OPTIONS, roleOf, type OrderRules } from '../../rules/order.js';
import type { Announcement } from '../../rules/announce.js';
import type { Code } from '../cards/card-lookup.js';
import { powersOf } from '../cards/strength.js';

/** Meaning of a sign: the points of the hand's cards add up to at least `need`. */
export interface Meaning {
  /** By code: the points of the card. */
  readonly points: Int32Array;
  readonly need: number;
  /**
   * Number of missing points up to which a sign is not clearly a lie, because the strength of a hand is a matter of
   * judgement.
   */
  readonly tolerance: number;
}

/** Fixed-point value of the power 1. Powers are in hundredths. */
const UNITS_PER_POWER = 100;
/** Margins per card from the average card, in hundredths: for a bad hand, and for a hand that wins without the partner. */
const BAD_MARGIN = 20;
const ALONE_MARGIN = 38;
/** Tolerance for the signs `bad` and `alone`, in hundredths for the whole hand. */
const HAND_TOLERANCE = 80;
/** Number of points needed to signal a suit. One high card, two Trumpf cards or three cards of the suit suffice. */
const STRONG_SUIT = 6;
const HIGH_POINTS = 6;
const TRUMP_POINTS = 3;
const LOW_POINTS = 2;

/** Number of cards of a rank or of a suit to signal before the announcement. One card fewer is not clearly a lie. */
const EARLY_RANK_CARDS = 2;
const EARLY_SUIT_CARDS = 3;
/** Points of the card that a suit and a rank name together, and of other cards of the rank. */
const NAMED_CARD_POINTS = 2;
const SAME_RANK_POINTS = 1;

export const isSuit = (sign: Sign): sign is Suit => (SUITS as readonly string[]).includes(sign);
export const isRank = (sign: Sign): sign is Sign & Rank => (RANKS as readonly string[]).includes(sign);

const pointsInSuit = (rules: OrderRules, announcement: Announcement, card: Card): number => {
  const role = roleOf(rules, announcement, card);
  const high = ['A', 'K'].includes(rankOf(card));
  if (role === 'kritischer' || role === 'linker') return 0;
  if (role === 'superguter' || role === 'guter' || role === 'rechter' || high) return HIGH_POINTS;
  return role === 'trumpf' ? TRUMP_POINTS : LOW_POINTS;
};

const isKritischer = ({ critical }: OrderRules, card: Card): boolean => critical.includes(card);

const computeMeaning = (rules: OrderRules, announcement: Announcement, sign: Sign): Meaning => {
  const deck = deckOf(rules.pack);
  if (sign === 'bad' || sign === 'alone') {
    const powers = powersOf(rules, announcement);
    const usual = (UNITS_PER_POWER * powers.reduce((sum, power) => sum + power, 0)) / powers.length;
    const points = powers.map((power) =>
      sign === 'bad' ? usual - BAD_MARGIN - UNITS_PER_POWER * power : UNITS_PER_POWER * power - usual - ALONE_MARGIN,
    );
    return { points: Int32Array.from(points, Math.round), need: 0, tolerance: HAND_TOLERANCE };
  }
  if (isSuit(sign))
    return {
      points: Int32Array.from(deck, (card) => (suitOf(card) === sign ? pointsInSuit(rules, announcement, card) : 0)),
      need: STRONG_SUIT,
      tolerance: 0,
    };
  const kritischer = kritischerOfSign(rules, sign);
  const isMeant = (card: Card): boolean => card === kritischer || (rankOf(card) === sign && !isKritischer(rules, card));
  return { points: Int32Array.from(deck, (card) => Number(isMeant(card))), need: 1, tolerance: 0 };
};

/** Returns the meaning of a sign before the announcement, or null if the sign depends on the announcement. */
const computeEarlyMeaning = (rules: OrderRules, sign: Sign): Meaning | null => {
  if (sign === 'bad' || sign === 'alone') return null;
  const kritischer = kritischerOfSign(rules, sign);
  const isMeant = (card: Card): boolean =>
    card === kritischer || ((suitOf(card) === sign || rankOf(card) === sign) && !isKritischer(rules, card));
  const points = Int32Array.from(deckOf(rules.pack), (card) => Number(isMeant(card)));
  if (kritischer) return { points, need: 1, tolerance: 0 };
  return { points, need: isSuit(sign) ? EARLY_SUIT_CARDS : EARLY_RANK_CARDS, tolerance: 1 };
};

/**
 * Returns the meaning of a suit and a rank that together name a card. A hand with another card of the rank is not clearly
 * a lie, because some players mean two separate facts.
 */
const computeNamedMeaning = (rules: OrderRules, named: Card): Meaning => ({
  points: Int32Array.from(deckOf(rules.pack), (card) => {
    if (card === named) return NAMED_CARD_POINTS;
    return rankOf(card) === rankOf(named) && !isKritischer(rules, card) ? SAME_RANK_POINTS : 0;
  }),
  need: NAMED_CARD_POINTS,
  tolerance: NAMED_CARD_POINTS - SAME_RANK_POINTS,
});

const cachedMeanings = cacheByOptions(ORDER_OPTIONS, (rules) =>
  cacheByAnnouncement((announcement) => {
    const known = new Map<Sign, Meaning>();
    return (sign: Sign): Meaning => {
      const meaning = known.get(sign) ?? computeMeaning(rules, announcement, sign);
      known.set(sign, meaning);
      return meaning;
    };
  }),
);

const cachedEarlyMeanings = cacheByOptions(ORDER_OPTIONS, (rules) => {
  const signs = new Map<Sign, Meaning | null>();
  const cards = new Map<Card, Meaning>();
  return {
    bySign(sign: Sign): Meaning | null {
      const meaning = signs.get(sign) ?? computeEarlyMeaning(rules, sign);
      signs.set(sign, meaning);
      return meaning;
    },
    byCard(card: Card): Meaning {
      const meaning = cards.get(card) ?? computeNamedMeaning(rules, card);
      cards.set(card, meaning);
      return meaning;
    },
  };
});

/**
 * Returns the meaning of a sign given before the announcement, or null if the sign depends on the announcement. Cached.
 */
export const earlyMeaningOf = (rules: OrderRules, sign: Sign): Meaning | null =>
  cachedEarlyMeanings(rules).bySign(sign);

/** Returns the meaning of a suit and a rank, given in the same trick, that together name this card. Cached. */
export const namedMeaningOf = (rules: OrderRules, card: Card): Meaning => cachedEarlyMeanings(rules).byCard(card);

/** Returns the meaning of a sign under an announcement. The result is cached, since every imagined world needs it. */
export const meaningOf = (rules: OrderRules, announcement: Announcement, sign: Sign): Meaning =>
  cachedMeanings(rules)(announcement)(sign);

/** Returns the total points of these cards. */
const pointsOf = ({ points }: Meaning, codes: readonly Code[]): number =>
  codes.reduce((sum, code) => sum + (points[code] ?? 0), 0);

/** Whether a sign is true for these cards. */
export const isSignTrue = (meaning: Meaning, codes: readonly Code[]): boolean =>
  pointsOf(meaning, codes) >= meaning.need;
