import { FIRST_VALUE } from '../../src/rules/stakes.js';
import { TABLE_SIZE, tableIndex } from '../../src/players/bidding/chance-buckets.js';
import { mulberry32 } from '../../src/deck/mulberry32.js';
import { type Hand, type Of } from './instants.js';

/** No bids above this: more decides nearly any game. */
const HIGHEST = 7;

/** How often each kind of opponent is met. `alike` learns with us, the others have fixed habits. */
export interface Field {
  readonly alike?: number;
  /** Never bids, always holds. */
  readonly caller?: number;
  /** Never bids, answers as we do. */
  readonly never?: number;
  /** Bids as we do, never folds. */
  readonly stubborn?: number;
  /** Bids and raises whenever it may, never folds. */
  readonly maniac?: number;
  /** Bids and raises above a chance of 80 or 60 %, holds by the take point. */
  readonly sound?: number;
  readonly eager?: number;
}

type Kind = keyof Field;
const KINDS: readonly Kind[] = ['alike', 'caller', 'never', 'stubborn', 'maniac', 'sound', 'eager'];

/** How often to do what, 0..1; NaN where nobody ever came. */
export interface Solution {
  readonly bid: Float64Array;
  readonly fold: Float64Array;
  readonly raise: Float64Array;
}

/** What has been learnt: two numbers a place for bids, three for answers. */
interface Ledger {
  readonly bids: Float64Array;
  readonly answers: Float64Array;
}

const ledger = (): Ledger => ({ bids: new Float64Array(TABLE_SIZE * 2), answers: new Float64Array(TABLE_SIZE * 3) });

/** What is done now, by what was regretted: the share of each way. Nothing regretted: no bid, a hold. */
const byRegret = (regrets: Float64Array, at: number, ways: number, quiet: number): number[] => {
  const shares = [0, 0, 0];
  let sum = 0;
  for (let way = 0; way < ways; way++) sum += shares[way] = regrets[at + way];
  if (sum === 0) shares[quiet] = 1;
  else for (let way = 0; way < ways; way++) shares[way] /= sum;
  return shares;
};

const FOLD = 0;
const HOLD = 1;
const RAISE = 2;

/** What is to be solved. */
export interface Terms {
  /** Whether the second party may bid too; else the two learn apart. */
  readonly bothBid: boolean;
  /** Whom the first party meets, and whom the second. */
  readonly fields: readonly [Field, Field];
  readonly rounds: number;
  readonly seed: number;
}

/** Draws one of several answers by their shares. */
const drawStrategy = (shares: readonly number[], ways: number, drawn: number): number =>
  drawn < shares[FOLD] ? FOLD : drawn < shares[FOLD] + shares[HOLD] ? HOLD : ways - 1;

/** Whether somebody of this kind bids with such a chance, in 1000; `learned`: as the other side has learned so far. */
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

/** What somebody of this kind says to a bid of `to`, with such a chance, in 1000; `learned`: as learned so far. */
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

/** Draws whom one meets. */
const kindFrom = (field: Field, luck: () => number): Kind => {
  const whole = KINDS.reduce((sum, one) => sum + (field[one] ?? 0), 0);
  let drawn = luck() * whole;
  return KINDS.find((one) => (drawn -= field[one] ?? 0) < 0) ?? 'alike';
};

/** How often to do what, from how often it was done. */
const solutionOf = ({ bids, answers }: Ledger): Solution => {
  const share = (from: Float64Array, at: number, ways: number, way: number): number =>
    from[at + way] / from.subarray(at, at + ways).reduce((sum, one) => sum + one, 0);
  const table = (of: (place: number) => number): Float64Array =>
    Float64Array.from({ length: TABLE_SIZE }, (_, place) => of(place));
  return {
    bid: table((place) => share(bids, place * 2, 2, 1)),
    fold: table((place) => share(answers, place * 3, 3, FOLD)),
    raise: table((place) => share(answers, place * 3, 3, RAISE)),
  };
};

