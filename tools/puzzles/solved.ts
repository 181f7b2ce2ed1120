import type { PuzzleAnswer } from '../../src/puzzles/puzzle.js';

/** In so many imagined deals an answer is judged, */
export const WORLDS = 2000;
/** and it must be so many of a hundred ahead of the next best. */
export const MIN_LEAD = 8;

/** What a position comes to: its one right answer. */
export interface Solved {
  readonly solution: PuzzleAnswer;
  /** Of each answer, in whole percents, in the order of `possibleAnswers`; none for `find`. */
  readonly percents: readonly number[];
  /** In how many deals they were found; for `find` how many pairs are excluded. */
  readonly worlds: number;
}

/** The place of the best share; null if it is not so many of a hundred ahead of the next one. */
export const bestOf = (won: readonly number[], worlds: number, ahead: number): number | null => {
  const [best, next] = [...won.keys()].sort((one, other) => won[other] - won[one]);
  return 100 * (won[best] - won[next]) >= ahead * worlds ? best : null;
};

export const percentsOf = (won: readonly number[], worlds: number): readonly number[] =>
  won.map((count) => Math.floor((100 * count) / worlds));
