import type { View } from '../../game/view.js';
import { gestrichenChoiceIn } from '../../rules/score.js';
import type { Seat } from '../../rules/seats.js';
import { expectedEquity, handEquityFor } from '../bidding/hand-equity.js';
import { CERTAIN } from '../bidding/equity-model.js';
import type { Thousandths } from '../choice/rating.js';

/** The choice to play a hand for a number of points or to give the hand up. */
export interface Stake {
  readonly points: number;
  /** Number of points lost if the hand is given up. */
  readonly pointsIfGivenUp: number;
}

/**
 * Distance from the take point above which the verdict is clear. Closer to the take point, strong players mix both choices.
 */
const CLEAR_MARGIN: Thousandths = 100;

/** Returns whether to play for the points or to give the hand up, or null if the decision is close. */
export const verdictFor = (chance: Thousandths, needed: Thousandths): 'play' | 'give-up' | null => {
  if (chance >= needed + CLEAR_MARGIN) return 'play';
  return chance <= needed - CLEAR_MARGIN ? 'give-up' : null;
};

const toThousandths = (worth: number): Thousandths => Math.round((1000 * worth) / CERTAIN);

/** Returns the take point: the chance of winning the hand above which playing for the points pays. */
export const takePoint = (view: View, seat: Seat, { points, pointsIfGivenUp }: Stake): Thousandths => {
  const equity = handEquityFor(view, seat);
  const [won, lost] = [equity.won(points), equity.lost(points)];
  if (won === lost) return 0;
  return Math.min(1000, Math.max(0, Math.round((1000 * (equity.lost(pointsIfGivenUp) - lost)) / (won - lost))));
};

/**
 * Returns the gain from playing for the points instead of giving up, as a difference in the chance of winning the game. A
 * loss is negative.
 */
export const gainOf = (
  view: View,
  seat: Seat,
  { points, pointsIfGivenUp }: Stake,
  chance: Thousandths,
): Thousandths => {
  const equity = handEquityFor(view, seat);
  return toThousandths(expectedEquity(equity, points, chance) - equity.lost(pointsIfGivenUp));
};

/** Converts a difference in the chance of winning the hand to a difference in the chance of winning the game. */
export const worthInGame = (view: View, seat: Seat, chance: Thousandths): Thousandths => {
  const { won, lost } = handEquityFor(view, seat);
  return toThousandths((chance * (won(view.value) - lost(view.value))) / 1000);
};

/** Returns the stake of a decision to hold a bid of this value. */
export const stakeOfBid = ({ value }: View, to: number): Stake => ({ points: to, pointsIfGivenUp: value });

/** Returns the stake of a gestrichen side's forced value, or null if no value is forced. */
export const stakeOfForcedValue = (view: View): Stake | null => {
  const choice = gestrichenChoiceIn(view);
  return choice && { points: choice.value, pointsIfGivenUp: choice.refusal };
};
