import assert from 'node:assert/strict';
import { replay } from '../../src/game/replay.js';
import { puzzleCalled } from '../../src/puzzles/puzzles.js';
import { solvePosition } from '../../tools/puzzles/solve.js';
import { wrongThumbShare } from '../../tools/puzzles/rules-of-thumb.js';

/** Solves a puzzle again and compares the results. */
export const assertSolved = (id: string): void => {
  const { record, seat, theme, solution, answers, judged } = puzzleCalled(id);
  const view = replay(record).view(seat);
  const solved = solvePosition(view, theme);
  assert.deepEqual(solved?.solution, solution, `${id} has one solution, that of the catalogue`);
  assert.ok(wrongThumbShare(view, theme, solution) > 0, `a rule of thumb misses ${id}`);
  if (!judged)
    assert.deepEqual(
      solved.percents,
      answers.map(({ percent }) => percent),
      id,
    );
};
