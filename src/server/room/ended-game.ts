import type { TableGame } from './table-game.js';
import type { TableState } from './table-state.js';
import { guestOf, type GuestId, type Lobby } from '../lobby/lobby.js';

/** Who has a seat at one moment. */
export interface Sitter {
  readonly by: 'human' | 'computer';
  /** Null: a computer, or a person without a name. */
  readonly name: string | null;
  /** Tells the people of a table apart, also when they change their names; null: a computer. */
  readonly guest: number | null;
  /** A computer plays for this person, who is away or wants it so. */
  readonly standIn: boolean;
}

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

const sitterAt = (lobby: Lobby, id: GuestId | null, standIn: boolean): Sitter => {
  const guest = guestOf(lobby, id);
  return {
    by: guest ? 'human' : 'computer',
    name: guest?.name ?? null,
    guest: guest?.id ?? null,
    standIn,
  };
};

/** Who has the seats of a table, by seat. */
export const sittersOf = (lobby: Lobby): readonly Sitter[] =>
  lobby.seats.map(({ guest, standIn }) => sitterAt(lobby, guest, standIn));

export const endedGameOf = (
  { table, game, lobby, sitters }: TableState,
  played: TableGame,
  ended: number,
): EndedGame => ({
  ...{ table, game: played.number, began: game?.began ?? null, ended },
  ...{ result: played.result(), record: played.record() },
  people: sittersOf(lobby).map((sitter, seat) => ({ began: sitters[seat] ?? sitter, ended: sitter })),
});
