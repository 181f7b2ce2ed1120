import { listOf } from '../../base/list-of.js';
import { gameWinners, isGestrichen } from '../../rules/score.js';
import { seatAfter, type Seat } from '../../rules/seats.js';
import type { OptionsIn } from '../../rules/cache-by-options.js';
import { CERTAIN, handOutcomesFor, outcomesOf } from './equity-model.js';

const SEATS = 3;

/** The options that affect the chances of three players. */
export const EQUITY_OF_THREE_OPTIONS = ['players', 'target', 'gestrichenAt', 'bidWhen'] as const;
type RulesOfThree = OptionsIn<typeof EQUITY_OF_THREE_OPTIONS>;

/** Per seat: the chance of winning the game, as a share of `CERTAIN`. Several seats can win. */
type Chances = readonly number[];

/** Returns the points of three seats after the forehand or both others have won points. Points below 0 count as 0. */
export const scoreAfterOfThree = (
  score: readonly number[],
  forehand: Seat,
  wins: boolean,
  points: number,
): readonly number[] => score.map((own, seat) => Math.max(0, (seat === forehand) === wins ? own + points : own));

/**
 * Returns a function that gives the chances of three players for a score and the forehand of the next hand. Computes all
 * scores in advance, from the end of the game backwards. Since scores only rise, the results of a hand are known before the
 * hand itself.
 */
export const equityOfThree = (rules: RulesOfThree): ((score: readonly number[], forehand: Seat) => Chances) => {
  const { target } = rules;
  const hands = handOutcomesFor(rules);
  /** Outcomes by bidding parties (none, the forehand, its opponents, all), without outcomes that never happen. */
  const outcomes = [0, 1, 2, 3].map((bidders) =>
    outcomesOf(hands, (bidders & 1) === 1, (bidders & 2) === 2).filter(([, , share]) => share > 0),
  );
  /** By score: whether a seat with this score cannot bid. */
  const cannotBid = listOf(target, (points) => rules.bidWhen === 'never' || isGestrichen(rules, points));
  /** By forehand and score: the chances of each seat. */
  const known = new Int32Array(SEATS * target ** SEATS * SEATS);
  const offsetOf = (one: number, two: number, three: number, forehand: Seat): number =>
    (((forehand * target + one) * target + two) * target + three) * SEATS;
  const sums = new Float64Array(SEATS);

  const span = target + Math.max(...outcomes.flat().map(([, value]) => value));
  /** A cache of the winners by final score, since many games end with the same score. */
  const winnersCache: (readonly Seat[] | undefined)[] = listOf(span ** SEATS, () => undefined);
  const winnersAt = (one: number, two: number, three: number): readonly Seat[] =>
    (winnersCache[(one * span + two) * span + three] ??= gameWinners(rules, [one, two, three]));

  const add = (one: number, two: number, three: number, forehand: Seat, share: number): void => {
    if (one >= target || two >= target || three >= target) {
      for (const seat of winnersAt(one, two, three)) sums[seat] += share * CERTAIN;
      return;
    }
    const offset = offsetOf(one, two, three, forehand);
    for (let seat = 0; seat < SEATS; seat++) sums[seat] += share * known[offset + seat];
  };

  const computeChances = (one: number, two: number, three: number, forehand: Seat): void => {
    const next = seatAfter(SEATS, forehand);
    const silentSeats = [cannotBid[one], cannotBid[two], cannotBid[three]];
    const bidders =
      (silentSeats[forehand] ? 0 : 1) + (silentSeats[next] || silentSeats[seatAfter(SEATS, next)] ? 0 : 2);
    sums.fill(0);
    for (const [winner, value, share] of outcomes[bidders]) {
      const [alone, allied] = winner === 'forehand' ? [value, 0] : [0, value];
      add(
        one + (forehand === 0 ? alone : allied),
        two + (forehand === 1 ? alone : allied),
        three + (forehand === 2 ? alone : allied),
        next,
        share,
      );
    }
    const offset = offsetOf(one, two, three, forehand);
    for (let seat = 0; seat < SEATS; seat++) known[offset + seat] = Math.round(sums[seat] / 1024);
  };

  for (let one = target - 1; one >= 0; one--) {
    for (let two = target - 1; two >= 0; two--) {
      for (let three = target - 1; three >= 0; three--)
        for (let forehand = 0; forehand < SEATS; forehand++) computeChances(one, two, three, forehand);
    }
  }

  return (score, forehand) => {
    if (score.some((points) => points >= target)) {
      const winners = gameWinners(rules, score);
      return score.map((_, seat) => (winners.includes(seat) ? CERTAIN : 0));
    }
    const [one, two, three] = score;
    const offset = offsetOf(one, two, three, forehand);
    return [...known.subarray(offset, offset + SEATS)];
  };
};
