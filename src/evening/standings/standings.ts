import { indexed } from '../../base/list-of.js';
import { itemAt } from '../../rules/item-at.js';
import { rankInStage, roundsOf, sumsIn, totalSums } from '../stages.js';
import type { Entry, EveningState, Names } from '../state.js';
import { loserOf, NO_SUMS, winnerOf, type Sums } from './count.js';
import { groupsByValue } from './rank.js';

/** An entry's line in the standings. */
export interface Standing extends Sums {
  /** From 1. Each place occurs once. */
  readonly place: number;
  /** Number of the entry. */
  readonly entry: number;
  readonly names: Names;
  readonly club?: string;
  /** Whether the entry is withdrawn. */
  readonly out?: true;
}

/** Returns how far an entry has come in a knock-out: more is better. */
const knockoutRank = (state: EveningState, stage: number): ((entry: number) => number) => {
  const rounds = roundsOf(state, stage);
  const rank = new Map<number, number>();
  for (const [index, { matches }] of indexed(rounds))
    for (const match of matches) {
      // A place in the final is better than third place, which is better than fourth place.
      const base = match.third ? index * 4 - 2 : index * 4;
      const [winner, loser] = [winnerOf(match), loserOf(match)];
      for (const entry of match.sides) if (entry !== null) rank.set(entry, base);
      if (winner !== null) rank.set(winner, base + (match.third ? 1 : 2));
      if (loser !== null && match.third) rank.set(loser, base);
    }
  return (entry) => rank.get(entry) ?? -Infinity;
};

/** Returns the entries that have played in a stage. */
const entriesIn = (state: EveningState, stage: number): ReadonlySet<number> =>
  new Set(
    roundsOf(state, stage)
      .flatMap(({ matches }) => matches.flatMap(({ sides }) => sides))
      .filter((entry): entry is number => entry !== null),
  );

/** Returns the entries that have come as far as a stage, the best first. */
const orderIn = (state: EveningState, stage: number, entries: readonly number[]): readonly number[] => {
  if (itemAt(state.settings.stages, stage).kind !== 'knockout') return rankInStage(state, stage, entries);
  const before = Math.max(0, stage - 1);
  return groupsByValue(entries, knockoutRank(state, stage)).flatMap((equal) => rankInStage(state, before, equal));
};

/** Returns all entries, the best first. A stage counts more than all stages before it. */
const ranked = (state: EveningState): readonly number[] => {
  const last = state.rounds.at(-1)?.stage ?? 0;
  const order: number[] = [];
  for (let stage = last; stage >= 0; stage--) {
    const played = entriesIn(state, stage);
    const here = state.entries
      .map(({ no }) => no)
      .filter((no) => !order.includes(no) && (stage === 0 || played.has(no)));
    order.push(...orderIn(state, stage, here));
  }
  return order;
};

/** Returns the lines of entries that are in order. */
const linesOf = (
  { entries }: EveningState,
  order: readonly number[],
  sums: ReadonlyMap<number, Sums>,
): readonly Standing[] =>
  order.map((no, index): Standing => {
    const { names, club, out } = entries.find((entry) => entry.no === no) as Entry;
    return {
      place: index + 1,
      entry: no,
      names,
      ...(club !== undefined && { club }),
      ...(sums.get(no) ?? NO_SUMS),
      ...(out && { out }),
    };
  });

/**
 * Returns the standings, the best entry first. Withdrawn entries keep their line. The sums contain the results of all stages
 * except a knock-out after other stages, which only ranks its entries.
 */
export const standingsOf = (state: EveningState): readonly Standing[] =>
  linesOf(state, ranked(state), totalSums(state));

/** Returns the standings of each group of the last stage with groups, with the sums of that stage, or an empty list. */
export const groupStandingsOf = (state: EveningState): readonly (readonly Standing[])[] => {
  const stage = Math.max(...Object.keys(state.groups).map(Number));
  const groups = state.groups[stage] ?? [];
  return groups.map((group) => linesOf(state, rankInStage(state, stage, group), sumsIn(state, stage)));
};
