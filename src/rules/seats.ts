/** Seats, sides and roles at the table (RULES.md section 2). */

/** A place at the table, 0..3, counted in the direction of play. */
export type Seat = number;
/** What scores together: with four players 0 (seats 0 and 2) or 1 (seats 1 and 3); with two the seat. */
export type Side = 0 | 1;
export type PlayerCount = 2 | 4;

export const SIDES: readonly Side[] = [0, 1];

const SEATS: Readonly<Record<PlayerCount, readonly Seat[]>> = { 2: [0, 1], 4: [0, 1, 2, 3] };

export const seatsOf = (players: PlayerCount): readonly Seat[] => SEATS[players];

export const sideOf = (seat: Seat): Side => (seat % 2) as Side;
export const otherSide = (side: Side): Side => (1 - side) as Side;

/** The seat `steps` further on in the direction of play. */
export const seatAfter = (players: PlayerCount, seat: Seat, steps = 1): Seat =>
  (seat + steps + players) % players;

/** Names the Schlag and leads: the seat after the dealer. */
export const forehandOf = (players: PlayerCount, dealer: Seat): Seat => seatAfter(players, dealer);

/** Cuts the pack: the seat before the dealer. */
export const cutterOf = (players: PlayerCount, dealer: Seat): Seat => seatAfter(players, dealer, -1);

/** Dealer and forehand know and name Schlag and Trumpf. */
export const isAnnouncer = (players: PlayerCount, dealer: Seat, seat: Seat): boolean =>
  seat === dealer || seat === forehandOf(players, dealer);

/** All seats of a side, ascending. */
export const membersOf = (players: PlayerCount, side: Side): readonly Seat[] =>
  seatsOf(players).filter((seat) => sideOf(seat) === side);

/** One player of each side cuts a card for the first deal. */
export const DRAWERS: readonly Seat[] = [0, 1];
