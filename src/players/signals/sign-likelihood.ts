import type { View } from '../../game/view.js';
import { playTogether, type Seat } from '../../rules/seats.js';
import { honestyIn, signsOf, type Honesty } from './given-signs.js';
import type { WorldLikelihood } from '../worlds/world.js';
import type { Skill } from '../level.js';
import { codesOf } from '../cards/card-lookup.js';
import { earlyMeaningOf, isSuit, meaningOf, namedMeaningOf, type Meaning } from './sign-meaning.js';

/** Setting for the signs that a player reads. A player that reads all signs also remembers which seats have lied. */
export type Reading = Skill['signs'];

/** Fixed-point value of the weight 1. Weights are in 64ths. */
const FULL_WEIGHT = 64;
/**
 * Weights, in 64ths, of a hand for which a sign would be a lie. The three weights are for a sign from a trusted partner,
 * a half-trusted partner and an opponent.
 */
const PARTNER_LIE_WEIGHT = 6;
const HALF_TRUSTED_LIE_WEIGHT = 16;
const OPPONENT_LIE_WEIGHT = 40;
/** Change in a lie's weight per known lie and per known true sign, and the bounds of the weight. */
const WEIGHT_PER_LIE = 12;
const WEIGHT_PER_TRUTH = 2;
const MOST_SEEN = 4;
const MIN_LIE_WEIGHT = 4;
const MAX_LIE_WEIGHT = 60;

/** Returns the weight, in 64ths, of a hand for which this seat's sign would be a lie. */
export const lieWeight = (reading: Reading, isPartner: boolean, { truths, lies }: Honesty): number => {
  const before = isPartner ? (reading === 'all' ? PARTNER_LIE_WEIGHT : HALF_TRUSTED_LIE_WEIGHT) : OPPONENT_LIE_WEIGHT;
  if (reading !== 'all') return before;
  return Math.min(
    MAX_LIE_WEIGHT,
    Math.max(
      MIN_LIE_WEIGHT,
      before + WEIGHT_PER_LIE * Math.min(MOST_SEEN, lies) - WEIGHT_PER_TRUTH * Math.min(MOST_SEEN, truths),
    ),
  );
};

/**
 * Returns the likelihood that the other seats, with their cards in a world, would have given their signs, or null if they
 * have given no signs.
 */
export const signLikelihood = (view: View, reading: Reading): WorldLikelihood | null => {
  const { rules, dealer, seat: self } = view;
  if (!rules.signals || reading === 'none' || self === null || dealer === null) return null;
  const isPartner = (seat: Seat): boolean => playTogether(rules, dealer, seat, self);
  const read = signsOf(view).filter(({ seat }) => seat !== self && (reading === 'all' || isPartner(seat)));
  if (read.length === 0) return null;
  const honesty = honestyIn(view);
  const codes = codesOf(rules.pack);
  // A suit and a rank that name a card are one sign, read with the rank.
  const distinct = read.filter(({ sign, card }) => card === null || !isSuit(sign));
  const signs = distinct.map(({ seat, sign, isEarly, card: named, played }) => ({
    seat,
    sign,
    isEarly,
    // The meaning of these signs does not depend on the announcement.
    fixed: named ? namedMeaningOf(rules, named) : isEarly ? earlyMeaningOf(rules, sign) : null,
    played: played.map((card) => codes[card]),
    doubt: lieWeight(reading, isPartner(seat), honesty[seat] ?? { truths: 0, lies: 0 }),
  }));
  return (owners, announcement) => {
    let weight = 1;
    for (const { seat, sign, isEarly, fixed, played, doubt } of signs) {
      const meaning: Meaning | null = fixed ?? (announcement && !isEarly ? meaningOf(rules, announcement, sign) : null);
      if (!meaning) continue;
      const { points, need, tolerance } = meaning;
      let sum = 0;
      for (const code of played) sum += points[code];
      for (let code = 0; code < owners.length; code++) if (owners[code] === seat) sum += points[code];
      if (sum < need) weight *= (sum < need - tolerance ? doubt : (doubt + FULL_WEIGHT) >> 1) / FULL_WEIGHT;
    }
    return weight;
  };
};
