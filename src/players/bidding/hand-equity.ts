import type { View } from '../../game/view.js';
import { forehandOf, opponentsOf, playTogether, sideOf, type Seat } from '../../rules/seats.js';
import { bidObstacle } from '../../rules/stakes.js';
import { cacheByOptions } from '../../rules/cache-by-options.js';
import { silentEquityFor, gameEquityFor, type EquityRules, type GameEquity } from './equity.js';
import { scoreAfter, CERTAIN, type Pair } from './equity-model.js';
import { scoreAfterOfThree, equityOfThree, EQUITY_OF_THREE_OPTIONS } from './equity-three.js';

/** A seat's chance of winning the game after this hand, as a share of `CERTAIN`. */
export interface HandEquity {
  /** Returns the chance if the seat's party wins this many points. */
  readonly won: (points: number) => number;
  /** Returns the chance if the opponents win this many points. */
  readonly lost: (points: number) => number;
}

/** Returns the points of the seat's side and of the other side, in games with two sides. */
const pairFor = ({ players, score }: View, seat: Seat): Pair => [
  score[sideOf(players, seat)],
  score[1 - sideOf(players, seat)],
];

/** Returns the equity if `passive`, in 64ths, is the likelihood that the opponents never bid. */
export const equityIfPassive = (usual: GameEquity, rules: EquityRules, passive: number): GameEquity => {
  if (passive === 0) return usual;
  const silent = silentEquityFor(rules);
  return (score, leads) => Math.round(((64 - passive) * usual(score, leads) + passive * silent(score, leads)) / 64);
};

const equityOfTwoSides = (view: View, seat: Seat, passive: number): HandEquity => {
  const equity = equityIfPassive(gameEquityFor(view.rules), view.rules, passive);
  const score = pairFor(view, seat);
  // Since the deal rotates, the current dealer's party has the forehand in the next hand.
  const leadsNext = playTogether(view.rules, view.dealer as Seat, view.dealer as Seat, seat);
  return {
    won: (points) => equity(scoreAfter(score, 0, points), leadsNext),
    lost: (points) => equity(scoreAfter(score, 1, points), leadsNext),
  };
};

const equityOfThreeFor = cacheByOptions(EQUITY_OF_THREE_OPTIONS, equityOfThree);

const equityOfThreeSides = ({ rules, score, dealer }: View, seat: Seat): HandEquity => {
  const chancesAt = equityOfThreeFor(rules);
  const forehand = forehandOf(rules, dealer as Seat);
  const end = (forehandWins: boolean) => (points: number) =>
    chancesAt(scoreAfterOfThree(score, forehand, forehandWins, points), forehandOf(rules, forehand))[seat];
  return { won: end(seat === forehand), lost: end(seat !== forehand) };
};

/**
 * Returns the equity of the current hand, which must have been dealt.
 * @param passive reliance, in 64ths, on opponents who never bid in later hands; used only with two sides
 */
export const handEquityFor = (view: View, seat: Seat, passive = 0): HandEquity =>
  view.players === 3 ? equityOfThreeSides(view, seat) : equityOfTwoSides(view, seat, passive);

/**
 * Returns the expected equity of a hand, as a share of `CERTAIN`, given its points and the chance of winning it, in
 * thousandths.
 */
export const expectedEquity = ({ won, lost }: HandEquity, points: number, chance: number): number =>
  Math.round((chance * won(points) + (1000 - chance) * lost(points)) / 1000);

/** The chances of winning the hand, in thousandths, above which an action pays if no further bid follows. */
export interface BreakEven {
  /** The raise point, above which a raise pays if the opponents hold it. */
  readonly raise: number;
  /** The take point, above which holding the bid pays more than folding. */
  readonly take: number;
  /** The take point of the opponents. */
  readonly theirTake: number;
}

const share = (part: number, whole: number, none: number): number =>
  whole <= 0 ? none : Math.floor((1000 * Math.max(0, part)) / whole);

/** Minimum difference in equities that is more than noise in the tables. */
const NOISE = CERTAIN / 256;
const withoutNoise = (difference: number): number => (difference < NOISE ? 0 : difference);

/** Returns the break-even chances of a bid that raises a hand from one value to another. */
export const breakEvenOf = ({ won, lost }: HandEquity, from: number, to: number): BreakEven => {
  const risk = withoutNoise(lost(from) - lost(to));
  // If a lost hand loses the game in any case, a bid is free. The smallest gain counts, and the opponents can fold by mistake.
  const isFree = lost(from) === 0;
  const gain = isFree ? Math.max(0, won(to) - won(from)) : withoutNoise(won(to) - won(from));
  const span = won(to) - lost(to);
  const raise = share(risk, risk + gain, isFree && won(to) >= won(from) ? 0 : 1000);
  return { raise, take: share(risk, span, 0), theirTake: share(gain, span, 0) };
};

/**
 * Returns the take point, in thousandths, if all points have the same equity, as is the case near 0:0. The first three bids
 * have take points of 166, 125 and 100.
 */
export const usualTakePoint = (from: number, to: number): number => Math.floor((1000 * (to - from)) / (2 * to));

/** Whether the opponents can raise this value. */
export const othersMayRaise = ({ rules, score, players, dealer }: View, seat: Seat, value: number): boolean => {
  const others = opponentsOf(rules, dealer as Seat, seat).map((other) => sideOf(players, other));
  return bidObstacle(rules, score, [...new Set(others)], value) === null;
};
