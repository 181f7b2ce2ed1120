import { indexed } from '../base/list-of.js';
import { PEOPLE, PERSON_IDS, type PersonId, type PersonTemperament } from './index.js';

/** The known properties of the person or computer at a seat. */
export interface Sitter {
  /** The chosen face; `null` if none was chosen. */
  readonly face: PersonId | null;
  /** The style of play and behaviour; `null` if unknown. */
  readonly temperament: PersonTemperament | null;
  /** The name; `null` uses the name of the assigned person. */
  readonly name: string | null;
}

const normalizedName = (name: string): string => name.trim().toLowerCase();

/** Returns an id if it belongs to a person, otherwise `null`. An id from a connection can have any value. */
export const personById = (id: string | null | undefined): PersonId | null =>
  PERSON_IDS.find((one) => one === id) ?? null;

/**
 * Assigns a different person to each seat: by face, then by name, then by temperament. Each other seat gets the next free
 * person. Each seat has a default person, who is preferred. A person with the name of another sitter is assigned only by
 * face.
 * @param sitters by seat, at most as many as there are people
 */
export const assignPeople = (sitters: readonly Sitter[]): readonly PersonId[] => {
  const seated = new Map<number, PersonId>();
  const isCalled = (id: PersonId, { name }: Sitter): boolean =>
    name !== null && normalizedName(name) === normalizedName(PEOPLE[id].name);
  const namesakes = PERSON_IDS.filter((id) => sitters.some((sitter) => isCalled(id, sitter)));
  const isSeated = (id: PersonId): boolean => [...seated.values()].includes(id);
  const isFree = (id: PersonId): boolean => !isSeated(id) && !namesakes.includes(id);
  /** Seats, in seat order, each remaining sitter for whom `found` returns an allowed person. */
  const seatRemaining = (
    found: (sitter: Sitter, seat: number) => PersonId | null | undefined,
    isAllowed: (id: PersonId) => boolean = isFree,
  ): void => {
    for (const [seat, sitter] of indexed(sitters)) {
      const id = seated.has(seat) ? null : found(sitter, seat);
      if (id && isAllowed(id)) seated.set(seat, id);
    }
  };
  const hasTemperament = (id: PersonId, { temperament }: Sitter): boolean => PEOPLE[id].temperament === temperament;

  const isUnseated = (id: PersonId): boolean => !isSeated(id);
  seatRemaining(({ face }) => face, isUnseated);
  seatRemaining((sitter) => namesakes.find((id) => isCalled(id, sitter)), isUnseated);
  seatRemaining((sitter, seat) => PERSON_IDS.find((id, own) => own === seat && hasTemperament(id, sitter)));
  seatRemaining((sitter) => PERSON_IDS.find((id) => isFree(id) && hasTemperament(id, sitter)));
  seatRemaining((_, seat) => PERSON_IDS[seat]);
  seatRemaining(() => PERSON_IDS.find(isFree));
  return sitters.map((_, seat) => seated.get(seat) as PersonId);
};

const UNKNOWN_SITTER: Sitter = { face: null, temperament: null, name: null };

/**
 * Assigns a person to each seat for its present or future computer. A computer never has the name of a human at the table,
 * even after that human has left.
 * @param names names of the humans at the table, by seat; `null` for an empty seat or no name
 * @param others names of humans without a seat; names beyond the number of remaining people are ignored
 */
export const assignComputers = (
  names: readonly (string | null)[],
  others: readonly string[] = [],
): readonly PersonId[] => {
  const called = new Set([...names.flatMap((name) => name ?? []), ...others]);
  const namesakes = [...called].filter((name) =>
    PERSON_IDS.some((id) => normalizedName(PEOPLE[id].name) === normalizedName(name)),
  );
  const beside = namesakes.slice(0, PERSON_IDS.length - names.length).map((name) => ({ ...UNKNOWN_SITTER, name }));
  return assignPeople([...names.map(() => UNKNOWN_SITTER), ...beside]).slice(0, names.length);
};
