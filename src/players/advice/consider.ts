import type { Action } from '../../game/action.js';
import type { View } from '../../game/view.js';
import { haveSameFields } from '../../rules/same-fields.js';
import { checkView } from '../check-view.js';
import { handViewOf } from '../two-player-view.js';
import { runInSlices } from '../time-slices.js';
import type { AdviseOptions } from './advice.js';
import { analyse } from './analysis.js';
import { compareActions, type JudgedDecision } from './compare.js';

/** Types of actions that can be compared with alternatives. A first bid cannot be compared. */
const COMPARABLE_ACTIONS: readonly Action['type'][] = [
  'hold',
  'decide',
  'play',
  'announce-schlag',
  'announce-trumpf',
  'show',
];

/** Whether an action can be compared with alternatives in the view. */
export const isComparable = ({ legal, pending }: View, { type }: Action): boolean => {
  if (type === 'fold' || type === 'bid') return pending?.type === 'bid';
  return (
    COMPARABLE_ACTIONS.includes(type) && (type !== 'play' || legal.filter((other) => other.type === type).length > 1)
  );
};

/** Judgements of a seat's possible actions before it chooses one, as plain data that a worker can send. */
export interface JudgedActions {
  /** Whether one action is clearly worse than another. */
  readonly hasClearDifference: boolean;
  readonly judged: readonly JudgedDecision[];
}

/** Returns the judgement of an action, or null if the action was not compared. */
export const judgementOf = ({ judged }: JudgedActions, action: Action): JudgedDecision | null =>
  judged.find((decision) => haveSameFields(decision.action, action)) ?? null;

/**
 * Computes the result of `consider()`.
 * @param worlds number of sampled worlds. Default: the number that a strong player uses, with the same worlds
 */
export function* computeJudgements(
  tableView: View,
  seed = '',
  worlds?: number,
): Generator<undefined, JudgedActions | null> {
  const { view, toTable } = handViewOf(tableView);
  const { seat, toAct, legal } = view;
  const kind = legal.find((action) => COMPARABLE_ACTIONS.includes(action.type) && isComparable(view, action));
  if (seat === null || !toAct.includes(seat) || !kind) return null;
  const comparison = yield* compareActions(yield* analyse(view, seat, seed, worlds), kind);
  if (!comparison) return null;
  return toTable({
    hasClearDifference: comparison.hasClearDifference,
    judged: legal.flatMap((action) => comparison.judge(action) ?? []),
  });
}

/**
 * Compares the possible actions of the view's seat, so that its choice can be judged immediately, as `review` does after the
 * hand. Uses only the knowledge of that seat. Resolves to null if no choice can be judged. Computes in time slices, as
 * `choose` does.
 * @throws InputError `invalid-view`, and the signal's reason after an abort (both as rejections)
 */
export const consider = async (
  view: View,
  { seed = '', signal }: Pick<AdviseOptions, 'seed' | 'signal'> = {},
): Promise<JudgedActions | null> => {
  checkView(view, 'consider');
  return runInSlices(computeJudgements(view, seed), { ...(signal && { signal }) });
};
