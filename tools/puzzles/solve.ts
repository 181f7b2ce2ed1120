import type { View } from '../../src/game/view.js';
import type { PuzzleTheme } from '../../src/puzzles/puzzle.js';
import { solveAnnounce } from './announce.js';
import { solveBid } from './bid.js';
import { solveFind } from './find.js';
import type { Solved } from './solved.js';
import { solveTricks } from './tricks.js';

const SOLVERS: Readonly<Record<PuzzleTheme, (view: View) => Solved | null>> = {
  tricks: solveTricks,
  find: solveFind,
  announce: solveAnnounce,
  bid: solveBid,
};

/** Returns the only right answer at a position, or null if there are several or the position does not fit the theme. */
export const solvePosition = (view: View, theme: PuzzleTheme): Solved | null => SOLVERS[theme](view);
