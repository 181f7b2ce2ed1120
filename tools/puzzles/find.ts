/** Finds the secret Schlag and Trumpf exactly, with `deduce`. */
import type { View } from '../../src/game/view.js';
import { deduce } from '../../src/players/deduction/deduce.js';
import { mustDeduceAnnouncement } from '../../src/players/deduction/evidence.js';
import type { Solved } from './solved.js';

/** Returns the only pair that fits what a blind seat has seen, or null if the seat is not blind or several pairs fit. */
export const solveFind = (view: View): Solved | null => {
  if (view.seat === null || !mustDeduceAnnouncement(view)) return null;
  const { possible, excluded } = deduce(view);
  const [solution, ...others] = possible;
  return solution && others.length === 0 ? { solution, percents: [], worlds: excluded.length } : null;
};
