import { isBlind, schlaegeOf } from '../rules/announce.js';
import { SUITS } from '../rules/card.js';
import { JUMP } from '../rules/stakes.js';
import type { Seat } from '../rules/seats.js';
import type { Action } from './action.js';
import type { Phase } from './phase.js';
import { SIGNS } from './sign.js';
import { bidPenalty, bidRefusal, mayCallFarbe, mayJumpNow, nextBid } from './bidding.js';
import {
  isCallable,
  isShowable,
  playable,
  schlagtauschRefusal,
  schoeneresRefusal,
  signalRefusal,
  strikeRefusal,
} from './permission.js';
import { seatDue, seatsToAct, type TableState } from './state.js';
import { mayTakeCard } from './steps/deal.js';

const bids = (state: TableState, seat: Seat): Action[] => {
  const found: Action[] = [];
  if (bidRefusal(state, seat) === null) {
    const penalty = bidPenalty(state, seat);
    found.push({ type: 'bid', seat, to: nextBid(state), ...(penalty && { penalty }) });
  }
  if (mayJumpNow(state, seat)) found.push({ type: 'bid', seat, to: JUMP });
  return found;
};

const takes = (state: TableState, seat: Seat): Action[] => [
  ...(mayTakeCard(state) ? [{ type: 'take', seat, accept: true } as const] : []),
  { type: 'take', seat, accept: false },
];

const names = (state: TableState, seat: Seat): Action[] => {
  if (isBlind(state.rules)) {
    return state.hands[seat]
      .filter((card) => isShowable(state, seat, card))
      .map((card) => ({ type: 'show', seat, card }));
  }
  return state.schlag === null
    ? schlaegeOf(state.rules).map((schlag) => ({ type: 'announce-schlag', seat, schlag }))
    : SUITS.map((trumpf) => ({ type: 'announce-trumpf', seat, trumpf }));
};

const announcements = (state: TableState, seat: Seat): Action[] => {
  const found = names(state, seat);
  if (schoeneresRefusal(state, seat) === null) found.push({ type: 'ask-schoeneres', seat });
  if (schlagtauschRefusal(state, seat) === null) found.push({ type: 'ask-schlagtausch', seat });
  return found;
};

const answers = (state: TableState, seat: Seat): Action[] => {
  if (state.question?.type !== 'bid') {
    return [
      { type: 'answer', seat, accept: true },
      { type: 'answer', seat, accept: false },
    ];
  }
  const farbe: Action[] = mayCallFarbe(state) ? [{ type: 'farbe', seat }] : [];
  return [{ type: 'hold', seat }, { type: 'fold', seat }, ...farbe, ...bids(state, seat)];
};

const cards = (state: TableState, seat: Seat): Action[] => {
  if (seat !== seatDue(state)) return [];
  const lawful = playable(state, seat);
  const found: Action[] = lawful.map((card) => ({ type: 'play', seat, card }));
  for (const card of lawful) if (isCallable(state, card)) found.push({ type: 'play', seat, card, call: true });
  if (state.rules.enforcement === 'prevent') return found;
  const revokes = state.hands[seat].filter((card) => !lawful.includes(card));
  return [...found, ...revokes.map((card): Action => ({ type: 'play', seat, card, penalty: 'revoke' }))];
};

const signals = (state: TableState, seat: Seat): Action[] =>
  signalRefusal(state, seat) === null ? SIGNS.map((sign) => ({ type: 'signal', seat, sign })) : [];

const between = (state: TableState, seat: Seat): Action[] => [
  { type: 'next', seat },
  ...(strikeRefusal(state, seat) === null ? [{ type: 'strike', seat } as const] : []),
];

/** All that a seat may do in a phase. Draw and cut are listed once, without a place. */
export const legalActionsIn = (state: TableState, phase: Phase, seat: Seat): Action[] => {
  if (phase === 'play') return [...cards(state, seat), ...bids(state, seat), ...signals(state, seat)];
  if (!seatsToAct(state, phase).includes(seat)) return [];
  switch (phase) {
    case 'draw':
      return [{ type: 'draw', seat }];
    case 'cut':
      return state.looks > 0 ? takes(state, seat) : [{ type: 'cut', seat }];
    case 'announce':
      return announcements(state, seat);
    case 'decide':
      return [
        { type: 'decide', seat, play: true },
        { type: 'decide', seat, play: false },
      ];
    case 'answer':
      return answers(state, seat);
    case 'hand-over':
      return between(state, seat);
    case 'game-over':
      return [{ type: 'next', seat }];
  }
};
