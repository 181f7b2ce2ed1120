import { gestrichenChoice, isGestrichen } from '../../rules/score.js';
import { FIRST_VALUE } from '../../rules/stakes.js';
import type { RuleOptions } from '../../rules/options.js';
import { HANDS, type HandsOf } from '../trained/hand-outcomes.js';

/**
 * Fixed-point value of the chance 1. Sums and products are integers, so that all JavaScript engines give the same result.
 */
export const CERTAIN = 1 << 20;

/** The points of a side and of its opponents. */
export type Pair = readonly [ours: number, theirs: number];

/** Index in a `Pair`. */
export type PairIndex = 0 | 1;

/**
 * Returns points for an estimate. Estimates count points below 0 as 0: such scores are rare, and tables for them would take
 * much space.
 */
const countedPoints = (points: number): number => Math.max(0, points);

/** Returns the score after one of the two sides has won points. Points below 0 count as 0. */
export const scoreAfter = ([ours, theirs]: Pair, winner: PairIndex, points: number): Pair =>
  winner === 0
    ? [countedPoints(ours + points), countedPoints(theirs)]
    : [countedPoints(ours), countedPoints(theirs + points)];

/** Returns the outcomes of hands with this number of players. Games with three players use the outcomes for four. */
export const handOutcomesFor = ({ players }: Pick<RuleOptions, 'players'>): HandsOf => HANDS[players === 2 ? 2 : 4];

/** Returns the index in `HandsOf.ends` for the parties that can bid. */
const bidderIndex = (forehand: boolean, dealer: boolean): number => (forehand ? 1 : 0) + (dealer ? 2 : 0);

/** A possible outcome of a hand: the winning party, the value, and the frequency in 1024ths. */
type Outcome = readonly [winner: 'forehand' | 'dealer', value: number, share: number];

/** Returns the outcomes of hands in which these parties can bid. The shares add up to 1024. */
export const outcomesOf = (hands: HandsOf, forehandBids: boolean, dealerBids: boolean): readonly Outcome[] => {
  const shares = hands.ends[bidderIndex(forehandBids, dealerBids)];
  const half = shares.length / 2;
  return shares.map((share, place): Outcome => [
    place < half ? 'forehand' : 'dealer',
    FIRST_VALUE + (place % half),
    share,
  ]);
};

/** The rules that the model depends on. */
export type EquityModelRules = Pick<
  RuleOptions,
  'players' | 'target' | 'gestrichen' | 'gestrichenAt' | 'refusal' | 'bidWhen'
>;

/**
 * Returns the chance that the first side of the pair wins the game, as a share of `CERTAIN`. `leads`: whether this side has
 * the forehand in the next hand.
 */
export type EquityModel = (score: Pair, leads: boolean) => number;

/** Returns the known chance at a score at which no side has won, or undefined. The parameters are those of `EquityModel`. */
export type KnownEquity = (score: Pair, leads: boolean) => number | undefined;

interface ModelSettings {
  /** Whether the second side of the pair bids like the first. If false, the second side never bids. Default: true. */
  readonly othersBid?: boolean;
  /** Chances that need not be computed. Default: none. */
  readonly known?: KnownEquity;
}

/**
 * Creates a model of the rest of the game as a chain of hands with average results, computed by recursion over the score. A
 * gestrichen side makes the better choice about the forced value.
 */
export const createEquityModel = (
  rules: EquityModelRules,
  { othersBid = true, known = () => undefined }: ModelSettings = {},
): EquityModel => {
  const { target } = rules;
  const hands = handOutcomesFor(rules);
  const bids = rules.bidWhen !== 'never';
  const cache = new Map<number, number>();

  const computeEquity = (score: Pair, leads: boolean): number => {
    const won = (points: number): number => equityAt(scoreAfter(score, 0, points), !leads);
    const lost = (points: number): number => equityAt(scoreAfter(score, 1, points), !leads);
    const choice = gestrichenChoice(rules, score);
    if (choice) {
      const { value, refusal } = choice;
      const own = choice.side === 0;
      const given = own ? lost(refusal) : won(refusal);
      // `good` and `bad` are the chances of the side that decides.
      const [good, bad] = own ? [won(value), lost(value)] : [lost(value), won(value)];
      const chances = own === leads ? hands.forehandChances : hands.dealerChances;
      const ends = chances.map((chance) => Math.round((chance * good + (1000 - chance) * bad) / 1000));
      const decided = ends.map((end) => (own ? Math.max(end, given) : Math.min(end, given)));
      return Math.round(decided.reduce((sum, end) => sum + end, 0) / decided.length);
    }
    const weBid = bids && !isGestrichen(rules, score[0]);
    const theyBid = bids && othersBid && !isGestrichen(rules, score[1]);
    const outcomes = leads ? outcomesOf(hands, weBid, theyBid) : outcomesOf(hands, theyBid, weBid);
    const sum = outcomes.reduce(
      (all, [winner, value, share]) => all + share * ((winner === 'forehand') === leads ? won(value) : lost(value)),
      0,
    );
    return Math.round(sum / 1024);
  };

  const equityAt = (score: Pair, leads: boolean): number => {
    const [ours, theirs] = score;
    if (ours >= target) return CERTAIN;
    if (theirs >= target) return 0;
    const key = (ours * target + theirs) * 2 + (leads ? 1 : 0);
    let equity = cache.get(key);
    if (equity === undefined) cache.set(key, (equity = known(score, leads) ?? computeEquity(score, leads)));
    return equity;
  };

  return equityAt;
};
