import type { View } from '../../game/view.js';
import { forehandOf, opponentsOf, playTogether, sideOf, type Seat } from '../../rules/seats.js';
import { bidBar } from '../../rules/stakes.js';
import type { RuleSet } from '../../rules/variants.js';
import { silentEquityFor, gameEquityFor, type GameEquity } from './equity.js';
import { after, CERTAIN, type Pair } from './equity-model.js';
import { afterOfThree, equityOfThree } from './equity-three.js';

/** What the end of a hand makes of the game for a seat: its chance to win the game, a whole number of `CERTAIN`. */
export interface HandEquity {
  /** If those who play together with the seat win so many points. */
  readonly won: (points: number) => number;
  /** If the others do. */
  readonly lost: (points: number) => number;
}

/** The points of the seat's side and of the other; two sides only. */
const pairFor = ({ players, score }: View, seat: Seat): Pair => [
  score[sideOf(players, seat)],
  score[1 - sideOf(players, seat)],
];

/** An equity as it is if the others, with a weight in 64, never bid. */
export const equityIfPassive = (usual: GameEquity, rules: RuleSet, passive: number): GameEquity => {
  if (passive === 0) return usual;
  const silent = silentEquityFor(rules);
  return (score, leads) => Math.round(((64 - passive) * usual(score, leads) + passive * silent(score, leads)) / 64);
};

const ofTwo = (view: View, seat: Seat, passive: number): HandEquity => {
  const equity = equityIfPassive(gameEquityFor(view.rules), view.rules, passive);
  const score = pairFor(view, seat);
  // The deal goes on: the party that deals now has the forehand next.
  const leadsNext = playTogether(view.players, view.dealer as Seat, view.dealer as Seat, seat);
  return {
    won: (points) => equity(after(score, 0, points), leadsNext),
    lost: (points) => equity(after(score, 1, points), leadsNext),
  };
};

/** By the content of the rules, as the tables of two are. */
const ofThreeKnown = new Map<string, ReturnType<typeof equityOfThree>>();

const ofThree = ({ rules, score, dealer }: View, seat: Seat): HandEquity => {
  const key = `${rules.target} ${rules.gestrichenAt} ${rules.bidWhen}`;
  let equity = ofThreeKnown.get(key);
  if (!equity) ofThreeKnown.set(key, (equity = equityOfThree(rules)));
  const look = equity;
  const forehand = forehandOf(3, dealer as Seat);
  const end = (forehandWins: boolean) => (points: number) =>
    look(afterOfThree(score, forehand, forehandWins, points), forehandOf(3, forehand))[seat];
  return { won: end(seat === forehand), lost: end(seat !== forehand) };
};

/**
 * What the hand at stake makes of the game. The hand must have been dealt.
 * @param passive how far to rely on it, in 64, that the others do not bid in the hands to come; counts where there are two sides
 */
export const handEquityFor = (view: View, seat: Seat, passive = 0): HandEquity =>
  view.players === 3 ? ofThree(view, seat) : ofTwo(view, seat, passive);

/** What a hand played for so many points is worth, of `CERTAIN`, by the chance to win it, in 1000. */
export const worthOf = ({ won, lost }: HandEquity, points: number, chance: number): number =>
  Math.round((chance * won(points) + (1000 - chance) * lost(points)) / 1000);

/** The chances, in 1000, from which on something pays if it is the last bid and everybody knows them. */
export interface Points {
  /** To raise the value, the bid held. */
  readonly raise: number;
  /** To hold the bid rather than fold; for the seat that answers. */
  readonly take: number;
  /** The same for the others, in the hand the other way round. */
  readonly theirTake: number;
}

const share = (part: number, whole: number, none: number): number =>
  whole <= 0 ? none : Math.floor((1000 * Math.max(0, part)) / whole);

/** Less than this is what measuring the tables left to chance. */
const LEAST = CERTAIN / 256;
const worthCounting = (difference: number): number => (difference < LEAST ? 0 : difference);

/** Where raising a hand from one value to another, and holding the bid, begin to pay. */
export const pointsOf = ({ won, lost }: HandEquity, from: number, to: number): Points => {
  const risk = worthCounting(lost(from) - lost(to));
  const gain = worthCounting(won(to) - won(from));
  const span = won(to) - lost(to);
  return { raise: share(risk, risk + gain, 1000), take: share(risk, span, 0), theirTake: share(gain, span, 0) };
};

/** Where holding begins to pay while points count alike: near 0:0. 16.7 % for a first bid, then 12.5, 10. */
export const usualTake = (from: number, to: number): number => Math.floor((1000 * (to - from)) / (2 * to));

/** Whether the others may raise once this value stands. */
export const othersMayRaise = ({ rules, score, players, dealer }: View, seat: Seat, value: number): boolean => {
  const others = opponentsOf(players, dealer as Seat, seat).map((other) => sideOf(players, other));
  return bidBar(rules, score, [...new Set(others)], value) === null;
};
