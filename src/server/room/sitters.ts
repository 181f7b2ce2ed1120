import { guestOf, type GuestId, type Lobby } from '../lobby/lobby.js';

/** The player at a seat at one moment. */
export interface Sitter {
  readonly by: 'human' | 'computer';
  /** Null for a computer or a person without a name. */
  readonly name: string | null;
  /** Identifies a person at the table, even after a name change. Null for a computer. */
  readonly guest: number | null;
  /** Whether a stand-in plays because this person is away or has requested a stand-in. */
  readonly standIn: boolean;
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

/** Returns the players of a table, by seat. */
export const sittersOf = (lobby: Lobby): readonly Sitter[] =>
  lobby.seats.map(({ guest, standIn }) => sitterAt(lobby, guest, standIn));
