import type { TableGame } from './table-game.js';
import type { TableState } from './table-state.js';
import { sittersOf, type Sitter } from './sitters.js';

/** A game that is over, for the host of the server. `table` and `game` together name it: it may be reported more than once. */
export interface EndedGame {
  readonly table: string;
  /** The number of the game at its table, from 1. */
  readonly game: number;
  /** In ms since the epoch; null: an earlier version of the server began it. */
  readonly began: number | null;
  /** In ms since the epoch. */
  readonly ended: number;
  readonly result: unknown;
  /** With all hands: `replay` of the engine plays it again. */
  readonly record: unknown;
  /** By seat: who had it when the game began, and when it ended. */
  readonly people: readonly { readonly began: Sitter; readonly ended: Sitter }[];
}

export const endedGameOf = (
  { table, game, lobby, sitters }: TableState,
  tableGame: TableGame,
  ended: number,
): EndedGame => ({
  ...{ table, game: tableGame.number, began: game?.began ?? null, ended },
  ...{ result: tableGame.result(), record: tableGame.record() },
  people: sittersOf(lobby).map((sitter, seat) => ({ began: sitters[seat] ?? sitter, ended: sitter })),
});
