/** The call "Farbe!" in answer to a bid in the last trick (RULES.md section 6). */
import type { Card } from '../../rules/card.js';
import type { Announcement } from '../../rules/announce.js';
import type { Seat } from '../../rules/seats.js';
import { allowsLastTrickBid } from '../../rules/stakes.js';
import { pendingBid, lastCardOf, mayCallFarbe, seatsToAnswerBid } from '../bidding.js';
import { withFact, type Change } from '../change.js';
import type { GameState } from '../game-state.js';
import { announcementOf, opponentsAt, partyAt, sidesFor } from '../roles.js';
import { scoreHand } from '../scoring.js';
import type { ActionRules } from './action-rules.js';

/** Calls "Farbe!": the bidder must show that their last card allowed the bid. */
export interface FarbeAction {
  readonly type: 'farbe';
  readonly seat: Seat;
}

export const farbe: ActionRules<FarbeAction> = {
  fields: {},
  seatsToAct: seatsToAnswerBid,
  offeredActions: (state, seat) => (mayCallFarbe(state) ? [{ type: 'farbe', seat }] : []),
  refusal: (state) => (mayCallFarbe(state) ? null : 'not-offered'),
};

// -- effects ---------------------------------------------------------------------------------------------------------

/** Shows the bidder's last card. The side that was right scores the hand's value before the bid. */
export const resolveFarbe = (state: GameState): Change => {
  const { seat } = pendingBid(state);
  const card: Card = lastCardOf(state, seat);
  const fits = allowsLastTrickBid(
    state.rules,
    announcementOf(state) as Announcement,
    card,
    state.trick.map((played) => played.card),
  );
  const shown = { ...state, happened: withFact(state, { type: 'shown', seat, card }) };
  const winners = fits ? partyAt(state, seat) : opponentsAt(state, seat);
  return scoreHand(shown, sidesFor(state, winners), state.value, 'farbe');
};
