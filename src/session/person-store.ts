import type { Person } from '../game/connect.js';
import { InputError, quoted } from '../rules/input-error.js';
import type { Seat } from '../rules/seats.js';

/** The host's data about the player of a seat. Omitted fields stay unchanged. */
export interface PersonTold {
  /** Name, or null if unknown. */
  readonly name?: string | null | undefined;
  /** False if the person is away but still holds the seat. */
  readonly here?: boolean | undefined;
  /** The id of a drawn portrait, or null for the table's choice. */
  readonly face?: string | null | undefined;
}

type PersonInfo = Required<{ readonly [Key in keyof PersonTold]: Exclude<PersonTold[Key], undefined> }>;

const UNKNOWN_PERSON: PersonInfo = { name: null, here: true, face: null };
const FIELDS = Object.keys(UNKNOWN_PERSON);

const refuse = (message: string): never => {
  throw new InputError('invalid-option', message);
};

/** @throws InputError `invalid-option`, with the seat and the invalid value */
const checkPerson = (data: unknown, seat: Seat): PersonTold => {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return refuse(`The person at seat ${seat} must be an object such as { name: 'Moidl' }, not ${quoted(data)}.`);
  const unknownField = Object.keys(data).find((field) => !FIELDS.includes(field));
  if (unknownField !== undefined)
    refuse(`The person at seat ${seat} can have only the fields ${FIELDS.join(', ')}, not ${quoted(unknownField)}.`);
  const { name = null, here = true, face = null } = data as PersonTold;
  for (const [field, text] of Object.entries({ name, face })) {
    if (text !== null && typeof text !== 'string')
      refuse(`'${field}' of the person at seat ${seat} must be a string or null, not ${quoted(text)}.`);
  }
  if (typeof here !== 'boolean')
    refuse(`'here' for the person at seat ${seat} must be true or false, not ${quoted(here)}.`);
  return data;
};

/** Stores the host's data about the person at each seat. */
export interface PersonStore {
  /** Whether the host has given data about a person. */
  readonly hasInfo: boolean;
  get(seat: Seat): PersonInfo;
  /** @throws InputError `invalid-option`, in which case the data is unchanged */
  update(seat: Seat, data: PersonTold): void;
  /** Removes the data of a seat, because another person takes the seat. */
  remove(seat: Seat): void;
}

/** @param data the data by seat, or null if the host has given no data yet */
export const createPersonStore = (data: readonly PersonTold[] | null, players: number): PersonStore => {
  const known = new Map<Seat, PersonInfo>();
  let isKnown = data !== null;
  const update = (seat: Seat, person: PersonTold): void => {
    const given = Object.entries(checkPerson(person, seat)).filter(([, value]) => value !== undefined);
    known.set(seat, { ...(known.get(seat) ?? UNKNOWN_PERSON), ...Object.fromEntries(given) });
    isKnown = true;
  };
  if (data !== null && (!Array.isArray(data) || data.length !== players))
    refuse(`'people' must be a list with one person for each of the ${players} seats, not ${quoted(data)}.`);
  data?.forEach((person, seat) => update(seat, person));

  return {
    get hasInfo() {
      return isKnown;
    },
    get: (seat) => known.get(seat) ?? UNKNOWN_PERSON,
    update,
    remove(seat) {
      known.delete(seat);
    },
  };
};

/** Returns a seat's person in the form sent to all connections. */
export const toPerson = (
  { name, here, face }: PersonInfo,
  {
    isHuman,
    hasStandIn,
    isReady,
  }: { readonly isHuman: boolean; readonly hasStandIn: boolean; readonly isReady: boolean },
): Person => ({
  by: isHuman ? 'human' : 'computer',
  name,
  here: here && !hasStandIn,
  face,
  ...(isReady && { ready: true }),
});
