import type { Action } from '../../game/action.js';
import type { View } from '../../game/view.js';
import type { Seat } from '../../rules/seats.js';
import { runInSlices } from '../time-slices.js';
import type { AdviseOptions } from './advice.js';
import { analyse } from './analysis.js';
import { decisionIndexes, handHistoryOf, reviewedHand } from './hand-history.js';
import { compareActions, type JudgedDecision } from './compare.js';
import { rewindView } from './rewind.js';

/** The judged decisions of a seat in a hand, in order. */
export interface Review {
  readonly decisions: readonly JudgedDecision[];
  /** The decision with the highest cost, or null if none cost anything. */
  readonly worst: JudgedDecision | null;
}

function* computeReview(view: View, seat: Seat, seed: string): Generator<undefined, Review> {
  const hand = handHistoryOf(view, seat);
  const decisions: JudgedDecision[] = [];
  for (const index of decisionIndexes(hand, seat)) {
    const then = rewindView(view, hand, index);
    const action = hand.since[index] as Action;
    const choice = then && (yield* compareActions(yield* analyse(then, seat, seed), action));
    const decision = choice?.judge(action);
    if (decision) decisions.push(decision);
    yield;
  }
  const worst = decisions.reduce<JudgedDecision | null>(
    (one, other) => (other.cost > (one?.cost ?? 0) ? other : one),
    null,
  );
  return { decisions, worst };
}

/**
 * Judges each decision of the view's seat in the finished hand, based on the knowledge at that time. Ignores cards that
 * became known later. Computes in time slices, as `choose` does.
 * @throws InputError `invalid-view`, or `nothing-to-review` if no hand is over or the view is a spectator's, and the
 * signal's reason after an abort (all as rejections)
 */
export const review = async (
  view: View,
  { seed = '', signal }: Pick<AdviseOptions, 'seed' | 'signal'> = {},
): Promise<Review> => {
  const { view: handView, seat, toTable } = reviewedHand(view, 'review');
  return toTable(await runInSlices(computeReview(handView, seat, seed), { ...(signal && { signal }) }));
};
