/** The additional rules of open tables, at which strangers meet. */
import { ConnectionError } from '../../online/connection-error.js';
import { DEFAULT_OPEN_TURN_MS, MAX_OPEN_TURN_MS, MIN_OPEN_TURN_MS } from '../../online/open-turn.js';
import type { Seat } from '../../rules/seats.js';
import { guestOf, isLastGame, seatOf, type GuestId, type Lobby, type LobbyEvent } from '../lobby/lobby.js';

type GuestPredicate = (guest: GuestId) => boolean;

/** The valid time limits for a turn at an open table as text for error messages. */
export const OPEN_TURN_RANGE = `from ${MIN_OPEN_TURN_MS} to ${MAX_OPEN_TURN_MS} ms at an open table`;

/** Whether a value is a valid time limit for a turn at an open table, in ms. */
export const isOpenTurnTimeout = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= MIN_OPEN_TURN_MS && (value as number) <= MAX_OPEN_TURN_MS;

/** Returns the server's time limit for a turn if it is valid at an open table, or else the default. */
export const openTurnTimeout = (serverDefault: number | null): number =>
  isOpenTurnTimeout(serverDefault) ? serverDefault : DEFAULT_OPEN_TURN_MS;

/** Number of votes that send a person away. */
const VOTES_TO_SEND_AWAY = 2;

const refuse = (code: string, message: string): never => {
  throw new ConnectionError(code, message);
};

/** Returns the votes against a guest by people who have a seat. */
export const votesAgainst = (lobby: Lobby, guest: GuestId): readonly GuestId[] =>
  lobby.votes.flatMap(({ by, against }) => (against === guest && seatOf(lobby, by) !== null ? by : []));

/**
 * Returns the events of a vote against the guest at a seat. The second vote sends the guest away.
 * @throws ConnectionError `not-the-opener`, `no-seat`, `malformed`
 */
export const eventsOfVote = (lobby: Lobby, guest: GuestId, seat: Seat, on: boolean): readonly LobbyEvent[] => {
  if (!lobby.settings.open)
    refuse('not-the-opener', 'Only the host can do that. Votes are possible only at open tables.');
  if (seatOf(lobby, guest) === null) refuse('no-seat', 'You need a seat to do that.');
  const against = lobby.seats[seat]?.guest ?? null;
  if (against === guest) refuse('malformed', "You can't vote against yourself; use 'leave'.");
  if (against === null) return [];
  const votes = votesAgainst(lobby, against);
  if (votes.includes(guest) === on) return [];
  const isSentAway = on && votes.length + 1 >= VOTES_TO_SEND_AWAY;
  return [{ type: 'voted', guest, against, on }, ...(isSentAway ? [{ type: 'left', guest: against } as const] : [])];
};

/**
 * Returns the events of `sit` during a game: a guest without a seat waits for the end of the hand, then takes the computer's
 * seat. A guest who took the seat during a hand could have seen another hand before.
 * @throws ConnectionError `game-under-way`, `seat-taken`
 */
export const eventsOfWait = (lobby: Lobby, guest: GuestId, seat: Seat | null): readonly LobbyEvent[] => {
  const ownSeat = seatOf(lobby, guest);
  if (ownSeat !== null && ownSeat === seat) return [];
  if (ownSeat !== null) refuse('game-under-way', 'You can change seats only between games.');
  const waits = lobby.waiting.find((waiting) => waiting.guest === guest);
  if ((waits?.seat ?? null) === seat) return [];
  if (seat !== null) {
    const isFree = lobby.seats[seat]?.isComputers && !lobby.waiting.some((waiting) => waiting.seat === seat);
    if (!isFree) refuse('seat-taken', 'This seat is taken.');
  }
  return [{ type: 'waits', guest, seat }];
};

/** Returns the seats of an open table that a person can still take: free seats and, between hands, seats of computers. */
export const seatsForPeople = ({ seats, waiting }: Lobby): readonly Seat[] =>
  seats.flatMap(({ guest }, seat) => (guest === null && !waiting.some((one) => one.seat === seat) ? seat : []));

/** Whether people of an open table wait for others: a seat is free, and a person with a seat is present. */
export const waitsForPeople = ({ settings, stage, seats }: Lobby, isHere: GuestPredicate): boolean =>
  settings.open === true &&
  stage !== 'playing' &&
  seats.some(({ guest, isComputers }) => guest === null && !isComputers) &&
  seats.some(({ guest }) => guest !== null && isHere(guest));

/** Returns events that fill the free seats of an open table with computers. */
export const fillEvents = ({ seats }: Lobby): readonly LobbyEvent[] =>
  seats.flatMap(({ guest, isComputers }, seat): readonly LobbyEvent[] =>
    guest === null && !isComputers ? [{ type: 'filled', seat, isComputers: true }] : [],
  );

/** Returns the people with a seat as text, to detect a change. */
export const peopleAtSeats = ({ seats }: Lobby): string => seats.map(({ guest }) => guest ?? '').join();

/** Returns the seats of people for whose agreement the next game waits. */
const seatsNotReady = (lobby: Lobby): readonly Seat[] =>
  lobby.seats.flatMap(({ guest, isAway }, seat) =>
    guest !== null && !isAway && (guestOf(lobby, guest)?.salt ?? null) === null ? seat : [],
  );

/** Whether a person of an open table has agreed to the next game, no seat is free, and other people have not agreed. */
export const waitsForAgreement = (lobby: Lobby): boolean =>
  lobby.settings.open === true &&
  lobby.stage !== 'playing' &&
  !isLastGame(lobby) &&
  lobby.seats.every(({ guest, isComputers }) => guest !== null || isComputers) &&
  lobby.seats.some(({ guest }) => (guestOf(lobby, guest)?.salt ?? null) !== null) &&
  seatsNotReady(lobby).length > 0;

/**
 * Returns events that start stand-ins for people who are not ready, so that one person cannot block the game. The people keep
 * their seats and take over from the stand-in at any time.
 */
export const startEvents = (lobby: Lobby): readonly LobbyEvent[] =>
  seatsNotReady(lobby).map((seat) => ({ type: 'stood-in', seat, on: true, away: true }));

/** Returns events that free the seats of people whom an open table no longer waits for. */
export const vacateEvents = ({ settings, seats }: Lobby, isAway: GuestPredicate): readonly LobbyEvent[] =>
  settings.open
    ? seats.flatMap(({ guest }): readonly LobbyEvent[] =>
        guest !== null && isAway(guest) ? [{ type: 'sat', guest, seat: null }] : [],
      )
    : [];

/** Returns events that give the waiting guests of an open table their seats between two hands. */
export const seatWaitingEvents = (lobby: Lobby, isHere: GuestPredicate): readonly LobbyEvent[] =>
  lobby.waiting.map(({ guest, seat }): LobbyEvent => {
    const canSit = guestOf(lobby, guest) !== null && isHere(guest) && (lobby.seats[seat]?.guest ?? null) === null;
    return canSit ? { type: 'sat', guest, seat } : { type: 'waits', guest, seat: null };
  });
