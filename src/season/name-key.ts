import type { Member } from './state.js';

/** Returns a name without differences of case, accents and spaces, to compare names. */
export const nameKey = (name: string): string => {
  // Upper case first, so that ß equals ss.
  const plain = name.toUpperCase().toLowerCase().normalize('NFKD').replace(/\s+/gu, ' ').trim();
  return plain.replace(/\p{M}+/gu, '') || plain;
};

/** The keys of members. Members are frozen and change only by replacement. */
const keys = new WeakMap<Member, ReadonlySet<string>>();

/** Returns the keys of all names of a member. */
export const keysOf = (member: Member): ReadonlySet<string> => {
  const known = keys.get(member) ?? new Set([member.name, ...member.aliases].map(nameKey));
  keys.set(member, known);
  return known;
};
