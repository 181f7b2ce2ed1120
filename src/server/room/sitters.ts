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
