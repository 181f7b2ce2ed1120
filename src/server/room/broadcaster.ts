import type { Frame, Payloads } from '../../online/frame.js';
import { withActingHost } from '../lobby/absence.js';
import { boardFor, peopleOf } from '../lobby/board.js';
import { guestOf, seatOf, type GuestId, type Lobby } from '../lobby/lobby.js';
import { hashOf } from '../../game/fair/verify.js';
import { fingerprintOf } from '../identity.js';
import { createGuestLine, type GuestLine } from './guest-line.js';
import { isHereAt, type Table } from './table.js';
import { CLOSE_CODES } from './wire.js';

/** Sends each guest the frames of a table that the guest is allowed to see. */
export interface Broadcaster {
  /** Returns the guest's line. The first call creates it. */
  lineOf(guest: GuestId): GuestLine;
  /** Connects all guests to a new game. */
  serveGame(): void;
  /** Closes the lines of guests who have left, and connects guests whose seat or permission to watch has changed. */
  serveMovedGuests(previous: Lobby): void;
  /** Sends all guests the changes to the table, except those to the game. */
  broadcast(): void;
}

/** Returns the `h` frames: the hash of the secret for the current or next game, and the proof of a finished game. */
const dealFrames = ({ state, game: tableGame }: Table): readonly Frame[] => {
  const { secret, game, gameSecret, lobby } = state;
  const isPlaying = lobby.stage === 'playing';
  const promisedSecret = isPlaying ? gameSecret : secret;
  const isOver = lobby.stage === 'over' && tableGame && game && gameSecret !== null;
  return [
    ...(isOver ? ([['h', { hash: hashOf(gameSecret), salts: game.salts, record: tableGame.record() }]] as const) : []),
    ...(promisedSecret === null ? [] : ([['h', { hash: hashOf(promisedSecret) }]] as const)),
  ];
};

/** Whether a guest without a seat sees the game: at tables with spectators, and while waiting for a seat. */
const canWatchAt = ({ settings, waiting }: Lobby, guest: GuestId): boolean =>
  settings.spectators || waiting.some((one) => one.guest === guest);

/** @param isAway whether the table no longer waits for a guest */
export const createBroadcaster = (
  table: Table,
  isAway: (guest: GuestId) => boolean,
  onError: (error: unknown) => void,
): Broadcaster => {
  const isHere = isHereAt(table);
  const seatOfGuest = (guest: GuestId): number | null => seatOf(table.state.lobby, guest);
  /** The fingerprint of the last frame of each type, by line. */
  const sentFrames = new WeakMap<GuestLine, Map<string, string>>();

  const serve = (guest: GuestId, line: GuestLine): void => {
    const seat = seatOfGuest(guest);
    const canWatch = seat !== null || canWatchAt(table.state.lobby, guest);
    line.serve(seat, table.game && canWatch ? table.game.connection(seat) : null);
  };
  const lineOf = (guest: GuestId): GuestLine => {
    const existing = table.lines.get(guest);
    if (existing) return existing;
    const identity = (): Partial<Payloads['s']> => {
      const { table: id, code } = table.state;
      return { table: id, code, seat: seatOfGuest(guest) };
    };
    const line = createGuestLine({ identity, onError, onAttach: () => sentFrames.delete(line) });
    table.lines.set(guest, line);
    serve(guest, line);
    return line;
  };
  const sendChanged = (line: GuestLine, frames: readonly Frame[]): void => {
    const sent = sentFrames.get(line) ?? new Map<string, string>();
    sentFrames.set(line, sent);
    for (const frame of frames) {
      const [type, payload] = frame;
      const name = type === 'h' && payload.salts ? 'proof' : type;
      const fingerprint = fingerprintOf(JSON.stringify(frame));
      if (sent.get(name) !== fingerprint) line.send(frame);
      sent.set(name, fingerprint);
    }
  };

  return {
    lineOf,
    serveGame() {
      for (const [guest, line] of table.lines) serve(guest, line);
    },
    serveMovedGuests(previous) {
      for (const [guest, line] of table.lines) {
        if (!guestOf(table.state.lobby, guest)) {
          table.lines.delete(guest);
          line.close(CLOSE_CODES.notWelcome);
        } else if (
          seatOfGuest(guest) !== seatOf(previous, guest) ||
          canWatchAt(table.state.lobby, guest) !== canWatchAt(previous, guest)
        ) {
          line.send(['s', {}]);
          serve(guest, line);
        }
      }
    },
    broadcast() {
      const { state, game } = table;
      const hasStandIn = game?.hasStandIn() ?? [];
      const deals = dealFrames(table);
      const lobby = withActingHost(state.lobby, isAway);
      for (const [guest, line] of table.lines) {
        if (!line.isHere) continue;
        // During a game, the game's connection sends the people.
        const people: readonly Frame[] = game ? [] : [['p', peopleOf(state.lobby, isHere)]];
        sendChanged(line, [...people, ...deals, ['b', boardFor(lobby, guest, isHere, hasStandIn)]]);
      }
    },
  };
};
