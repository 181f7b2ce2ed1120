/** Bettors as probabilities, for the first hand of a game: the built-in players, and opponents with simple habits. */
import { ALWAYS, answerShares, bidShare, type BidSituation } from '../../src/players/bidding/bid-frequencies.js';
import { gameEquityFor } from '../../src/players/bidding/equity.js';
import { scoreAfter } from '../../src/players/bidding/equity-model.js';
import { habitsFrom } from '../../src/players/bidding/habits.js';
import { usualTakePoint, type HandEquity } from '../../src/players/bidding/hand-equity.js';
import type { RuleSet } from '../../src/rules/variants.js';
import { emptyConduct } from './betting.js';
import { chanceOf, type Instant, type Of } from './instants.js';
import type { AnswerProbabilities, BidPolicy } from './hand-values.js';

/** Returns the result of a function for a situation from a cache, since many hands contain the same situations. */
const cached = <Result>(find: (instant: Instant, party: Of, from: number) => Result): typeof find => {
  const known = new Map<string, Result>();
  return (instant, party, from) => {
    const key = [instant.trick, instant.lead, party, chanceOf(instant, party), from].join();
    let result = known.get(key);
    if (result === undefined) known.set(key, (result = find(instant, party, from)));
    return result;
  };
};

/** Returns the bidding of the built-in players in the first hand of a game, before they know their opponents. */
export const builtInPolicy = (rules: RuleSet): BidPolicy => {
  const equity = gameEquityFor(rules);
  const habits = habitsFrom(emptyConduct());
  const equityOf = (party: Of): HandEquity => ({
    // The dealer's party has the forehand in the next hand.
    won: (points) => equity(scoreAfter([0, 0], 0, points), party === 1),
    lost: (points) => equity(scoreAfter([0, 0], 1, points), party === 1),
  });
  const equities = [equityOf(0), equityOf(1)];
  const situationAt = (instant: Instant, party: Of, from: number): BidSituation => ({
    players: rules.players,
    trick: instant.trick,
    lead: instant.lead,
    chance: chanceOf(instant, party),
    equity: equities[party],
    from,
    to: from + 1,
    mayBeRaised: true,
    habits,
  });
  return {
    bid: cached((...at) => bidShare(situationAt(...at)) / ALWAYS),
    answer: cached((...at): AnswerProbabilities => {
      const { fold, raise } = answerShares(situationAt(...at));
      return { fold: fold / ALWAYS, raise: raise / ALWAYS };
    }),
  };
};

const HOLD: AnswerProbabilities = { fold: 0, raise: 0 };
const FOLD: AnswerProbabilities = { fold: 1, raise: 0 };
const RAISE: AnswerProbabilities = { fold: 0, raise: 1 };

/** Never bids. Holds every bid. */
export const callerPolicy: BidPolicy = { bid: () => 0, answer: () => HOLD };
/** Bids and raises with any cards. */
export const maniacPolicy: BidPolicy = { bid: () => 1, answer: () => RAISE };
/** Bids and raises above a chance in thousandths. Holds from the take point on. */
export const abovePolicy = (chance: number): BidPolicy => ({
  bid: (instant, party) => Number(chanceOf(instant, party) > chance),
  answer: (instant, party, from) => {
    const own = chanceOf(instant, party);
    if (own > chance) return RAISE;
    return own > usualTakePoint(from, from + 1) ? HOLD : FOLD;
  },
});
/** Never bids or raises. Answers like another policy. */
export const neverPolicy = ({ answer }: BidPolicy): BidPolicy => ({
  bid: () => 0,
  answer: (...at) => ({ ...answer(...at), raise: 0 }),
});
/** Never folds. Bids and raises like another policy. */
export const stubbornPolicy = ({ bid, answer }: BidPolicy): BidPolicy => ({
  bid,
  answer: (...at) => ({ ...answer(...at), fold: 0 }),
});
