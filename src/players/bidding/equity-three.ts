import { gameWinners, isGestrichen } from '../../rules/score.js';
import { forehandOf, type Seat } from '../../rules/seats.js';
import type { RuleSet } from '../../rules/variants.js';
import { CERTAIN, handsOf, outcomesOf } from './equity-model.js';

/** Per seat: how likely it wins the game, of `CERTAIN`; more than one may win. */
type Chances = readonly number[];

/** The points of three seats after the forehand, or both others, won so many. */
export const afterOfThree = (score: readonly number[], forehand: Seat, wins: boolean, points: number): readonly number[] =>
  score.map((own, seat) => ((seat === forehand) === wins ? own + points : own));

/** How likely each of three wins the game, from the score and who has the forehand in the next hand. */
export const equityOfThree = (rules: RuleSet): ((score: readonly number[], forehand: Seat) => Chances) => {
  const hands = handsOf(rules);
  /** By who may bid: nobody, the forehand, his opponents, all. What never happens is left out. */
  const outcomes = [0, 1, 2, 3].map((who) => outcomesOf(hands, (who & 1) === 1, (who & 2) === 2).filter(([, , share]) => share > 0));
  const known = new Map<number, Chances>();

  const reckon = (score: readonly number[], forehand: Seat): Chances => {
    const next = forehandOf(3, forehand);
    const may = (seat: number): boolean => rules.bidWhen !== 'never' && !isGestrichen(rules, score[seat]);
    const allies = score.map((_, seat) => seat).filter((seat) => seat !== forehand);
    const sums = [0, 0, 0];
    for (const [winner, value, share] of outcomes[(may(forehand) ? 1 : 0) + (allies.every(may) ? 2 : 0)]) {
      const chances = look(afterOfThree(score, forehand, winner === 'forehand', value), next);
      for (let seat = 0; seat < sums.length; seat++) sums[seat] += share * chances[seat];
    }
    return sums.map((sum) => Math.round(sum / 1024));
  };

  const look = (score: readonly number[], forehand: Seat): Chances => {
    if (score.some((points) => points >= rules.target)) {
      const winners = gameWinners(rules, score);
      return score.map((_, seat) => (winners.includes(seat) ? CERTAIN : 0));
    }
    const key = score.reduce((sum, points) => sum * rules.target + points, forehand);
    let chances = known.get(key);
    if (!chances) known.set(key, (chances = reckon(score, forehand)));
    return chances;
  };

  return look;
};
