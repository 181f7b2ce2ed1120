import type { Seat } from '../rules/seats.js';
import { isAction, type Action } from './action.js';
import type { Fact } from './fact.js';
import type { Game } from './game.js';
import { IllegalAction } from './illegal-action.js';
import { readAction } from './read-action.js';
import type { View } from './view.js';

/** A notification to the listeners of a connection, as plain JSON for any transport. */
export type Update =
  /** An accepted action and its effects, as the seat can see them. `action` is null after a load or a reconnect. */
  | { readonly action: Action | null; readonly happened: readonly Fact[]; readonly view: View }
  | { readonly status: 'open' | 'lost' }
  /** The deadline for the people who must act, in ms since the epoch, or null if no deadline applies. */
  | { readonly deadline: number | null }
  /** The people at the table, by seat. */
  | { readonly people: readonly Person[] };

/** The person or computer that plays a seat of an online game. */
export interface Person {
  readonly by: 'human' | 'computer';
  /** Name, or null if unknown. */
  readonly name: string | null;
  /** False while the person is away. An absent person keeps their seat. */
  readonly here: boolean;
  /**
   * The id of the person's drawn portrait: `moidl`, `luis`, `rosa`, `sepp`, `zenz`, `hias`, `resi` or `vinz`. With null
   * or another value, the table chooses a portrait.
   */
  readonly face: string | null;
  /** Whether the person has agreed to continue, at a table where all people must agree. Default: false. */
  readonly ready?: boolean;
}

/** A player's access to a game: a view limited to the seat, and a method to act. */
export interface SeatConnection {
  /** The current view of this seat. */
  readonly view: View;
  /**
   * Performs an action. Rejects with IllegalAction if the action is illegal. A `next` also resolves if another seat's
   * `next` came first.
   */
  act(action: Action): Promise<void>;
  /** Adds a listener that is called with every update. Returns the unsubscribe function. */
  subscribe(listener: (update: Update) => void): () => void;
}

/**
 * Whether the last `next` came from another seat and this seat has not acted since. If so, a late `next` from this seat
 * has already taken effect.
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
  game.view(seat); // Throws for an invalid seat now instead of on first use.
  return {
    get view() {
      return game.view(seat);
    },
    async act(action) {
      if (seat === null) throw new IllegalAction('not-your-seat', action, 'A spectator cannot act.');
      // Checks first whether the input is an action, so that other values are rejected as `unknown-action`.
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
