import type { ReactiveControllerHost } from 'lit';
import { haveSameFields } from '../../../rules/same-fields.js';
import { isReviewable } from '../../../players/advice/reviewable.js';
import type { JudgedDecision } from '../../../players/advice/compare.js';
import type { Review } from '../../../players/advice/review.js';
import type { HintMessages } from '../../../i18n/de/hints.js';
import type { Messages } from '../../../i18n/de/table.js';
import { ReviewController } from '../../table/advice/review-controller.js';
import { adviceCode } from '../../table/advice/lazy-advice.js';
import type { Course } from './replay-course.js';

/**
 * Comment on the decision at a step: `thinking` during the calculation, a judgement, or null if there is nothing to
 * judge.
 */
export type Comment = 'thinking' | JudgedDecision | null;

/** Judgements of the decisions made at the replay's seat. Each hand is judged on request. */
export interface Comments {
  /** Judges the hand of this step, unless it is already judged. Rejects if judging fails. */
  ask(step: number): Promise<void>;
  at(step: number): Comment;
  /** Returns a judgement as text. */
  textOf(decision: JudgedDecision, messages: Messages, hintMessages: HintMessages): string;
  close(): void;
}

/** Returns a hand's decisions by step. Equal actions are matched from the end of the hand. */
const byStep = (course: Course, { decisions }: Review, end: number): ReadonlyMap<number, JudgedDecision> => {
  const found = new Map<number, JudgedDecision>();
  let step = end;
  for (const decision of [...decisions].reverse()) {
    while (step > 0 && !haveSameFields(course.happeningAt(step).action, decision.action)) step--;
    if (step === 0) break;
    found.set(step, decision);
    step--;
  }
  return found;
};

export const createComments = (host: ReactiveControllerHost, course: Course): Comments => {
  const controller = new ReviewController(host);
  /** Judgements of each hand, by the step that ends the hand. */
  const judged = new Map<number, ReadonlyMap<number, JudgedDecision>>();

  /** Returns the step that ends the hand; null if the hand cannot be judged. */
  const endOf = (step: number): number | null => {
    const end = course.handEndFrom(step);
    return end !== null && isReviewable(course.ownViewAt(end)) ? end : null;
  };
  return {
    async ask(step) {
      const end = endOf(step);
      if (end === null || judged.has(end)) return;
      const review = await controller.open(course.ownViewAt(end));
      if (review) judged.set(end, byStep(course, review, end));
    },
    at(step) {
      const end = endOf(step);
      if (end === null) return null;
      const decisions = judged.get(end);
      return decisions ? (decisions.get(step) ?? null) : 'thinking';
    },
    textOf: (decision, messages, hintMessages) =>
      adviceCode.code?.decisionSentences(messages, hintMessages, decision).join(' ') ?? '',
    close: () => controller.stop(),
  };
};
