import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';
import { InputError, quoted } from '../rules/input-error.js';
import type { PlayerCount, Seat } from '../rules/seats.js';

/** A player of the host's own. */
export interface HostPlayer {
  readonly name?: string;
  /**
   * What the player does; null if it does nothing, which only a seat that is not in `view.toAct` may answer.
   * @param options.signal aborts when the question is void: somebody acted, time is up, the table has stopped
   */
  decide(view: View, options: { signal: AbortSignal }): Promise<Action | null>;
}

/** Who plays a seat: somebody who acts through its connection, a player of ours, or one of the host's. */
export type SeatPlayer = 'human' | 'computer' | HostPlayer;

const isHostPlayer = (player: unknown): player is HostPlayer =>
  typeof player === 'object' && player !== null && typeof (player as Partial<HostPlayer>).decide === 'function';

/** @throws InputError `invalid-seats`, naming the seat */
export const checkPlayer = (player: unknown, seat: Seat): SeatPlayer => {
  if (player === 'human' || player === 'computer' || isHostPlayer(player)) return player;
  throw new InputError(
    'invalid-seats',
    `Seat ${seat} is played by 'human', 'computer' or an object with a function 'decide', not by ${quoted(player)}.`,
  );
};

/**
 * Checks who plays, and copies it: one entry a seat.
 * @throws InputError `invalid-seats`, naming the seat
 */
export const checkSeats = (seats: unknown, players: PlayerCount): readonly SeatPlayer[] => {
  if (!Array.isArray(seats)) {
    throw new InputError(
      'invalid-seats',
      `'seats' is a list of who plays each seat, such as ['human', 'computer'], not ${quoted(seats)}.`,
    );
  }
  if (seats.length !== players) {
    throw new InputError(
      'invalid-seats',
      `This table has ${players} seats; 'seats' names players for ${seats.length}.`,
    );
  }
  // Spread: a hole in the list is a seat without a player.
  return [...(seats as unknown[])].map(checkPlayer);
};

/** A player in a message. */
export const playerAt = (player: SeatPlayer, seat: Seat): string =>
  isHostPlayer(player) && typeof player.name === 'string' && player.name !== ''
    ? `${player.name} at seat ${seat}`
    : `The player of seat ${seat}`;
