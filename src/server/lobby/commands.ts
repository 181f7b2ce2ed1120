/** Checks the commands of a table's guests and converts them to events. */
import { ConnectionError } from '../../online/connection-error.js';
import type { LobbyCommand } from '../../online/frame.js';
import { quoted } from '../../rules/input-error.js';
import { eventsOfVote, eventsOfWait, isOpenTurnTimeout, OPEN_TURN_RANGE } from '../open-tables/open-lobby.js';
import { drawSeatsEvents } from './draw-seats.js';
import {
  guestOf,
  isLastGame,
  isReserved,
  seatOf,
  type Guest,
  type GuestId,
  type Lobby,
  type LobbyEvent,
} from './lobby.js';
import { isTurnTimeout, TURN_TIMEOUT_RANGE } from './turn-timeout.js';

/** Default maximum number of people without a seat at a table. */
export const DEFAULT_WATCHERS = 20;
/** Maximum number of absent guests without a seat that a table keeps if `watchers` is unlimited. */
const MAX_ABSENT_GUESTS = 100;
const SALT = /^[\da-f]{16,64}$/;

const refuse = (code: string, message: string): never => {
  throw new ConnectionError(code, message);
};

const isSeat = (lobby: Lobby, seat: unknown): seat is number =>
  Number.isSafeInteger(seat) && (seat as number) >= 0 && (seat as number) < lobby.seats.length;

const checkSeat = (lobby: Lobby, seat: unknown): number =>
  isSeat(lobby, seat)
    ? seat
    : refuse('no-such-seat', `Unknown seat ${quoted(seat)}. Valid seats: 0 to ${lobby.seats.length - 1}.`);

const checkBoolean = (name: string, value: unknown): boolean =>
  typeof value === 'boolean' ? value : refuse('malformed', `'${name}' must be true or false, not ${quoted(value)}.`);

const checkHex = (name: string, value: unknown): string =>
  typeof value === 'string' && SALT.test(value)
    ? value
    : refuse('malformed', `'${name}' must be 16 to 64 hexadecimal digits, not ${quoted(value)}.`);

const checkOpener = (lobby: Lobby, guest: GuestId): void => {
  if (lobby.opener !== guest) refuse('not-the-opener', 'Only the host can do that.');
};

const checkBetweenGames = (lobby: Lobby): void => {
  if (lobby.stage === 'playing') refuse('game-under-way', 'This is possible only between games.');
};

const ownSeat = (lobby: Lobby, guest: GuestId): number =>
  seatOf(lobby, guest) ?? refuse('no-seat', 'You need a seat to do that.');

const checkNotReserved = (lobby: Lobby, seat: number | null): void => {
  if (isReserved(lobby, seat)) refuse('seat-reserved', 'This seat is reserved for the person with its key.');
};

const eventsOfSit = (lobby: Lobby, guest: GuestId, givenSeat: unknown): readonly LobbyEvent[] => {
  if (lobby.settings.open && lobby.stage === 'playing')
    return eventsOfWait(lobby, guest, givenSeat === null ? null : checkSeat(lobby, givenSeat));
  checkBetweenGames(lobby);
  const seat = givenSeat === null ? null : checkSeat(lobby, givenSeat);
  if (seat === seatOf(lobby, guest)) return [];
  if (seat !== null && (lobby.seats[seat]?.guest ?? null) !== null) refuse('seat-taken', 'This seat is taken.');
  checkNotReserved(lobby, seatOf(lobby, guest));
  return [{ type: 'sat', guest, seat }];
};

const eventsOfFill = (lobby: Lobby, guest: GuestId, givenSeat: unknown, by: unknown): readonly LobbyEvent[] => {
  checkOpener(lobby, guest);
  checkBetweenGames(lobby);
  const seat = checkSeat(lobby, givenSeat);
  if (by !== 'computer' && by !== null)
    return refuse('malformed', `'by' must be 'computer' or null, not ${quoted(by)}.`);
  if ((lobby.seats[seat]?.guest ?? null) !== null) refuse('seat-taken', 'This seat is taken.');
  const isComputers = by === 'computer';
  return lobby.seats[seat]?.isComputers === isComputers ? [] : [{ type: 'filled', seat, isComputers }];
};

