/**
 * Solves the bidding of recorded hands: finds frequencies of bids and answers for a party that knows only its own chance of
 * winning the hand, against a field of opponents. A won point is worth as much as a lost point, and bids do not influence the
 * cards. If the field is a single bettor with a fixed strategy, the solution is the best response to it.
 */
import { FIRST_VALUE } from '../../src/rules/stakes.js';
import { TABLE_SIZE, tableIndex } from '../../src/players/bidding/chance-buckets.js';
import { chanceOf, type Hand, type Of } from './instants.js';
import {
  allowsBid,
  BIDDERS,
  computeValues,
  emptyShares,
  emptyValues,
  HIGHEST_VALUE,
  MAX_INSTANTS,
  mayRaise,
  otherOf,
  placeOf,
  sharesOf,
  START,
  STATES,
  stateOf,
  VALUES,
  withoutBids,
  type BidPolicy,
  type PolicyTable,
  type Shares,
  type Values,
} from './hand-values.js';

/** Actions: passing and bidding, or folding, holding and raising. */
const PASS = 0;
const BID = 1;
const FOLD = 0;
const HOLD = 1;
const RAISE = 2;
const BID_ACTIONS = 2;
const ANSWERS = 3;

/** A party's knowledge about one kind of decision: numbers per table index and action. */
interface Ledger {
  readonly regrets: Float64Array;
  /** Gains of the current round. */
  readonly gains: Float64Array;
  /** Current shares, and sums of the shares so far. */
  readonly shares: Float64Array;
  readonly sums: Float64Array;
}
const emptyLedger = (actions: number): Ledger => {
  const numbers = (): Float64Array => new Float64Array(TABLE_SIZE * actions);
  return { regrets: numbers(), gains: numbers(), sums: numbers(), shares: numbers() };
};

/** Sets the shares of the actions to those of their regrets. Without regrets, `quiet` has the share 1. */
const setShares = ({ regrets, shares }: Ledger, actions: number, quiet: number): void => {
  for (let at = 0; at < regrets.length; at += actions) {
    let sum = 0;
    for (let action = 0; action < actions; action++) sum += regrets[at + action];
    for (let action = 0; action < actions; action++)
      shares[at + action] = sum > 0 ? regrets[at + action] / sum : Number(action === quiet);
  }
};

/** Adds the gains of a round to the regrets, which are never negative. */
const addGains = ({ regrets, gains }: Ledger): void => {
  for (let at = 0; at < regrets.length; at++) regrets[at] = Math.max(0, regrets[at] + gains[at]);
  gains.fill(0);
};

/** A party's knowledge about bids and answers. */
interface Learner {
  readonly bids: Ledger;
  readonly answers: Ledger;
}

/** Returns a value per table index, from the sums of shares of each action. */
const perIndex = ({ sums }: Ledger, actions: number, of: (sums: readonly number[]) => number): readonly number[] =>
  Array.from({ length: TABLE_SIZE }, (_, index) => of([...sums.subarray(index * actions, (index + 1) * actions)]));

const learnedTable = ({ bids, answers }: Learner): PolicyTable => ({
  bids: perIndex(bids, BID_ACTIONS, ([pass, bid]) => bid / (pass + bid)),
  folds: perIndex(answers, ANSWERS, ([fold, hold, raise]) => fold / (fold + hold + raise)),
  raises: perIndex(answers, ANSWERS, ([, hold, raise]) => raise / (hold + raise)),
});

/**
 * A kind of opponent: a fixed strategy, or a change to the strategy that is being learned.
 * - `alike`: plays that strategy.
 * - `never`: never bids, and answers alike.
 * - `stubborn`: bids alike, and never folds.
 */
export type Opponent = 'alike' | 'never' | 'stubborn' | BidPolicy;

/** Opponents with their relative frequencies. */
export type Field = readonly (readonly [weight: number, opponent: Opponent])[];

/** Settings of a solution. */
export interface Settings {
  /** Whether each of the two parties can bid. If both can, they learn the same strategy, and otherwise different ones. */
  readonly canBid: readonly [boolean, boolean];
  /** Opponents of the first and of the second party. */
  readonly fields: readonly [Field, Field];
  readonly rounds: number;
}

/** A recorded hand with the data that every round needs. */
interface Prepared {
  readonly hand: Hand;
  /** Table indexes by instant, party and value before the bid. */
  readonly indexes: readonly (readonly Int16Array[])[];
  /** The shares of the opponents of each role, or null for opponents that change with the learned strategy. */
  readonly fixed: readonly (readonly (Shares | null)[])[];
}

const prepare = (hand: Hand, { canBid, fields }: Settings, roles: readonly Of[]): Prepared => ({
  hand,
  indexes: hand.instants.map((instant) =>
    ([0, 1] as const).map((party) =>
      Int16Array.from({ length: VALUES }, (_, value) =>
        tableIndex(instant.trick, instant.lead, FIRST_VALUE + value, chanceOf(instant, party)),
      ),
    ),
  ),
  fixed: roles.map((role) =>
    fields[role].map(([, opponent]) =>
      typeof opponent === 'object' ? withoutBids(sharesOf(hand, opponent), canBid[1 - role]) : null,
    ),
  ),
});

