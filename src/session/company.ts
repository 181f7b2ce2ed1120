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

type Known = Required<{ readonly [Key in keyof PersonTold]: Exclude<PersonTold[Key], undefined> }>;

const STRANGER: Known = { name: null, here: true, face: null };
const FIELDS = Object.keys(STRANGER);

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

/** Who sits at a table, as far as its host tells it. */
export interface Company {
  /** Whether the host has told anything. */
  readonly isKnown: boolean;
  of(seat: Seat): Known;
  /** @throws InputError `invalid-option`; nothing has changed then */
  tell(seat: Seat, told: PersonTold): void;
  /** Somebody else sits down there. */
  forget(seat: Seat): void;
}

/** @param told by seat; left out: nothing is known, and nothing is told until something is */
export const createCompany = (told: readonly PersonTold[] | null, players: number): Company => {
  const known = new Map<Seat, Known>();
  let isKnown = told !== null;
  const tell = (seat: Seat, person: PersonTold): void => {
    const given = Object.entries(checkPerson(person, seat)).filter(([, value]) => value !== undefined);
    known.set(seat, { ...(known.get(seat) ?? STRANGER), ...Object.fromEntries(given) });
    isKnown = true;
  };
  if (told !== null && (!Array.isArray(told) || told.length !== players))
    refuse(`'people' tells who sits at each of the ${players} seats, in a list, not ${quoted(told)}.`);
  told?.forEach((person, seat) => tell(seat, person));

  return {
    get isKnown() {
      return isKnown;
    },
    of: (seat) => known.get(seat) ?? STRANGER,
    tell,
    forget(seat) {
      known.delete(seat);
    },
  };
};

/** A seat as others are told of it. */
export const personAt = (
  { name, here, face }: Known,
  { isHuman, isSatIn, isReady }: { readonly isHuman: boolean; readonly isSatIn: boolean; readonly isReady: boolean },
): Person => ({
  by: isHuman ? 'human' : 'computer',
  name,
  here: here && !isSatIn,
  face,
  ...(isReady && { ready: true }),
});