/** Returns the event that ends the stand-in at the guest's seat, if there is one. */
const eventsOfStandInEnd = (lobby: Lobby, guest: GuestId): readonly LobbyEvent[] => {
  const seat = seatOf(lobby, guest);
  return seat !== null && lobby.seats[seat]?.standIn ? [{ type: 'stood-in', seat, on: false }] : [];
};

const eventsOfReady = (lobby: Lobby, guest: GuestId, on: unknown, salt: unknown): readonly LobbyEvent[] => {
  if (!checkBoolean('on', on)) {
    const hasAgreed = lobby.stage !== 'playing' && (guestOf(lobby, guest)?.salt ?? null) !== null;
    return hasAgreed ? [{ type: 'agreed', guest, salt: null }] : [];
  }
  ownSeat(lobby, guest);
  // After a reconnect, a client might repeat the command when the game has already started.
  if (lobby.stage === 'playing') return [];
  if (isLastGame(lobby)) refuse('games-over', 'All games at this table have been played.');
  const checkedSalt = checkHex('salt', salt);
  // A person who agrees to the next game plays without a stand-in.
  const standInEnd = eventsOfStandInEnd(lobby, guest);
  return guestOf(lobby, guest)?.salt === checkedSalt
    ? standInEnd
    : [...standInEnd, { type: 'agreed', guest, salt: checkedSalt }];
};

const eventsOfTime = (lobby: Lobby, guest: GuestId, givenTimeout: unknown): readonly LobbyEvent[] => {
  checkOpener(lobby, guest);
  const isValid = lobby.settings.open ? isOpenTurnTimeout(givenTimeout) : isTurnTimeout(givenTimeout);
  const range = lobby.settings.open ? OPEN_TURN_RANGE : TURN_TIMEOUT_RANGE;
  if (!isValid) return refuse('malformed', `'turn' must be ${range}, not ${quoted(givenTimeout)}.`);
  return [{ type: 'timed', turnTimeout: givenTimeout as number | null }];
};

const eventsOfRemove = (lobby: Lobby, guest: GuestId, givenSeat: unknown): readonly LobbyEvent[] => {
  checkOpener(lobby, guest);
  const occupant = lobby.seats[checkSeat(lobby, givenSeat)]?.guest ?? null;
  if (occupant === guest) refuse('malformed', "You can't remove yourself; use 'leave'.");
  checkNotReserved(lobby, givenSeat as number);
  return occupant === null ? [] : [{ type: 'left', guest: occupant }];
};

const eventsOfStandIn = (lobby: Lobby, guest: GuestId, on: unknown): readonly LobbyEvent[] => {
  const seat = ownSeat(lobby, guest);
  if (!checkBoolean('on', on)) return eventsOfStandInEnd(lobby, guest);
  return lobby.seats[seat]?.standIn ? [] : [{ type: 'stood-in', seat, on: true }];
};

/**
 * Returns the events of `leave`. A guest with a reserved seat keeps the seat, and a stand-in plays until the guest returns.
 */
const eventsOfLeave = (lobby: Lobby, guest: GuestId): readonly LobbyEvent[] => {
  const seat = seatOf(lobby, guest);
  if (seat === null || !isReserved(lobby, seat)) return [{ type: 'left', guest }];
  return lobby.stage === 'sitting' || lobby.seats[seat]?.isAway
    ? []
    : [{ type: 'stood-in', seat, on: true, away: true }];
};

const eventsOfDrawSeats = (lobby: Lobby, guest: GuestId, seed: unknown): readonly LobbyEvent[] => {
  checkOpener(lobby, guest);
  checkBetweenGames(lobby);
  for (const [seat] of lobby.seats.entries()) checkNotReserved(lobby, seat);
  return drawSeatsEvents(lobby, checkHex('seed', seed));
};

