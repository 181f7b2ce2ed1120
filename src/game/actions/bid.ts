/** Bids (RULES.md section 6). */
import { BID_PENALTY } from '../../rules/score.js';
import type { Seat } from '../../rules/seats.js';
import { JUMP_VALUE } from '../../rules/stakes.js';
import { bidPenalty, bidRefusal, bidToRefusal, mayJumpNow, nextBid, offeredValue } from '../bidding.js';
import { withFact, type Change } from '../change.js';
import type { Penalty } from '../fact.js';
import type { GameState } from '../game-state.js';
import { opponentsAt, sidesFor } from '../roles.js';
import { scoreHand } from '../scoring.js';
import type { ActionRules } from './action-rules.js';

/** Raises the hand to this value. A raise in answer to a bid also holds that bid. */
export interface BidAction {
  readonly type: 'bid';
  readonly seat: Seat;
  readonly to: number;
  /** The penalty for this bid. Set only in the list of legal actions. */
  readonly penalty?: Penalty;
}

export const bid: ActionRules<BidAction> = {
  fields: { to: 'a number' },
  offeredActions(state, seat) {
    const bids: BidAction[] = [];
    if (bidRefusal(state, seat) === null) {
      const penalty = bidPenalty(state, seat);
      bids.push({ type: 'bid', seat, to: nextBid(state), ...(penalty && { penalty }) });
    }
    if (mayJumpNow(state, seat)) bids.push({ type: 'bid', seat, to: JUMP_VALUE });
    return bids;
  },
  refusal: (state, { seat, to }) => bidToRefusal(state, seat, to),
};

// -- effects ---------------------------------------------------------------------------------------------------------

/** Whether this bid is forbidden and therefore costs a penalty. */
export const isPenalised = (state: GameState, { seat }: BidAction): boolean => bidPenalty(state, seat) !== null;

/** Raises the value. A raise in answer to a bid also holds that bid. */
export const raise = (state: GameState, { seat, to }: BidAction): Change => ({
  value: offeredValue(state),
  question: { type: 'bid', seat, to },
  lastBidder: seat,
});

/** Returns the points for the other side after a forbidden bid. */
const pointsForBid = (state: GameState, penalty: Penalty, to: number): number => {
  switch (state.rules.forbiddenBid) {
    case 'two':
      return BID_PENALTY;
    case 'hand':
      return penalty === 'gestrichen-bid' ? offeredValue(state) : BID_PENALTY;
    case 'bid':
      return to;
  }
};

/** Ends the hand with the penalty for a forbidden bid (section 5, `enforcement: 'penalise'`). */
export const applyBidPenalty = (state: GameState, { seat, to }: BidAction): Change => {
  const penalty = bidPenalty(state, seat) ?? 'wild-bid';
  const points = pointsForBid(state, penalty, to);
  const withPenalty = { ...state, happened: withFact(state, { type: 'penalty', seat, penalty }) };
  return scoreHand(withPenalty, sidesFor(state, opponentsAt(state, seat)), points, 'penalty');
};
