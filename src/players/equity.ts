import { gameWinner, gestrichenChoice, isGestrichen } from '../rules/score.js';
import { otherSide, SIDES, type Side } from '../rules/seats.js';
import type { RuleSet } from '../rules/variants.js';

/** How likely a side is to win the game from the start of a hand; the other side has the rest. */
export type Equity = (score: readonly number[], side: Side) => number;

/** How often a hand is worth so much in the end, when both sides, one of them or none may bid. */
const VALUES: Readonly<Record<'both' | 'one' | 'none', readonly (readonly [value: number, share: number])[]>> = {
  both: [[2, 0.55], [3, 0.3], [4, 0.15]],
  one: [[2, 0.7], [3, 0.3]],
  none: [[2, 1]],
};

/** Chances to win a hand as the cards give them, all equally frequent: by them a gestrichen side decides. */
const CHANCES: readonly number[] = [0.05, 0.15, 0.3, 0.45, 0.55, 0.7, 0.85, 0.95];

const average = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The score after a side won so many points. */
export const after = (score: readonly number[], side: Side, points: number): readonly number[] =>
  score.map((own, index) => (index === side ? own + points : own));

/**
 * A small model of the games to come: both sides win half the hands, values as above, and whoever must decide about the
 * Four decides well. Every hand ends with more points on the table, so it can be reckoned from the end.
 */
export const equityFor = (rules: RuleSet): Equity => {
  const known = new Map<number, number>();

  /** For side 0. */
  const reckon = (score: readonly number[]): number => {
    const won = (side: Side, points: number): number => look(after(score, side, points));
    const choice = gestrichenChoice(rules, score);
    if (choice) {
      const { side, value, refusal } = choice;
      const sign = side === 0 ? 1 : -1;
      const given = won(otherSide(side), refusal);
      const outcomes = CHANCES.map((chance) => chance * won(side, value) + (1 - chance) * won(otherSide(side), value));
      return average(outcomes.map((outcome) => (sign * outcome > sign * given ? outcome : given)));
    }
    const bidders = rules.bidWhen === 'never' ? 0 : SIDES.filter((side) => !isGestrichen(rules, score[side])).length;
    const values = VALUES[bidders === 2 ? 'both' : bidders === 1 ? 'one' : 'none'];
    return values.reduce((sum, [value, share]) => sum + share * average(SIDES.map((side) => won(side, value))), 0);
  };

  const look = (score: readonly number[]): number => {
    const winner = gameWinner(rules, score);
    if (winner !== null) return winner === 0 ? 1 : 0;
    const key = score[0] * rules.target + score[1];
    let equity = known.get(key);
    if (equity === undefined) known.set(key, (equity = reckon(score)));
    return equity;
  };

  return (score, side) => (side === 0 ? look(score) : 1 - look(score));
};
