import type { Action } from '../../game/action.js';
import type { View } from '../../game/view.js';
import { haveSameFields } from '../../rules/same-fields.js';
import { checkView } from '../check-view.js';
import { runInSlices } from '../time-slices.js';
import type { AdviseOptions } from './advice.js';
import { analyse } from './analysis.js';
import { compared, WORLDS, type JudgedDecision } from './compare.js';

/** What can be compared with others of its kind; to bid first can be not, so it decides nothing. */
const COMPARED: readonly Action['type'][] = ['hold', 'decide', 'play', 'announce-schlag', 'announce-trumpf', 'show'];

/** Whether an action can be compared with others that a view offers. */
export const isCompared = ({ legal, pending }: View, { type }: Action): boolean => {
  if (type === 'fold' || type === 'bid') return pending?.type === 'bid';
  return COMPARED.includes(type) && (type !== 'play' || legal.filter((other) => other.type === type).length > 1);
};

/** All that a seat can do, judged before anything is chosen: plain data, so that it can be thought out elsewhere. */
export interface Compared {
  /** Whether something clearly costs more than something else. */
  readonly matters: boolean;
  readonly judged: readonly JudgedDecision[];
}

/** What was judged of an action; null: it was not compared. */
export const judgedIn = ({ judged }: Compared, action: Action): JudgedDecision | null =>
  judged.find((decision) => haveSameFields(decision.action, action)) ?? null;

/** The computation of `consider`. */
export function* comparing(view: View, seed = ''): Generator<undefined, Compared | null> {
  const { seat, toAct, legal } = view;
  const kind = legal.find((action) => COMPARED.includes(action.type) && isCompared(view, action));
  if (seat === null || !toAct.includes(seat) || !kind) return null;
  const comparison = yield* compared(yield* analyse(view, seat, seed, WORLDS), kind);
  if (!comparison) return null;
  return { matters: comparison.matters, judged: legal.flatMap((action) => comparison.judge(action) ?? []) };
}

/**
 * Compares what the view's seat can do now, by what it knows and nothing else, so that whatever it chooses can be judged at
 * once as `review` would judge it; null if there is no choice that can be judged. Computes in time slices, as `choose` does.
 * @throws InputError `invalid-view`, and the signal's reason once it is aborted; both as a rejection
 */
export const consider = async (
  view: View,
  { seed = '', signal }: Pick<AdviseOptions, 'seed' | 'signal'> = {},
): Promise<Compared | null> => {
  checkView(view, 'consider');
  return runInSlices(comparing(view, seed), { ...(signal && { signal }) });
};
