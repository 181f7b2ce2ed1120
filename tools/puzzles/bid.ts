/** Decides whether a hold or a fold is right, from the chance of winning in sampled deals and the break-even chance. */
import type { View } from '../../src/game/view.js';
import { analyse, chanceNow } from '../../src/players/advice/analysis.js';
import { percentOf } from '../../src/players/advice/card-reason.js';
import { takePoint, stakeOfBid } from '../../src/players/advice/take-point.js';
import { possibleAnswers } from '../../src/puzzles/answers.js';
import { runToEnd } from '../arena/player.js';
import { MIN_LEAD, WORLDS, type Solved } from './solved.js';

/**
 * Returns hold or fold if the chance of winning differs by at least 8 percentage points from the break-even chance, else
 * null.
 */
export const solveBid = (view: View, worlds = WORLDS): Solved | null => {
  const { seat, pending, phase } = view;
  if (phase !== 'answer' || pending?.type !== 'bid' || seat === null || !view.toAct.includes(seat)) return null;
  const chance = runToEnd(chanceNow(runToEnd(analyse(view, seat, 'puzzle', worlds))));
  const needed = takePoint(view, seat, stakeOfBid(view, pending.to));
  if (Math.abs(chance - needed) < 10 * MIN_LEAD) return null;
  const right = chance > needed ? 'hold' : 'fold';
  const answers = possibleAnswers(view, 'bid');
  const solution = answers.find((answer) => 'type' in answer && answer.type === right);
  const percents = answers.map((answer) => percentOf('type' in answer && answer.type === 'hold' ? chance : needed));
  return solution && answers.length === 2 ? { solution, percents, worlds } : null;
};
