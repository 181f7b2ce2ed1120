/** Bids (RULES.md section 6). */
import { BID_PENALTY } from '../../rules/score.js';
import type { Seat } from '../../rules/seats.js';
import { JUMP } from '../../rules/stakes.js';
import { bidPenalty, bidRefusal, bidToRefusal, mayJumpNow, nextBid, offeredValue } from '../bidding.js';
import { withFact, type Change } from '../change.js';
import type { Penalty } from '../fact.js';
import type { GameState } from '../game-state.js';
import { opponentsAt, sidesFor } from '../roles.js';
import { scoreHand } from '../scoring.js';
import type { ActionRules } from './action-rules.js';

/** Raise the hand to this value; in answer to a bid it holds that bid too. */
export interface BidAction {
  readonly type: 'bid';
  readonly seat: Seat;
  readonly to: number;
  /** In the list of legal actions: what this bid would cost. */
  readonly penalty?: Penalty;
}

export const bid: ActionRules<BidAction> = {
  fields: { to: 'a number' },
  offered(state, seat) {
    const found: BidAction[] = [];
    if (bidRefusal(state, seat) === null) {
      const penalty = bidPenalty(state, seat);
      found.push({ type: 'bid', seat, to: nextBid(state), ...(penalty && { penalty }) });
    }
    if (mayJumpNow(state, seat)) found.push({ type: 'bid', seat, to: JUMP });
    return found;
  },
  refusal: (state, { seat, to }) => bidToRefusal(state, seat, to),
};

// -- what follows ----------------------------------------------------------------------------------------------------

/** Whether a bid that can be made is one that may not be. */
export const isPenalised = (state: GameState, { seat }: BidAction): boolean => bidPenalty(state, seat) !== null;

/** A raise in answer includes holding. */
export const raise = (state: GameState, { seat, to }: BidAction): Change => ({
  value: offeredValue(state),
  question: { type: 'bid', seat, to },
  lastBidder: seat,
});

/** A bid that is not allowed ends the hand (section 5, `enforcement: 'penalise'`). */
export const payForBid = (state: GameState, { seat }: BidAction): Change => {
  const penalty = bidPenalty(state, seat) ?? 'wild-bid';
  const points =
    penalty === 'gestrichen-bid' && state.rules.gestrichenBidPenalty === 'hand' ? offeredValue(state) : BID_PENALTY;
  const fined = { ...state, happened: withFact(state, { type: 'penalty', seat, penalty }) };
  return scoreHand(fined, sidesFor(state, opponentsAt(state, seat)), points, 'penalty');
};
