import type { View } from '../game/view.js';
import { gestrichenChoice } from '../rules/score.js';
import { opponentsOf, sideOf, type Seat } from '../rules/seats.js';
import { after, equityFor, type Pair } from './equity.js';
import type { Thousandths } from './rating.js';

/** One's own points and those of whom one plays against; of two allies the one who is further. */
const scoreFor = ({ players, dealer, score }: View, seat: Seat): Pair => [
  score[sideOf(players, seat)],
  Math.max(...opponentsOf(players, dealer as Seat, seat).map((other) => score[sideOf(players, other)])),
];

/** What a hand at stake makes of the game for a seat: the chance to win the game, by how the hand ends. */
export interface Stakes {
  /** If the seat's side wins so many points. */
  won(points: number): Thousandths;
  /** If the others win so many. */
  lost(points: number): Thousandths;
}

export const stakesOf = (view: View, seat: Seat): Stakes => {
  const equity = equityFor(view.rules);
  const score = scoreFor(view, seat);
  const thousandths = (winner: 0 | 1) => (points: number) => Math.round(1000 * equity(after(score, winner, points)));
  return { won: thousandths(0), lost: thousandths(1) };
};

/** What a hand played for so many points is worth, by the chance to win it. */
export const worthAt = (stakes: Stakes, points: number, chance: Thousandths): Thousandths =>
  Math.round((chance * stakes.won(points) + (1000 - chance) * stakes.lost(points)) / 1000);

/** The chance to win the hand from which on it pays to play it for so many points, rather than lose some at once. */
const takePoint = (stakes: Stakes, points: number, given: number): Thousandths => {
  const [won, lost] = [stakes.won(points), stakes.lost(points)];
  if (won === lost) return 0;
  return Math.min(1000, Math.max(0, Math.round((1000 * (stakes.lost(given) - lost)) / (won - lost))));
};

/** The chance from which on a bid of this value is worth holding. */
export const neededToHold = (view: View, seat: Seat, to: number): Thousandths => takePoint(stakesOf(view, seat), to, view.value);

/** The chance from which on a gestrichen side plays for the forced value; 0 where it has no choice. */
export const neededToPlay = (view: View, seat: Seat): Thousandths => {
  const choice = gestrichenChoice(view.rules, view.score);
  return choice ? takePoint(stakesOf(view, seat), choice.value, choice.refusal) : 0;
};
