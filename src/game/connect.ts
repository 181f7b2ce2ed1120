import type { Seat } from '../rules/seats.js';
import { isAction, type Action } from './action.js';
import type { Fact } from './fact.js';
import type { Game } from './game.js';
import { IllegalAction } from './illegal-action.js';
import { readAction } from './read-action.js';
import type { View } from './view.js';

/** A notification to the listeners of a connection. It is plain JSON, so it can be sent over any transport. */
export type Update =
  /** An accepted action and its effects as the seat saw them. `action` is null after a load or a reconnect. */
  | { readonly action: Action | null; readonly happened: readonly Fact[]; readonly view: View }
  | { readonly status: 'open' | 'lost' }
  /** The time by which the seat should act, in ms since the epoch, or null without a limit. */
  | { readonly deadline: number | null }
  /** The people at the table, by seat. */
  | { readonly people: readonly Person[] };

/** The person or computer that plays a seat of a game running elsewhere. */
export interface Person {
  readonly by: 'human' | 'computer';
  /** Null if no name was given. */
  readonly name: string | null;
  /** False while the person is away. They keep their seat. */
  readonly here: boolean;
  /**
   * The id of the person's drawn portrait: `moidl`, `luis`, `rosa`, `sepp`, `zenz`, `hias`, `resi` or `vinz`. With null
   * or another value the table chooses one.
   */
  readonly face: string | null;
  /** Whether the person has agreed to continue, if all players must agree. Default: false. */
  readonly ready?: boolean;
}

/** A player's access to a game: a view limited to the seat, and a method to act. */
export interface SeatConnection {
  /** The current view of this seat. */
  readonly view: View;
  /**
   * Performs an action. Rejects with IllegalAction if the action is rejected. A `next` resolves if another seat's `next`
   * came first.
   */
  act(action: Action): Promise<void>;
  /** Calls the listener with every update. Returns the unsubscribe function. */
  subscribe(listener: (update: Update) => void): () => void;
}

/**
 * Whether the last `next` came from another seat and this seat has not acted since. A late `next` of this seat is then
 * already done.
 */
const isOvertaken = (seat: Seat, history: View['history']): boolean => {
  const last = history.filter((entry) => entry.type === 'next' || (isAction(entry) && entry.seat === seat)).at(-1);
  return last?.type === 'next' && last.seat !== seat;
};

/**
 * Connects one seat, or a spectator (null), to a local game.
 * @param submit sends an action of the seat to the game. Default: `game.act`
 */
export const connect = (
  game: Game,
  seat: Seat | null,
  submit: (action: Action) => Promise<void> = async (action) => game.act(action),
): SeatConnection => {
  game.view(seat); // Throws for an invalid seat now rather than on first use.
  return {
    get view() {
      return game.view(seat);
    },
    async act(action) {
      if (seat === null) throw new IllegalAction('not-your-seat', action, 'A spectator cannot act.');
      // Checks first that the input is an action at all, so that the right error is thrown.
      if (readAction(action, game.rules.players).seat !== seat)
        throw new IllegalAction('not-your-seat', action, `This connection can act only for seat ${seat}.`);
      try {
        await submit(action);
      } catch (error) {
        const isLateNext = error instanceof IllegalAction && error.code === 'wrong-phase' && action.type === 'next';
        if (isLateNext && isOvertaken(seat, game.view(seat).history)) return;
        throw error;
      }
    },
    subscribe: (listener) => game.subscribe((_action, _happened, happeningFor) => listener(happeningFor(seat))),
  };
};
