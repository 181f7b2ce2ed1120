import { PEOPLE, PERSON_IDS } from '../../people/index.js';
import { assignComputers, personById } from '../../people/seating.js';
import { seatOf, type GuestId, type LobbyEvent } from '../lobby/lobby.js';
import { distinctName, nameKey } from '../names.js';
import { isHereAt, type Table } from './table.js';

/** What the computers are called that are seen at a table now. */
const computersAt = ({ state: { lobby, game } }: Table): readonly string[] =>
  lobby.seats.flatMap(({ guest }, seat) => {
    const person = guest === null ? personById(game?.faces?.[seat]) : null;
    return person ? PEOPLE[person].name : [];
  });

/** The names that others read at a table: of computers, and of people who are there or have a seat. */
const takenAt = (table: Table, guest: GuestId | null): readonly string[] => {
  const { lobby } = table.state;
  const isHere = isHereAt(table);
  const people = lobby.guests.filter(({ id }) => id !== guest && (isHere(id) || seatOf(lobby, id) !== null));
  return [...computersAt(table), ...people.flatMap(({ name }) => name ?? [])];
};

/**
 * A name that nobody else has at a table.
 * @param guest who wants it; null: somebody who comes
 */
export const distinctNameAt = (table: Table, guest: GuestId | null, name: string): string =>
  distinctName(name, takenAt(table, guest));

/** A computer has taken somebody's place: people who are called like it are told apart from it. */
export const renamesForClashes = (table: Table): readonly LobbyEvent[] => {
  const computers = new Set(computersAt(table).map(nameKey));
  return table.state.lobby.guests.flatMap(({ id, name }): readonly LobbyEvent[] =>
    name !== null && computers.has(nameKey(name))
      ? [{ type: 'named', guest: id, name: distinctNameAt(table, id, name) }]
      : [],
  );
};

/** The drawn person of that name, however it is written; else the name itself. */
const asDrawn = (name: string): string => {
  const id = PERSON_IDS.find((person) => nameKey(PEOPLE[person].name) === nameKey(name));
  return id ? PEOPLE[id].name : name;
};

/** Who a computer is seen as in the next game, by seat: as nobody whose name is read at the table. */
export const facesAt = ({ state: { lobby } }: Table): readonly string[] => {
  const nameOf = (id: GuestId | null): string | null => lobby.guests.find((guest) => guest.id === id)?.name ?? null;
  const seated = lobby.seats.map(({ guest }) => nameOf(guest));
  const others = lobby.guests.filter(({ id }) => seatOf(lobby, id) === null);
  return assignComputers(
    seated.map((name) => name && asDrawn(name)),
    others.flatMap(({ name }) => (name === null ? [] : asDrawn(name))),
  );
};
