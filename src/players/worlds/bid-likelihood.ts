import type { View } from '../../game/view.js';
import { deckOf } from '../../rules/card.js';
import type { Announcement } from '../../rules/announce.js';
import { playTogether, seatsOf, type Seat } from '../../rules/seats.js';
import { codesOf } from '../cards/card-lookup.js';
import { powersOf, usualPower } from '../cards/strength.js';
import { currentHandHistory, type Knowledge } from './knowledge.js';
import { expOf } from './probability.js';
import type { WorldLikelihood } from './world.js';

/** What a seat has done about bids in this hand. */
export interface BidCounts {
  /** How often it bid or raised. */
  readonly bids: number;
  /** How often it held a bid, for itself and for those it plays with. */
  readonly holds: number;
}

/** Weights are fixed point, in 64ths: this is a weight of 1. */
export const FULL_WEIGHT = 64;
/** No weight falls below a sixteenth: an odd opponent must not rule out every world. */
const LEAST_WEIGHT = 4;

/** By strength, in steps from the poorest to the best hand: how often such a hand bids, and how often it holds, in 64. */
const BIDS_ON: readonly number[] = [10, 12, 16, 22, 30, 40, 52, 64];
const HOLDS_ON: readonly number[] = [8, 14, 26, 40, 52, 60, 64, 64];

/** Into how many steps of equal width strengths fall. */
const STRENGTHS = BIDS_ON.length;

/** What each seat has bid and held since the cards were dealt. */
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
 * How likely another seat, with its cards in a world, would have bid and held as it did, in 64; `FULL_WEIGHT` if it has done
 * neither. A partner's bids count half: they may rest on the cards of the seat that decides.
 * @param strength how good the seat's hand is in that world: the chance, in 1000, that such a hand wins
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
  const isPartner = view.dealer !== null && playTogether(view.players, view.dealer, seat, view.seat);
  return half || isPartner ? Math.floor((whole + FULL_WEIGHT) / 2) : whole;
};

/** The chance, in 1000, that a hand of this power wins, the other hands being average. */
const strengthOf = (powers: Float64Array, power: number): number => {
  const odds = power - usualPower(powers);
  const small = expOf(-Math.abs(odds));
  return Math.round((1000 * (odds >= 0 ? 1 : small)) / (1 + small));
};

/** The other seats that have bid or held in this hand. */
const biddersIn = (view: View): readonly Seat[] => {
  const counts = bidCountsOf(view);
  return seatsOf(view.players).filter((seat) => seat !== view.seat && counts[seat].bids + counts[seat].holds > 0);
};

/**
 * How likely the others would have bid and held in a world as they did; null if they have done neither.
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
