/** Announcing the Trumpf (RULES.md section 3.5). */
import { SUITS, type Suit } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';
import { trumpfAnnouncer } from '../announcement.js';
import { withFact, type Change } from '../change.js';
import type { GameState } from '../game-state.js';
import type { ActionRules } from './action-rules.js';

export interface AnnounceTrumpfAction {
  readonly type: 'announce-trumpf';
  readonly seat: Seat;
  readonly trumpf: Suit;
}

export const announceTrumpf: ActionRules<AnnounceTrumpfAction> = {
  fields: { trumpf: 'a string' },
  seatsToAct: (state) => [trumpfAnnouncer(state)],
  offeredActions: (_, seat) => SUITS.map((trumpf) => ({ type: 'announce-trumpf', seat, trumpf })),
  refusal: (_, { trumpf }) => (SUITS.includes(trumpf) ? null : 'not-possible'),
};

// -- effects ---------------------------------------------------------------------------------------------------------

export const setTrumpf = (state: GameState, { trumpf }: AnnounceTrumpfAction): Change => ({
  trumpf,
  happened: withFact(state, { type: 'announced', ...(state.schlag && { schlag: state.schlag }), trumpf }),
});
