import type { TableGame } from './table-game.js';
import type { GameResult } from '../../game/fact.js';
import type { MatchOfEvening } from '../lobby/lobby.js';
import type { TableState } from './table-state.js';
import { sittersOf, type Sitter } from './sitters.js';

/**
 * A finished game, for the server's operator. A game can be reported twice. Together, `table` and `game` identify the game.
 */
export interface EndedGame {
  readonly table: string;
  /** The game's number at its table, from 1. */
  readonly game: number;
  /** Start of the game, in ms since the epoch, or null if an earlier version of the server started the game. */
  readonly began: number | null;
  /** End of the game, in ms since the epoch. */
  readonly ended: number;
  readonly result: GameResult | null;
  /** The record with all hands. The engine's `replay` can replay the record. */
  readonly record: unknown;
  /** The players at the start and at the end of the game, by seat. */
  readonly people: readonly { readonly began: Sitter; readonly ended: Sitter }[];
  /** The match of an evening that is played at the table, with the evening's id. */
  readonly match?: MatchOfEvening;
}

export const endedGameOf = (
  { table, game, lobby, sitters }: TableState,
  tableGame: TableGame,
  ended: number,
): EndedGame => ({
  ...{ table, game: tableGame.number, began: game?.began ?? null, ended },
  ...{ result: tableGame.result(), record: tableGame.record() },
  people: sittersOf(lobby).map((sitter, seat) => ({ began: sitters[seat] ?? sitter, ended: sitter })),
  ...(lobby.settings.hosted?.match && { match: lobby.settings.hosted.match }),
});

/** Returns the id of a finished game among the reports to the operator. */
export const endedGameId = ({ table, game }: EndedGame): string => `${table}.${game}`;
