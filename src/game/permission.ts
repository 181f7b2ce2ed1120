import { isBlind, givesSchlag, schlaegeOf } from '../rules/announce.js';
import { SUITS, type Card } from '../rules/card.js';
import { legalCards, mayCall } from '../rules/follow.js';
import type { Announcement } from '../rules/order.js';
import { mayStrike } from '../rules/score.js';
import { isAnnouncer, sideOf, type Seat } from '../rules/seats.js';
import type { Action, ActionOf, ActionType } from './action.js';
import { SIGNS } from './sign.js';
import { bidToRefusal, mayCallFarbe } from './bidding.js';
import type { IllegalActionCode } from './illegal-action.js';
import {
  announcementOf,
  answerers,
  cutter,
  dealerOf,
  forehand,
  looker,
  namesBoth,
  schlagNamer,
  seatDue,
  seatsToAct,
  seatsToAnnounce,
  seatsToDraw,
  trumpfNamer,
  type TableState,
} from './state.js';
import { mayTakeCard } from './steps/deal.js';

/** Why an action may not be done in the state in which the chart waits for it; null if it may. */
type Permission<Type extends ActionType> = (state: TableState, action: ActionOf<Type>) => IllegalActionCode | null;

/** Cards in the order of the hand that a seat may play by the rules. */
export const playable = (state: TableState, seat: Seat): Card[] =>
  legalCards(state.rules, announcementOf(state) as Announcement, {
    hand: state.hands[seat],
    trick: state.trick.map((played) => played.card),
    announcer: isAnnouncer(state.rules.players, dealerOf(state), seat),
    firstTrick: state.tricksPlayed === 0,
    called: state.called,
  });

/** Whether this card may be led with "Trumpf oder Kritisch" (RULES.md section 5). */
export const isCallable = (state: TableState, card: Card): boolean =>
  state.tricksPlayed === 0 &&
  state.trick.length === 0 &&
  mayCall(state.rules, announcementOf(state) as Announcement, card);

/** Why a seat may not ask for a Schöneres now (section 3.6). */
export const schoeneresRefusal = (state: TableState, seat: Seat): IllegalActionCode | null => {
  const { schoeneres } = state.rules;
  if (!seatsToAnnounce(state).includes(seat)) return 'not-your-turn';
  const isForehand = seat === forehand(state);
  // The forehand asks instead of naming a Schlag: where he names both, not after it.
  const isOffered = isForehand ? schoeneres !== 'none' && state.schlag === null : schoeneres === 'announcers';
  if (!isOffered || state.swapped) return 'not-offered';
  return state.asked.schoeneres ? 'already-asked' : null;
};

/** Why a seat may not ask for a Schlagtausch now (section 3.7). */
export const schlagtauschRefusal = (state: TableState, seat: Seat): IllegalActionCode | null => {
  const { schlagtausch } = state.rules;
  if (!seatsToAnnounce(state).includes(seat)) return 'not-your-turn';
  const role = seat === dealerOf(state) ? 'dealer' : 'forehand';
  if (namesBoth(state) || (schlagtausch !== 'either' && schlagtausch !== role)) return 'not-offered';
  return state.asked.schlagtausch ? 'already-asked' : null;
};

/** Whether an announcer may show this card: the forehand's must give a Schlag. */
export const isShowable = (state: TableState, seat: Seat, card: Card): boolean =>
  seat === dealerOf(state) || givesSchlag(state.rules, card);

/** Why a side may not strike its points now (section 7). */
export const strikeRefusal = (state: TableState, seat: Seat): IllegalActionCode | null => {
  if (!state.rules.strike) return 'not-offered';
  return mayStrike(state.rules, state.score, sideOf(state.rules.players, seat)) ? null : 'may-not-strike';
};

/** Why a seat may not signal now (section 9). */
export const signalRefusal = (state: TableState, seat: Seat): IllegalActionCode | null => {
  if (!state.rules.signals) return 'not-offered';
  return state.signalled.includes(seat) ? 'already-signalled' : null;
};

/** Why a seat may not say to the open question what is said to bids, or to what the other announcer asks. */
const saysTo = (state: TableState, seat: Seat, to: 'bid' | 'announcer'): IllegalActionCode | null => {
  if ((state.question?.type === 'bid') !== (to === 'bid')) return 'wrong-phase';
  return answerers(state).includes(seat) ? null : 'not-your-turn';
};

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
    if (state.looks > 0) return 'wrong-phase';
    if (seat !== cutter(state)) return 'not-your-turn';
    return isPlace(at, 1, state.rules.pack - 1) ? null : 'not-possible';
  },
  take: (state, { seat, accept }) => {
    if (state.looks === 0) return 'wrong-phase';
    if (seat !== looker(state)) return 'not-your-turn';
    return !accept || mayTakeCard(state) ? null : 'not-critical';
  },
  'ask-schoeneres': (state, { seat }) => schoeneresRefusal(state, seat),
  'ask-schlagtausch': (state, { seat }) => schlagtauschRefusal(state, seat),
  answer: (state, { seat }) => saysTo(state, seat, 'announcer'),
  'announce-schlag': (state, { seat, schlag }) => {
    if (seat !== schlagNamer(state)) return 'not-your-turn';
    return schlaegeOf(state.rules).includes(schlag) ? null : 'not-possible';
  },
  'announce-trumpf': (state, { seat, trumpf }) => {
    if (seat !== trumpfNamer(state)) return 'not-your-turn';
    return SUITS.includes(trumpf) ? null : 'not-possible';
  },
  show: (state, { seat, card }) => {
    if (!isBlind(state.rules)) return 'not-offered';
    if (!seatsToAnnounce(state).includes(seat)) return 'not-your-turn';
    if (card === undefined || !state.hands[seat].includes(card)) return 'not-in-hand';
    return isShowable(state, seat, card) ? null : 'not-possible';
  },
  decide: (state, { seat }) => (seatsToAct(state, 'decide').includes(seat) ? null : 'not-your-turn'),
  play: (state, { seat, card, call }) => {
    if (seat !== seatDue(state)) return 'not-your-turn';
    if (!state.hands[seat].includes(card)) return 'not-in-hand';
    if (call === true && !isCallable(state, card)) return 'not-offered';
    return state.rules.enforcement === 'penalise' || playable(state, seat).includes(card) ? null : 'must-follow';
  },
  bid: (state, { seat, to }) =>
    state.question !== null && state.question.type !== 'bid' ? 'wrong-phase' : bidToRefusal(state, seat, to),
  hold: (state, { seat }) => saysTo(state, seat, 'bid'),
  fold: (state, { seat }) => saysTo(state, seat, 'bid'),
  farbe: (state, { seat }) => saysTo(state, seat, 'bid') ?? (mayCallFarbe(state) ? null : 'not-offered'),
  strike: (state, { seat }) => strikeRefusal(state, seat),
  signal: (state, { seat, sign }) => signalRefusal(state, seat) ?? (SIGNS.includes(sign) ? null : 'not-possible'),
  next: (state, { seat }) => (seat < state.rules.players ? null : 'not-your-turn'),
};

/** Why the rules refuse an action the chart waits for; null if they do not. */
export const refusalOf = (state: TableState, action: Action): IllegalActionCode | null =>
  (refusals[action.type] as Permission<ActionType>)(state, action);
