import { listOf } from '../base/list-of.js';
import { withBye } from './draw/each-meets-each.js';
import { countMatches, loserOf, winnerOf, type CountedMatch, type Sums } from './standings/count.js';
import { equalEntries, rankEntries, type RankFacts } from './standings/rank.js';
import { itemAt } from '../rules/item-at.js';
import type { KnockoutStage, Stage } from './settings.js';
import type { EveningState, Match, Round } from './state.js';

/** The smallest number of entries that can play. */
export const MIN_ENTRIES = 2;

/** Returns the rounds of a stage that have been drawn. */
export const roundsOf = ({ rounds }: EveningState, stage: number): readonly Round[] =>
  rounds.filter((round) => round.stage === stage);

/** Returns the numbers of the entries that are not withdrawn. */
const activeEntries = ({ entries }: EveningState): readonly number[] =>
  entries.filter(({ out }) => !out).map(({ no }) => no);

export const isActive = ({ entries }: EveningState, entry: number): boolean =>
  entries.some(({ no, out }) => no === entry && !out);

/** Returns the smallest number of games that decides a match of a stage, and the largest number. */
export const gamesIn = (stage: Stage): readonly [least: number, most: number] =>
  stage.kind === 'knockout' ? [Math.ceil(stage.bestOf / 2), stage.bestOf] : [stage.games, stage.games];

/** Whether the matches of a stage count in the sums of the standings: a knock-out only counts if it is the only stage. */
const counts = ({ settings }: EveningState, stage: number): boolean =>
  itemAt(settings.stages, stage).kind !== 'knockout' || stage === 0;

const countedIn = (state: EveningState, { stage, matches }: Round): readonly CountedMatch[] => {
  const [byeGames] = gamesIn(itemAt(state.settings.stages, stage));
  return matches.map((match) => ({ match, byeGames }));
};

/** Returns the sums of all stages that count. */
export const totalSums = (state: EveningState): ReadonlyMap<number, Sums> =>
  countMatches(
    state.settings,
    state.rounds.filter(({ stage }) => counts(state, stage)).flatMap((round) => countedIn(state, round)),
    state.adjustments,
  );

/** Returns the sums of a stage. Adjustments by the referee count in each stage. */
export const sumsIn = (state: EveningState, stage: number): ReadonlyMap<number, Sums> => factsOf(state, stage).sums;

/** Returns the facts that rank the entries of a stage. Adjustments by the referee count in each stage. */
const factsOf = (state: EveningState, stage: number): RankFacts => {
  const rounds = roundsOf(state, stage);
  return {
    sums: countMatches(
      state.settings,
      rounds.flatMap((round) => countedIn(state, round)),
      state.adjustments,
    ),
    matches: rounds.flatMap(({ matches }) => matches),
    ties: state.settings.ties,
    lotSeed: state.rounds[0]?.seed ?? '',
  };
};

/** Returns entries in the order of their results in a stage of rounds or groups. */
export const rankInStage = (state: EveningState, stage: number, entries: readonly number[]): readonly number[] =>
  rankEntries(entries, factsOf(state, stage));

/** Returns entries in groups that only the lot orders, by their results in a stage of rounds or groups. */
export const equalInStage = (
  state: EveningState,
  stage: number,
  entries: readonly number[],
): readonly (readonly number[])[] => equalEntries(entries, factsOf(state, stage));

/** Returns the number of rounds that groups play. */
const roundsOfGroups = (groups: readonly (readonly number[])[]): number =>
  Math.max(...groups.map((group) => withBye(group).length - 1));

/** Returns the number of rounds in which each entry of a club meets each entry of the other club once. */
export const roundsOfClubs = (clubs: readonly (readonly number[])[]): number =>
  Math.max(...clubs.map((entries) => entries.length));

// -- the knock-out -------------------------------------------------------------------------------------------------------

const isMain = ({ third }: Match): boolean => !third;

