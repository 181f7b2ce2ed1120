/** What somebody at a table may do, and what comes of it. */
import { ConnectionError } from '../../online/connection-error.js';
import type { LobbyCommand } from '../../online/frame.js';
import { quoted } from '../../rules/input-error.js';
import { guestOf, seatOf, type Guest, type GuestId, type Lobby, type LobbyEvent } from './lobby.js';
import { isTurnTimeout, TURN_TIMEOUT } from './turn-timeout.js';

/** Besides those who sit, at most so many may be there. */
const MOST_OTHERS = 20;
const SALT = /^[\da-f]{16,64}$/;

const refuse = (code: string, message: string): never => {
  throw new ConnectionError(code, message);
};

const isSeat = (lobby: Lobby, seat: unknown): seat is number =>
  Number.isSafeInteger(seat) && (seat as number) >= 0 && (seat as number) < lobby.seats.length;

const checkSeat = (lobby: Lobby, seat: unknown): number =>
  isSeat(lobby, seat)
    ? seat
    : refuse('no-such-seat', `There is no seat ${quoted(seat)}; seats are 0 to ${lobby.seats.length - 1}.`);

const checkSwitch = (name: string, value: unknown): boolean =>
  typeof value === 'boolean' ? value : refuse('malformed', `'${name}' is true or false, not ${quoted(value)}.`);

const checkOpener = (lobby: Lobby, guest: GuestId): void => {
  if (lobby.opener !== guest) refuse('not-the-opener', 'Only who opened the table does that.');
};

const checkBetweenGames = (lobby: Lobby): void => {
  if (lobby.stage === 'playing') refuse('game-under-way', 'That is done before a game, or between two.');
};

const ownSeat = (lobby: Lobby, guest: GuestId): number => seatOf(lobby, guest) ?? refuse('no-seat', 'First sit down.');

const sat = (lobby: Lobby, guest: GuestId, wanted: unknown): readonly LobbyEvent[] => {
  checkBetweenGames(lobby);
  const seat = wanted === null ? null : checkSeat(lobby, wanted);
  if (seat === seatOf(lobby, guest)) return [];
  if (seat !== null && (lobby.seats[seat]?.guest ?? null) !== null) refuse('seat-taken', 'Somebody sits there.');
  return [{ type: 'sat', guest, seat }];
};

const filled = (lobby: Lobby, guest: GuestId, wanted: unknown, by: unknown): readonly LobbyEvent[] => {
  checkOpener(lobby, guest);
  checkBetweenGames(lobby);
  const seat = checkSeat(lobby, wanted);
  if (by !== 'computer' && by !== null)
    return refuse('malformed', `A seat is filled by 'computer' or null, not ${quoted(by)}.`);
  if ((lobby.seats[seat]?.guest ?? null) !== null) refuse('seat-taken', 'Somebody sits there.');
  const isComputers = by === 'computer';
  return lobby.seats[seat]?.isComputers === isComputers ? [] : [{ type: 'filled', seat, isComputers }];
};

/** No computer plays any longer for whoever has a seat. */
const satAgain = (lobby: Lobby, guest: GuestId): readonly LobbyEvent[] => {
  const seat = seatOf(lobby, guest);
  return seat !== null && lobby.seats[seat]?.standIn ? [{ type: 'stood-in', seat, on: false }] : [];
};

const agreed = (lobby: Lobby, guest: GuestId, on: unknown, salt: unknown): readonly LobbyEvent[] => {
  if (!checkSwitch('on', on)) {
    const isUndone = lobby.stage !== 'playing' && (guestOf(lobby, guest)?.salt ?? null) !== null;
    return isUndone ? [{ type: 'agreed', guest, salt: null }] : [];
  }
  ownSeat(lobby, guest);
  // Asked for again on a line that was cut: what it was to do has been done.
  if (lobby.stage === 'playing') return [];
  if (typeof salt !== 'string' || !SALT.test(salt))
    return refuse('malformed', `A salt is 16 to 64 hexadecimal digits, not ${quoted(salt)}.`);
  // Whoever wants another game plays it himself.
  const back = satAgain(lobby, guest);
  return guestOf(lobby, guest)?.salt === salt ? back : [...back, { type: 'agreed', guest, salt }];
};

