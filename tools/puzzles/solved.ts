import type { PuzzleAnswer } from '../../src/puzzles/puzzle.js';

/** Number of sampled deals to judge an answer. */
export const WORLDS = 2000;
/** Minimum lead of the best answer over the next best answer, in percentage points. */
export const MIN_LEAD = 8;

/** The only right answer at a position, with the figures of all answers. */
export interface Solved {
  readonly solution: PuzzleAnswer;
  /** Whole percentages of all answers, in the order of `possibleAnswers`. Empty for `find`. */
  readonly percents: readonly number[];
  /** Number of deals on which the percentages are based. For `find`, the number of excluded pairs. */
  readonly worlds: number;
}

/** Returns the index of the best share, or null if its lead over the next is below `ahead` percent of the deals. */
export const bestOf = (won: readonly number[], worlds: number, ahead: number): number | null => {
  const [best, next] = [...won.keys()].sort((one, other) => won[other] - won[one]);
  return 100 * (won[best] - won[next]) >= ahead * worlds ? best : null;
};

export const percentsOf = (won: readonly number[], worlds: number): readonly number[] =>
  won.map((count) => Math.floor((100 * count) / worlds));
