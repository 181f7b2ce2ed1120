/** Showing the remaining cards after a hand, without any effect on the game. */
import type { Seat } from '../../rules/seats.js';
import { withFact, type Change } from '../change.js';
import type { GameState } from '../game-state.js';
import { isPlayingAt, playingSeats } from '../roles.js';
import type { ActionRules } from './action-rules.js';

/** Agrees to show the remaining cards. The cards are shown when every seat that played the hand has agreed. */
export interface RevealAction {
  readonly type: 'reveal';
  readonly seat: Seat;
}

const isPossible = (state: GameState, seat: Seat): boolean =>
  isPlayingAt(state, seat) && !state.revealing.includes(seat) && state.hands.some((hand) => hand.length > 0);

export const reveal: ActionRules<RevealAction> = {
  fields: {},
  offeredActions: (state, seat) => (isPossible(state, seat) ? [{ type: 'reveal', seat }] : []),
  refusal: (state, { seat }) => (isPossible(state, seat) ? null : 'nothing-to-reveal'),
};

// -- effects ---------------------------------------------------------------------------------------------------------

export const revealHand = (state: GameState, { seat }: RevealAction): Change => {
  const revealing = [...state.revealing, seat];
  if (playingSeats(state).some((other) => !revealing.includes(other))) return { revealing };
  const { hands } = state;
  return { revealing, revealed: hands, happened: withFact(state, { type: 'revealed', hands }) };
};
