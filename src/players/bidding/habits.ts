import type { View } from '../../game/view.js';
import { opponentsOf, type Seat } from '../../rules/seats.js';

/** Counts of the bids and answers of some seats in this game, both in finished hands and in the current hand. */
export interface Conduct {
  /** Number of hands dealt before the current hand. */
  readonly hands: number;
  /** Number of those hands in which the seats bid, and number in which they bid before the third trick. */
  readonly bidHands: number;
  readonly earlyHands: number;
  /** Number of bids that the seats held or raised, and number of bids to which they folded. */
  readonly holds: number;
  readonly folds: number;
}

/** Likelihoods, in 64ths, of the opponents' exploitable habits. */
export interface Habits {
  /** The opponents hold every bid. */
  readonly hold: number;
  /** The opponents bid with any cards. */
  readonly wild: number;
  /** The opponents never bid. */
  readonly passive: number;
}

/** Index of the trick before which a bid is early. */
const EARLY = 2;

/** Counts the bids and answers of these seats in this game, using the view's history. */
export const countConduct = ({ history }: View, seats: readonly Seat[]): Conduct => {
  const count = { hands: 0, bidHands: 0, earlyHands: 0, holds: 0, folds: 0 };
  let tricks = 0;
  /** Whether the seats must answer a bid. */
  let mustAnswer = false;
  let [bid, early] = [false, false];
  /** False after the end of a hand that other seats played (`take-turns`), of which the history has only the result. */
  let isDealt = false;
  for (const event of history) {
    if (event.type === 'deal') {
      tricks = 0;
      [bid, early, mustAnswer] = [false, false, false];
      isDealt = true;
    }
    if (event.type === 'trick') tricks++;
    if (event.type === 'hand' && isDealt) {
      isDealt = false;
      count.hands++;
      if (bid) count.bidHands++;
      if (early) count.earlyHands++;
    }
    if (event.type === 'bid') {
      if (seats.includes(event.seat)) {
        bid = true;
        early ||= tricks < EARLY;
        // A raise also holds the answered bid.
        if (mustAnswer) count.holds++;
      }
      mustAnswer = !seats.includes(event.seat);
    }
    if (event.type === 'hold' || event.type === 'fold') {
      if (seats.includes(event.seat)) count[event.type === 'hold' ? 'holds' : 'folds']++;
      mustAnswer = false;
    }
  }
  return count;
};

/**
 * Prior odds of a habit, in 1024ths, and the factors, in tenths, by which an observation for or against the habit changes
 * the odds.
 */
interface Belief {
  readonly before: number;
  readonly pro: number;
  readonly contra: number;
}

/** Bounds of the odds, in 1024ths, since a game is too short for certainty. */
const MIN_ODDS = 20;
const MAX_ODDS = 15_000;

/** Low prior odds, because an opponent could exploit a player that expects habits before it has seen any. */
const HOLDS: Belief = { before: 60, pro: 30, contra: 3 };
const WILD: Belief = { before: 40, pro: 30, contra: 4 };
const PASSIVE: Belief = { before: 100, pro: 25, contra: 3 };

const clampOdds = (odds: number): number => Math.min(MAX_ODDS, Math.max(MIN_ODDS, odds));

const likelihood = ({ before, pro, contra }: Belief, observed: number, observedAgainst: number): number => {
  let odds = before;
  for (let time = 0; time < observed; time++) odds = clampOdds(Math.floor((odds * pro) / 10));
  for (let time = 0; time < observedAgainst; time++) odds = clampOdds(Math.floor((odds * contra) / 10));
  return Math.floor((64 * odds) / (1024 + odds));
};

/** Returns the reliance on a habit, in 64ths: 0 up to a likelihood of one half, 64 at a likelihood of 1. */
export const reliance = (likely: number): number => Math.max(0, 2 * likely - 64);

/** Returns the habits that this conduct suggests. */
export const habitsFrom = ({ hands, bidHands, earlyHands, holds, folds }: Conduct): Habits => ({
  hold: likelihood(HOLDS, holds, folds),
  wild: likelihood(WILD, earlyHands, hands - earlyHands),
  passive: likelihood(PASSIVE, hands - bidHands, bidHands),
});

/** Returns the habits of a seat's opponents. */
export const habitsOf = (view: View, seat: Seat): Habits =>
  habitsFrom(countConduct(view, opponentsOf(view.rules, view.dealer as Seat, seat)));
