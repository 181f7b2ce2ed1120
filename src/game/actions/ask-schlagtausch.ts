/** An announcer's request for a Schlagtausch (RULES.md section 3.7). */
import type { Seat } from '../../rules/seats.js';
import { announcesBoth } from '../announcement.js';
import type { Change } from '../change.js';
import type { GameState } from '../game-state.js';
import type { IllegalActionCode } from '../illegal-action.js';
import { dealerOf } from '../roles.js';
import type { ActionRules } from './action-rules.js';

export interface AskSchlagtauschAction {
  readonly type: 'ask-schlagtausch';
  readonly seat: Seat;
}

const refusal = (state: GameState, { seat }: AskSchlagtauschAction): IllegalActionCode | null => {
  const { schlagtausch } = state.rules;
  const role = seat === dealerOf(state) ? 'dealer' : 'forehand';
  if (announcesBoth(state) || (schlagtausch !== 'either' && schlagtausch !== role)) return 'not-offered';
  return state.questionsAsked.schlagtausch ? 'already-asked' : null;
};

export const askSchlagtausch: ActionRules<AskSchlagtauschAction> = {
  fields: {},
  onlySeatsToAct: true,
  offeredActions(state, seat) {
    const action: AskSchlagtauschAction = { type: 'ask-schlagtausch', seat };
    return refusal(state, action) === null ? [action] : [];
  },
  refusal,
};

// -- effects ---------------------------------------------------------------------------------------------------------

export const setSchlagtauschQuestion = (state: GameState, { seat }: AskSchlagtauschAction): Change => ({
  question: { type: 'schlagtausch', seat },
  questionsAsked: { ...state.questionsAsked, schlagtausch: true },
});
