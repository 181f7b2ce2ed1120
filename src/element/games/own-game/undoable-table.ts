import type { Action } from '../../../game/action.js';
import type { SeatConnection } from '../../../game/connect.js';
import type { Game } from '../../../game/game.js';
import type { Seat } from '../../../rules/seats.js';
import type { Table } from '../../../session/table.js';
import { loadModule } from '../../shell/load-module.js';
import { createReplaceableConnection } from './replaceable-connection.js';

const loadTakingBack = (): Promise<typeof import('./take-back.js')> =>
  loadModule(() => import('./take-back.js'), 'withoutLastAction');

/** A running table that can continue with its game before the visitor's last card. */
export interface UndoableTable {
  /** The current game. An undo replaces the object. */
  readonly game: Game;
  readonly connection: SeatConnection;
  /** Number of cards that the visitor took back in the current game. */
  readonly undone: number;
  /** Whether the visitor has played a card since which no seat has acted and no fact has followed. */
  readonly canUndo: boolean;
  /** Takes the card back. Resolves to whether this was still possible; rejects if the code cannot be loaded. */
  undo(): Promise<boolean>;
  /** Performs an action of any seat, unless the game is paused or refuses the action. */
  repeat(action: Action): void;
  start(): void;
  pause(): void;
  resume(): void;
  stop(): void;
}

export interface UndoableTableOptions {
  readonly game: Game;
  /** The visitor's seat; null for a spectator. */
  readonly seat: Seat | null;
  /** Seed of later games; undefined unless the page set one. */
  readonly seed: string | undefined;
  /** Whether the table's computers play all other seats. Other players could remember the card. */
  readonly isAgainstComputers: boolean;
  /** Number of cards that the visitor took back before, for a saved game. */
  readonly undone: number;
  /** Creates the table of a game. */
  readonly run: (game: Game) => Table;
}

/** Runs a game at a table on which the visitor can take back their last card. */
export const runUndoable = (options: UndoableTableOptions): UndoableTable => {
  const { seat, seed, isAgainstComputers, run } = options;
  let { game } = options;
  let isLast = false;
  let isPaused = false;
  /** The cards taken back, and the game in which they were. */
  let undone = { game: game.gameNumber, cards: options.undone };

  const watched = (now: Game): Game => {
    now.subscribe((action, happened) => {
      isLast = action.type === 'play' && action.seat === seat && happened.length === 0;
    });
    return now;
  };
  const countNow = (): number => (undone.game === game.gameNumber ? undone.cards : 0);
  let table = run(watched(game));
  const { connection, replace } = createReplaceableConnection(table.connection(seat));
  const canUndo = (): boolean => isAgainstComputers && isLast;

  return {
    get game() {
      return game;
    },
    connection,
    get undone() {
      return countNow();
    },
    get canUndo() {
      return canUndo();
    },
    async undo() {
      const { withoutLastAction } = await loadTakingBack();
      // While the code loaded, another seat can have acted, or the game can have paused.
      if (!canUndo() || isPaused) return false;
      isLast = false;
      undone = { game: game.gameNumber, cards: countNow() + 1 };
      table.stop();
      game = watched(withoutLastAction(game, seed));
      table = run(game);
      table.start();
      replace(table.connection(seat));
      return true;
    },
    repeat: (action) =>
      void table
        .connection(action.seat)
        .act(action)
        .catch(() => {}),
    start: () => table.start(),
    pause() {
      isPaused = true;
      table.pause();
    },
    resume() {
      isPaused = false;
      table.resume();
    },
    stop() {
      isLast = false;
      table.stop();
    },
  };
};
