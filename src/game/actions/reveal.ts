/** Showing the remaining cards after a hand, without any effect on the game. */
import { seatsOf, type Seat } from '../../rules/seats.js';
import { withFact, type Change } from '../change.js';
import type { GameState } from '../game-state.js';
import type { ActionRules } from './action-rules.js';

/** Agrees to show the remaining cards. The cards are shown when every seat has agreed. */
export interface RevealAction {
  readonly type: 'reveal';
  readonly seat: Seat;
}

const isPossible = ({ hands, revealing }: GameState, seat: Seat): boolean =>
  !revealing.includes(seat) && hands.some((hand) => hand.length > 0);

export const reveal: ActionRules<RevealAction> = {
  fields: {},
  offeredActions: (state, seat) => (isPossible(state, seat) ? [{ type: 'reveal', seat }] : []),
  refusal: (state, { seat }) => (isPossible(state, seat) ? null : 'nothing-to-reveal'),
};

// -- effects ---------------------------------------------------------------------------------------------------------

export const revealHand = (state: GameState, { seat }: RevealAction): Change => {
  const revealing = [...state.revealing, seat];
  if (seatsOf(state.rules.players).some((other) => !revealing.includes(other))) return { revealing };
  const { hands } = state;
  return { revealing, revealed: hands, happened: withFact(state, { type: 'revealed', hands }) };
};
