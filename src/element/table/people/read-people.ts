import type { Person, Update } from '../../../game/connect.js';

const isPerson = (value: unknown): value is Person => {
  if (typeof value !== 'object' || value === null) return false;
  const { by, name, here } = value as Partial<Person>;
  return (
    (by === 'human' || by === 'computer') && (name === null || typeof name === 'string') && typeof here === 'boolean'
  );
};

/**
 * Returns a checked copy of the people that a connection sends, or null if they are invalid. Network data is untrusted.
 * @param seats number of seats at the table
 */
export const readPeople = (
  { people }: Extract<Update, { readonly people: unknown }>,
  seats: number,
): readonly Person[] | null => {
  if (!Array.isArray(people) || people.length !== seats || !people.every(isPerson)) return null;
  return people.map(({ by, name, here, face, ready }) => ({
    by,
    name: name?.trim() || null,
    here,
    face: typeof face === 'string' ? face : null,
    ...(ready === true && { ready }),
  }));
};
