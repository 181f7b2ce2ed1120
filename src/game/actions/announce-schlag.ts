/** Announcing the Schlag (RULES.md section 3.5). */
import { announceableSchlaege, schlaegeOf } from '../../rules/announce.js';
import type { Schlag } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';
import { schlagAnnouncer } from '../announcement.js';
import { withFact, type Change } from '../change.js';
import type { GameState } from '../game-state.js';
import { handOf } from '../roles.js';
import type { ActionRules } from './action-rules.js';
import { endHandSwap } from './ask-swap-hands.js';

export interface AnnounceSchlagAction {
  readonly type: 'announce-schlag';
  readonly seat: Seat;
  readonly schlag: Schlag;
}

export const announceSchlag: ActionRules<AnnounceSchlagAction> = {
  fields: { schlag: 'a string' },
  seatsToAct: (state) => [schlagAnnouncer(state)],
  offeredActions: (state, seat) =>
    announceableSchlaege(state.rules, handOf(state, seat)).map((schlag) => ({ type: 'announce-schlag', seat, schlag })),
  refusal(state, { seat, schlag }) {
    if (!schlaegeOf(state.rules).includes(schlag)) return 'not-possible';
    return announceableSchlaege(state.rules, handOf(state, seat)).includes(schlag) ? null : 'must-hold';
  },
};

// -- effects ---------------------------------------------------------------------------------------------------------

export const setSchlag = (state: GameState, { schlag }: AnnounceSchlagAction): Change => ({
  ...endHandSwap(state),
  schlag,
  happened: withFact(state, { type: 'announced', schlag }),
});
