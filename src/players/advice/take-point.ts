import type { View } from '../../game/view.js';
import { gestrichenChoice } from '../../rules/score.js';
import type { Seat } from '../../rules/seats.js';
import { expectedEquity, handEquityFor } from '../bidding/hand-equity.js';
import { CERTAIN } from '../bidding/equity-model.js';
import type { Thousandths } from '../choice/rating.js';

/** The choice to play a hand for some points, or to give it up at once. */
export interface Venture {
  readonly points: number;
  /** How many points are lost by giving it up. */
  readonly given: number;
}

/** How far a chance must be off the take point for a clear verdict: closer, a strong player does now this, now that. */
const CLEARLY: Thousandths = 100;

/** Whether it is clearly right to play for the points, or to give the hand up; null: it is close. */
export const verdictOn = (chance: Thousandths, needed: Thousandths): 'play' | 'give-up' | null => {
  if (chance >= needed + CLEARLY) return 'play';
  return chance <= needed - CLEARLY ? 'give-up' : null;
};

const inThousandths = (worth: number): Thousandths => Math.round((1000 * worth) / CERTAIN);

/** The chance to win the hand above which it pays to play for the points. */
export const takePoint = (view: View, seat: Seat, { points, given }: Venture): Thousandths => {
  const equity = handEquityFor(view, seat);
  const [won, lost] = [equity.won(points), equity.lost(points)];
  if (won === lost) return 0;
  return Math.min(1000, Math.max(0, Math.round((1000 * (equity.lost(given) - lost)) / (won - lost))));
};

/** What playing for the points gains over giving up, in chances to win the game; below 0: it loses. */
export const gainOf = (view: View, seat: Seat, { points, given }: Venture, chance: Thousandths): Thousandths => {
  const equity = handEquityFor(view, seat);
  return inThousandths(expectedEquity(equity, points, chance) - equity.lost(given));
};

/** What a difference in the chance to win the hand is worth in chances to win the game. */
export const worthInGame = (view: View, seat: Seat, chance: Thousandths): Thousandths => {
  const { won, lost } = handEquityFor(view, seat);
  return inThousandths((chance * (won(view.value) - lost(view.value))) / 1000);
};

/** The choice between holding a bid of this value and folding. */
export const ventureOfBid = ({ value }: View, to: number): Venture => ({ points: to, given: value });

/** The choice of a gestrichen side; null where it has none. */
export const ventureForced = ({ rules, score }: View): Venture | null => {
  const choice = gestrichenChoice(rules, score);
  return choice && { points: choice.value, given: choice.refusal };
};
