import { gestrichenChoice, isGestrichen } from '../rules/score.js';
import type { RuleSet } from '../rules/variants.js';

/** Points of those who play and of those they play against. */
export type Pair = readonly [ours: number, theirs: number];

/** How likely the first of two is to win the game from the start of a hand; the other has the rest. */
export type Equity = (score: Pair) => number;

/** How often a hand is worth so much in the end, when both sides, one of them or none may bid. */
const VALUES: Readonly<Record<'both' | 'one' | 'none', readonly (readonly [value: number, share: number])[]>> = {
  both: [[2, 0.55], [3, 0.3], [4, 0.15]],
  one: [[2, 0.7], [3, 0.3]],
  none: [[2, 1]],
};

/** Chances to win a hand as the cards give them, all equally frequent: by them a gestrichen side decides. */
const CHANCES: readonly number[] = [0.05, 0.15, 0.3, 0.45, 0.55, 0.7, 0.85, 0.95];

const average = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const BOTH = [0, 1] as const;

/** The score after one of the two won so many points. */
export const after = (score: Pair, winner: 0 | 1, points: number): Pair =>
  winner === 0 ? [score[0] + points, score[1]] : [score[0], score[1] + points];

/**
 * A small model of the games to come: both win half the hands, values as above, and whoever must decide about the Four
 * decides well. Every hand ends with more points on the table, so it can be reckoned from the end.
 */
export const equityFor = (rules: RuleSet): Equity => {
  const known = new Map<number, number>();

  const reckon = (score: Pair): number => {
    const won = (winner: 0 | 1, points: number): number => look(after(score, winner, points));
    const choice = gestrichenChoice(rules, score);
    if (choice) {
      const { value, refusal } = choice;
      const [own, other] = choice.side === 0 ? BOTH : ([1, 0] as const);
      const sign = own === 0 ? 1 : -1;
      const given = won(other, refusal);
      const outcomes = CHANCES.map((chance) => chance * won(own, value) + (1 - chance) * won(other, value));
      return average(outcomes.map((outcome) => (sign * outcome > sign * given ? outcome : given)));
    }
    const bidders = rules.bidWhen === 'never' ? 0 : score.filter((points) => !isGestrichen(rules, points)).length;
    const values = VALUES[bidders === 2 ? 'both' : bidders === 1 ? 'one' : 'none'];
    return values.reduce((sum, [value, share]) => sum + share * average(BOTH.map((winner) => won(winner, value))), 0);
  };

  const look = (score: Pair): number => {
    if (score[0] >= rules.target) return 1;
    if (score[1] >= rules.target) return 0;
    const key = score[0] * rules.target + score[1];
    let equity = known.get(key);
    if (equity === undefined) known.set(key, (equity = reckon(score)));
    return equity;
  };

  return look;
};
