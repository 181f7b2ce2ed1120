/**
 * The roles in the current hand. Call these functions only after the draw for the first deal (RULES.md sections 2 and
 * 8).
 */
import type { Card } from '../rules/card.js';
import { itemAt } from '../rules/item-at.js';
import type { Announcement } from '../rules/announce.js';
import {
  announcersOf,
  cutterOf,
  forehandOf,
  isPlaying,
  opponentsOf,
  partyOf,
  playingSidesOf,
  playOrderOf,
  restingOf,
  playTogether,
  seatInTurn,
  seatsOf,
  sidesOfSeats,
  type Seat,
  type Side,
} from '../rules/seats.js';
import type { GameState } from './game-state.js';

export const dealerOf = (state: GameState): Seat => state.dealer as Seat;
export const forehand = (state: GameState): Seat => forehandOf(state.rules, dealerOf(state));
export const cutter = (state: GameState): Seat => cutterOf(state.rules.players, dealerOf(state));

/** Returns the two announcers, ascending. */
export const announcers = (state: GameState): readonly Seat[] => announcersOf(state.rules, dealerOf(state));

/** Returns the seats that do not announce, ascending. */
export const blindSeats = (state: GameState): readonly Seat[] =>
  seatsOf(state.rules.players).filter((seat) => !announcers(state).includes(seat));

/** Returns the seats that play together in this hand with `seat`, including `seat`. */
export const partyAt = (state: GameState, seat: Seat): readonly Seat[] => partyOf(state.rules, dealerOf(state), seat);

/** Returns the seats that play this hand, in the direction of play from the forehand to the dealer. */
export const playingSeats = (state: GameState): readonly Seat[] => playOrderOf(state.rules, dealerOf(state));

/** Returns the seat that rests in this hand, or null if every seat plays. */
export const restingSeat = (state: GameState): Seat | null => restingOf(state.rules, dealerOf(state));

/** Whether a seat plays this hand. With `threePlayer: 'take-turns'`, one of three seats rests. */
export const isPlayingAt = (state: GameState, seat: Seat): boolean => isPlaying(state.rules, dealerOf(state), seat);

/** Returns the sides that play this hand, ascending. */
export const playingSides = (state: GameState): readonly Side[] => playingSidesOf(state.rules, dealerOf(state));

/** Returns the seats that play against `seat` in this hand. */
export const opponentsAt = (state: GameState, seat: Seat): readonly Seat[] =>
  opponentsOf(state.rules, dealerOf(state), seat);

/** Returns the sides for which these seats score. */
export const sidesFor = (state: GameState, seats: readonly Seat[]): readonly Side[] =>
  sidesOfSeats(state.rules.players, seats);

export const arePlayingTogether = (state: GameState, one: Seat, other: Seat): boolean =>
  playTogether(state.rules, dealerOf(state), one, other);

/** Returns the cards that a seat holds. */
export const handOf = (state: GameState, seat: Seat): readonly Card[] => itemAt(state.hands, seat);

/** Returns the seat that must play the next card. */
export const seatDue = (state: GameState): Seat =>
  seatInTurn(state.rules, dealerOf(state), state.leader, state.trick.length);

/** Whether the cutter knows the bottom card. If so, the card must stay at the bottom. */
export const bottomIsKnown = (state: GameState): boolean => state.rules.cut === 'peek-bottom';

/** Returns the Schlag and the Trumpf, or null until both are announced. */
export const announcementOf = (state: GameState): Announcement | null =>
  state.schlag !== null && state.trumpf !== null ? { schlag: state.schlag, trumpf: state.trumpf } : null;
