import type { Sign } from '../../game/sign.js';
import { deckOf, rankOf, SUITS, suitOf, type Card, type Suit } from '../../rules/card.js';
import { cacheByOptions, cacheByAnnouncement } from '../../rules/cache-by-options.js';
import { ORDER_OPTIONS, roleOf, type OrderRules } from '../../rules/order.js';
import type { Announcement } from '../../rules/announce.js';
import type { Code } from '../cards/card-tables.js';
import { powersOf } from '../cards/strength.js';

/** What a sign says about a hand: that the points of its cards add up to at least `need`. */
export interface Meaning {
  /** By code. */
  readonly points: Int32Array;
  readonly need: number;
  /** A sign that is short by up to so many points is no downright lie: how good a hand is, is a matter of judgement. */
  readonly nearly: number;
}

/** Powers are fixed point, in hundredths. */
const FINE = 100;
/** How much the cards of a bad hand are below the average card, and those of a hand that wins alone above it, in hundredths. */
const BAD = 20;
const ALONE = 38;
/** How far a hand may miss that and still be judged so, in hundredths for the whole hand. */
const NEARLY = 80;
/** A suit is signalled with one high card of it, or with two trumps, or with three cards. */
const STRONG_SUIT = 6;
const HIGH = 6;
const TRUMP = 3;
const LOW = 2;

const isSuit = (sign: Sign): sign is Suit => (SUITS as readonly string[]).includes(sign);

const inSuit = (rules: OrderRules, announcement: Announcement, card: Card): number => {
  const role = roleOf(rules, announcement, card);
  const high = ['A', 'K'].includes(rankOf(card));
  if (role === 'kritischer' || role === 'linker') return 0;
  if (role === 'guter' || role === 'rechter' || high) return HIGH;
  return role === 'trumpf' ? TRUMP : LOW;
};

const workOut = (rules: OrderRules, announcement: Announcement, sign: Sign): Meaning => {
  const deck = deckOf(rules.pack);
  if (sign === 'bad' || sign === 'alone') {
    const powers = powersOf(rules, announcement);
    const usual = (FINE * powers.reduce((sum, power) => sum + power, 0)) / powers.length;
    const points = powers.map((power) => (sign === 'bad' ? usual - BAD - FINE * power : FINE * power - usual - ALONE));
    return { points: Int32Array.from(points, Math.round), need: 0, nearly: NEARLY };
  }
  if (isSuit(sign))
    return {
      points: Int32Array.from(deck, (card) => (suitOf(card) === sign ? inSuit(rules, announcement, card) : 0)),
      need: STRONG_SUIT,
      nearly: 0,
    };
  const isOfRank = (card: Card): boolean => rankOf(card) === sign && roleOf(rules, announcement, card) !== 'kritischer';
  return { points: Int32Array.from(deck, (card) => Number(isOfRank(card))), need: 1, nearly: 0 };
};

const meaningsUnder = cacheByOptions(ORDER_OPTIONS, (rules) =>
  cacheByAnnouncement((announcement) => {
    const known = new Map<Sign, Meaning>();
    return (sign: Sign): Meaning => {
      const meaning = known.get(sign) ?? workOut(rules, announcement, sign);
      known.set(sign, meaning);
      return meaning;
    };
  }),
);

/** The meaning of a sign under an announcement. Needed for every imagined world. */
export const meaningOf = (rules: OrderRules, announcement: Announcement, sign: Sign): Meaning =>
  meaningsUnder(rules)(announcement)(sign);

/** The points of these cards. */
const pointsOf = ({ points }: Meaning, codes: readonly Code[]): number =>
  codes.reduce((sum, code) => sum + (points[code] ?? 0), 0);

/** Whether a sign is true of these cards. */
export const isTrueOf = (meaning: Meaning, codes: readonly Code[]): boolean => pointsOf(meaning, codes) >= meaning.need;
