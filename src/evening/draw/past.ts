import type { Entry, Match, Round } from '../state.js';

/** The opponents, byes and tables of earlier rounds. */
export interface Past {
  /** Returns how often two entries have met. */
  readonly meetings: (one: number, other: number) => number;
  /** Returns how many byes an entry has had that count. */
  readonly byes: (entry: number) => number;
  /** Returns how often an entry has played at a table. */
  readonly visits: (entry: number, table: number) => number;
}

const keyOf = (one: number, other: number): string => (one < other ? `${one}-${other}` : `${other}-${one}`);

const counter = (): { readonly add: (key: string) => void; readonly of: (key: string) => number } => {
  const counts = new Map<string, number>();
  return {
    add: (key) => counts.set(key, (counts.get(key) ?? 0) + 1),
    of: (key) => counts.get(key) ?? 0,
  };
};

/** Returns what the draw of a round must know about earlier rounds. */
export const pastOf = (rounds: readonly Round[]): Past => {
  const [meetings, byes, visits] = [counter(), counter(), counter()];
  const add = ({ sides: [one, other], table, rest }: Match): void => {
    if (other === null) {
      if (!rest) byes.add(String(one));
      return;
    }
    meetings.add(keyOf(one, other));
    for (const entry of [one, other]) visits.add(`${entry}@${table}`);
  };
  for (const { matches } of rounds) for (const match of matches) add(match);
  return {
    meetings: (one, other) => meetings.of(keyOf(one, other)),
    byes: (entry) => byes.of(String(entry)),
    visits: (entry, table) => visits.of(`${entry}@${table}`),
  };
};

/** Returns a text that is equal for entries of the same people. */
const peopleOf = ({ names }: Entry): string =>
  [...names]
    .map((name) => name.toLowerCase())
    .sort()
    .join('\n');

/** Returns whether two entries belong to the same people, by the names of the pair. */
export const samePairIn = (entries: readonly Entry[]): ((one: number, other: number) => boolean) => {
  const people = new Map(entries.map((entry) => [entry.no, peopleOf(entry)]));
  return (one, other) => people.has(one) && people.get(one) === people.get(other);
};

/** Returns whether two entries belong to the same club. */
export const sameClubIn = (entries: readonly Entry[]): ((one: number, other: number) => boolean) => {
  const clubs = new Map(entries.map(({ no, club }) => [no, club?.toLowerCase()]));
  return (one, other) => clubs.get(one) !== undefined && clubs.get(one) === clubs.get(other);
};
