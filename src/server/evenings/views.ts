/** The parts of an evening that clients without the host's key may know. */
import { standingsOf, type Standing } from '../../evening/standings/standings.js';
import type { EveningState, Match, Round } from '../../evening/state.js';
import type { EveningView, HallPage } from '../../online/evening/messages.js';
import { finalsOf } from '../../evening/match-table.js';
import { replaysOf, seatOfPerson, watchedMatches, type EveningFacts } from './match-tables.js';

/**
 * Returns the state without the seeds of the draws, since a seed contains the host's secret for the next draws. After the
 * evening, everyone may repeat the draws.
 */
const withoutSeeds = (state: EveningState): EveningState =>
  state.finished ? state : { ...state, rounds: state.rounds.map((round) => ({ ...round, seed: '' })) };

const withoutResult = (match: Match): Match => {
  const { id, table, turn, sides, group, third, rest, way } = match;
  return {
    ...{ id, table, turn, sides, state: 'drawn', by: null, told: [], games: [] },
    ...(group !== undefined && { group }),
    ...(third && { third }),
    ...(rest && { rest }),
    ...(way && { way }),
  };
};

const isKnockout = ({ settings }: EveningState, { stage }: Round): boolean =>
  settings.stages[stage]?.kind === 'knockout';

const lastAnnouncement = ({ announcements }: EveningState): readonly string[] => announcements.slice(-1);

/** Returns the own matches of an entry, and the other matches of a knock-out without results, which name the round. */
const matchesFor = ({ settings }: EveningState, no: number, { stage, matches }: Round): readonly Match[] =>
  settings.stages[stage]?.kind === 'knockout'
    ? matches.map((match) => (match.sides.includes(no) ? match : withoutResult(match)))
    : matches.filter(({ sides }) => sides.includes(no));

const stateForPair = (state: EveningState, no: number): EveningState => {
  const rounds = state.rounds.map((round) => ({ ...round, matches: matchesFor(state, no, round), swaps: [] }));
  const met = rounds
    .flatMap(({ matches }) => matches.filter(({ sides }) => sides.includes(no)))
    .flatMap(({ sides }) => sides);
  return {
    ...state,
    entries: state.entries.filter((entry) => entry.no === no || met.includes(entry.no)),
    rounds,
    groups: {},
    adjustments: state.adjustments.filter(({ entry }) => entry === no),
    announcements: lastAnnouncement(state),
  };
};

const stateOfTables = (state: EveningState): EveningState => ({
  ...state,
  rounds: state.rounds.slice(-1).map((round) => ({
    ...round,
    // While a round is open, only its tables are public.
    matches: round.closed ? round.matches : round.matches.map(withoutResult),
    swaps: [],
  })),
  adjustments: [],
  announcements: lastAnnouncement(state),
});

const stateOfStandings = (state: EveningState): EveningState => ({
  ...state,
  entries: [],
  // The number of matches names a round of a knock-out.
  rounds: state.rounds
    .filter(({ closed }) => closed)
    .map((round) => ({
      ...round,
      matches: isKnockout(state, round) ? round.matches.map(withoutResult) : [],
      swaps: [],
    })),
  groups: {},
  announcements: lastAnnouncement(state),
});

/** Returns the state after the last closed round. */
const afterClosedRounds = (state: EveningState): EveningState =>
  state.rounds.every(({ closed }) => closed)
    ? state
    : { ...state, rounds: state.rounds.filter(({ closed }) => closed) };

/** The pair that sees the page `pair`, and the index of the person, or null for both. */
export interface ViewingPair {
  readonly no: number;
  readonly person: 0 | 1 | null;
}

/** Computes the view of a page, for a pair or another client. */
export type ViewOf = (state: EveningState, page: HallPage, pair: ViewingPair | null) => EveningView;

export const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** Returns the parts of a round that the views of other pairs and of the tables read. Results change none of them. */
const drawnPart = ({ number, open, closed, swaps, matches }: Round): readonly unknown[] => [
  ...[number, open, closed, swaps],
  ...matches.map(({ way }) => way),
];

/**
 * Returns the parts of the state from which the view of a page is computed. If none of them changes, the view does not
 * change. The state is immutable, so the parts are compared by identity.
 */
export const readBy = (state: EveningState, page: HallPage, no: number | null): readonly unknown[] => {
  if (page === 'referee' || page === 'screen') return [state];
  const { settings, entries, groups, rounds, adjustments, announcements, slipsOnly, finished } = state;
  const closed = rounds.filter((round) => round.closed);
  const shared = [settings, entries, groups, adjustments, announcements, slipsOnly, finished];
  if (page === 'standings') return [...shared, ...closed];
  const drawn = rounds.flatMap(drawnPart);
  if (page === 'tables') return [...shared, ...drawn, ...finalsOf(state), ...closed.slice(-1)];
  const own = rounds.flatMap(({ matches }) => matches.filter(({ sides }) => no !== null && sides.includes(no)));
  return [...shared, ...drawn, ...own, ...closed];
};

/** Creates the views of one evening. Keeps the standings until a round closes or an entry changes. */
export const createViews = (start: EveningFacts['start']): ViewOf => {
  let known: { readonly state: EveningState; readonly standings: readonly Standing[] } | null = null;
  const standingsAfterRounds = (state: EveningState): readonly Standing[] => {
    const closed = afterClosedRounds(state);
    const isKnown =
      known !== null &&
      known.state.entries === closed.entries &&
      known.state.adjustments === closed.adjustments &&
      isSameList(known.state.rounds, closed.rounds);
    if (!known || !isKnown) known = { state: closed, standings: standingsOf(closed) };
    return known.standings;
  };
  return (state, page, viewing) => {
    if (page === 'pair' && viewing !== null) {
      const { no, person } = viewing;
      const seat = person === null ? null : seatOfPerson({ start, state }, no, person);
      const hasPlaces = state.rounds.some(({ closed }) => closed);
      const place = standingsAfterRounds(state).find(({ entry }) => entry === no)?.place;
      return {
        state: withoutSeeds(stateForPair(state, no)),
        pair: { no, place: hasPlaces ? (place ?? null) : null, of: state.entries.length },
        ...(seat && { seat }),
      };
    }
    if (page === 'standings')
      return { state: withoutSeeds(stateOfStandings(state)), standings: standingsAfterRounds(state) };
    const watch = watchedMatches({ start, state }, page === 'referee');
    const replays = replaysOf(state);
    return {
      state: withoutSeeds(page === 'referee' || page === 'screen' ? state : stateOfTables(state)),
      ...(watch.length > 0 && { watch }),
      ...(replays.length > 0 && { replays }),
    };
  };
};
