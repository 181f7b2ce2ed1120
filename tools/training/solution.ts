import { FIRST_VALUE } from '../../src/rules/stakes.js';
import { TABLE_SIZE, tableIndex } from '../../src/players/bidding/chance-buckets.js';
import { mulberry32 } from '../../src/deck/mulberry32.js';
import { type Hand, type Of } from './instants.js';

/** Highest value for bids in the solution. A higher value would decide nearly any game. */
const HIGHEST = 7;

/** Relative frequency of each kind of opponent. `alike` uses the strategy that is learned. The others have fixed habits. */
export interface Field {
  readonly alike?: number;
  /** Never bids. Always holds. */
  readonly caller?: number;
  /** Never bids. Answers like `alike`. */
  readonly never?: number;
  /** Bids like `alike`. Never folds. */
  readonly stubborn?: number;
  /** Bids and raises whenever it is legal. Never folds. */
  readonly maniac?: number;
  /** `sound` bids and raises above a chance of 80 %, and `eager` above 60 %. Both hold above the take point. */
  readonly sound?: number;
  readonly eager?: number;
}

type Kind = keyof Field;
const KINDS: readonly Kind[] = ['alike', 'caller', 'never', 'stubborn', 'maniac', 'sound', 'eager'];

/** Frequency of each action, 0..1, or NaN for situations that never occurred. */
export interface Solution {
  readonly bid: Float64Array;
  readonly fold: Float64Array;
  readonly raise: Float64Array;
}

/** Sums learned so far, with two numbers per situation for bids and three for answers. */
interface Ledger {
  readonly bids: Float64Array;
  readonly answers: Float64Array;
}

const ledger = (): Ledger => ({ bids: new Float64Array(TABLE_SIZE * 2), answers: new Float64Array(TABLE_SIZE * 3) });

/** Returns the current shares of the actions by their regrets. Without regrets, the share of `quiet` is 1. */
const byRegret = (regrets: Float64Array, at: number, count: number, quiet: number): number[] => {
  const shares = [0, 0, 0];
  let sum = 0;
  for (let action = 0; action < count; action++) sum += shares[action] = regrets[at + action];
  if (sum === 0) shares[quiet] = 1;
  else for (let action = 0; action < count; action++) shares[action] /= sum;
  return shares;
};

const FOLD = 0;
const HOLD = 1;
const RAISE = 2;

/** Settings of a solution. */
export interface Settings {
  /** Whether the second party can also bid. Otherwise, the two parties learn separately. */
  readonly bothBid: boolean;
  /** Opponents of the first and of the second party. */
  readonly fields: readonly [Field, Field];
  readonly rounds: number;
  readonly seed: number;
}

/** Draws a random action with the shares as probabilities. */
const drawStrategy = (shares: readonly number[], count: number, drawn: number): number =>
  drawn < shares[FOLD] ? FOLD : drawn < shares[FOLD] + shares[HOLD] ? HOLD : count - 1;

/**
 * Returns whether an opponent of this kind bids with a chance in thousandths. `learned` returns the choice of the current
 * strategy.
 */
const othersBid = (kind: Kind, chance: number, learned: () => boolean): boolean => {
  switch (kind) {
    case 'caller':
    case 'never':
      return false;
    case 'maniac':
      return true;
    case 'sound':
      return chance > 800;
    case 'eager':
      return chance > 600;
    case 'alike':
    case 'stubborn':
      return learned();
  }
};

/**
 * Returns an opponent's answer to a bid of `to`, by kind and chance in thousandths. `learned` returns the choice of the
 * current strategy.
 */
const othersAnswer = (kind: Kind, chance: number, to: number, mayRaise: boolean, learned: () => number): number => {
  switch (kind) {
    case 'caller':
      return HOLD;
    case 'maniac':
      return mayRaise ? RAISE : HOLD;
    case 'sound':
    case 'eager':
      if (mayRaise && chance > (kind === 'sound' ? 800 : 600)) return RAISE;
      return chance * 2 * to > 1000 ? HOLD : FOLD;
    case 'alike':
      return learned();
    case 'never':
      return learned() === FOLD ? FOLD : HOLD;
    case 'stubborn':
      return learned() === RAISE ? RAISE : HOLD;
  }
};

/** Draws a random kind of opponent. */
const kindFrom = (field: Field, random: () => number): Kind => {
  const whole = KINDS.reduce((sum, one) => sum + (field[one] ?? 0), 0);
  let drawn = random() * whole;
  return KINDS.find((one) => (drawn -= field[one] ?? 0) < 0) ?? 'alike';
};

