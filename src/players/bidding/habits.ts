import type { View } from '../../game/view.js';
import { opponentsOf, type Seat } from '../../rules/seats.js';

/** What the others have done in the hands of this game that are over, and in this one. */
export interface Conduct {
  /** Hands dealt, the one being played left out. */
  readonly hands: number;
  /** In how many of them they bid, and bid before the third trick. */
  readonly bidHands: number;
  readonly earlyHands: number;
  /** How often they held a bid or raised it, and how often they folded. */
  readonly holds: number;
  readonly folds: number;
}

/** How likely, in 64, it is that the others have a habit one can play on; bounded, for a game is short. */
export interface Habits {
  /** They hold whatever is bid. */
  readonly hold: number;
  /** They bid on anything. */
  readonly wild: number;
  /** They do not bid. */
  readonly passive: number;
}

/** A bid before this trick, counted from 0, is early. */
const EARLY = 2;

/** What these seats have done in this game, as the view's history tells it. */
export const conductOf = ({ history }: View, seats: readonly Seat[]): Conduct => {
  const count = { hands: 0, bidHands: 0, earlyHands: 0, holds: 0, folds: 0 };
  let tricks = 0;
  let asked = false;
  let [bid, early] = [false, false];
  for (const event of history) {
    if (event.type === 'deal') {
      tricks = 0;
      [bid, early, asked] = [false, false, false];
    }
    if (event.type === 'trick') tricks++;
    if (event.type === 'hand') {
      count.hands++;
      if (bid) count.bidHands++;
      if (early) count.earlyHands++;
    }
    if (event.type === 'bid') {
      if (seats.includes(event.seat)) {
        bid = true;
        early ||= tricks < EARLY;
        // A raise holds the bid it answers.
        if (asked) count.holds++;
      }
      asked = !seats.includes(event.seat);
    }
    if (event.type === 'hold' || event.type === 'fold') {
      if (seats.includes(event.seat)) count[event.type === 'hold' ? 'holds' : 'folds']++;
      asked = false;
    }
  }
  return count;
};

/** Odds in 1024: what is likely before anything was seen, how far it may go, and what one sign for or against it does, in ten. */
interface Belief {
  readonly before: number;
  readonly pro: number;
  readonly contra: number;
}

const LEAST = 20;
const MOST = 15_000;

const HOLDS: Belief = { before: 700, pro: 20, contra: 3 };
const WILD: Belief = { before: 80, pro: 30, contra: 4 };
const PASSIVE: Belief = { before: 200, pro: 25, contra: 3 };

const bounded = (odds: number): number => Math.min(MOST, Math.max(LEAST, odds));

const weigh = ({ before, pro, contra }: Belief, signs: number, counterSigns: number): number => {
  let odds = before;
  for (let sign = 0; sign < signs; sign++) odds = bounded(Math.floor((odds * pro) / 10));
  for (let sign = 0; sign < counterSigns; sign++) odds = bounded(Math.floor((odds * contra) / 10));
  return Math.floor((64 * odds) / (1024 + odds));
};

/** How far to rely on a habit, in 64: not at all while it is a mere suspicion, fully once it is certain. */
export const reliance = (likely: number): number => Math.max(0, 2 * likely - 64);

/** What is to be thought of those who did this. */
export const habitsFrom = ({ hands, bidHands, earlyHands, holds, folds }: Conduct): Habits => ({
  hold: weigh(HOLDS, holds, folds),
  wild: weigh(WILD, earlyHands, hands - earlyHands),
  passive: weigh(PASSIVE, hands - bidHands, bidHands),
});

/** What is to be thought of those against whom a seat plays. */
export const habitsOf = (view: View, seat: Seat): Habits =>
  habitsFrom(conductOf(view, opponentsOf(view.players, view.dealer as Seat, seat)));
