import type { Sign } from '../../game/sign.js';
import { deckOf, rankOf, SUITS, suitOf, type Card, type Suit } from '../../rules/card.js';
import { cacheByOptions, cacheByAnnouncement } from '../../rules/cache-by-options.js';
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

const isSuit = (sign: Sign): sign is Suit => (SUITS as readonly string[]).includes(sign);

const pointsInSuit = (rules: OrderRules, announcement: Announcement, card: Card): number => {
  const role = roleOf(rules, announcement, card);
  const high = ['A', 'K'].includes(rankOf(card));
  if (role === 'kritischer' || role === 'linker') return 0;
  if (role === 'superguter' || role === 'guter' || role === 'rechter' || high) return HIGH_POINTS;
  return role === 'trumpf' ? TRUMP_POINTS : LOW_POINTS;
};

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
  const isOfRank = (card: Card): boolean => rankOf(card) === sign && roleOf(rules, announcement, card) !== 'kritischer';
  return { points: Int32Array.from(deck, (card) => Number(isOfRank(card))), need: 1, tolerance: 0 };
};

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

/** Returns the meaning of a sign under an announcement. The result is cached, since every imagined world needs it. */
export const meaningOf = (rules: OrderRules, announcement: Announcement, sign: Sign): Meaning =>
  cachedMeanings(rules)(announcement)(sign);

/** Returns the total points of these cards. */
const pointsOf = ({ points }: Meaning, codes: readonly Code[]): number =>
  codes.reduce((sum, code) => sum + (points[code] ?? 0), 0);

/** Whether a sign is true for these cards. */
export const isSignTrue = (meaning: Meaning, codes: readonly Code[]): boolean =>
  pointsOf(meaning, codes) >= meaning.need;
