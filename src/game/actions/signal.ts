/** Signals between partners, called Deuten (RULES.md section 9). */
import { takesTurns, type Seat } from '../../rules/seats.js';
import type { Change } from '../change.js';
import type { GameState } from '../game-state.js';
import { signsOf, type Sign } from '../sign.js';
import type { ActionRules } from './action-rules.js';

export interface SignalAction {
  readonly type: 'signal';
  readonly seat: Seat;
  readonly sign: Sign;
}

export const signal: ActionRules<SignalAction> = {
  fields: { sign: 'a string' },
  isInRules: (rules) => rules.signals && !takesTurns(rules),
  offeredActions: (state, seat) =>
    state.signalled.includes(seat) ? [] : signsOf(state.rules).map((sign) => ({ type: 'signal', seat, sign })),
  refusal(state, { seat, sign }) {
    if (state.signalled.includes(seat)) return 'already-signalled';
    return signsOf(state.rules).includes(sign) ? null : 'not-possible';
  },
};

// -- effects ---------------------------------------------------------------------------------------------------------

export const noteSignal = (state: GameState, { seat }: SignalAction): Change => ({
  signalled: [...state.signalled, seat],
});
