import { schlaegeOf, SUITS } from '../rules/card.js';
import type { Seat } from '../rules/seats.js';
import type { Action, Phase } from './action.js';
import { bidRefusal, nextBid, playable, schlagtauschRefusal, schoeneresRefusal } from './permission.js';
import { namer, seatDue, seatsToAct, type TableState } from './state.js';

const bids = (state: TableState, seat: Seat): Action[] =>
  bidRefusal(state, seat) === null ? [{ type: 'bid', seat, to: nextBid(state) }] : [];

const announcements = (state: TableState, seat: Seat): Action[] => {
  if (seat !== namer(state)) return [];
  const names: Action[] =
    state.schlag === null
      ? schlaegeOf(state.rules.pack).map((schlag) => ({ type: 'announce-schlag', seat, schlag }))
      : SUITS.map((trumpf) => ({ type: 'announce-trumpf', seat, trumpf }));
  if (schoeneresRefusal(state, seat) === null) names.push({ type: 'ask-schoeneres', seat });
  if (schlagtauschRefusal(state, seat) === null) names.push({ type: 'ask-schlagtausch', seat });
  return names;
};

const answers = (state: TableState, seat: Seat): Action[] => {
  if (state.question?.type === 'bid') return [{ type: 'hold', seat }, { type: 'fold', seat }, ...bids(state, seat)];
  return [
    { type: 'answer', seat, accept: true },
    { type: 'answer', seat, accept: false },
  ];
};

const cards = (state: TableState, seat: Seat): Action[] =>
  seat === seatDue(state) ? playable(state, seat).map((card) => ({ type: 'play', seat, card })) : [];

/** All that a seat may do in a phase. Draw and cut are listed once, without a place. */
export const legalActionsIn = (state: TableState, phase: Phase, seat: Seat): Action[] => {
  if (phase === 'play') return [...cards(state, seat), ...bids(state, seat)];
  if (!seatsToAct(state, phase).includes(seat)) return [];
  switch (phase) {
    case 'draw':
      return [{ type: 'draw', seat }];
    case 'cut':
      return [{ type: 'cut', seat }];
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
    case 'game-over':
      return [{ type: 'next', seat }];
  }
};
