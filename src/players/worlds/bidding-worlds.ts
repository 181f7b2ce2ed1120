import type { View } from '../../game/view.js';
import { playTogether, type Seat } from '../../rules/seats.js';
import { thisHand } from './knowledge.js';

/** What a seat has done about bids in this hand. */
export interface Bidding {
  /** How often it bid or raised. */
  readonly bids: number;
  /** How often it held a bid, for itself and for those it plays with. */
  readonly holds: number;
}

/** Weights are whole numbers of so many: a world with this weight counts in full. */
export const FULL_WEIGHT = 64;
/** No world falls below a twentieth: an odd opponent never leaves none. */
const FLOOR = 4;

/** By strength, in steps from the poorest to the best hand: how often such a hand bids, and how often it holds, in 64. */
const BIDS_ON: readonly number[] = [10, 12, 16, 22, 30, 40, 52, 64];
const HOLDS_ON: readonly number[] = [8, 14, 26, 40, 52, 60, 64, 64];

/** Into how many steps of equal width strengths fall. */
const STRENGTHS = BIDS_ON.length;

/** What each seat has bid and held since the cards were dealt. */
export const biddingOf = (view: View): readonly Bidding[] => {
  const bids = view.handSizes.map(() => 0);
  const holds = view.handSizes.map(() => 0);
  for (const event of thisHand(view.history)) {
    if (event.type === 'bid') bids[event.seat]++;
    if (event.type === 'hold') holds[event.seat]++;
  }
  return bids.map((count, seat) => ({ bids: count, holds: holds[seat] }));
};

const times = (weight: number, shares: readonly number[], strength: number, count: number): number => {
  let result = weight;
  for (let time = 0; time < count; time++)
    result = Math.max(FLOOR, Math.floor((result * shares[strength]) / FULL_WEIGHT));
  return result;
};

/**
 * How much a world counts, by how well another seat's cards in it explain what the seat bid and held; `FULL_WEIGHT` if it
 * has done neither. Of those who play together with the one who thinks it counts half: they may have spoken on his cards.
 * @param strength how good the seat's hand is in that world: the chance, in 1000, that such a hand wins
 * @param half whether the bids count half: for a player who hears but does not trust
 */
export const bidWeight = (
  view: View,
  bidding: readonly Bidding[],
  seat: Seat,
  strength: number,
  half = false,
): number => {
  if (view.seat === null || seat === view.seat) return FULL_WEIGHT;
  const { bids, holds } = bidding[seat];
  if (bids === 0 && holds === 0) return FULL_WEIGHT;
  const step = Math.min(STRENGTHS - 1, Math.max(0, Math.floor((strength * STRENGTHS) / 1000)));
  const whole = times(times(FULL_WEIGHT, BIDS_ON, step, bids), HOLDS_ON, step, holds);
  const friend = view.dealer !== null && playTogether(view.players, view.dealer, seat, view.seat);
  return half || friend ? Math.floor((whole + FULL_WEIGHT) / 2) : whole;
};
