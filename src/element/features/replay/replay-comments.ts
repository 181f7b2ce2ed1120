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

/** What is known of the decision at a step: nothing yet, or the judgement; null: there is none to be judged. */
export type Comment = 'thinking' | JudgedDecision | null;

/** Judgements of what the seat of a course decided, hand by hand; each is made when it is asked for. */
export interface Comments {
  /** Makes sure that the hand of this step is judged. Rejects if it cannot be. */
  ask(step: number): Promise<void>;
  at(step: number): Comment;
  /** What is said of a judgement. */
  told(decision: JudgedDecision, messages: Messages, hintMessages: HintMessages): string;
  close(): void;
}

/** The decisions of a hand by the step that did them; of equal actions the last ones were judged. */
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
  /** By the step that ends the hand. */
  const judged = new Map<number, ReadonlyMap<number, JudgedDecision>>();

  /** The end of the hand in which something can be judged. */
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
    told: (decision, messages, hintMessages) =>
      adviceCode.code?.decisionSentences(messages, hintMessages, decision).join(' ') ?? '',
    close: () => controller.stop(),
  };
};
