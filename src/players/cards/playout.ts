import { beatenBy, CALLED, CALLING, FREE, hand, labelOf, party, sets, TRUMP, type Duty } from './card-masks.js';
import type { Course, Owners, Party } from './position.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import type { CardTables } from './card-tables.js';
import { loadPlayoutState, labelByRule, newPlayoutState, type PlayoutState } from './rule-of-thumb.js';
import type { Option } from './solver.js';

/** What must be followed after a lead. */
const dutyOf = (label: number, call: boolean): Duty => {
  if (call) return CALLED;
  return (sets[CALLING] >> label) & 1 ? TRUMP : FREE;
};

/** Plays a card of the seat due, and counts the trick if it is complete. */
const play = (state: PlayoutState, label: number, call: boolean): void => {
  const { seat, players } = state;
  const bit = 1 << label;
  const leads = state.left === players;
  hand[seat] ^= bit;
  if (leads || (beatenBy[state.winning] & bit) !== 0) {
    // A call stands until the lead is beaten.
    if (leads) state.duty = dutyOf(label, call);
    else if (state.duty === CALLED) state.duty = FREE;
    state.winning = label;
    state.winner = seat;
  }
  state.left--;
  state.seat = seat + 1 === players ? 0 : seat + 1;
  if (state.left > 0) return;
  state.seat = state.winner;
  state.left = players;
  state.tricks[party[state.winner]]++;
};

/** Breaks ties between cards of equal worth by their place in the pack. */
const IN_PACK = Uint8Array.from({ length: 36 }, (_, code) => code);

/**
 * Which party wins the hand if a card is played now and every seat goes on by the rule of thumb, seeing only its own cards.
 * @param gone by code: 1 if the card was played
 */
export const playedOut = (
  cardTables: CardTables,
  course: Course,
  owners: Owners,
  { code, call }: Option,
  gone: Uint8Array,
): Party => {
  const state = newPlayoutState(cardTables, gone, IN_PACK);
  loadPlayoutState(state, course, owners);
  const { tricks } = state;
  play(state, labelOf[code], call);
  for (;;) {
    if (tricks[0] >= TRICKS_TO_WIN) return 0;
    if (tricks[1] >= TRICKS_TO_WIN) return 1;
    play(state, labelByRule(state), false);
  }
};
