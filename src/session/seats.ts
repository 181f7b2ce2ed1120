import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';
import { InputError, quoted } from '../rules/input-error.js';
import type { PlayerCount, Seat } from '../rules/seats.js';

/** A player provided by the host. */
export interface HostPlayer {
  readonly name?: string;
  /**
   * Resolves to the player's action, or to null to do nothing. Null is valid for a seat outside `view.toAct`, and with
   * `options.mayDefer`.
   * @param options.signal aborts when the question is withdrawn, because another seat acted, time is up, or the table
   * has paused or stopped
   * @param options.mayDefer whether null leaves the answer to a bid to the player's partner, who is asked next
   */
  decide(view: View, options: { signal: AbortSignal; mayDefer?: boolean }): Promise<Action | null>;
}

/**
 * The player of a seat: a person who acts through a connection, a computer player, or a player provided by the host.
 */
export type SeatPlayer = 'human' | 'computer' | HostPlayer;

const isHostPlayer = (player: unknown): player is HostPlayer =>
  typeof player === 'object' && player !== null && typeof (player as Partial<HostPlayer>).decide === 'function';

/** @throws InputError `invalid-seats`, with the seat */
export const checkPlayer = (player: unknown, seat: Seat): SeatPlayer => {
  if (player === 'human' || player === 'computer' || isHostPlayer(player)) return player;
  throw new InputError(
    'invalid-seats',
    `The player at seat ${seat} must be 'human', 'computer' or an object with a function 'decide', not ${quoted(player)}.`,
  );
};

/**
 * Returns a checked copy of the players, one per seat.
 * @throws InputError `invalid-seats`, with the seat
 */
export const checkSeats = (seats: unknown, players: PlayerCount): readonly SeatPlayer[] => {
  if (!Array.isArray(seats)) {
    throw new InputError(
      'invalid-seats',
      `'seats' must be a list with one player for each seat, such as ['human', 'computer'], not ${quoted(seats)}.`,
    );
  }
  if (seats.length !== players) {
    throw new InputError('invalid-seats', `'seats' has ${seats.length} entries, but the table has ${players} seats.`);
  }
  // Spread turns a hole in the list into a seat without a player.
  return [...(seats as unknown[])].map(checkPlayer);
};

/** Returns the name of a player for messages. */
export const playerAt = (player: SeatPlayer, seat: Seat): string =>
  isHostPlayer(player) && typeof player.name === 'string' && player.name !== ''
    ? `${player.name} at seat ${seat}`
    : `The player at seat ${seat}`;