/** Calculates frequencies from the sums of shares. */
const solutionOf = ({ bids, answers }: Ledger): Solution => {
  const share = (from: Float64Array, at: number, count: number, action: number): number =>
    from[at + action] / from.subarray(at, at + count).reduce((sum, one) => sum + one, 0);
  const table = (of: (index: number) => number): Float64Array =>
    Float64Array.from({ length: TABLE_SIZE }, (_, index) => of(index));
  return {
    bid: table((index) => share(bids, index * 2, 2, 1)),
    fold: table((index) => share(answers, index * 3, 3, FOLD)),
    raise: table((index) => share(answers, index * 3, 3, RAISE)),
  };
};

/**
 * Runs counterfactual regret minimisation over recorded hands. A won point is worth as much as a lost point, and bids do not
 * influence the cards. Regrets are never negative, and later rounds have more weight.
 */
export const solve = (
  hands: readonly Hand[],
  { bothBid, fields, rounds, seed }: Settings,
): readonly [Solution, Solution] => {
  const random = mulberry32(seed);
  const [ours, oursMean] = [ledger(), ledger()];
  const regrets = [ours, bothBid ? ours : ledger()];
  const means = [oursMean, bothBid ? oursMean : ledger()];
  let learner: Of = 0;
  let round = 0;
  let hand = hands[0];
  /** The party of the hand that is the first of the two. */
  let first: Of = 0;
  let kind: Kind = 'alike';

  const mayBid = (party: Of): boolean => bothBid || party === 0;
  const points = (winner: number, value: number): number => (winner === learner ? value : -value);

  const learn = (
    ofKind: keyof Ledger,
    at: number,
    count: number,
    shares: readonly number[],
    reach: number,
    follow: (action: number, reach: number) => number,
  ): number => {
    const mean = means[learner][ofKind];
    const results = [0, 0, 0];
    let expected = 0;
    for (let action = 0; action < count; action++) {
      mean[at + action] += round * reach * shares[action];
      results[action] = follow(action, reach * shares[action]);
      expected += shares[action] * results[action];
    }
    const regret = regrets[learner][ofKind];
    for (let action = 0; action < count; action++)
      regret[at + action] = Math.max(0, regret[at + action] + results[action] - expected);
    return expected;
  };

  const advance = (index: number, value: number, lastBidder: number, reach: number): number => {
    const instant = hand.instants[index];
    if (!instant) return points(hand.winner ^ first, value);
    const party = (instant.party ^ first) as Of;
    const next = (): number => advance(index + 1, value, lastBidder, reach);
    if (lastBidder === party || value >= HIGHEST || !mayBid(party) || (value === FIRST_VALUE && !instant.mayBid))
      return next();
    const at = tableIndex(instant.trick, instant.lead, value, instant.own) * 2;
    if (party !== learner) {
      const learned = (): boolean => random() < byRegret(regrets[party].bids, at, 2, 0)[1];
      return othersBid(kind, instant.own, learned) ? answer(index, value, party, reach) : next();
    }
    return learn('bids', at, 2, byRegret(regrets[party].bids, at, 2, 0), reach, (action, within) =>
      action === 1 ? answer(index, value, party, within) : advance(index + 1, value, lastBidder, within),
    );
  };

  const answer = (index: number, value: number, bidder: Of, reach: number): number => {
    const instant = hand.instants[index];
    const party = (1 - bidder) as Of;
    const chance = (instant.party ^ first) === party ? instant.own : instant.other;
    const to = value + 1;
    const count = to < HIGHEST && mayBid(party) ? 3 : 2;
    const at = tableIndex(instant.trick, instant.lead, value, chance) * 3;
    const follow = (action: number, within: number): number => {
      if (action === FOLD) return points(bidder, value);
      return action === HOLD ? advance(index + 1, to, bidder, within) : answer(index, to, party, within);
    };
    if (party !== learner) {
      const learned = (): number => drawStrategy(byRegret(regrets[party].answers, at, count, HOLD), count, random());
      return follow(othersAnswer(kind, chance, to, count > RAISE, learned), reach);
    }
    return learn('answers', at, count, byRegret(regrets[party].answers, at, count, HOLD), reach, follow);
  };

  for (round = 1; round <= rounds; round++) {
    hand = hands[Math.floor(random() * hands.length)];
    first = random() < 0.5 ? 0 : 1;
    for (const party of [0, 1] as const) {
      learner = party;
      kind = kindFrom(fields[party], random);
      advance(0, FIRST_VALUE, -1, 1);
    }
  }

  return [solutionOf(means[0]), solutionOf(means[1])];
};
