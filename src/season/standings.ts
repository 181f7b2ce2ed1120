import { indexed } from '../base/list-of.js';
import { keysOf, nameKey } from './name-key.js';
import type { PointsRule, SeasonSettings, SeasonTie } from './settings.js';
import type { EveningEntry, Member, SeasonEvening, SeasonState } from './state.js';

/** A person's result on an evening. */
export interface SeasonResult {
  /** The id of the evening. */
  readonly evening: string;
  /** Points by the season's settings. */
  readonly points: number;
  readonly place: number;
  /** Won games. */
  readonly wins: number;
  /** The name of the partner on this evening. */
  readonly partner: string;
  /** Whether the points count in the total. False: the result is dropped, because better evenings count. */
  readonly counts: boolean;
}

/** A person's line in the standings of a season. */
export interface SeasonStanding {
  /** From 1, or null for a person with fewer than the minimum of evenings. Equal persons share a place. */
  readonly place: number | null;
  /** The id of the member, or null for a guest. */
  readonly member: string | null;
  readonly name: string;
  /** The sum of the counted evenings. */
  readonly total: number;
  /** Number of played evenings. */
  readonly played: number;
  /** The ids of the evenings that count, by date. */
  readonly counted: readonly string[];
  /** The ids of the evenings that do not count, by date. */
  readonly dropped: readonly string[];
  /** The results in the order of the season's evenings, with null for each evening that the person did not play. */
  readonly results: readonly (SeasonResult | null)[];
}

/** A name on evenings that belongs to no member. */
export interface Guest {
  /** The name as on the last of the evenings. */
  readonly name: string;
  /** The ids of the evenings, by date. */
  readonly evenings: readonly string[];
}

/** A member or a guest, with results by index of the evening. */
interface Person {
  readonly member: Member | null;
  /** The member's name, or the name of a guest on their last evening. */
  readonly name: string;
  readonly results: ReadonlyMap<number, Omit<SeasonResult, 'counts'>>;
}

const pointsOf = (rule: PointsRule, { place, wins, points }: EveningEntry): number => {
  if (rule.by === 'place') return rule.list[place - 1] ?? rule.others;
  return rule.by === 'points' ? points : wins;
};

/** Returns the better of two results of one evening: a person can hold several entries. */
const better = <Result extends Omit<SeasonResult, 'counts'>>(one: Result | undefined, other: Result): Result =>
  one && (one.points - other.points || other.place - one.place) >= 0 ? one : other;

/** Returns the members and guests that have played, by key of a guest's name or by member. */
const personsOf = ({ members, evenings, settings }: SeasonState): readonly Person[] => {
  const owners = new Map(members.flatMap((member) => [...keysOf(member)].map((key) => [key, member] as const)));
  const persons = new Map<Member | string, { name: string; results: Map<number, Omit<SeasonResult, 'counts'>> }>();
  for (const [index, evening] of indexed(evenings))
    for (const entry of evening.entries)
      for (const [side, name] of indexed(entry.names)) {
        const owner = owners.get(nameKey(name));
        const known = persons.get(owner ?? nameKey(name));
        const { place, wins } = entry;
        const partner = entry.names[side === 0 ? 1 : 0];
        const result = { evening: evening.id, points: pointsOf(settings.points, entry), place, wins, partner };
        const results = (known?.results ?? new Map()).set(index, better(known?.results.get(index), result));
        persons.set(owner ?? nameKey(name), { name: owner?.name ?? name, results });
      }
  return [...persons].map(([key, person]) => ({ member: typeof key === 'string' ? null : key, ...person }));
};

/** Returns the indices of the evenings that count: the best ones, of equal ones the first. */
const countedOf = ({ results }: Person, best: SeasonSettings['best']): ReadonlySet<number> => {
  const inOrder = [...results].sort(([one, { points }], [other, more]) => more.points - points || one - other);
  return new Set(inOrder.slice(0, best ?? inOrder.length).map(([index]) => index));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const lineOf = (person: Person, evenings: readonly SeasonEvening[], best: SeasonSettings['best']): SeasonStanding => {
  const counted = countedOf(person, best);
  const results = evenings.map((_, index) => {
    const result = person.results.get(index);
    return result ? { ...result, counts: counted.has(index) } : null;
  });
  const played = results.filter((result) => result !== null);
  return {
    place: null,
    member: person.member?.id ?? null,
    name: person.name,
    total: sum(played.filter(({ counts }) => counts).map(({ points }) => points)),
    played: played.length,
    counted: played.filter(({ counts }) => counts).map(({ evening }) => evening),
    dropped: played.filter(({ counts }) => !counts).map(({ evening }) => evening),
    results,
  };
};

/** Returns the values of a line by a criterion. More is better, and the first difference decides. */
const valuesBy = (tie: SeasonTie, { results, played }: SeasonStanding): readonly number[] => {
  const all = results.filter((result) => result !== null);
  switch (tie) {
    case 'best':
      return all
        .filter(({ counts }) => counts)
        .map(({ points }) => points)
        .sort((one, other) => other - one);
    case 'victories':
      return [all.filter(({ place }) => place === 1).length];
    case 'wins':
      return [sum(all.map(({ wins }) => wins))];
    case 'evenings':
      return [played];
    case 'all':
      return [sum(all.map(({ points }) => points))];
  }
};

const compareLists = (one: readonly number[], other: readonly number[]): number => {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const difference = (other[index] ?? 0) - (one[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Compares two lines of persons by the settings. Negative: the first is better. Zero: they share a place. */
const compareLines = ({ minimum, ties }: SeasonSettings, one: SeasonStanding, other: SeasonStanding): number => {
  const isRanked = ({ played }: SeasonStanding): number => Number(played >= minimum);
  let difference = isRanked(other) - isRanked(one) || other.total - one.total;
  for (const tie of ties) difference ||= compareLists(valuesBy(tie, one), valuesBy(tie, other));
  return difference;
};

/** Compares names, and ids of members with the same name, so that equal persons have a fixed order. */
const compareNames = (one: SeasonStanding, other: SeasonStanding): number => {
  const [first, second] = [
    `${nameKey(one.name)}\n${one.member ?? ''}`,
    `${nameKey(other.name)}\n${other.member ?? ''}`,
  ];
  return first < second ? -1 : Number(first > second);
};

/** Returns the lines of all persons who have played, the best first. */
export const standingsOfSeason = (state: SeasonState): readonly SeasonStanding[] => {
  const { settings, evenings } = state;
  const lines = personsOf(state)
    .filter(({ member }) => member !== null || settings.guests)
    .map((person) => lineOf(person, evenings, settings.best))
    .sort((one, other) => compareLines(settings, one, other) || compareNames(one, other));
  let place = 0;
  return lines.map((line, index) => {
    const before = lines[index - 1];
    if (!before || compareLines(settings, before, line) !== 0) place = index + 1;
    return { ...line, place: line.played >= settings.minimum ? place : null };
  });
};

/** Returns the names on evenings that belong to no member, by name. */
export const guestsOfSeason = (state: SeasonState): readonly Guest[] =>
  personsOf(state)
    .filter(({ member }) => member === null)
    .map(({ name, results }) => ({ name, evenings: [...results.values()].map(({ evening }) => evening) }))
    .sort((one, other) => (nameKey(one.name) < nameKey(other.name) ? -1 : 1));
