import { PEOPLE, PERSON_IDS } from '../../people/index.js';
import { assignComputers, personById } from '../../people/seating.js';
import { seatOf, type GuestId, type LobbyEvent } from '../lobby/lobby.js';
import { distinctName, nameKey } from '../names.js';
import { isHereAt, type Table } from './table.js';

/** Returns the names of the computer players at a table. */
const computerNamesAt = ({ state: { lobby, game } }: Table): readonly string[] =>
  lobby.seats.flatMap(({ guest }, seat) => {
    const person = guest === null ? personById(game?.faces?.[seat]) : null;
    return person ? PEOPLE[person].name : [];
  });

/** Returns the names in use at a table: those of computer players, and those of people who are connected or have a seat. */
const takenNamesAt = (table: Table, guest: GuestId | null): readonly string[] => {
  const { lobby } = table.state;
  const isHere = isHereAt(table);
  const people = lobby.guests.filter(({ id }) => id !== guest && (isHere(id) || seatOf(lobby, id) !== null));
  return [...computerNamesAt(table), ...people.flatMap(({ name }) => name ?? [])];
};

/**
 * Returns a name that is unique at a table.
 * @param guest the guest who receives the name, or null for a new guest
 */
export const distinctNameAt = (table: Table, guest: GuestId | null, name: string): string =>
  distinctName(name, takenNamesAt(table, guest));

/** Returns events that rename people who have the same name as a new computer player. */
export const renamesForClashes = (table: Table): readonly LobbyEvent[] => {
  const computers = new Set(computerNamesAt(table).map(nameKey));
  return table.state.lobby.guests.flatMap(({ id, name }): readonly LobbyEvent[] =>
    name !== null && computers.has(nameKey(name))
      ? [{ type: 'named', guest: id, name: distinctNameAt(table, id, name) }]
      : [],
  );
};

/** Returns the original spelling if `name` matches a drawn person's name, or else `name` itself. */
const drawnPersonName = (name: string): string => {
  const id = PERSON_IDS.find((person) => nameKey(PEOPLE[person].name) === nameKey(name));
  return id ? PEOPLE[id].name : name;
};

/** Returns the drawn person for a computer player at each seat in the next game. Excludes names in use. */
export const facesForNextGame = ({ state: { lobby } }: Table): readonly string[] => {
  const nameOf = (id: GuestId | null): string | null => lobby.guests.find((guest) => guest.id === id)?.name ?? null;
  const seatedNames = lobby.seats.map(({ guest }) => nameOf(guest));
  const unseated = lobby.guests.filter(({ id }) => seatOf(lobby, id) === null);
  return assignComputers(
    seatedNames.map((name) => name && drawnPersonName(name)),
    unseated.flatMap(({ name }) => (name === null ? [] : drawnPersonName(name))),
  );
};
