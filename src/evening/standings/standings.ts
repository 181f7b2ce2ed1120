import { indexed } from '../../base/list-of.js';
import { itemAt } from '../../rules/item-at.js';
import { equalInStage, rankInStage, roundsOf, sumsIn, totalSums } from '../stages.js';
import type { Entry, EveningState, Names } from '../state.js';
import { addSums, loserOf, NO_SUMS, winnerOf, type Sums } from './count.js';
import { groupsByValue, sumBy } from './rank.js';

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

/** Orders entries by their results in a stage. */
type Order<Item> = (state: EveningState, stage: number, entries: readonly number[]) => readonly Item[];

/** Returns the entries that have come as far as a stage, the best first. */
const orderIn = <Item>(
  state: EveningState,
  stage: number,
  entries: readonly number[],
  order: Order<Item>,
): readonly Item[] => {
  if (itemAt(state.settings.stages, stage).kind !== 'knockout') return order(state, stage, entries);
  const before = Math.max(0, stage - 1);
  return groupsByValue(entries, knockoutRank(state, stage)).flatMap((equal) => order(state, before, equal));
};

/** Returns all entries, the best first. A stage counts more than all stages before it. */
const ranked = <Item>(state: EveningState, order: Order<Item>): readonly Item[] => {
  const last = state.rounds.at(-1)?.stage ?? 0;
  const seen = new Set<number>();
  const items: Item[] = [];
  for (let stage = last; stage >= 0; stage--) {
    const played = entriesIn(state, stage);
    const here = state.entries.map(({ no }) => no).filter((no) => !seen.has(no) && (stage === 0 || played.has(no)));
    for (const no of here) seen.add(no);
    items.push(...orderIn(state, stage, here, order));
  }
  return items;
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
  linesOf(state, ranked(state, rankInStage), totalSums(state));

/** Returns the first and the last place of each group of entries that only the lot has ordered. */
export const placesByLot = (state: EveningState): readonly (readonly [first: number, last: number])[] => {
  let place = 1;
  return ranked(state, equalInStage).flatMap(({ length }) => {
    const first = place;
    place += length;
    return length > 1 ? [[first, place - 1] as const] : [];
  });
};

/** Returns the standings of each group of the last stage with groups, with the sums of that stage, or an empty list. */
export const groupStandingsOf = (state: EveningState): readonly (readonly Standing[])[] => {
  const stage = Math.max(...Object.keys(state.groups).map(Number));
  const groups = state.groups[stage] ?? [];
  return groups.map((group) => linesOf(state, rankInStage(state, stage, group), sumsIn(state, stage)));
};

/** The line of a club in a match of two clubs. */
export interface ClubStanding extends Sums {
  /** 1, or 2 for the club that is behind. Equal clubs share place 1. */
  readonly place: 1 | 2;
  readonly club: string;
  /** Number of entries that play for the club. */
  readonly entries: number;
}

/**
 * Returns the standings of a match of two clubs, the better club first, or an empty list without such a match. The criteria
 * of the settings decide, except `direct` and `lot`.
 */
export const clubStandingsOf = (state: EveningState): readonly ClubStanding[] => {
  const groups = state.settings.stages[0]?.kind === 'clubs' ? (state.groups[0] ?? []) : [];
  const all = totalSums(state);
  const [one, other] = groups.map((entries) => ({
    club: state.entries.find(({ no }) => no === entries[0])?.club ?? '',
    entries: entries.length,
    ...entries.map((entry) => all.get(entry) ?? NO_SUMS).reduce(addSums, NO_SUMS),
  }));
  if (!one || !other) return [];
  const decisive = state.settings.ties.map((tie) => sumBy(tie, one) - sumBy(tie, other)).find((lead) => lead !== 0);
  if (decisive === undefined)
    return [
      { place: 1, ...one },
      { place: 1, ...other },
    ];
  return decisive > 0
    ? [
        { place: 1, ...one },
        { place: 2, ...other },
      ]
    : [
        { place: 1, ...other },
        { place: 2, ...one },
      ];
};