/**
 * Counterfactual regret minimisation over hands that were played: a point won is worth as much as a point lost, and who
 * bids changes nothing about the cards. Regrets never fall below nothing; later rounds count more.
 */
export const solve = (
  hands: readonly Hand[],
  { bothBid, fields, rounds, seed }: Terms,
): readonly [Solution, Solution] => {
  const luck = mulberry32(seed);
  const [ours, oursMean] = [ledger(), ledger()];
  const regrets = [ours, bothBid ? ours : ledger()];
  const means = [oursMean, bothBid ? oursMean : ledger()];
  let learner: Of = 0;
  let round = 0;
  let hand = hands[0];
  /** Which party of the hand is the first of the two. */
  let first: Of = 0;
  let kind: Kind = 'alike';

  const mayBid = (party: Of): boolean => bothBid || party === 0;
  const points = (winner: number, value: number): number => (winner === learner ? value : -value);

  const learn = (
    ofKind: keyof Ledger,
    at: number,
    ways: number,
    shares: readonly number[],
    reach: number,
    follow: (way: number, reach: number) => number,
  ): number => {
    const mean = means[learner][ofKind];
    const results = [0, 0, 0];
    let expected = 0;
    for (let way = 0; way < ways; way++) {
      mean[at + way] += round * reach * shares[way];
      results[way] = follow(way, reach * shares[way]);
      expected += shares[way] * results[way];
    }
    const regret = regrets[learner][ofKind];
    for (let way = 0; way < ways; way++) regret[at + way] = Math.max(0, regret[at + way] + results[way] - expected);
    return expected;
  };

  const goOn = (index: number, value: number, lastBidder: number, reach: number): number => {
    const instant = hand.instants[index];
    if (!instant) return points(hand.winner ^ first, value);
    const party = (instant.party ^ first) as Of;
    const next = (): number => goOn(index + 1, value, lastBidder, reach);
    if (lastBidder === party || value >= HIGHEST || !mayBid(party) || (value === FIRST_VALUE && !instant.mayBid))
      return next();
    const at = tableIndex(instant.trick, instant.lead, value, instant.own) * 2;
    if (party !== learner) {
      const learned = (): boolean => luck() < byRegret(regrets[party].bids, at, 2, 0)[1];
      return othersBid(kind, instant.own, learned) ? answer(index, value, party, reach) : next();
    }
    return learn('bids', at, 2, byRegret(regrets[party].bids, at, 2, 0), reach, (way, within) =>
      way === 1 ? answer(index, value, party, within) : goOn(index + 1, value, lastBidder, within),
    );
  };

  const answer = (index: number, value: number, bidder: Of, reach: number): number => {
    const instant = hand.instants[index];
    const party = (1 - bidder) as Of;
    const chance = (instant.party ^ first) === party ? instant.own : instant.other;
    const to = value + 1;
    const ways = to < HIGHEST && mayBid(party) ? 3 : 2;
    const at = tableIndex(instant.trick, instant.lead, value, chance) * 3;
    const follow = (way: number, within: number): number => {
      if (way === FOLD) return points(bidder, value);
      return way === HOLD ? goOn(index + 1, to, bidder, within) : answer(index, to, party, within);
    };
    if (party !== learner) {
      const learned = (): number => drawStrategy(byRegret(regrets[party].answers, at, ways, HOLD), ways, luck());
      return follow(othersAnswer(kind, chance, to, ways > RAISE, learned), reach);
    }
    return learn('answers', at, ways, byRegret(regrets[party].answers, at, ways, HOLD), reach, follow);
  };

  for (round = 1; round <= rounds; round++) {
    hand = hands[Math.floor(luck() * hands.length)];
    first = luck() < 0.5 ? 0 : 1;
    for (const party of [0, 1] as const) {
      learner = party;
      kind = kindFrom(fields[party], luck);
      goOn(0, FIRST_VALUE, -1, 1);
    }
  }

  return [solutionOf(means[0]), solutionOf(means[1])];
};
