import type { Person, Update } from '../../../game/connect.js';

const isPerson = (value: unknown): value is Person => {
  if (typeof value !== 'object' || value === null) return false;
  const { by, name, here } = value as Partial<Person>;
  return (
    (by === 'human' || by === 'computer') && (name === null || typeof name === 'string') && typeof here === 'boolean'
  );
};

/**
 * Who sits where, as a connection tells it, copied; null if it makes no sense: what comes over a wire is anybody's.
 * @param seats how many the table has
 */
export const peopleTold = (
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