const VALID_COMMANDS = 'Valid commands: sit, fill, ready, name, stand-in, remove, vote, draw-seats, time, leave.';

/**
 * Returns the events of a command, or an empty list if the lobby already has the requested state.
 * @param readName checks and normalizes a name
 * @throws ConnectionError whose code gives the reason for the refusal
 */
export const eventsOf = (
  lobby: Lobby,
  guest: GuestId,
  command: LobbyCommand,
  readName: (given: unknown) => string,
): readonly LobbyEvent[] => {
  // The guest left or was removed before the command arrived.
  if (!guestOf(lobby, guest)) refuse('not-welcome', 'You have left this table.');
  switch (command.do) {
    case 'sit':
      return eventsOfSit(lobby, guest, command.seat);
    case 'fill':
      return eventsOfFill(lobby, guest, command.seat, command.by);
    case 'ready':
      return eventsOfReady(lobby, guest, command.on, command.salt);
    case 'name':
      return [{ type: 'named', guest, name: readName(command.name) }];
    case 'stand-in':
      return eventsOfStandIn(lobby, guest, command.on);
    case 'remove':
      return eventsOfRemove(lobby, guest, command.seat);
    case 'vote':
      return eventsOfVote(lobby, guest, checkSeat(lobby, command.seat), checkBoolean('on', command.on));
    case 'draw-seats':
      return eventsOfDrawSeats(lobby, guest, command.seed);
    case 'time':
      return eventsOfTime(lobby, guest, command.turn);
    case 'leave':
      return eventsOfLeave(lobby, guest);
    default:
      return refuse(
        'malformed',
        `Unknown command ${quoted((command as { readonly do: unknown }).do)}. ${VALID_COMMANDS}`,
      );
  }
};

const guestsWithoutSeat = (lobby: Lobby): readonly Guest[] =>
  lobby.guests.filter(({ id }) => seatOf(lobby, id) === null);

/** Returns the number of seats that people can take before a game. */
const countFreeSeats = ({ seats }: Lobby): number => seats.filter(({ guest }) => guest === null).length;

/**
 * If the table has its maximum number of guests without a seat, returns the event that removes an absent guest to admit a
 * new one.
 * @param watchers maximum number of guests without a seat, or null for no limit
 */
export const evictionsFor = (
  lobby: Lobby,
  isHere: (guest: GuestId) => boolean,
  watchers: number | null = DEFAULT_WATCHERS,
): readonly LobbyEvent[] => {
  const unseated = guestsWithoutSeat(lobby);
  const absent = unseated.filter(({ id }) => id !== lobby.opener && !isHere(id));
  const isFull = watchers === null ? absent.length >= MAX_ABSENT_GUESTS : unseated.length >= watchers;
  return isFull && absent[0] ? [{ type: 'left', guest: absent[0].id }] : [];
};

/**
 * Checks that one more guest can join.
 * @param watchers maximum number of guests without a seat, or null for no limit. A table always admits as many guests as it
 * has free seats
 * @throws ConnectionError `not-welcome`
 */
export const checkCanJoin = (lobby: Lobby, watches: boolean, watchers: number | null = DEFAULT_WATCHERS): void => {
  if (watches && !lobby.settings.spectators) refuse('not-welcome', 'This table does not allow spectators.');
  const maxUnseated = watchers === null || watches ? watchers : Math.max(watchers, countFreeSeats(lobby));
  if (maxUnseated !== null && guestsWithoutSeat(lobby).length >= maxUnseated)
    refuse('not-welcome', 'This table has too many people without a seat.');
  const isFull = lobby.seats.every(
    ({ guest, isComputers }) =>
      guest !== null || (isComputers && lobby.stage === 'playing' && lobby.settings.open !== true),
  );
  if (!watches && isFull && !lobby.settings.spectators) refuse('not-welcome', 'All seats are taken.');
};
