import { ALL_CARDS } from '../../rules/card.js';
import {
  beatenBy,
  CALLED,
  CALLING,
  dutyAfter,
  FREE,
  hand,
  labelOf,
  party,
  cardSets,
  TRUMP,
  type Duty,
} from './card-masks.js';
import type { PlayState, Owners, Party } from './position.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import type { CardLookup } from './card-lookup.js';
import { loadPlayoutState, labelByRule, createPlayoutState, type PlayoutState } from './rule-of-thumb.js';
import type { Option } from './solver.js';

/** Returns the duty to follow after a lead. */
const dutyOf = (label: number, call: boolean): Duty => {
  if (call) return CALLED;
  return (cardSets[CALLING] >> label) & 1 ? TRUMP : FREE;
};

/** Plays a card for the seat whose card is due. If this card completes the trick, counts the trick. */
const play = (state: PlayoutState, label: number, call: boolean): void => {
  const { seat, players } = state;
  const bit = 1 << label;
  const leads = state.left === players;
  hand[seat] ^= bit;
  if (leads || (beatenBy[state.winning] & bit) !== 0) {
    state.duty = leads ? dutyOf(label, call) : dutyAfter(label, state.duty);
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

/** By code: the index in the pack, which breaks ties between cards of equal worth. */
const PACK_ORDER = Uint8Array.from({ length: ALL_CARDS.length }, (_, code) => code);

/**
 * Plays a card, then all others according to the rule of thumb, which uses only each seat's own cards. Returns the winning
 * party.
 * @param playedCards by code: 1 if the card was played
 */
export const playOut = (
  lookup: CardLookup,
  playState: PlayState,
  owners: Owners,
  { code, call }: Option,
  playedCards: Uint8Array,
): Party => {
  const state = createPlayoutState(lookup, playedCards, PACK_ORDER);
  loadPlayoutState(state, playState, owners);
  const { tricks } = state;
  play(state, labelOf[code], call);
  for (;;) {
    if (tricks[0] >= TRICKS_TO_WIN) return 0;
    if (tricks[1] >= TRICKS_TO_WIN) return 1;
    play(state, labelByRule(state), false);
  }
};
