/** Seats, sides and roles at the table (RULES.md sections 2 and 8). */

/** A seat at the table, 0 to 3, counted in the direction of play. */
export type Seat = number;
/** A side with its own score: 0 (seats 0 and 2) or 1 (seats 1 and 3) with four players, otherwise the seat number. */
export type Side = number;
/** Number of players. */
export type PlayerCount = 2 | 3 | 4;

const SEATS: Readonly<Record<PlayerCount, readonly Seat[]>> = { 2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 2, 3] };
const SIDES: Readonly<Record<PlayerCount, readonly Side[]>> = { 2: [0, 1], 3: [0, 1, 2], 4: [0, 1] };

export const seatsOf = (players: PlayerCount): readonly Seat[] => SEATS[players];

/** Returns all sides, ascending. */
export const sidesOf = (players: PlayerCount): readonly Side[] => SIDES[players];

export const sideOf = (players: PlayerCount, seat: Seat): Side => (players === 4 ? seat % 2 : seat);

/** Returns the seat `steps` seats further in the direction of play. */
export const seatAfter = (players: PlayerCount, seat: Seat, steps = 1): Seat => (seat + steps + players) % players;

/**
 * Returns the forehand, the seat after the dealer. The forehand leads, and names the Schlag unless a Schlagtausch was
 * accepted.
 */
export const forehandOf = (players: PlayerCount, dealer: Seat): Seat => seatAfter(players, dealer);

/** Returns the seat that cuts the pack, which is the seat before the dealer. */
export const cutterOf = (players: PlayerCount, dealer: Seat): Seat => seatAfter(players, dealer, -1);

/** Whether a seat is the dealer or the forehand. In blind play, only these two know the Schlag and the Trumpf. */
export const isAnnouncer = (players: PlayerCount, dealer: Seat, seat: Seat): boolean =>
  seat === dealer || seat === forehandOf(players, dealer);

/** Returns the two announcers, ascending. */
export const announcersOf = (players: PlayerCount, dealer: Seat): readonly Seat[] =>
  SEATS[players].filter((seat) => isAnnouncer(players, dealer, seat));

/**
 * Whether two seats play together in a hand with this dealer: partners or, with three players, the two opponents of the
 * forehand (section 8).
 */
export const playTogether = (players: PlayerCount, dealer: Seat, one: Seat, other: Seat): boolean => {
  if (players !== 3) return sideOf(players, one) === sideOf(players, other);
  const forehand = forehandOf(players, dealer);
  return (one === forehand) === (other === forehand);
};

/** Returns the seats that play together with `seat` in the hand, including `seat`, ascending. */
export const partyOf = (players: PlayerCount, dealer: Seat, seat: Seat): readonly Seat[] =>
  SEATS[players].filter((other) => playTogether(players, dealer, seat, other));

/** Returns the seats that play against `seat` in the hand, ascending. */
export const opponentsOf = (players: PlayerCount, dealer: Seat, seat: Seat): readonly Seat[] =>
  SEATS[players].filter((other) => !playTogether(players, dealer, seat, other));

/** Returns the sides of these seats without duplicates, ascending. */
export const sidesOfSeats = (players: PlayerCount, seats: readonly Seat[]): readonly Side[] =>
  SIDES[players].filter((side) => seats.some((seat) => sideOf(players, seat) === side));

/** Returns all seats of a side, ascending. */
export const membersOf = (players: PlayerCount, side: Side): readonly Seat[] =>
  SEATS[players].filter((seat) => sideOf(players, seat) === side);

/** Returns the seats that draw for the first deal: one per side. */
export const drawersOf = (players: PlayerCount): readonly Seat[] => SIDES[players];
