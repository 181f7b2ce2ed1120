import type { PuzzleAnswer } from '../../src/puzzles/puzzle.js';

/** Number of sampled deals to judge an answer. */
export const WORLDS = 2000;
/** Minimum lead of the best answer over the next one, in percent of the deals. */
export const MIN_LEAD = 8;

/** The only right answer at a position, with the figures of all answers. */
export interface Solved {
  readonly solution: PuzzleAnswer;
  /** Whole percentages of each answer, in the order of `possibleAnswers`; empty for `find`. */
  readonly percents: readonly number[];
  /** Number of deals behind the percentages; for `find` the number of excluded pairs. */
  readonly worlds: number;
}

/** Returns the index of the best share, or null if it is not `ahead` percent of the deals above the next one. */
export const bestOf = (won: readonly number[], worlds: number, ahead: number): number | null => {
  const [best, next] = [...won.keys()].sort((one, other) => won[other] - won[one]);
  return 100 * (won[best] - won[next]) >= ahead * worlds ? best : null;
};

export const percentsOf = (won: readonly number[], worlds: number): readonly number[] =>
  won.map((count) => Math.floor((100 * count) / worlds));
