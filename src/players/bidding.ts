import type { View } from '../game/view.js';
import { gestrichenChoice } from '../rules/score.js';
import { otherSide, sideOf, type Seat, type Side } from '../rules/seats.js';
import { FIRST_VALUE, raised } from '../rules/stakes.js';
import { after, equityFor } from './equity.js';

/** Who holds a bid has good cards: what that takes off our log odds. */
const HOLDERS_ARE_STRONG = 1.4;
/** So has who bids: as much again for every bid there has been, for he raises on what he heard. */
const BIDDERS_ARE_STRONG = 0.3;
/** What a bid must gain in chances to win the game; smaller differences are the model's noise. */
const WORTH_WHILE = 0.002;

const lessened = (chance: number, logOdds: number): number => {
  const odds = (chance / (1 - chance)) * Math.exp(-logOdds);
  return odds / (1 + odds);
};

/** What winning or losing the hand at a value makes of the game, weighed by the chance to win the hand. */
type Stake = (value: number, chance: number) => number;

const stakeIn = ({ rules, score }: View, side: Side): Stake => {
  const equity = equityFor(rules);
  return (value, chance) =>
    chance * equity(after(score, side, value), side) + (1 - chance) * equity(after(score, otherSide(side), value), side);
};

/** Whether raising the hand from a value is worth it, even if the bid is held. */
const gains = (stake: Stake, value: number, chance: number): boolean => {
  const ifHeld = lessened(chance, HOLDERS_ARE_STRONG);
  return stake(raised(value), ifHeld) - stake(value, ifHeld) > WORTH_WHILE;
};

/** Whether to bid of one's own accord. */
export const wantsToBid = (view: View, seat: Seat, chance: number): boolean => gains(stakeIn(view, sideOf(seat)), view.value, chance);

/**
 * The answer to a bid: hold or fold by what the game is worth either way, and go higher where a bid would pay.
 * @param to the value offered
 */
export const answerToBid = (view: View, seat: Seat, chance: number, to: number, mayRaise: boolean): 'hold' | 'fold' | 'raise' => {
  const side = sideOf(seat);
  const stake = stakeIn(view, side);
  const against = lessened(chance, BIDDERS_ARE_STRONG * (to - FIRST_VALUE));
  if (mayRaise && gains(stake, to, against)) return 'raise';
  return stake(to, against) >= stake(view.value, 0) ? 'hold' : 'fold';
};

/** Whether a gestrichen side plays for the forced value rather than give the hand up. */
export const wantsForcedValue = (view: View, seat: Seat, chance: number): boolean => {
  const choice = gestrichenChoice(view.rules, view.score);
  if (!choice) return true;
  const stake = stakeIn(view, sideOf(seat));
  return stake(choice.value, chance) >= stake(choice.refusal, 0);
};