/** Returns the entries that have won each match so far, except withdrawn ones. */
const survivors = (state: EveningState, stage: number): readonly number[] => {
  const last = roundsOf(state, stage).at(-1);
  const winners = (last?.matches ?? []).filter(isMain).map(winnerOf);
  return winners.filter((entry): entry is number => entry !== null && isActive(state, entry));
};

/**
 * Returns the entries that can play for third place, or none: the losers of the round before the final, or places 3 and 4 of
 * the stage before.
 */
export const thirdPlaceEntries = (state: EveningState, stage: number): readonly number[] => {
  const { third } = itemAt(state.settings.stages, stage) as KnockoutStage;
  const last = roundsOf(state, stage).at(-1);
  const candidates = (): readonly (number | null)[] => {
    if (last) return last.matches.filter(isMain).map(loserOf);
    return third === 'from-standings' ? qualified(state, stage).slice(2, 4) : [];
  };
  if (!third) return [];
  const active = candidates().filter((entry): entry is number => entry !== null && isActive(state, entry));
  return active.length === 2 ? active : [];
};

// -- the course of an evening --------------------------------------------------------------------------------------------

/** Returns the entries that reach a stage from the stage before, the best first. */
const qualified = (state: EveningState, stage: number): readonly number[] => {
  if (stage === 0) return activeEntries(state);
  const before = itemAt(state.settings.stages, stage - 1);
  if (before.kind !== 'groups') return rankInStage(state, stage - 1, activeEntries(state));
  const groups = state.groups[stage - 1] ?? [];
  const inOrder = groups.map((group) =>
    rankInStage(
      state,
      stage - 1,
      group.filter((entry) => isActive(state, entry)),
    ),
  );
  // All winners come before all seconds, and so on.
  const places = listOf(before.through, (place) =>
    inOrder.map((group) => group[place]).filter((entry): entry is number => entry !== undefined),
  );
  return places.flatMap((entries) => rankInStage(state, stage - 1, entries));
};

/** Returns the entries that play the next round of a stage. */
export const entriesOf = (state: EveningState, stage: number): readonly number[] => {
  const settings = itemAt(state.settings.stages, stage);
  const isFirst = roundsOf(state, stage).length === 0;
  if (settings.kind !== 'knockout') return isFirst ? qualified(state, stage) : activeEntries(state);
  if (!isFirst) return survivors(state, stage);
  const entries = qualified(state, stage);
  return settings.of === 'all' ? entries : entries.slice(0, settings.of);
};

/** Returns the number of rounds of a stage, or null for a knock-out, and before the groups or clubs are drawn. */
export const roundCount = (state: EveningState, stage: number): number | null => {
  const settings = itemAt(state.settings.stages, stage);
  if (settings.kind === 'draw') return settings.rounds;
  const groups = state.groups[stage];
  if (settings.kind === 'knockout' || groups === undefined) return null;
  return settings.kind === 'groups' ? roundsOfGroups(groups) : settings.legs * roundsOfClubs(groups);
};

/** Whether all rounds of a stage have been drawn. */
const isDrawn = (state: EveningState, stage: number): boolean => {
  const drawn = roundsOf(state, stage).length;
  if (itemAt(state.settings.stages, stage).kind !== 'knockout') return drawn >= (roundCount(state, stage) ?? Infinity);
  if (drawn > 0) return survivors(state, stage).length < MIN_ENTRIES;
  // One group with one winner leaves nothing to play for.
  return stage > 0 && entriesOf(state, stage).length < MIN_ENTRIES;
};

/** Returns the stage of the next round, or null if all rounds have been drawn. */
export const nextStage = (state: EveningState): number | null => {
  const { stages } = state.settings;
  const current = state.rounds.at(-1)?.stage ?? 0;
  for (let stage = current; stage < stages.length; stage++) if (!isDrawn(state, stage)) return stage;
  return null;
};