const timed = (lobby: Lobby, guest: GuestId, turn: unknown): readonly LobbyEvent[] => {
  checkOpener(lobby, guest);
  if (!isTurnTimeout(turn))
    return refuse('malformed', `How long a turn takes is ${TURN_TIMEOUT}, not ${quoted(turn)}.`);
  return [{ type: 'timed', turnTimeout: turn }];
};

const removed = (lobby: Lobby, guest: GuestId, wanted: unknown): readonly LobbyEvent[] => {
  checkOpener(lobby, guest);
  const there = lobby.seats[checkSeat(lobby, wanted)]?.guest ?? null;
  if (there === guest) refuse('malformed', 'Nobody sends himself away; he may leave.');
  return there === null ? [] : [{ type: 'left', guest: there }];
};

const stoodIn = (lobby: Lobby, guest: GuestId, on: unknown): readonly LobbyEvent[] => {
  const seat = ownSeat(lobby, guest);
  if (!checkSwitch('on', on)) return satAgain(lobby, guest);
  return lobby.seats[seat]?.standIn ? [] : [{ type: 'stood-in', seat, on: true }];
};

/**
 * What comes of a wish; nothing, if all is as it was wanted already.
 * @param readName checks a name
 * @throws ConnectionError with a code, and nothing comes of it
 */
export const eventsOf = (
  lobby: Lobby,
  guest: GuestId,
  command: LobbyCommand,
  readName: (given: unknown) => string,
): readonly LobbyEvent[] => {
  // What he wished for was on its way when he left, or was sent away.
  if (!guestOf(lobby, guest)) refuse('not-welcome', 'Whoever has left this table comes again to do something there.');
  switch (command.do) {
    case 'sit':
      return sat(lobby, guest, command.seat);
    case 'fill':
      return filled(lobby, guest, command.seat, command.by);
    case 'ready':
      return agreed(lobby, guest, command.on, command.salt);
    case 'name':
      return [{ type: 'named', guest, name: readName(command.name) }];
    case 'stand-in':
      return stoodIn(lobby, guest, command.on);
    case 'remove':
      return removed(lobby, guest, command.seat);
    case 'time':
      return timed(lobby, guest, command.turn);
    case 'leave':
      return [{ type: 'left', guest }];
    default:
      return refuse('malformed', `Nobody knows how to do ${quoted((command as { readonly do: unknown }).do)} here.`);
  }
};

const othersAt = (lobby: Lobby): readonly Guest[] => lobby.guests.filter(({ id }) => seatOf(lobby, id) === null);

/** Who makes room for one more: when as many as may be are there without a seat, the first of them who is away. */
export const makingRoom = (lobby: Lobby, isHere: (guest: GuestId) => boolean): readonly LobbyEvent[] => {
  const others = othersAt(lobby);
  const away = others.find(({ id }) => id !== lobby.opener && !isHere(id));
  return others.length < MOST_OTHERS || !away ? [] : [{ type: 'left', guest: away.id }];
};

/**
 * Checks that one more may come.
 * @throws ConnectionError `not-welcome`
 */
export const checkWelcome = (lobby: Lobby, watches: boolean): void => {
  if (watches && !lobby.settings.spectators) refuse('not-welcome', 'Nobody looks on at this table.');
  if (othersAt(lobby).length >= MOST_OTHERS) refuse('not-welcome', 'Too many are here already.');
  const isFull = lobby.seats.every(
    ({ guest, isComputers }) => guest !== null || (isComputers && lobby.stage === 'playing'),
  );
  if (!watches && isFull && !lobby.settings.spectators) refuse('not-welcome', 'All seats are taken.');
};
