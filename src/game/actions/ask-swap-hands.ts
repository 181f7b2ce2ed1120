/** A blind player's request to swap hands with the other blind player (RULES.md section 3.6). */
import type { Seat } from '../../rules/seats.js';
import type { Change } from '../change.js';
import type { GameState } from '../game-state.js';
import type { IllegalActionCode } from '../illegal-action.js';
import { blindSeats } from '../roles.js';
import type { ActionRules } from './action-rules.js';

/** Asks the other player who has not looked to swap hands. The game does not wait for the answer. */
export interface AskSwapHandsAction {
  readonly type: 'ask-swap-hands';
  readonly seat: Seat;
}

const refusal = (state: GameState, { seat }: AskSwapHandsAction): IllegalActionCode | null => {
  if (!blindSeats(state).includes(seat)) return 'not-offered';
  if (state.handSwap === 'used') return 'already-asked';
  return state.handSwap === 'open' ? null : 'not-offered';
};

export const askSwapHands: ActionRules<AskSwapHandsAction> = {
  fields: {},
  isInRules: (rules) => rules.blindSwap,
  offeredActions(state, seat) {
    const action: AskSwapHandsAction = { type: 'ask-swap-hands', seat };
    return refusal(state, action) === null ? [action] : [];
  },
  refusal,
};

// -- effects ---------------------------------------------------------------------------------------------------------

export const setSwapQuestion = (_: GameState, { seat }: AskSwapHandsAction): Change => ({
  question: { type: 'swap-hands', seat },
  handSwap: 'used',
});

/** Returns the fields that an announcement changes: it ends the time for a swap and drops an unanswered request. */
export const endHandSwap = ({ handSwap }: GameState): Change => ({
  question: null,
  handSwap: handSwap === 'open' ? 'closed' : handSwap,
});
