/** Seats, sides and roles at the table (RULES.md sections 2 and 8). */

import { InputError } from './input-error.js';
import { itemAt } from './item-at.js';

/** A seat at the table, 0 to 3, counted in the direction of play. */
export type Seat = number;
/** A side with its own score: 0 (seats 0 and 2) or 1 (seats 1 and 3) with four players, otherwise the seat number. */
export type Side = number;
/** Number of players. */
export type PlayerCount = 2 | 3 | 4;

const SEATS: Readonly<Record<PlayerCount, readonly Seat[]>> = { 2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 2, 3] };
const SIDES: Readonly<Record<PlayerCount, readonly Side[]>> = { 2: [0, 1], 3: [0, 1, 2], 4: [0, 1] };

export const seatsOf = (players: PlayerCount): readonly Seat[] => SEATS[players];

/**
 * Checks a seat for a person.
 * @throws InputError `invalid-seat`
 */
export const checkSeat = (seat: Seat, players: PlayerCount): void => {
  if (seat >= players)
    throw new InputError(
      'invalid-seat',
      `'seat' must be from 0 to ${players - 1} at a table for ${players}, not ${seat}.`,
    );
};

/** Returns all sides, ascending. */
export const sidesOf = (players: PlayerCount): readonly Side[] => SIDES[players];

export const sideOf = (players: PlayerCount, seat: Seat): Side => (players === 4 ? seat % 2 : seat);

/** Returns the seat `steps` seats further around the table. */
export const seatAfter = (players: PlayerCount, seat: Seat, steps = 1): Seat => (seat + steps + players) % players;

/** The rules that determine the roles of the seats in a hand. */
export interface SeatRules {
  readonly players: PlayerCount;
  readonly threePlayer: 'dealer-names-trump' | 'forehand-names-both' | 'take-turns';
}

/** Whether two of three players play each hand while the third rests (section 8). */
export const takesTurns = ({ players, threePlayer }: SeatRules): boolean =>
  players === 3 && threePlayer === 'take-turns';

/** The seats that play a hand, in the direction of play from the forehand to the dealer. Indexed by the dealer. */
type PlayOrders = readonly (readonly Seat[])[];

const PLAY_ORDERS: Readonly<Record<PlayerCount, PlayOrders>> = {
  2: [
    [1, 0],
    [0, 1],
  ],
  3: [
    [1, 2, 0],
    [2, 0, 1],
    [0, 1, 2],
  ],
  4: [
    [1, 2, 3, 0],
    [2, 3, 0, 1],
    [3, 0, 1, 2],
    [0, 1, 2, 3],
  ],
};

/** The play orders of `take-turns`: the seat after the dealer rests, so the next one is the forehand. */
const TURN_ORDERS: PlayOrders = [
  [2, 0],
  [0, 1],
  [1, 2],
];

/**
 * Returns the seats that play a hand with this dealer, in the direction of play from the forehand to the dealer. All
 * roles of a hand follow from this list.
 */
export const playOrderOf = (rules: SeatRules, dealer: Seat): readonly Seat[] =>
  itemAt(takesTurns(rules) ? TURN_ORDERS : PLAY_ORDERS[rules.players], dealer);

/** Whether a seat plays a hand with this dealer. */
export const isPlaying = (rules: SeatRules, dealer: Seat, seat: Seat): boolean =>
  !takesTurns(rules) || playOrderOf(rules, dealer).includes(seat);

/** Returns the seat that does not play a hand with this dealer, or null if every seat plays. */
export const restingOf = (rules: SeatRules, dealer: Seat): Seat | null =>
  takesTurns(rules) ? seatAfter(rules.players, dealer) : null;

/** Returns the seat that plays its card `steps` seats after `seat`. Skips a resting seat. */
export const seatInTurn = (rules: SeatRules, dealer: Seat, seat: Seat, steps: number): Seat => {
  const order = playOrderOf(rules, dealer);
  return itemAt(order, (order.indexOf(seat) + steps) % order.length);
};

/** Returns the number of cards in a complete trick. */
export const trickSizeOf = (rules: SeatRules): number => (takesTurns(rules) ? 2 : rules.players);

/**
 * Returns the forehand, the first seat after the dealer that plays. The forehand leads, and names the Schlag unless a
 * Schlagtausch was accepted.
 */
export const forehandOf = (rules: SeatRules, dealer: Seat): Seat => itemAt(playOrderOf(rules, dealer), 0);

/** Returns the seat that cuts the pack, which is the seat before the dealer. */
export const cutterOf = (players: PlayerCount, dealer: Seat): Seat => seatAfter(players, dealer, -1);

/** Whether a seat is the dealer or the forehand. In blind play, only these two know the Schlag and the Trumpf. */
export const isAnnouncer = (rules: SeatRules, dealer: Seat, seat: Seat): boolean =>
  seat === dealer || seat === forehandOf(rules, dealer);

/** Returns the two announcers, ascending. */
export const announcersOf = (rules: SeatRules, dealer: Seat): readonly Seat[] =>
  SEATS[rules.players].filter((seat) => isAnnouncer(rules, dealer, seat));

/**
 * Whether two seats play together in a hand with this dealer: partners or, with three players, the two opponents of the
 * forehand (section 8). With `take-turns`, each seat plays only with itself.
 */
export const playTogether = (rules: SeatRules, dealer: Seat, one: Seat, other: Seat): boolean => {
  if (rules.players !== 3 || takesTurns(rules)) return sideOf(rules.players, one) === sideOf(rules.players, other);
  const forehand = forehandOf(rules, dealer);
  return (one === forehand) === (other === forehand);
};

/** Returns the seats that play together with `seat` in the hand, including `seat`, ascending. */
export const partyOf = (rules: SeatRules, dealer: Seat, seat: Seat): readonly Seat[] =>
  SEATS[rules.players].filter((other) => playTogether(rules, dealer, seat, other));

/** Whether two seats play against each other in the hand. A resting seat plays against none. */
export const playAgainst = (rules: SeatRules, dealer: Seat, one: Seat, other: Seat): boolean =>
  !playTogether(rules, dealer, one, other) && isPlaying(rules, dealer, one) && isPlaying(rules, dealer, other);

/** Returns the seats that play against `seat` in the hand, ascending. Empty for a resting seat. */
export const opponentsOf = (rules: SeatRules, dealer: Seat, seat: Seat): readonly Seat[] =>
  SEATS[rules.players].filter((other) => playAgainst(rules, dealer, seat, other));

/** Returns the sides of these seats without duplicates, ascending. */
export const sidesOfSeats = (players: PlayerCount, seats: readonly Seat[]): readonly Side[] =>
  SIDES[players].filter((side) => seats.some((seat) => sideOf(players, seat) === side));

/** Returns the sides that play a hand with this dealer, ascending. A dealer of null, before the draw, excludes none. */
export const playingSidesOf = (rules: SeatRules, dealer: Seat | null): readonly Side[] =>
  dealer === null ? SIDES[rules.players] : sidesOfSeats(rules.players, playOrderOf(rules, dealer));

/** Returns all seats of a side, ascending. */
export const membersOf = (players: PlayerCount, side: Side): readonly Seat[] =>
  SEATS[players].filter((seat) => sideOf(players, seat) === side);

/** Returns the seats that draw for the first deal: one per side. */
export const drawersOf = (players: PlayerCount): readonly Seat[] => SIDES[players];
