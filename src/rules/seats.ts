/** Seats, sides and roles at the table (RULES.md sections 2 and 8). */

/** A place at the table, 0..3, counted in the direction of play. */
export type Seat = number;
/** What a score is kept for: with four players 0 (seats 0 and 2) or 1 (seats 1 and 3), else the seat's own number. */
export type Side = number;
/** How many may play. */
export type PlayerCount = 2 | 3 | 4;

const SEATS: Readonly<Record<PlayerCount, readonly Seat[]>> = { 2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 2, 3] };
const SIDES: Readonly<Record<PlayerCount, readonly Side[]>> = { 2: [0, 1], 3: [0, 1, 2], 4: [0, 1] };

export const seatsOf = (players: PlayerCount): readonly Seat[] => SEATS[players];

/** What scores are kept for, ascending. */
export const sidesOf = (players: PlayerCount): readonly Side[] => SIDES[players];

export const sideOf = (players: PlayerCount, seat: Seat): Side => (players === 4 ? seat % 2 : seat);

/** The seat `steps` further on in the direction of play. */
export const seatAfter = (players: PlayerCount, seat: Seat, steps = 1): Seat => (seat + steps + players) % players;

/** Leads, and names the Schlag unless it was swapped: the seat after the dealer. */
export const forehandOf = (players: PlayerCount, dealer: Seat): Seat => seatAfter(players, dealer);

/** Cuts the pack: the seat before the dealer. */
export const cutterOf = (players: PlayerCount, dealer: Seat): Seat => seatAfter(players, dealer, -1);

/** Dealer and forehand are the announcers; in blind play they alone know Schlag and Trumpf. */
export const isAnnouncer = (players: PlayerCount, dealer: Seat, seat: Seat): boolean =>
  seat === dealer || seat === forehandOf(players, dealer);

/** The two announcers, ascending. */
export const announcersOf = (players: PlayerCount, dealer: Seat): readonly Seat[] =>
  SEATS[players].filter((seat) => isAnnouncer(players, dealer, seat));

/**
 * Whether two seats play together in the hand this dealer deals: partners, and with three players all but the forehand,
 * who plays alone (section 8).
 */
export const playTogether = (players: PlayerCount, dealer: Seat, one: Seat, other: Seat): boolean => {
  if (players !== 3) return sideOf(players, one) === sideOf(players, other);
  const forehand = forehandOf(players, dealer);
  return (one === forehand) === (other === forehand);
};

/** The seats that play together with this one in the hand, itself among them, ascending. */
export const partyOf = (players: PlayerCount, dealer: Seat, seat: Seat): readonly Seat[] =>
  SEATS[players].filter((other) => playTogether(players, dealer, seat, other));

/** The seats that play against this one in the hand, ascending. */
export const opponentsOf = (players: PlayerCount, dealer: Seat, seat: Seat): readonly Seat[] =>
  SEATS[players].filter((other) => !playTogether(players, dealer, seat, other));

/** The sides of these seats, each once, ascending. */
export const sidesOfSeats = (players: PlayerCount, seats: readonly Seat[]): readonly Side[] =>
  SIDES[players].filter((side) => seats.some((seat) => sideOf(players, seat) === side));

/** All seats of a side, ascending. */
export const membersOf = (players: PlayerCount, side: Side): readonly Seat[] =>
  SEATS[players].filter((seat) => sideOf(players, seat) === side);

/** One player of each side cuts a card for the first deal. */
export const drawersOf = (players: PlayerCount): readonly Seat[] => SIDES[players];
