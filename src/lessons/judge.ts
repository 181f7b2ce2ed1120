/** What a learner's choice is worth at a step. */
import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';
import type { ActionLike, LessonStep, LessonText } from './lesson.js';

/** The choice is right, or wrong and why; without a text nothing was written for it. */
export type Judgement = { readonly isRight: boolean; readonly text: LessonText | null };

const fits = (action: Action, like: ActionLike): boolean =>
  Object.entries(like).every(([field, value]) => (action as unknown as Record<string, unknown>)[field] === value);

/** Whether a choice is the right one, and what is said of it. */
export const judge = ({ expect, wrong = [], right }: LessonStep, action: Action): Judgement => {
  if (expect.some((like) => fits(action, like))) return { isRight: true, text: right ?? null };
  return { isRight: false, text: wrong.find((choice) => fits(action, choice.action))?.text ?? null };
};

/**
 * What the learner may try: of all that is legal the kinds of actions that the step speaks of, and where a card is asked
 * for every card, so that one that may not be played can be tried, too, and is explained.
 */
export const choicesAt = ({ expect, wrong = [], seat }: LessonStep, { legal, hand }: View): readonly Action[] => {
  const kinds = new Set([...expect, ...wrong.map(({ action }) => action)].map(({ type }) => type));
  const asksForCard = kinds.has('play') && legal.some(({ type }) => type === 'play');
  const allowed = legal.filter(({ type }) => kinds.has(type));
  if (!asksForCard) return allowed;
  const forbidden = hand.filter((card) => !legal.some((action) => action.type === 'play' && action.card === card));
  return [...allowed, ...forbidden.map((card): Action => ({ type: 'play', seat, card }))];
};
