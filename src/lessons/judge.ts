/** Judges a learner's choice at a step. */
import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';
import type { ActionLike, LessonStep, LessonText } from './lesson.js';

/** Result of a choice. `text` is the lesson's explanation, or null if the lesson does not explain the choice. */
export type Judgement = { readonly isRight: boolean; readonly text: LessonText | null };

const isLike = (action: Action, like: ActionLike): boolean =>
  Object.entries(like).every(([field, value]) => (action as unknown as Record<string, unknown>)[field] === value);

/** Judges a choice and returns its explanation. */
export const judge = ({ expect, wrong = [], right }: LessonStep, action: Action): Judgement => {
  if (expect.some((like) => isLike(action, like))) return { isRight: true, text: right ?? null };
  return { isRight: false, text: wrong.find((choice) => isLike(action, choice.action))?.text ?? null };
};

/**
 * Returns the actions that a step offers: the legal actions of the types in `expect` and `wrong`. If the step asks for
 * a card, the list includes every card, so that the lesson can explain forbidden cards.
 */
export const offeredChoices = ({ expect, wrong = [], seat }: LessonStep, { legal, hand }: View): readonly Action[] => {
  const kinds = new Set([...expect, ...wrong.map(({ action }) => action)].map(({ type }) => type));
  const asksForCard = kinds.has('play') && legal.some(({ type }) => type === 'play');
  const allowed = legal.filter(({ type }) => kinds.has(type));
  if (!asksForCard) return allowed;
  const forbidden = hand.filter((card) => !legal.some((action) => action.type === 'play' && action.card === card));
  return [...allowed, ...forbidden.map((card): Action => ({ type: 'play', seat, card }))];
};
