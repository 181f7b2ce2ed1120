import { randomFrom } from '../../rules/random.js';
import type { Tie } from '../settings.js';
import type { Match } from '../state.js';
import { gamesWon, isDecided, NO_SUMS, type Sums } from './count.js';

/** The facts that rank entries of one stage. */
export interface RankFacts {
  readonly sums: ReadonlyMap<number, Sums>;
  readonly matches: readonly Match[];
  /** The criteria, the most important first. */
  readonly ties: readonly Tie[];
  /** Decides by lot between equal entries. */
  readonly lotSeed: string;
}

/** Returns the value of an entry by a criterion. More is better. */
type Value = (entry: number) => number;

/**
 * Returns the games that each entry has won against the other entries of a list, or 0 for each if two of them have not met.
 */
const directWins = (entries: readonly number[], matches: readonly Match[]): Value => {
  const wins = new Map<number, number>();
  const met = new Set<string>();
  for (const match of matches) {
    const [one, other] = match.sides;
    if (other === null || !isDecided(match) || !entries.includes(one) || !entries.includes(other)) continue;
    met.add(one < other ? `${one}-${other}` : `${other}-${one}`);
    const [first, second] = gamesWon(match);
    wins.set(one, (wins.get(one) ?? 0) + first);
    wins.set(other, (wins.get(other) ?? 0) + second);
  }
  const allMet = met.size === (entries.length * (entries.length - 1)) / 2;
  return (entry) => (allMet ? (wins.get(entry) ?? 0) : 0);
};

/** Returns the value of sums by a criterion, more is better, or 0 for a criterion that sums do not decide. */
export const sumBy = (tie: Tie, { wins, points, own, difference, given, bummerl }: Sums): number =>
  ({ wins, points, own, difference, given: -given, bummerl: -bummerl, direct: 0, lot: 0 })[tie];

const valueBy = (tie: Tie, entries: readonly number[], { sums, matches, lotSeed }: RankFacts): Value => {
  if (tie === 'direct') return directWins(entries, matches);
  if (tie === 'lot') return (entry) => randomFrom('lot', lotSeed, entry)(2 ** 31);
  return (entry) => sumBy(tie, sums.get(entry) ?? NO_SUMS);
};

/** Returns a list in groups of equal value, the highest value first. */
export const groupsByValue = (entries: readonly number[], value: Value): readonly (readonly number[])[] => {
  const groups = new Map<number, number[]>();
  for (const entry of entries) {
    const of = value(entry);
    groups.set(of, [...(groups.get(of) ?? []), entry]);
  }
  return [...groups].sort(([one], [other]) => other - one).map(([, group]) => group);
};

const rankedBy = (entries: readonly number[], ties: readonly Tie[], facts: RankFacts): readonly number[] => {
  const [tie, ...others] = ties;
  if (entries.length < 2) return entries;
  // Two lots can be equal, although that is very rare.
  if (!tie) return [...entries].sort((one, other) => one - other);
  return groupsByValue(entries, valueBy(tie, entries, facts)).flatMap((group) => rankedBy(group, others, facts));
};

/** Returns entries in their order, the best first. Entries that are equal in all criteria are ordered by lot. */
export const rankEntries = (entries: readonly number[], facts: RankFacts): readonly number[] =>
  rankedBy(entries, facts.ties.includes('lot') ? facts.ties : [...facts.ties, 'lot'], facts);

const groupedBy = (
  entries: readonly number[],
  [tie, ...others]: readonly Tie[],
  facts: RankFacts,
): readonly (readonly number[])[] =>
  entries.length < 2 || !tie || tie === 'lot'
    ? [entries]
    : groupsByValue(entries, valueBy(tie, entries, facts)).flatMap((group) => groupedBy(group, others, facts));

/** Returns entries in groups that only the lot orders, the best group first. */
export const equalEntries = (entries: readonly number[], facts: RankFacts): readonly (readonly number[])[] =>
  groupedBy(entries, facts.ties, facts);
