/** Computes the expected points of two bettors in recorded hands. */
import { FIRST_VALUE } from '../../src/rules/stakes.js';
import { tableIndex } from '../../src/players/bidding/chance-buckets.js';
import type { AnswerProbabilities } from './bettors.js';
import { chanceOf, type Hand, type Instant, type Of } from './instants.js';

/** Highest value of a hand in the model. */
export const HIGHEST_VALUE = 9;

/** A bettor as probabilities, 0..1. `from` is the value of the hand before the bid. */
export interface BidPolicy {
  readonly bid: (instant: Instant, party: Of, from: number) => number;
  readonly answer: (instant: Instant, party: Of, from: number) => AnswerProbabilities;
}

/**
 * Frequencies, 0..1, by index in a frequency table. `raises` are those of the hands that are not folded. NaN marks situations
 * that never occurred.
 */
export interface PolicyTable {
  readonly bids: readonly number[];
  readonly folds: readonly number[];
  readonly raises: readonly number[];
}

/** Returns the policy that a table describes. */
export const policyOf = ({ bids, folds, raises }: PolicyTable): BidPolicy => {
  const indexAt = (instant: Instant, party: Of, from: number): number =>
    tableIndex(instant.trick, instant.lead, from, chanceOf(instant, party));
  return {
    bid: (...at) => bids[indexAt(...at)] || 0,
    answer: (...at) => ({ fold: folds[indexAt(...at)] || 0, raise: raises[indexAt(...at)] || 0 }),
  };
};

/** Number of values before a bid in the model. */
export const VALUES = HIGHEST_VALUE - FIRST_VALUE;
/** States of a hand between two cards: the value, and the last bidder (none, party 0, party 1). */
export const BIDDERS = 3;
export const STATES = (VALUES + 1) * BIDDERS;
export const stateOf = (value: number, lastBidder: number): number => (value - FIRST_VALUE) * BIDDERS + lastBidder + 1;
export const START = stateOf(FIRST_VALUE, -1);
export const MAX_INSTANTS = 24;

export const otherOf = (party: Of): Of => (party === 0 ? 1 : 0);

/** Probabilities of both parties in one hand, by place. */
export interface Shares {
  readonly bid: Float64Array;
  readonly fold: Float64Array;
  readonly raise: Float64Array;
}
export const placeOf = (index: number, party: number, value: number): number =>
  (index * 2 + party) * VALUES + value - FIRST_VALUE;
export const emptyShares = (instants: number): Shares => {
  const size = instants * 2 * VALUES;
  return { bid: new Float64Array(size), fold: new Float64Array(size), raise: new Float64Array(size) };
};

/** A raise must leave room for its value. */
export const mayRaise = (from: number): boolean => from + 2 <= HIGHEST_VALUE;

/** Whether the rules allow this party a bid of the next value now. */
export const allowsBid = ({ party, mayBid }: Instant, of: Of, from: number): boolean =>
  party === of && (from > FIRST_VALUE || mayBid);

export const sharesOf = ({ instants }: Hand, policy: BidPolicy): Shares => {
  const shares = emptyShares(instants.length);
  instants.forEach((instant, index) => {
    for (const party of [0, 1] as const) {
      for (let from = FIRST_VALUE; from < HIGHEST_VALUE; from++) {
        const place = placeOf(index, party, from);
        const { fold, raise } = policy.answer(instant, party, from);
        shares.fold[place] = fold;
        shares.raise[place] = mayRaise(from) ? raise : 0;
        if (allowsBid(instant, party, from)) shares.bid[place] = policy.bid(instant, party, from);
      }
    }
  });
  return shares;
};

export const withoutBids = (shares: Shares, canBid: boolean): Shares =>
  canBid ? shares : { ...shares, bid: shares.bid.map(() => 0), raise: shares.raise.map(() => 0) };

/** Expected points of party 0, per instant and state: before a decision to bid, and before the answer to a bid. */
export interface Values {
  readonly before: Float64Array;
  /** The state is that of the value before the bid, and of the bidder. */
  readonly answer: Float64Array;
}
export const emptyValues = (): Values => ({
  before: new Float64Array((MAX_INSTANTS + 1) * STATES),
  answer: new Float64Array((MAX_INSTANTS + 1) * STATES),
});

/**
 * Computes the expected points of every state, from the last card backwards. The rest of a hand depends only on the state,
 * not on the way to it.
 */
export const computeValues = ({ winner, instants }: Hand, parties: readonly [Shares, Shares], values: Values): void => {
  const { before, answer } = values;
  const end = instants.length * STATES;
  for (let value = FIRST_VALUE; value <= HIGHEST_VALUE; value++) {
    for (let last = -1; last < 2; last++) before[end + stateOf(value, last)] = winner === 0 ? value : -value;
  }
  for (let index = instants.length - 1; index >= 0; index--) {
    const here = index * STATES;
    const next = here + STATES;
    for (let from = HIGHEST_VALUE - 1; from >= FIRST_VALUE; from--) {
      for (const bidder of [0, 1] as const) {
        const other = otherOf(bidder);
        const place = placeOf(index, other, from);
        const { fold, raise } = parties[other];
        const raises = raise[place];
        const folded = bidder === 0 ? from : -from;
        const held = before[next + stateOf(from + 1, bidder)];
        const raised = raises > 0 ? answer[here + stateOf(from + 1, other)] : 0;
        answer[here + stateOf(from, bidder)] =
          fold[place] * folded + (1 - fold[place]) * ((1 - raises) * held + raises * raised);
      }
    }
    const { party } = instants[index];
    for (let value = FIRST_VALUE; value <= HIGHEST_VALUE; value++) {
      for (let last = -1; last < 2; last++) {
        const state = stateOf(value, last);
        const passed = before[next + state];
        const share = last === party || value === HIGHEST_VALUE ? 0 : parties[party].bid[placeOf(index, party, value)];
        before[here + state] =
          share === 0 ? passed : (1 - share) * passed + share * answer[here + stateOf(value, party)];
      }
    }
  }
};

/** Returns the expected points of the first policy in each hand, averaged over playing it from both sides. */
export const expectedPoints = (hands: readonly Hand[], one: BidPolicy, other: BidPolicy): readonly number[] => {
  const values = emptyValues();
  return hands.map((hand) => {
    const [own, theirs] = [sharesOf(hand, one), sharesOf(hand, other)];
    computeValues(hand, [own, theirs], values);
    const asForehand = values.before[START];
    computeValues(hand, [theirs, own], values);
    return (asForehand - values.before[START]) / 2;
  });
};
