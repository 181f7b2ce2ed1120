import type { Action } from '../../game/action.js';
import type { View } from '../../game/view.js';
import type { Seat } from '../../rules/seats.js';
import { checkView } from '../check-view.js';
import { runInSlices } from '../time-slices.js';
import type { AdviseOptions } from './advice.js';
import { analyse } from './analysis.js';
import { compared, WORLDS, type Comparison } from './compare.js';

/** What can be compared with others of its kind; to bid first can be not, so it decides nothing. */
const COMPARED: readonly Action['type'][] = ['hold', 'decide', 'play', 'announce-schlag', 'announce-trumpf', 'show'];

/** Whether an action can be compared with others that a view offers. */
export const isCompared = ({ legal, pending }: View, { type }: Action): boolean => {
  if (type === 'fold' || type === 'bid') return pending?.type === 'bid';
  return COMPARED.includes(type) && (type !== 'play' || legal.filter((other) => other.type === type).length > 1);
};

function* considering(view: View, seat: Seat, seed: string): Generator<undefined, Comparison | null> {
  const kind = view.legal.find((action) => COMPARED.includes(action.type) && isCompared(view, action));
  return kind ? yield* compared(yield* analyse(view, seat, seed, WORLDS), kind) : null;
}

/**
 * Compares what the view's seat can do now, by what it knows and nothing else, so that whatever it chooses can be judged at
 * once as `review` would judge it; null if there is no choice that can be judged. Computes in time slices, as `choose` does.
 * @throws InputError `invalid-view`, and the signal's reason once it is aborted; both as a rejection
 */
export const consider = async (
  view: View,
  { seed = '', signal }: Pick<AdviseOptions, 'seed' | 'signal'> = {},
): Promise<Comparison | null> => {
  checkView(view, 'consider');
  const { seat } = view;
  if (seat === null || !view.toAct.includes(seat)) return null;
  return runInSlices(considering(view, seat, seed), { ...(signal && { signal }) });
};
