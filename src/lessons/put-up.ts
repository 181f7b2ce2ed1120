/** A step of a lesson, put up as a game. */
import { createGame, type Game } from '../game/game.js';
import type { Lesson } from './lesson.js';

/**
 * The game of a step, as it stands when the learner is asked. The same step is always the same game.
 * @throws InputError or IllegalAction if rules, set-up or an action before are impossible
 */
export const putUp = ({ id, variant, rules, steps }: Lesson, index: number): Game => {
  const step = steps[index];
  if (!step) throw new RangeError(`The lesson '${id}' has no step ${index}.`);
  const game = createGame({ variant, rules, setup: step.setup, seed: `${id}-${index}` });
  for (const action of step.before ?? []) game.act(action);
  return game;
};
