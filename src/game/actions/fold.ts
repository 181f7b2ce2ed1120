/** Folding to a bid (RULES.md section 6). */
import type { Seat } from '../../rules/seats.js';
import { pendingBid, seatsToAnswerBid } from '../bidding.js';
import type { Change } from '../change.js';
import type { GameState } from '../game-state.js';
import { partyAt, sidesFor } from '../roles.js';
import { scoreHand } from '../scoring.js';
import type { ActionRules } from './action-rules.js';

export interface FoldAction {
  readonly type: 'fold';
  readonly seat: Seat;
}

export const fold: ActionRules<FoldAction> = {
  fields: {},
  seatsToAct: seatsToAnswerBid,
  offeredActions: (_, seat) => [{ type: 'fold', seat }],
  refusal: () => null,
};

// -- effects ---------------------------------------------------------------------------------------------------------

/** Awards the hand's value before the bid to the bidders. */
export const scoreFold = (state: GameState): Change =>
  scoreHand(state, sidesFor(state, partyAt(state, pendingBid(state).seat)), state.value, 'fold');
