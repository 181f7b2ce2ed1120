/** Bettors as probabilities: the built-in players, and opponents with simple habits. */
import { ALWAYS, answerShares, bidShare, type BidSituation } from '../../src/players/bidding/bid-frequencies.js';
import { habitsFrom, type Conduct } from '../../src/players/bidding/habits.js';
import { breakEvenOf } from '../../src/players/bidding/hand-equity.js';
import { leaningOf, type Temperament } from '../../src/players/bidding/temperament.js';

/** The information that a bettor gets. `seen` is the behaviour of the opponent in this game. */
export type BettorView = Omit<BidSituation, 'habits' | 'leaning'> & { readonly seen: Conduct };

/** Probabilities of folding and, if the party does not fold, of raising. */
export interface AnswerProbabilities {
  readonly fold: number;
  readonly raise: number;
}

/** The probability of a bid, and those of the answers to a bid, 0..1. */
export interface Bettor {
  readonly bid: (view: BettorView) => number;
  readonly answer: (view: BettorView) => AnswerProbabilities;
}

const HOLD: AnswerProbabilities = { fold: 0, raise: 0 };
const FOLD: AnswerProbabilities = { fold: 1, raise: 0 };
const RAISE: AnswerProbabilities = { fold: 0, raise: 1 };

/** Returns a bettor that bids like the built-in players. */
export const ours = (temperament?: Temperament): Bettor => {
  const situationOf = (view: BettorView): BidSituation => ({
    ...view,
    habits: habitsFrom(view.seen),
    leaning: leaningOf(temperament),
  });
  return {
    bid: (view) => bidShare(situationOf(view)) / ALWAYS,
    answer: (view) => {
      const { fold, raise } = answerShares(situationOf(view));
      return { fold: fold / ALWAYS, raise: raise / ALWAYS };
    },
  };
};

/** Never bids or raises, and answers as if raises were not allowed. */
export const never = ({ answer }: Bettor): Bettor => ({
  bid: () => 0,
  answer: (view) => ({ fold: answer({ ...view, mayBeRaised: false }).fold, raise: 0 }),
});
/** Never bids, and holds every bid. */
export const caller: Bettor = { bid: () => 0, answer: () => HOLD };
/** Never folds, and bids and raises like another bettor. */
export const stubborn = ({ bid, answer }: Bettor): Bettor => ({
  bid,
  answer: (view) => {
    const { fold, raise } = answer(view);
    return { fold: 0, raise: (1 - fold) * raise };
  },
});
/** Bids and raises with any cards. */
export const maniac: Bettor = { bid: () => 1, answer: () => RAISE };
/** Bids and raises above a chance in thousandths. Holds from the take point on. */
export const above = (chance: number): Bettor => ({
  bid: (view) => Number(view.chance > chance),
  answer: (view) => {
    if (view.chance > chance) return RAISE;
    return view.chance > breakEvenOf(view.equity, view.from, view.to).take ? HOLD : FOLD;
  },
});
