import { schlaegeOf, SUITS, type Card } from '../rules/card.js';
import { legalCards } from '../rules/follow.js';
import type { Announcement } from '../rules/order.js';
import { isAnnouncer, sideOf, type Seat } from '../rules/seats.js';
import { fitsLastTrick, lastTrickRestricts, raised, sideMayBid } from '../rules/stakes.js';
import type { Action, ActionOf, ActionType } from './action.js';
import type { IllegalActionCode } from './illegal-action.js';
import { announcementOf, answerers, cutter, dealerOf, forehand, namer, schlagNamer, seatDue, seatsToAct, seatsToDraw, trumpfNamer, type TableState } from './state.js';

/** Why an action may not be done in the state in which the chart waits for it; null if it may. */
type Permission<Type extends ActionType> = (state: TableState, action: ActionOf<Type>) => IllegalActionCode | null;

/** Cards in the order of the hand that a seat may play. */
export const playable = (state: TableState, seat: Seat): Card[] =>
  legalCards(state.rules, announcementOf(state) as Announcement, {
    hand: state.hands[seat],
    trick: state.trick.map((played) => played.card),
    announcer: isAnnouncer(state.rules.players, dealerOf(state), seat),
    firstTrick: state.tricksPlayed === 0,
  });

/** Why a seat may not ask for a Schöneres now (RULES.md section 3.6). */
export const schoeneresRefusal = (state: TableState, seat: Seat): IllegalActionCode | null => {
  const { schoeneres } = state.rules;
  if (seat !== namer(state)) return 'not-your-turn';
  const offered = schoeneres === 'announcers' || (schoeneres === 'forehand' && seat === forehand(state));
  if (!offered || state.swapped) return 'not-offered';
  return state.asked.schoeneres ? 'already-asked' : null;
};

/** Why a seat may not ask for a Schlagtausch now (section 3.7). */
export const schlagtauschRefusal = (state: TableState, seat: Seat): IllegalActionCode | null => {
  const { schlagtausch } = state.rules;
  if (seat !== namer(state)) return 'not-your-turn';
  const role = seat === dealerOf(state) ? 'dealer' : 'forehand';
  if (schlagtausch !== 'either' && schlagtausch !== role) return 'not-offered';
  return state.asked.schlagtausch ? 'already-asked' : null;
};

/** The card that decides about a bid in the last trick: in hand or already on the table. */
const lastCardOf = (state: TableState, seat: Seat): Card =>
  state.hands[seat][0] ?? (state.trick.find((played) => played.seat === seat)?.card as Card);

const LAST_TRICK = 4;

const lastTrickForbids = (state: TableState, seat: Seat, answer: boolean): boolean => {
  if (state.tricksPlayed !== LAST_TRICK || state.trick.length === 0) return false;
  if (!lastTrickRestricts(state.rules, state.lastBidder !== null, answer)) return false;
  return !fitsLastTrick(state.rules, announcementOf(state) as Announcement, lastCardOf(state, seat), state.trick[0].card);
};

/** Why a seat may not bid now, before a card or in answer to a bid (section 6). */
export const bidRefusal = (state: TableState, seat: Seat): IllegalActionCode | null => {
  const { question, rules, score } = state;
  const side = sideOf(seat);
  const answer = question?.type === 'bid';
  if (answer && !answerers(state).includes(seat)) return 'not-your-turn';
  if (!answer && rules.bidWhen === 'own-turn' && seat !== seatDue(state)) return 'not-your-turn';
  if (state.forced || state.lastBidder === side) return 'may-not-bid';
  if (!sideMayBid(rules, score, side, offeredValue(state))) return 'may-not-bid';
  return lastTrickForbids(state, seat, answer) ? 'last-trick' : null;
};

/** The value as it stands, or the one just offered. */
const offeredValue = (state: TableState): number => (state.question?.type === 'bid' ? state.question.to : state.value);

/** The only value a bid can name now. */
export const nextBid = (state: TableState): number => raised(offeredValue(state));

const asked = (state: TableState, seat: Seat): IllegalActionCode | null =>
  answerers(state).includes(seat) ? null : 'not-your-turn';

/** Any place counts, if it is there. */
const isPlace = (at: number | undefined, from: number, to: number): boolean =>
  at === undefined || (Number.isInteger(at) && at >= from && at <= to);

/** What the rules say about each kind of action. */
export const refusals: { readonly [Type in ActionType]: Permission<Type> } = {
  draw: (state, { seat, at }) => {
    if (!seatsToDraw(state).includes(seat)) return 'not-your-turn';
    const free = isPlace(at, 0, state.rules.pack - 1) && !state.drawn.some((drawn) => drawn.at === at);
    return free ? null : 'not-possible';
  },
  cut: (state, { seat, at }) => {
    if (seat !== cutter(state)) return 'not-your-turn';
    return isPlace(at, 1, state.rules.pack - 1) ? null : 'not-possible';
  },
  'ask-schoeneres': (state, { seat }) => schoeneresRefusal(state, seat),
  'ask-schlagtausch': (state, { seat }) => schlagtauschRefusal(state, seat),
  answer: (state, { seat }) => asked(state, seat),
  'announce-schlag': (state, { seat, schlag }) => {
    if (seat !== schlagNamer(state)) return 'not-your-turn';
    return schlaegeOf(state.rules.pack).includes(schlag) ? null : 'not-possible';
  },
  'announce-trumpf': (state, { seat, trumpf }) => {
    if (seat !== trumpfNamer(state)) return 'not-your-turn';
    return SUITS.includes(trumpf) ? null : 'not-possible';
  },
  decide: (state, { seat }) => (seatsToAct(state, 'decide').includes(seat) ? null : 'not-your-turn'),
  play: (state, { seat, card, call }) => {
    if (seat !== seatDue(state)) return 'not-your-turn';
    if (call !== undefined) return 'not-offered';
    if (!state.hands[seat].includes(card)) return 'not-in-hand';
    return playable(state, seat).includes(card) ? null : 'must-follow';
  },
  // While another question is open the chart waits for no bid: that is no matter of bidding.
  bid: (state, { seat, to }) =>
    state.question !== null && state.question.type !== 'bid' ? null : (bidRefusal(state, seat) ?? (to === nextBid(state) ? null : 'wrong-value')),
  hold: (state, { seat }) => asked(state, seat),
  fold: (state, { seat }) => asked(state, seat),
  next: (state, { seat }) => (seat < state.rules.players ? null : 'not-your-turn'),
};

/** Why the rules refuse an action the chart waits for; null if they do not. */
export const refusalOf = (state: TableState, action: Action): IllegalActionCode | null =>
  (refusals[action.type] as Permission<ActionType>)(state, action);
