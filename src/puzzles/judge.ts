import { replay } from '../game/replay.js';
import type { Because } from '../players/deduction/because.js';
import { deduce } from '../players/deduction/deduce.js';
import { InputError, quoted } from '../rules/input-error.js';
import { possibleAnswers, isSameAnswer } from './answers.js';
import type { Puzzle, PuzzleAnswer, PuzzleReason } from './puzzle.js';

/** What an answer is worth. */
export type PuzzleVerdict =
  | { readonly solved: true; readonly because: PuzzleReason }
  /** Of how many of a hundred deals it wins; of `fold` how many it would have to win for a hold to pay. */
  | {
      readonly solved: false;
      readonly because: { readonly key: 'percent'; readonly params: { readonly percent: number } };
    }
  /** For `find`: what shows that this pair cannot be, and in which tricks, from 1. */
  | { readonly solved: false; readonly because: Because; readonly tricks: readonly number[] };

/**
 * Whether an answer is the right one, and why or why not. What it is judged by is what the puzzle's seat may know.
 * @throws InputError `invalid-answer` for what cannot be answered here
 */
export const judgePuzzle = (puzzle: Puzzle, answer: PuzzleAnswer): PuzzleVerdict => {
  const { theme, record, seat, solution, because, answers } = puzzle;
  const view = replay(record).view(seat);
  if (!possibleAnswers(view, theme).some((one) => isSameAnswer(one, answer)))
    throw new InputError('invalid-answer', `${quoted(answer)} is no answer to the puzzle ${puzzle.id}.`);
  if (isSameAnswer(answer, solution)) return { solved: true, because };
  if ('type' in answer) {
    const { percent = 0 } = answers.find((one) => isSameAnswer(one.answer, answer)) ?? {};
    return { solved: false, because: { key: 'percent', params: { percent } } };
  }
  const against = deduce(view).excluded.find(
    ({ schlag, trumpf }) => schlag === answer.schlag && trumpf === answer.trumpf,
  );
  if (!against) throw new TypeError(`The puzzle ${puzzle.id} has another solution.`);
  return { solved: false, because: against.because, tricks: against.tricks };
};
