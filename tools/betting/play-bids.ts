/** Plays only the bidding of matches. The cards come from hands that `hands.ts` recorded. */
import { habitsFrom, reliance } from '../../src/players/bidding/habits.js';
import { equityIfPassive, expectedEquity, type HandEquity } from '../../src/players/bidding/hand-equity.js';
import type { GameEquity } from '../../src/players/bidding/equity.js';
import { scoreAfter, type Pair } from '../../src/players/bidding/equity-model.js';
import { gestrichenChoice } from '../../src/rules/score.js';
import { bidObstacle } from '../../src/rules/stakes.js';
import type { RuleSet } from '../../src/rules/variants.js';
import type { Bettor, BettorView } from './bettors.js';
import type { Hand, Instant, Of } from './instants.js';

/** Returns random numbers from 0 to 1. */
export type Random = () => number;

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
    if (random() >= bettors[due].bid(viewOf(due, instant, value, mayBid(otherParty(due), value + 1)))) continue;
    let bidder: Of = due;
    for (;;) {
      lastBidder = bidder;
      bid[bidder] = true;
      if (instant.trick < 2) early[bidder] = true;
      const answerer = otherParty(bidder);
      const mayRaise = mayBid(answerer, value + 1);
      const { fold, raise } = bettors[answerer].answer(viewOf(answerer, instant, value, mayRaise));
      if (random() < fold) {
        conduct[answerer].folds++;
        return over({ winner: bidder, points: value });
      }
      conduct[answerer].holds++;
      value++;
      if (!mayRaise || random() >= raise) break;
      bidder = answerer;
    }
  }
  return over({ winner: bettorOf(winner), points: value });
};
