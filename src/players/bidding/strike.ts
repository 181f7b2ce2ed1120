/** Decides whether a side resets its own points to 0 to try for the Retourschneider (RULES.md section 7). */
import type { View } from '../../game/view.js';
import { bummerlFor, gameKind, isGestrichen } from '../../rules/score.js';
import { forehandOf, playTogether, sideOf, type Seat, type Side } from '../../rules/seats.js';
import { gameEquityFor } from './equity.js';
import { CERTAIN, type Pair } from './equity-model.js';

/** Whether the seat's party has the forehand in the hand that comes next or is being cut for. */
const leadsNext = ({ rules, dealer, phase }: View, seat: Seat): boolean => {
  const forehand = phase === 'hand-over' ? (dealer as Seat) : forehandOf(rules, dealer as Seat);
  return playTogether(rules, dealer as Seat, forehand, seat);
};

/** Whether a side has already had 0 points in this game while the other side was gestrichen. */
const hasBeenFarBehind = ({ rules, history }: View, side: Side): boolean => {
  const lastGame = history.map(({ type }) => type).lastIndexOf('game');
  return history
    .slice(lastGame + 1)
    .some((entry) => 'score' in entry && entry.score[side] <= 0 && isGestrichen(rules, entry.score[1 - side]));
};

/**
 * Returns whether a strike gains Bummerl on average. The game then counts for four Bummerl if it is won, and for two if it is
 * lost. Always false with three sides, where a side at 0 would need nearly every hand.
 */
export const strikePays = (view: View, seat: Seat): boolean => {
  const { rules, players, score } = view;
  if (players === 3) return false;
  const side = sideOf(players, seat);
  const [ours, theirs] = [score[side], score[1 - side]];
  const equity = gameEquityFor(rules);
  const leads = leadsNext(view, seat);
  const balance = (points: Pair, won: number, lost: number): number => {
    const chance = equity(points, leads);
    return chance * won - (CERTAIN - chance) * lost;
  };
  // A side that has been far behind wins a Retourschneider in any case.
  const kindIfWon = gameKind(theirs, hasBeenFarBehind(view, side));
  const now = balance([ours, theirs], bummerlFor(kindIfWon), bummerlFor(gameKind(ours, false)));
  return balance([0, theirs], bummerlFor('retourschneider'), bummerlFor('schneider')) > now;
};
