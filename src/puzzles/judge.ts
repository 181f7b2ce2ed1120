import { replay } from '../game/replay.js';
import type { Because } from '../players/deduction/because.js';
import { deduce } from '../players/deduction/deduce.js';
import { InputError, quoted } from '../rules/input-error.js';
import { possibleAnswers, isSameAnswer } from './answers.js';
import type { Puzzle, PuzzleAnswer, PuzzleReason } from './puzzle.js';

/** Verdict on an answer. */
export type PuzzleVerdict =
  | { readonly solved: true; readonly because: PuzzleReason }
  /** The percentage of deals that the answer wins. For `fold`, the minimum percentage at which holding pays. */
  | {
      readonly solved: false;
      readonly because: { readonly key: 'percent'; readonly params: { readonly percent: number } };
    }
  /**
   * For `find`: the reason that excludes this pair, and the numbers of the tricks that show the reason, counted from 1.
   */
  | { readonly solved: false; readonly because: Because; readonly tricks: readonly number[] };

/**
 * Judges an answer and returns the reason. Uses only information that the puzzle's seat has.
 * @throws InputError `invalid-answer` if the answer is not possible in this position
 */
export const judgePuzzle = (puzzle: Puzzle, answer: PuzzleAnswer): PuzzleVerdict => {
  const { theme, record, seat, solution, because, answers } = puzzle;
  const view = replay(record).view(seat);
  if (!possibleAnswers(view, theme).some((one) => isSameAnswer(one, answer)))
    throw new InputError('invalid-answer', `${quoted(answer)} is not a possible answer to puzzle ${puzzle.id}.`);
  if (isSameAnswer(answer, solution)) return { solved: true, because };
  if ('type' in answer) {
    const { percent = 0 } = answers.find((one) => isSameAnswer(one.answer, answer)) ?? {};
    return { solved: false, because: { key: 'percent', params: { percent } } };
  }
  const against = deduce(view).excluded.find(
    ({ schlag, trumpf }) => schlag === answer.schlag && trumpf === answer.trumpf,
  );
  if (!against) throw new TypeError(`Puzzle ${puzzle.id} has a different solution.`);
  return { solved: false, because: against.because, tricks: against.tricks };
};
