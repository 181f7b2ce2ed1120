import type { View } from '../../game/view.js';
import { deckOf } from '../../rules/card.js';
import type { Announcement } from '../../rules/announce.js';
import { playTogether, seatsOf, type Seat } from '../../rules/seats.js';
import { codesOf } from '../cards/card-lookup.js';
import { powersOf, usualPower } from '../cards/strength.js';
import { currentHandHistory, type Knowledge } from './knowledge.js';
import { expOf } from './probability.js';
import type { WorldLikelihood } from './world.js';

/** A seat's bids and holds in this hand. */
export interface BidCounts {
  /** Number of bids and raises. */
  readonly bids: number;
  /** Number of bids that the seat has held for its side. */
  readonly holds: number;
}

/** Fixed-point value of the weight 1. Weights are in 64ths. */
export const FULL_WEIGHT = 64;
/** Minimum weight, one sixteenth, since one unusual opponent must not rule out every world. */
const LEAST_WEIGHT = 4;

/** Frequencies, in 64ths, of bids and of holds, by the strength of the hand, from the weakest to the strongest step. */
const BIDS_ON: readonly number[] = [10, 12, 16, 22, 30, 40, 52, 64];
const HOLDS_ON: readonly number[] = [8, 14, 26, 40, 52, 60, 64, 64];

/** Number of strength steps, all of equal width. */
const STRENGTHS = BIDS_ON.length;

/** Returns the bids and holds of each seat since the deal. */
export const bidCountsOf = (view: View): readonly BidCounts[] => {
  const bids = view.handSizes.map(() => 0);
  const holds = view.handSizes.map(() => 0);
  for (const event of currentHandHistory(view.history)) {
    if (event.type === 'bid') bids[event.seat]++;
    if (event.type === 'hold') holds[event.seat]++;
  }
  return bids.map((count, seat) => ({ bids: count, holds: holds[seat] }));
};

const applyShares = (weight: number, shares: readonly number[], strength: number, count: number): number => {
  let result = weight;
  for (let time = 0; time < count; time++)
    result = Math.max(LEAST_WEIGHT, Math.floor((result * shares[strength]) / FULL_WEIGHT));
  return result;
};

/**
 * Returns the likelihood, in 64ths, that another seat with its cards in a world would have made its bids and holds. Returns
 * `FULL_WEIGHT` if the seat has made none. A partner's bids count half, since the partner can rely on the deciding seat's
 * cards.
 * @param strength the chance, in thousandths, that the seat's hand in that world wins
 * @param half whether all bids count half
 */
export const bidWeight = (
  view: View,
  counts: readonly BidCounts[],
  seat: Seat,
  strength: number,
  half = false,
): number => {
  if (view.seat === null || seat === view.seat) return FULL_WEIGHT;
  const { bids, holds } = counts[seat];
  if (bids === 0 && holds === 0) return FULL_WEIGHT;
  const step = Math.min(STRENGTHS - 1, Math.max(0, Math.floor((strength * STRENGTHS) / 1000)));
  const whole = applyShares(applyShares(FULL_WEIGHT, BIDS_ON, step, bids), HOLDS_ON, step, holds);
  const isPartner = view.dealer !== null && playTogether(view.rules, view.dealer, seat, view.seat);
  return half || isPartner ? Math.floor((whole + FULL_WEIGHT) / 2) : whole;
};

/** Returns the chance, in thousandths, that a hand of this power wins against average hands. */
const strengthOf = (powers: Float64Array, power: number): number => {
  const odds = power - usualPower(powers);
  const small = expOf(-Math.abs(odds));
  return Math.round((1000 * (odds >= 0 ? 1 : small)) / (1 + small));
};

/** Returns the other seats that bid or held in this hand. */
const biddersIn = (view: View): readonly Seat[] => {
  const counts = bidCountsOf(view);
  return seatsOf(view.players).filter((seat) => seat !== view.seat && counts[seat].bids + counts[seat].holds > 0);
};

/**
 * Returns the likelihood of the others' bids and holds in a world, or null if the others have neither bid nor held.
 * @param half whether bids count half
 */
export const bidLikelihood = (view: View, { played }: Knowledge, half: boolean): WorldLikelihood | null => {
  const seats = biddersIn(view);
  if (seats.length === 0) return null;
  const counts = bidCountsOf(view);
  const codes = codesOf(view.rules.pack);
  const deck = deckOf(view.rules.pack);
  const before = seats.map((seat) => played[seat].map((card) => codes[card]));
  return (owners, announcement) => {
    const powers = powersOf(view.rules, announcement as Announcement);
    let weight = 1;
    seats.forEach((seat, index) => {
      let power = 0;
      for (const code of before[index]) power += powers[code];
      for (let code = 0; code < deck.length; code++) if (owners[code] === seat) power += powers[code];
      weight *= bidWeight(view, counts, seat, strengthOf(powers, power), half) / FULL_WEIGHT;
    });
    return weight;
  };
};