/** Work space for one hand at a time. */
interface Buffers {
  readonly values: Values;
  /** Per instant and state: the probability that the opponent, and that the learner, plays to it. */
  readonly reach: Float64Array;
  readonly ownReach: Float64Array;
  /** The same before the answer to a bid at one instant. */
  readonly answerReach: Float64Array;
  readonly ownAnswerReach: Float64Array;
  readonly own: Shares;
  readonly opponent: Shares;
}

const createBuffers = (): Buffers => ({
  values: emptyValues(),
  reach: new Float64Array((MAX_INSTANTS + 1) * STATES),
  ownReach: new Float64Array((MAX_INSTANTS + 1) * STATES),
  answerReach: new Float64Array(STATES),
  ownAnswerReach: new Float64Array(STATES),
  own: emptyShares(MAX_INSTANTS),
  opponent: emptyShares(MAX_INSTANTS),
});

/** Writes the shares of a party with a learned strategy, or with a change to it, in one hand. */
const setLearned = (
  into: Shares,
  { hand: { instants }, indexes }: Prepared,
  party: Of,
  { bids, answers }: Learner,
  canBid: boolean,
  kind: Exclude<Opponent, BidPolicy>,
): void => {
  instants.forEach((instant, index) => {
    for (let from = FIRST_VALUE; from < HIGHEST_VALUE; from++) {
      const at = indexes[index][party][from - FIRST_VALUE];
      const place = placeOf(index, party, from);
      const [fold, raise] = [answers.shares[at * ANSWERS + FOLD], answers.shares[at * ANSWERS + RAISE]];
      const raises = canBid && mayRaise(from) && kind !== 'never' && fold < 1;
      const bidsHere = canBid && kind !== 'never' && allowsBid(instant, party, from);
      into.fold[place] = kind === 'stubborn' ? 0 : fold;
      into.raise[place] = raises ? raise / (1 - fold) : 0;
      into.bid[place] = bidsHere ? bids.shares[at * BID_ACTIONS + BID] : 0;
    }
  });
};

/** One walk through a hand in which one party learns. */
interface Pass {
  readonly prepared: Prepared;
  /** The party that learns, and whether it can bid. */
  readonly mine: Of;
  readonly canBid: boolean;
  readonly learner: Learner;
  readonly theirs: Shares;
  /** Weight of the current strategy in the mean. */
  readonly weight: number;
  readonly buffers: Buffers;
}

/** Learns from the decisions to bid at one instant, and adds the probabilities of what follows. */
const learnBids = (pass: Pass, index: number): void => {
  const { prepared, mine, learner, theirs, weight, buffers } = pass;
  const { values, reach, ownReach, answerReach, ownAnswerReach, own } = buffers;
  const instant = prepared.hand.instants[index];
  const { party } = instant;
  const sign = mine === 0 ? 1 : -1;
  const here = index * STATES;
  const next = here + STATES;
  for (let state = 0; state < STATES; state++) {
    const [theirWay, ownWay] = [reach[here + state], ownReach[here + state]];
    if (theirWay === 0) continue;
    const value = FIRST_VALUE + Math.floor(state / BIDDERS);
    const last = (state % BIDDERS) - 1;
    const mayBidNow = last !== party && value < HIGHEST_VALUE && allowsBid(instant, party, value);
    if (!mayBidNow || (party === mine && !pass.canBid)) {
      reach[next + state] += theirWay;
      ownReach[next + state] += ownWay;
      continue;
    }
    const bidState = stateOf(value, party);
    const bid = (party === mine ? own : theirs).bid[placeOf(index, party, value)];
    const [theirBid, ownBid] = party === mine ? [1, bid] : [bid, 1];
    reach[next + state] += theirWay * (party === mine ? 1 : 1 - bid);
    ownReach[next + state] += ownWay * (party === mine ? 1 - bid : 1);
    answerReach[bidState] += theirWay * theirBid;
    ownAnswerReach[bidState] += ownWay * ownBid;
    if (party !== mine) continue;
    const { gains, sums } = learner.bids;
    const at = prepared.indexes[index][mine][value - FIRST_VALUE] * BID_ACTIONS;
    const [passed, made] = [values.before[next + state], values.answer[here + bidState]];
    const expected = (1 - bid) * passed + bid * made;
    gains[at + PASS] += theirWay * sign * (passed - expected);
    gains[at + BID] += theirWay * sign * (made - expected);
    sums[at + PASS] += weight * ownWay * (1 - bid);
    sums[at + BID] += weight * ownWay * bid;
  }
};

