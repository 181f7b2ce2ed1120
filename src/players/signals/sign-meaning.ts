import type { Sign } from '../../game/sign.js';
import { deckOf, rankOf, SUITS, suitOf, type Card, type Suit } from '../../rules/card.js';
import { roleOf, type Announcement } from '../../rules/order.js';
import type { RuleSet } from '../../rules/variants.js';
import type { Code } from '../cards/card-tables.js';
import { powersOf, rolesKey } from '../cards/strength.js';

/** What a sign says of a hand: cards bring points, by code, and together so many are needed. Whole numbers. */
export interface Meaning {
  readonly points: Int32Array;
  readonly need: number;
  /** So many points short, it is no downright lie: hands are judged, cards are seen. */
  readonly nearly: number;
}

/** How finely powers are counted. */
const FINE = 100;
/** How much below the usual card, on the whole, the cards of a bad hand are, and above it those of one that wins alone. */
const BAD = 20;
const ALONE = 38;
/** How far from that a hand may be and be judged so nevertheless. */
const NEARLY = 80;
/** A suit is signalled on one high card, or on two trumps, or on three cards of it. */
const STRONG_SUIT = 6;
const HIGH = 6;
const TRUMP = 3;
const LOW = 2;

const isSuit = (sign: Sign): sign is Suit => (SUITS as readonly string[]).includes(sign);

const inSuit = (rules: RuleSet, announcement: Announcement, card: Card): number => {
  const role = roleOf(rules, announcement, card);
  const high = ['A', 'K'].includes(rankOf(card));
  if (role === 'kritischer' || role === 'linker') return 0;
  if (role === 'guter' || role === 'rechter' || high) return HIGH;
  return role === 'trumpf' ? TRUMP : LOW;
};

const workOut = (rules: RuleSet, announcement: Announcement, sign: Sign): Meaning => {
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

/** Asked for every hand imagined, so worked out once. */
const known = new Map<string, Meaning>();

/** What a sign says under an announcement: the same for who gives it and for who sees it. */
export const meaningOf = (rules: RuleSet, announcement: Announcement, sign: Sign): Meaning => {
  const key = `${rolesKey(rules)},${announcement.schlag},${announcement.trumpf},${sign}`;
  let meaning = known.get(key);
  if (!meaning) known.set(key, (meaning = workOut(rules, announcement, sign)));
  return meaning;
};

/** What these cards bring. */
export const pointsOf = ({ points }: Meaning, codes: readonly Code[]): number =>
  codes.reduce((sum, code) => sum + points[code], 0);

/** Whether a sign is true of these cards. */
export const isTrueOf = (meaning: Meaning, codes: readonly Code[]): boolean => pointsOf(meaning, codes) >= meaning.need;
