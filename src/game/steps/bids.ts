/** Bids and what becomes of them (RULES.md section 6). */
import type { Card } from '../../rules/card.js';
import { fitsLastTrick } from '../../rules/stakes.js';
import { BID_PENALTY } from '../../rules/score.js';
import type { Announcement } from '../../rules/order.js';
import type { ActionOf } from '../action.js';
import type { Question } from '../fact.js';
import { bidPenalty, lastCardOf, offeredValue } from '../bidding.js';
import { announcementOf, opponentsAt, partyAt, sidesFor, type TableState } from '../state.js';
import { scoreHand } from './score.js';
import { withFact, type Change } from './step.js';

/** A raise in answer includes holding. */
export const bid = (state: TableState, { seat, to }: ActionOf<'bid'>): Change => ({
  value: offeredValue(state),
  question: { type: 'bid', seat, to },
  lastBidder: seat,
});

type Bid = Extract<Question, { type: 'bid' }>;

export const holdBid = (state: TableState): Change => ({ value: (state.question as Bid).to, question: null });

/** The bidders score the value before the bid. */
export const foldToBid = (state: TableState): Change => {
  const { seat } = state.question as Bid;
  return scoreHand(state, sidesFor(state, partyAt(state, seat)), state.value, 'fold');
};

/** "Farbe!": the bidder shows his last card, and whoever is right scores the value before the bid. */
export const settleFarbe = (state: TableState): Change => {
  const { seat } = state.question as Bid;
  const card: Card = lastCardOf(state, seat);
  const fits = fitsLastTrick(state.rules, announcementOf(state) as Announcement, card, state.trick[0].card);
  const shown = { ...state, happened: withFact(state, { type: 'shown', seat, card }) };
  return scoreHand(
    shown,
    sidesFor(state, fits ? partyAt(state, seat) : opponentsAt(state, seat)),
    state.value,
    'farbe',
  );
};

/** A bid that is not allowed ends the hand (section 5, `enforcement: 'penalise'`). */
export const payForBid = (state: TableState, { seat }: ActionOf<'bid'>): Change => {
  const penalty = bidPenalty(state, seat) ?? 'wild-bid';
  const points =
    penalty === 'gestrichen-bid' && state.rules.gestrichenBidPenalty === 'hand' ? offeredValue(state) : BID_PENALTY;
  const fined = { ...state, happened: withFact(state, { type: 'penalty', seat, penalty }) };
  return scoreHand(fined, sidesFor(state, opponentsAt(state, seat)), points, 'penalty');
};
