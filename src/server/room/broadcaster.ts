import type { Frame, Payloads } from '../../online/frame.js';
import { withActingHost } from '../lobby/absence.js';
import { boardFor, peopleOf } from '../lobby/board.js';
import { guestOf, seatOf, type GuestId } from '../lobby/lobby.js';
import { hashOf } from '../../game/fair/verify.js';
import { fingerprintOf } from '../identity.js';
import { createGuestLine, type GuestLine } from './guest-line.js';
import { isHereAt, type Table } from './table.js';
import { CLOSE } from './wire.js';

/** Sends every guest the frames that this guest can know of a table. */
export interface Broadcaster {
  /** Somebody's line, which is there from when he is asked for it. */
  lineOf(guest: GuestId): GuestLine;
  /** There is another game. */
  gameBegan(): void;
  /** Somebody may have left, or sit somewhere else than `before` says. */
  moved(before: (guest: GuestId) => number | null): void;
  /** Sends all guests what has changed, except the game. */
  broadcast(): void;
}

/** What is told of the deals: of the next one the hash; of one that is over all that is needed to check it. */
const dealsOf = ({ state, game: played }: Table): readonly Frame[] => {
  const { secret, game, gameSecret, lobby } = state;
  const isPlaying = lobby.stage === 'playing';
  const promised = isPlaying ? gameSecret : secret;
  const isOver = lobby.stage === 'over' && played && game && gameSecret !== null;
  return [
    ...(isOver ? ([['h', { hash: hashOf(gameSecret), salts: game.salts, record: played.record() }]] as const) : []),
    ...(promised === null ? [] : ([['h', { hash: hashOf(promised) }]] as const)),
  ];
};

/** @param isAway whether somebody is waited for no longer */
export const createBroadcaster = (
  table: Table,
  isAway: (guest: GuestId) => boolean,
  onError: (error: unknown) => void,
): Broadcaster => {
  const isHere = isHereAt(table);
  const seat = (guest: GuestId): number | null => seatOf(table.state.lobby, guest);
  /** The fingerprint of the last frame of each kind that a line got. */
  const told = new WeakMap<GuestLine, Map<string, string>>();

  const serve = (guest: GuestId, line: GuestLine): void => {
    const at = seat(guest);
    const mayLook = at !== null || table.state.lobby.settings.spectators;
    line.serve(at, table.game && mayLook ? table.game.connection(at) : null);
  };
  const lineOf = (guest: GuestId): GuestLine => {
    const known = table.lines.get(guest);
    if (known) return known;
    const identity = (): Partial<Payloads['s']> => {
      const { table: id, code } = table.state;
      return { table: id, code, seat: seat(guest) };
    };
    const line = createGuestLine({ identity, onError, attached: () => told.delete(line) });
    table.lines.set(guest, line);
    serve(guest, line);
    return line;
  };
  const sendChanged = (line: GuestLine, frames: readonly Frame[]): void => {
    const known = told.get(line) ?? new Map<string, string>();
    told.set(line, known);
    for (const frame of frames) {
      const [type, payload] = frame;
      const name = type === 'h' && payload.salts ? 'proof' : type;
      const text = fingerprintOf(JSON.stringify(frame));
      if (known.get(name) !== text) line.send(frame);
      known.set(name, text);
    }
  };

  return {
    lineOf,
    gameBegan() {
      for (const [guest, line] of table.lines) serve(guest, line);
    },
    moved(before) {
      for (const [guest, line] of table.lines) {
        if (!guestOf(table.state.lobby, guest)) {
          table.lines.delete(guest);
          line.close(CLOSE.notWelcome);
        } else if (seat(guest) !== before(guest)) {
          line.send(['s', {}]);
          serve(guest, line);
        }
      }
    },
    broadcast() {
      const { state, game } = table;
      const hasStandIn = game?.hasStandIn() ?? [];
      const deals = dealsOf(table);
      const lobby = withActingHost(state.lobby, isAway);
      for (const [guest, line] of table.lines) {
        if (!line.isHere) continue;
        // With a game its own connection tells them.
        const people: readonly Frame[] = game ? [] : [['p', peopleOf(state.lobby, isHere)]];
        sendChanged(line, [...people, ...deals, ['b', boardFor(lobby, guest, isHere, hasStandIn)]]);
      }
    },
  };
};