/** Learns from the answers to the bids of one party at one instant and value. */
const learnAnswer = (pass: Pass, index: number, from: number, bidder: Of): void => {
  const { prepared, mine, learner, theirs, weight, buffers } = pass;
  const { values, reach, ownReach, answerReach, ownAnswerReach, own } = buffers;
  const here = index * STATES;
  const next = here + STATES;
  const state = stateOf(from, bidder);
  const [theirWay, ownWay] = [answerReach[state], ownAnswerReach[state]];
  if (theirWay === 0) return;
  const answerer = otherOf(bidder);
  const place = placeOf(index, answerer, from);
  const shares = answerer === mine ? own : theirs;
  const fold = shares.fold[place];
  const raise = (1 - fold) * shares.raise[place];
  const hold = 1 - fold - raise;
  const heldState = stateOf(from + 1, bidder);
  const raisedState = stateOf(from + 1, answerer);
  const canRaise = mayRaise(from) && (answerer !== mine || pass.canBid);
  const share = (probability: number, isOwn: boolean): number => ((answerer === mine) === isOwn ? probability : 1);
  reach[next + heldState] += theirWay * share(hold, false);
  ownReach[next + heldState] += ownWay * share(hold, true);
  if (canRaise) {
    answerReach[raisedState] += theirWay * share(raise, false);
    ownAnswerReach[raisedState] += ownWay * share(raise, true);
  }
  if (answerer !== mine) return;
  const { gains, sums } = learner.answers;
  const sign = mine === 0 ? 1 : -1;
  const at = prepared.indexes[index][mine][from - FIRST_VALUE] * ANSWERS;
  const folded = bidder === 0 ? from : -from;
  const held = values.before[next + heldState];
  const raised = canRaise ? values.answer[here + raisedState] : held;
  const expected = fold * folded + hold * held + raise * raised;
  gains[at + FOLD] += theirWay * sign * (folded - expected);
  gains[at + HOLD] += theirWay * sign * (held - expected);
  if (canRaise) gains[at + RAISE] += theirWay * sign * (raised - expected);
  sums[at + FOLD] += weight * ownWay * fold;
  sums[at + HOLD] += weight * ownWay * hold;
  sums[at + RAISE] += weight * ownWay * raise;
};

/** Learns from one hand. `frequency` is the relative frequency of this kind of opponent. */
const learnHand = (pass: Pass, frequency: number): void => {
  const { prepared, mine, theirs, buffers } = pass;
  const { values, reach, ownReach, answerReach, ownAnswerReach, own } = buffers;
  const { hand } = prepared;
  const end = (hand.instants.length + 1) * STATES;
  computeValues(hand, mine === 0 ? [own, theirs] : [theirs, own], values);
  reach.fill(0, 0, end);
  ownReach.fill(0, 0, end);
  reach[START] = frequency;
  ownReach[START] = 1;
  for (let index = 0; index < hand.instants.length; index++) {
    answerReach.fill(0);
    ownAnswerReach.fill(0);
    learnBids(pass, index);
    for (let from = FIRST_VALUE; from < HIGHEST_VALUE; from++) {
      learnAnswer(pass, index, from, 0);
      learnAnswer(pass, index, from, 1);
    }
  }
};

/**
 * Solves the bidding with CFR+, with all hands from both sides in every round.
 * @returns the tables of the first and of the second party
 */
export const solve = (hands: readonly Hand[], settings: Settings): readonly [PolicyTable, PolicyTable] => {
  const { canBid, fields, rounds } = settings;
  const isSame = canBid[0] && canBid[1];
  const newLearner = (): Learner => ({ bids: emptyLedger(BID_ACTIONS), answers: emptyLedger(ANSWERS) });
  const first = newLearner();
  const learners = [first, isSame ? first : newLearner()] as const;
  const roles: readonly Of[] = isSame ? [0] : [0, 1];
  const buffers = createBuffers();
  const all = hands.map((hand) => prepare(hand, settings, roles));

  const learnAsParty = (prepared: Prepared, mine: Of, role: Of, round: number): void => {
    const field = fields[role];
    const whole = field.reduce((sum, [weight]) => sum + weight, 0);
    const learner = learners[role];
    const others = isSame ? role : otherOf(role);
    setLearned(buffers.own, prepared, mine, learner, canBid[role], 'alike');
    field.forEach(([weight, opponent], index) => {
      const theirs = prepared.fixed[role][index] ?? buffers.opponent;
      if (typeof opponent === 'string')
        setLearned(theirs, prepared, otherOf(mine), learners[others], canBid[others], opponent);
      learnHand({ prepared, mine, canBid: canBid[role], learner, theirs, weight: round, buffers }, weight / whole);
    });
  };

  for (let round = 1; round <= rounds; round++) {
    for (const role of roles) {
      setShares(learners[role].bids, BID_ACTIONS, PASS);
      setShares(learners[role].answers, ANSWERS, HOLD);
    }
    for (const role of roles) {
      for (const prepared of all) {
        learnAsParty(prepared, 0, role, round);
        learnAsParty(prepared, 1, role, round);
      }
    }
    for (const role of roles) {
      addGains(learners[role].bids);
      addGains(learners[role].answers);
    }
  }
  return [learnedTable(learners[0]), learnedTable(learners[1])];
};

/** Returns the frequencies with which an opponent that knows a policy gains most from it. */
export const bestResponse = (hands: readonly Hand[], policy: BidPolicy, rounds: number): PolicyTable => {
  const field: Field = [[1, policy]];
  return solve(hands, { canBid: [true, true], fields: [field, field], rounds })[0];
};
