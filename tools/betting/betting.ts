/** Plays only the bidding of matches. The cards come from hands that `hands.ts` recorded. */
import { habitsFrom, reliance, type Conduct } from '../../src/players/bidding/habits.js';
import { ALWAYS, answerShares, bidShare, type BidSituation } from '../../src/players/bidding/bid-frequencies.js';
import {
  equityIfPassive,
  breakEvenOf,
  expectedEquity,
  type HandEquity,
} from '../../src/players/bidding/hand-equity.js';
import { leaningOf, type Temperament } from '../../src/players/bidding/temperament.js';
import type { GameEquity } from '../../src/players/bidding/equity.js';
import { scoreAfter, type Pair } from '../../src/players/bidding/equity-model.js';
import { gestrichenChoice } from '../../src/rules/score.js';
import { bidObstacle } from '../../src/rules/stakes.js';
import type { RuleSet } from '../../src/rules/variants.js';
import type { Hand, Instant, Of } from './instants.js';

export type Random = () => number;
export type Answer = 'hold' | 'fold' | 'raise';

/** The information that a bettor gets. `seen` is the behaviour of the opponent in this game. */
export type BettorView = Omit<BidSituation, 'habits' | 'leaning'> & { readonly seen: Conduct; readonly random: Random };

export interface Bettor {
  readonly bids: (view: BettorView) => boolean;
  readonly answers: (view: BettorView) => Answer;
}

const draws = (share: number, random: Random): boolean => Math.floor(random() * ALWAYS) < share;

/** Returns a bettor that bids like the built-in players. */
export const ours = (temperament?: Temperament): Bettor => {
  const spotOf = (view: BettorView): BidSituation => ({
    ...view,
    habits: habitsFrom(view.seen),
    leaning: leaningOf(temperament),
  });
  return {
    bids: (view) => draws(bidShare(spotOf(view)), view.random),
    answers: (view) => {
      const { fold, raise } = answerShares(spotOf(view));
      if (draws(fold, view.random)) return 'fold';
      return draws(raise, view.random) ? 'raise' : 'hold';
    },
  };
};

const calm = (answer: Answer): Answer => (answer === 'raise' ? 'hold' : answer);
/** Never bids or raises, and answers as if raises were not allowed. */
export const never = (like: Bettor): Bettor => ({
  bids: () => false,
  answers: (view) => calm(like.answers({ ...view, mayBeRaised: false })),
});
export const caller: Bettor = { bids: () => false, answers: () => 'hold' };
export const stubborn = (like: Bettor): Bettor => ({
  bids: like.bids,
  answers: (view) => {
    const answer = like.answers(view);
    return answer === 'fold' ? 'hold' : answer;
  },
});
export const maniac: Bettor = { bids: () => true, answers: ({ mayBeRaised }) => (mayBeRaised ? 'raise' : 'hold') };
/** Bids and raises above a chance in thousandths. Holds from the take point on. */
export const above = (chance: number): Bettor => ({
  bids: (view) => view.chance > chance,
  answers: (view) => {
    if (view.mayBeRaised && view.chance > chance) return 'raise';
    return view.chance > breakEvenOf(view.equity, view.from, view.to).take ? 'hold' : 'fold';
  },
});

interface Counting {
  hands: number;
  bidHands: number;
  earlyHands: number;
  holds: number;
  folds: number;
}

/** Two bettors in a game, in the order of the score. */
export interface Table {
  readonly rules: RuleSet;
  readonly equity: GameEquity;
  readonly bettors: readonly [Bettor, Bettor];
  /** Behaviour of each bettor. */
  readonly conduct: readonly [Counting, Counting];
  readonly random: Random;
}

export const emptyConduct = (): Counting => ({ hands: 0, bidHands: 0, earlyHands: 0, holds: 0, folds: 0 });

export interface Ending {
  readonly winner: Of;
  readonly points: number;
}

const otherParty = (one: Of): Of => (one === 0 ? 1 : 0);

/** Plays the bids of a hand. `fore` is the index of the bettor with the forehand. */
export const playHand = (
  { rules, equity, bettors, conduct, random }: Table,
  { winner, instants }: Hand,
  fore: Of,
  score: Pair,
): Ending => {
  const bettorOf = (party: Of): Of => (party === 0 ? fore : otherParty(fore));
  const handEquityOf = (one: Of): HandEquity => {
    const own: Pair = one === 0 ? score : [score[1], score[0]];
    const believed = equityIfPassive(equity, rules, reliance(habitsFrom(conduct[otherParty(one)]).passive));
    return {
      won: (points) => believed(scoreAfter(own, 0, points), one !== fore),
      lost: (points) => believed(scoreAfter(own, 1, points), one !== fore),
    };
  };
  const handEquity = [handEquityOf(0), handEquityOf(1)];
  const chanceOf = (one: Of, { party, own, other }: Instant): number => (bettorOf(party) === one ? own : other);
  const mayBid = (one: Of, value: number): boolean => bidObstacle(rules, score, [one], value) === null;
  const viewOf = (one: Of, instant: Instant, from: number, mayBeRaised: boolean): BettorView => ({
    players: rules.players,
    trick: instant.trick,
    lead: instant.lead,
    chance: chanceOf(one, instant),
    equity: handEquity[one],
    from,
    to: from + 1,
    mayBeRaised,
    seen: conduct[otherParty(one)],
    random,
  });
  let value = 2;
  let lastBidder: Of | null = null;
  const [bid, early] = [
    [false, false],
    [false, false],
  ];
  const over = (ending: Ending): Ending => {
    for (const one of [0, 1] as const) {
      conduct[one].hands++;
      if (bid[one]) conduct[one].bidHands++;
      if (early[one]) conduct[one].earlyHands++;
    }
    return ending;
  };

  const choice = gestrichenChoice(rules, score);
  if (choice) {
    const side = choice.side as Of;
    const plays =
      expectedEquity(handEquity[side], choice.value, chanceOf(side, instants[0])) >=
      handEquity[side].lost(choice.refusal);
    return over(
      plays ? { winner: bettorOf(winner), points: choice.value } : { winner: otherParty(side), points: choice.refusal },
    );
  }
  for (const instant of instants) {
    const due = bettorOf(instant.party);
    if (lastBidder === due || !mayBid(due, value) || (value === 2 && !instant.mayBid)) continue;
    if (!bettors[due].bids(viewOf(due, instant, value, mayBid(otherParty(due), value + 1)))) continue;
    let bidder: Of = due;
    for (;;) {
      lastBidder = bidder;
      bid[bidder] = true;
      if (instant.trick < 2) early[bidder] = true;
      const answerer = otherParty(bidder);
      const mayRaise = mayBid(answerer, value + 1);
      const answer = bettors[answerer].answers(viewOf(answerer, instant, value, mayRaise));
      if (answer === 'fold') {
        conduct[answerer].folds++;
        return over({ winner: bidder, points: value });
      }
      conduct[answerer].holds++;
      value++;
      if (answer === 'hold' || !mayRaise) break;
      bidder = answerer;
    }
  }
  return over({ winner: bettorOf(winner), points: value });
};
