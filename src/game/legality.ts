/** The legal actions in a state of the chart, according to the rules of each type of action. */
import type { Seat } from '../rules/seats.js';
import { actionRulesOf, type Action } from './action.js';
import type { GameState } from './game-state.js';
import type { IllegalActionCode } from './illegal-action.js';
import type { Scoped } from './visibility.js';
import type { Waiting } from './waiting.js';

/** The seats that the game waits for, ascending. */
export const seatsToAct = (state: GameState, { actions }: Waiting): readonly Seat[] => {
  // If the game waits for several types of actions, such as answers to a bid, the same seats can perform each type.
  for (const type of actions) {
    const seats = actionRulesOf(type).seatsToAct?.(state);
    if (seats) return seats;
  }
  return [];
};

/** Returns all legal actions of a seat. `draw` and `cut` are listed once, without a position. */
export const legalActions = (state: GameState, waiting: Waiting, seat: Seat): Action[] => {
  const mustAct = seatsToAct(state, waiting).includes(seat);
  const actions: Action[] = [];
  for (const type of waiting.actions) {
    const rules = actionRulesOf(type);
    if (!mustAct && (rules.onlySeatsToAct || rules.seatsToAct?.(state))) continue;
    if (!rules.isInRules || rules.isInRules(state.rules)) actions.push(...rules.offeredActions(state, seat));
  }
  return actions;
};

/** Returns the reason for rejecting an action, or null if the action is legal. */
export const refusalOf = (state: GameState, waiting: Waiting, action: Action): IllegalActionCode | null => {
  const { type, seat } = action;
  const isWaitedFor = waiting.actions.includes(type);
  // For an action of a sibling state, the rules can return a more specific reason than `wrong-phase`.
  if (!isWaitedFor && !waiting.siblings.includes(type)) return 'wrong-phase';
  const rules = actionRulesOf(type);
  if (rules.isInRules && !rules.isInRules(state.rules)) return 'not-offered';
  const seats = rules.seatsToAct?.(state) ?? (rules.onlySeatsToAct ? seatsToAct(state, waiting) : null);
  if (seats && !seats.includes(seat)) return 'not-your-turn';
  return rules.refusal(state, action) ?? (isWaitedFor ? null : 'wrong-phase');
};

/** Returns an action with the seats that can see the action before the hand ends. */
export const scopedAction = (action: Action): Scoped<Action> =>
  actionRulesOf(action.type).withAudience?.(action) ?? { item: action };
