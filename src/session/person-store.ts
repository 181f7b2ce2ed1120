import type { Person } from '../game/connect.js';
import { InputError, quoted } from '../rules/input-error.js';
import type { Seat } from '../rules/seats.js';

/** What a host says of somebody who plays a seat. What is left out stays as it was. */
export interface PersonTold {
  /** Null: nobody has given one. */
  readonly name?: string | null | undefined;
  /** False: away, though the seat is still held. */
  readonly here?: boolean | undefined;
  /** Which of the drawn people is shown; null: the table's own choice. */
  readonly face?: string | null | undefined;
}

type PersonInfo = Required<{ readonly [Key in keyof PersonTold]: Exclude<PersonTold[Key], undefined> }>;

const UNKNOWN_PERSON: PersonInfo = { name: null, here: true, face: null };
const FIELDS = Object.keys(UNKNOWN_PERSON);

const refuse = (message: string): never => {
  throw new InputError('invalid-option', message);
};

/** @throws InputError `invalid-option`, naming the seat and what is wrong */
const checkPerson = (told: unknown, seat: Seat): PersonTold => {
  if (typeof told !== 'object' || told === null || Array.isArray(told))
    return refuse(`Who sits at seat ${seat} is told as an object such as { name: 'Moidl' }, not as ${quoted(told)}.`);
  const unknownField = Object.keys(told).find((field) => !FIELDS.includes(field));
  if (unknownField !== undefined)
    refuse(`Of who sits at seat ${seat} one tells ${FIELDS.join(', ')}, not ${quoted(unknownField)}.`);
  const { name = null, here = true, face = null } = told as PersonTold;
  for (const [field, text] of Object.entries({ name, face })) {
    if (text !== null && typeof text !== 'string')
      refuse(`'${field}' of who sits at seat ${seat} is a text or null, not ${quoted(text)}.`);
  }
  if (typeof here !== 'boolean') refuse(`'here' of who sits at seat ${seat} is true or false, not ${quoted(here)}.`);
  return told;
};

/** Stores what the host told about the person at each seat. */
export interface PersonStore {
  /** Whether the host has told anything about a person. */
  readonly hasInfo: boolean;
  get(seat: Seat): PersonInfo;
  /** @throws InputError `invalid-option`; nothing has changed then */
  update(seat: Seat, told: PersonTold): void;
  /** Removes the data of a seat, because another person takes it. */
  remove(seat: Seat): void;
}

/** @param told by seat; null if the host has told nothing yet */
export const createPersonStore = (told: readonly PersonTold[] | null, players: number): PersonStore => {
  const known = new Map<Seat, PersonInfo>();
  let isKnown = told !== null;
  const update = (seat: Seat, person: PersonTold): void => {
    const given = Object.entries(checkPerson(person, seat)).filter(([, value]) => value !== undefined);
    known.set(seat, { ...(known.get(seat) ?? UNKNOWN_PERSON), ...Object.fromEntries(given) });
    isKnown = true;
  };
  if (told !== null && (!Array.isArray(told) || told.length !== players))
    refuse(`'people' tells who sits at each of the ${players} seats, in a list, not ${quoted(told)}.`);
  told?.forEach((person, seat) => update(seat, person));

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
