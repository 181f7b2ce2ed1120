/** The bids that a seat can make now (RULES.md section 6). */
import { isBlind, type Announcement } from '../rules/announce.js';
import type { Card } from '../rules/card.js';
import { isAnnouncer, sideOf, type Seat } from '../rules/seats.js';
import {
  bidObstacle,
  FIRST_VALUE,
  allowsLastTrickBid,
  JUMP_VALUE,
  lastTrickRestricts,
  mayJump,
  nextBidValue,
  type BidObstacle,
} from '../rules/stakes.js';
import { LAST_TRICK } from '../rules/tricks.js';
import type { Penalty, Question } from './fact.js';
import type { IllegalActionCode } from './illegal-action.js';
import type { GameState } from './game-state.js';
import {
  announcementOf,
  arePlayingTogether,
  dealerOf,
  handOf,
  opponentsAt,
  isPlayingAt,
  partyAt,
  playingSides,
  seatDue,
  sidesFor,
} from './roles.js';

/** Returns the current value, or the value offered by a pending bid. */
export const offeredValue = (state: GameState): number =>
  state.question?.type === 'bid' ? state.question.to : state.value;

/** Returns the value after the next bid. */
export const nextBid = (state: GameState): number => nextBidValue(offeredValue(state));

/**
 * Returns the seat's last card, in hand or already on the table. This card determines whether the seat can bid in the
 * last trick.
 */
export const lastCardOf = (state: GameState, seat: Seat): Card =>
  handOf(state, seat)[0] ?? (state.trick.find((played) => played.seat === seat)?.card as Card);

/**
 * Whether the last-trick rule restricts this seat's bids now. In blind play, the rule restricts only the announcers.
 */
const isRestricted = (state: GameState, seat: Seat, bidBefore: boolean, answer: boolean): boolean =>
  state.tricksPlayed === LAST_TRICK &&
  state.trick.length > 0 &&
  (!isBlind(state.rules) || isAnnouncer(state.rules, dealerOf(state), seat)) &&
  lastTrickRestricts(state.rules, bidBefore, answer);

type PendingBid = Extract<Question, { type: 'bid' }>;

/** Returns the pending bid. Call this function only while a bid is pending. */
export const pendingBid = (state: GameState): PendingBid => state.question as PendingBid;

/** Returns the seats that can answer the pending bid. */
export const seatsToAnswerBid = (state: GameState): readonly Seat[] => opponentsAt(state, pendingBid(state).seat);

const isAnswer = (state: GameState): boolean => state.question?.type === 'bid';

/** Whether the seat's last card forbids the bid. With the `farbe` option, the opponents check the card instead. */
const lastTrickForbids = (state: GameState, seat: Seat): boolean =>
  !state.rules.farbe &&
  isRestricted(state, seat, state.lastBidder !== null, isAnswer(state)) &&
  !allowsLastTrickBid(
    state.rules,
    announcementOf(state) as Announcement,
    lastCardOf(state, seat),
    state.trick.map(({ card }) => card),
  );

/**
 * Whether the pending bid can be answered with "Farbe!". The bid must be the first of the hand, and the last-trick rule must
 * apply.
 */
export const mayCallFarbe = (state: GameState): boolean =>
  state.rules.farbe &&
  state.question?.type === 'bid' &&
  state.value === FIRST_VALUE &&
  isRestricted(state, state.question.seat, false, false);

const bidObstacleOf = (state: GameState, seat: Seat): BidObstacle | null =>
  bidObstacle(state.rules, state.score, sidesFor(state, partyAt(state, seat)), offeredValue(state));

const isTurnToBid = (state: GameState, seat: Seat): boolean => {
  if (isAnswer(state)) return seatsToAnswerBid(state).includes(seat);
  if (!isPlayingAt(state, seat)) return false;
  return state.rules.bidWhen !== 'own-turn' || seat === seatDue(state);
};

/**
 * Returns the reason why a seat cannot raise by one now, before playing a card or in answer to a bid, or null if it
 * can.
 */
export const bidRefusal = (state: GameState, seat: Seat): IllegalActionCode | null => {
  if (!isTurnToBid(state, seat)) return 'not-your-turn';
  if (state.lastBidder !== null && arePlayingTogether(state, state.lastBidder, seat)) return 'may-not-bid';
  const isPenalised = state.rules.enforcement === 'penalise';
  const obstacle = bidObstacleOf(state, seat);
  if (obstacle === 'gestrichen') return isPenalised ? null : 'may-not-bid';
  if (obstacle !== null || state.forced) return 'may-not-bid';
  return lastTrickForbids(state, seat) && !isPenalised ? 'last-trick' : null;
};

/** Returns the penalty for a bid, or null if the bid costs none. */
export const bidPenalty = (state: GameState, seat: Seat): Penalty | null => {
  if (state.rules.enforcement !== 'penalise') return null;
  if (bidObstacleOf(state, seat) === 'gestrichen') return 'gestrichen-bid';
  return lastTrickForbids(state, seat) ? 'wild-bid' : null;
};

/** Whether a seat can open with a bid of 4, regardless of whose turn it is. */
export const mayJumpNow = (state: GameState, seat: Seat): boolean => {
  const { rules, score, question, lastBidder, tricksPlayed, trick } = state;
  const isBeforeLead = question === null && lastBidder === null && tricksPlayed === 0 && trick.length === 0;
  if (!isBeforeLead || !isPlayingAt(state, seat)) return false;
  return mayJump(rules, score, sideOf(rules.players, seat), playingSides(state)) && bidObstacleOf(state, seat) === null;
};

/** Returns the reason why a seat cannot bid this value now, or null if it can. */
export const bidToRefusal = (state: GameState, seat: Seat, to: number): IllegalActionCode | null => {
  if (to === JUMP_VALUE && mayJumpNow(state, seat)) return null;
  return bidRefusal(state, seat) ?? (to === nextBid(state) ? null : 'wrong-value');
};
