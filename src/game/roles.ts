/** Who is who in the hand being dealt or played. Asked only once there is a dealer (RULES.md sections 2 and 8). */
import type { Card } from '../rules/card.js';
import { itemAt } from '../rules/item-at.js';
import type { Announcement } from '../rules/announce.js';
import {
  announcersOf,
  cutterOf,
  forehandOf,
  opponentsOf,
  partyOf,
  playTogether,
  seatAfter,
  sidesOfSeats,
  type Seat,
  type Side,
} from '../rules/seats.js';
import type { GameState } from './game-state.js';

export const dealerOf = (state: GameState): Seat => state.dealer as Seat;
export const forehand = (state: GameState): Seat => forehandOf(state.rules.players, dealerOf(state));
export const cutter = (state: GameState): Seat => cutterOf(state.rules.players, dealerOf(state));

/** The two announcers, ascending. */
export const announcers = (state: GameState): readonly Seat[] => announcersOf(state.rules.players, dealerOf(state));

/** The seats that play together with this one in this hand, itself among them. */
export const partyAt = (state: GameState, seat: Seat): readonly Seat[] =>
  partyOf(state.rules.players, dealerOf(state), seat);

/** The seats that play against this one in this hand. */
export const opponentsAt = (state: GameState, seat: Seat): readonly Seat[] =>
  opponentsOf(state.rules.players, dealerOf(state), seat);

/** The sides for which these seats score. */
export const sidesFor = (state: GameState, seats: readonly Seat[]): readonly Side[] =>
  sidesOfSeats(state.rules.players, seats);

export const arePlayingTogether = (state: GameState, one: Seat, other: Seat): boolean =>
  playTogether(state.rules.players, dealerOf(state), one, other);

/** The cards a seat holds. */
export const handOf = (state: GameState, seat: Seat): readonly Card[] => itemAt(state.hands, seat);

/** The seat whose card is due. */
export const seatDue = (state: GameState): Seat => seatAfter(state.rules.players, state.leader, state.trick.length);

/** The cutter knows the bottom card, so it must stay where it is. */
export const bottomIsKnown = (state: GameState): boolean => state.rules.cut === 'peek-bottom';

/** Schlag and Trumpf; null until both are announced. */
export const announcementOf = (state: GameState): Announcement | null =>
  state.schlag !== null && state.trumpf !== null ? { schlag: state.schlag, trumpf: state.trumpf } : null;
