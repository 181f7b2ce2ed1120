/** `watten-table/puzzles`: positions with one right answer. Runs in Node, workers and browsers. */
export { judgePuzzle, type PuzzleVerdict } from './puzzles/judge.js';
export type {
  Puzzle,
  PuzzleAnswer,
  PuzzleReason,
  PuzzleReasonKey,
  PuzzleTheme,
  RatedAnswer,
} from './puzzles/puzzle.js';
export { DAILY_PUZZLES, dailyPuzzle, puzzleCalled, puzzles, type ListedPuzzle } from './puzzles/puzzles.js';
