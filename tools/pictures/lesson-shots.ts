/** Screenshots of the first lesson: each step as asked and after the right answer, and the closing page. */
import { lessons as german } from '../../src/i18n/de/lessons.js';
import { createStepGame } from '../../src/lessons/create-step-game.js';
import { judge, offeredChoices } from '../../src/lessons/judge.js';
import { ownLessons } from '../../src/lessons/own-lessons.js';
import type { Shot } from './shot.js';
import { press, skipLessonStep, waitForElement, type Step } from './table-page.js';

const [lesson] = ownLessons(german.salzburg.courses);
const attributes = { lesson: lesson.id, confirm: 'never' };

const skipSteps = (count: number): readonly Step[] => Array.from({ length: count }, () => skipLessonStep);

/** Gives the right answer to a step, counted from 0. */
function answer(index: number): readonly Step[] {
  const step = lesson.steps[index];
  const choices = offeredChoices(step, createStepGame(lesson, index).view(step.seat));
  const right = choices.find((action) => judge(step, action).isRight);
  if (!right) throw new Error(`Step ${index + 1} of the lesson '${lesson.id}' offers no right choice.`);
  if (right.type === 'play') return [press(`.hand [data-card='${right.card}']`), waitForElement('.verdict.right')];
  const place = choices.filter(({ type }) => type === right.type).indexOf(right);
  return [press(`.lesson [data-action='${right.type}']`, place), waitForElement('.verdict.right')];
}

const shotsOf = (index: number): Readonly<Record<string, Shot>> => ({
  [`lesson-${index + 1}`]: { attributes, steps: skipSteps(index) },
  [`lesson-${index + 1}-right`]: { attributes, steps: [...skipSteps(index), ...answer(index)] },
});

export const LESSON: Readonly<Record<string, Shot>> = {
  ...Object.assign({}, ...lesson.steps.map((_, index) => shotsOf(index))),
  'lesson-end': { attributes, steps: [...skipSteps(lesson.steps.length), waitForElement('.lesson.ended')] },
};
