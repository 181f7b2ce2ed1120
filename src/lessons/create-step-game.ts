/** Creates the game of a lesson's step. */
import { createGame, type Game } from '../game/game.js';
import type { Lesson } from './lesson.js';

/**
 * Creates the game of a step, up to the learner's decision. The same step always creates the same game.
 * @throws InputError or IllegalAction if the rules, the set-up or an action in `before` are impossible
 */
export const createStepGame = ({ id, variant, rules, steps }: Lesson, index: number): Game => {
  const step = steps[index];
  if (!step) throw new RangeError(`The lesson '${id}' has no step ${index}.`);
  const game = createGame({ variant, rules, setup: step.setup, seed: `${id}-${index}` });
  for (const action of step.before ?? []) game.act(action);
  return game;
};
