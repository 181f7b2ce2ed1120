/** What may be done in a state of the chart, as the rules of the actions say. */
import type { Seat } from '../rules/seats.js';
import { rulesOf, type Action } from './action.js';
import type { GameState } from './game-state.js';
import type { IllegalActionCode } from './illegal-action.js';
import type { Scoped } from './visibility.js';
import type { Waiting } from './waiting.js';

/** The seats the game waits for, ascending. */
export const seatsToAct = (state: GameState, { actions }: Waiting): readonly Seat[] => {
  // Where several kinds of actions are awaited, as in answer to a bid, the same seats are asked for all of them.
  for (const type of actions) {
    const seats = rulesOf(type).awaited?.(state);
    if (seats) return seats;
  }
  return [];
};

/** All that a seat may do. Draw and cut are listed once, without a place. */
export const legalActions = (state: GameState, waiting: Waiting, seat: Seat): Action[] => {
  const isAwaited = seatsToAct(state, waiting).includes(seat);
  const found: Action[] = [];
  for (const type of waiting.actions) {
    const { awaited, onlyAwaited, isInRules, offered } = rulesOf(type);
    if ((awaited || onlyAwaited) && !isAwaited) continue;
    if (!isInRules || isInRules(state.rules)) found.push(...offered(state, seat));
  }
  return found;
};

/** Why an action is refused; null if it is allowed. */
export const refusalOf = (state: GameState, waiting: Waiting, action: Action): IllegalActionCode | null => {
  const { type, seat } = action;
  const isWaitedFor = waiting.actions.includes(type);
  // To an action of a sibling the rules may have more to say than that its time is not now.
  if (!isWaitedFor && !waiting.siblings.includes(type)) return 'wrong-phase';
  const { awaited, onlyAwaited, isInRules, refusal } = rulesOf(type);
  if (isInRules && !isInRules(state.rules)) return 'not-offered';
  const seats = awaited ? awaited(state) : onlyAwaited ? seatsToAct(state, waiting) : null;
  if (seats && !seats.includes(seat)) return 'not-your-turn';
  return refusal(state, action) ?? (isWaitedFor ? null : 'wrong-phase');
};

/** An action and who may know of it before the hand is over. */
export const scopedAction = (action: Action): Scoped<Action> =>
  rulesOf(action.type).scoped?.(action) ?? { item: action };
