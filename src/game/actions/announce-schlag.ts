/** Announcing the Schlag (RULES.md section 3.5). */
import { schlaegeOf } from '../../rules/announce.js';
import type { Schlag } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';
import { schlagAnnouncer } from '../announcement.js';
import { withFact, type Change } from '../change.js';
import type { GameState } from '../game-state.js';
import type { ActionRules } from './action-rules.js';

export interface AnnounceSchlagAction {
  readonly type: 'announce-schlag';
  readonly seat: Seat;
  readonly schlag: Schlag;
}

export const announceSchlag: ActionRules<AnnounceSchlagAction> = {
  fields: { schlag: 'a string' },
  seatsToAct: (state) => [schlagAnnouncer(state)],
  offeredActions: ({ rules }, seat) => schlaegeOf(rules).map((schlag) => ({ type: 'announce-schlag', seat, schlag })),
  refusal: ({ rules }, { schlag }) => (schlaegeOf(rules).includes(schlag) ? null : 'not-possible'),
};

// -- effects ---------------------------------------------------------------------------------------------------------

export const setSchlag = (state: GameState, { schlag }: AnnounceSchlagAction): Change => ({
  schlag,
  happened: withFact(state, { type: 'announced', schlag }),
});
