import type { Action } from '../../game/action.js';
import type { Fact } from '../../game/fact.js';
import type { View } from '../../game/view.js';
import type { Seat } from '../../rules/seats.js';

/**
 * Actions that can be judged. A bid can be judged only as an answer, because the value of other bids depends on the
 * opponents' answer.
 */
const JUDGEABLE_ACTIONS: readonly string[] = [
  'announce-schlag',
  'announce-trumpf',
  'show',
  'decide',
  'play',
  'hold',
  'fold',
  'bid',
] satisfies readonly Action['type'][];

/** Whether an entry is a decision by this seat that can be judged. */
export const isJudgeable = (entry: Action | Fact, seat: Seat): boolean =>
  JUDGEABLE_ACTIONS.includes(entry.type) && 'seat' in entry && entry.seat === seat;

/** Whether the view's seat made a reviewable decision in the finished hand. */
export const isReviewable = ({ seat, phase, history }: View): boolean => {
  if (seat === null || (phase !== 'hand-over' && phase !== 'game-over')) return false;
  const deal = history.map(({ type }) => type).lastIndexOf('deal');
  return history.slice(deal + 1).some((entry) => isJudgeable(entry, seat));
};
