import type { Seat } from '../rules/seats.js';
import { isAction, type Action } from './action.js';
import type { Fact } from './fact.js';
import type { Game } from './game.js';
import { IllegalAction } from './illegal-action.js';
import { readAction } from './read-action.js';
import type { View } from './view.js';

/** What a connection tells its listeners. All of it is JSON, so that it can run over any wire. */
export type Update =
  /** An accepted action and what followed, as the seat saw it. `action` null: anew, after a load or a reconnect. */
  | { readonly action: Action | null; readonly happened: readonly Fact[]; readonly view: View }
  | { readonly status: 'open' | 'lost' }
  /** Until when the seat should act, in ms since the epoch; null: no limit. */
  | { readonly deadline: number | null }
  /** Who sits where, by seat. */
  | { readonly people: readonly Person[] };

/** Who plays a seat of a game that runs elsewhere. */
export interface Person {
  readonly by: 'human' | 'computer';
  /** Null: nobody has given one. */
  readonly name: string | null;
  /** False: away, though the seat is still held. */
  readonly here: boolean;
  /**
   * Which of the drawn people is shown: `moidl`, `luis`, `rosa`, `sepp`, `zenz`, `hias`, `resi` or `vinz`; null, or any
   * other: the table's own choice.
   */
  readonly face: string | null;
  /** Whether somebody has agreed to go on, where all have to; left out: not so. */
  readonly ready?: boolean;
}

/** All that a player has of a game: what its seat may know, and a way to act. */
export interface SeatConnection {
  /** What this seat may know now. */
  readonly view: View;
  /** Rejects with IllegalAction if the action is refused; a `next` that another seat's has overtaken resolves. */
  act(action: Action): Promise<void>;
  /** Tells the listener of every update, until the function returned is called. */
  subscribe(listener: (update: Update) => void): () => void;
}

/** Whether another seat went on last, and this one has done nothing since: what its `next` was to do has been done. */
const isOvertaken = (seat: Seat, history: View['history']): boolean => {
  const last = history.filter((entry) => entry.type === 'next' || (isAction(entry) && entry.seat === seat)).at(-1);
  return last?.type === 'next' && last.seat !== seat;
};

/**
 * One seat's connection to a game of this program; null: a spectator's.
 * @param submit sends an action of the seat to the game; default: `game.act`
 */
export const connect = (
  game: Game,
  seat: Seat | null,
  submit: (action: Action) => Promise<void> = async (action) => game.act(action),
): SeatConnection => {
  game.view(seat); // a seat that is not there is an error here, not later
  return {
    get view() {
      return game.view(seat);
    },
    async act(action) {
      if (seat === null) throw new IllegalAction('not-your-seat', action, 'A spectator cannot act.');
      // What is no action at all is nobody else's either.
      if (readAction(action, game.rules.players).seat !== seat)
        throw new IllegalAction('not-your-seat', action, `This connection plays seat ${seat} alone.`);
      try {
        await submit(action);
      } catch (error) {
        const isLateNext = error instanceof IllegalAction && error.code === 'wrong-phase' && action.type === 'next';
        if (isLateNext && isOvertaken(seat, game.view(seat).history)) return;
        throw error;
      }
    },
    subscribe: (listener) => game.subscribe((_action, _happened, as) => listener(as(seat))),
  };
};
