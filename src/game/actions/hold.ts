/** Holding a bid (RULES.md section 6). */
import type { Seat } from '../../rules/seats.js';
import { pendingBid, seatsToAnswerBid } from '../bidding.js';
import type { Change } from '../change.js';
import type { GameState } from '../game-state.js';
import type { ActionRules } from './action-rules.js';

export interface HoldAction {
  readonly type: 'hold';
  readonly seat: Seat;
}

export const hold: ActionRules<HoldAction> = {
  fields: {},
  seatsToAct: seatsToAnswerBid,
  offeredActions: (_, seat) => [{ type: 'hold', seat }],
  refusal: () => null,
};

// -- effects ---------------------------------------------------------------------------------------------------------

export const holdBid = (state: GameState): Change => ({ value: pendingBid(state).to, question: null });
