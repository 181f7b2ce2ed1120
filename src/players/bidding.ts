import type { View } from '../game/view.js';
import { gestrichenChoice } from '../rules/score.js';
import { opponentsOf, sideOf, type Seat } from '../rules/seats.js';
import { FIRST_VALUE } from '../rules/stakes.js';
import { after, equityFor, type Pair } from './equity.js';

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

/**
 * One's own points and those of whom one plays against; of two allies the one who is further. With three players the
 * third is left out: he scores as one's ally does.
 */
const scoreFor = ({ players, dealer, score }: View, seat: Seat): Pair => [
  score[sideOf(players, seat)],
  Math.max(...opponentsOf(players, dealer as Seat, seat).map((other) => score[sideOf(players, other)])),
];

/** What winning or losing the hand at a value makes of the game, weighed by the chance to win the hand. */
type Stake = (value: number, chance: number) => number;

const stakeIn = (view: View, seat: Seat): Stake => {
  const equity = equityFor(view.rules);
  const score = scoreFor(view, seat);
  return (value, chance) => chance * equity(after(score, 0, value)) + (1 - chance) * equity(after(score, 1, value));
};

/** What raising the hand from one value to another gains, even if the bid is held. */
const gain = (stake: Stake, from: number, to: number, chance: number): number => {
  const ifHeld = lessened(chance, HOLDERS_ARE_STRONG);
  return stake(to, ifHeld) - stake(from, ifHeld);
};

/** The value to bid of one's own accord, one of those that may be named; null: none. */
export const valueToBid = (view: View, seat: Seat, chance: number, values: readonly number[]): number | null => {
  const stake = stakeIn(view, seat);
  const gains = values.map((value) => gain(stake, view.value, value, chance));
  const best = Math.max(...gains);
  return best > WORTH_WHILE ? values[gains.indexOf(best)] : null;
};

/** What an answer to a bid is worth, in chances to win the game. */
export interface Answers {
  readonly hold: number;
  readonly fold: number;
  /** What raising gains on top of holding. */
  readonly raise: number;
  /** "Farbe!", if the bidder's card fits with this chance. */
  readonly farbe: (fits: number) => number;
}

/**
 * What the answers to a bid come to, by what the game is worth either way.
 * @param to the value offered
 * @param higher the value of a raise
 */
export const answersToBid = (view: View, seat: Seat, chance: number, to: number, higher: number): Answers => {
  const stake = stakeIn(view, seat);
  const against = lessened(chance, BIDDERS_ARE_STRONG * (to - FIRST_VALUE));
  return {
    hold: stake(to, against),
    fold: stake(view.value, 0),
    raise: gain(stake, to, higher, against) - WORTH_WHILE,
    farbe: (fits) => stake(view.value, 1 - fits),
  };
};

/** Whether a gestrichen side plays for the forced value rather than give the hand up. */
export const wantsForcedValue = (view: View, seat: Seat, chance: number): boolean => {
  const choice = gestrichenChoice(view.rules, view.score);
  if (!choice) return true;
  const stake = stakeIn(view, seat);
  return stake(choice.value, chance) >= stake(choice.refusal, 0);
};
