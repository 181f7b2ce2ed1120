import { itemAt } from '../../rules/item-at.js';
import { randomFrom, shuffled, type Random } from '../../rules/random.js';
import { EveningError } from '../evening-error.js';
import type { DrawStage } from '../settings.js';
import { entriesOf, isActive, MIN_ENTRIES, roundsOf, thirdPlaceEntries } from '../stages.js';
import type { EveningState, Groups, Match, Round } from '../state.js';
import { clubsOf, eachMeetsOthers } from './clubs.js';
import { BYE, eachMeetsEach } from './each-meets-each.js';
import { drawGroups } from './groups.js';
import { drawOpponents } from './opponents.js';
import { pairUp, type Pairing } from './pair-up.js';
import { pastOf, sameClubIn, samePairIn, type Past } from './past.js';
import { seatAtTables } from './tables.js';
import { drawOpponentsOfWinners, seatWinners, winnersOf } from './winners-stay.js';

/** A pairing with the facts that its match needs. */
interface Planned {
  readonly pairing: Pairing;
  readonly group?: number;
  readonly third?: true;
  /** Whether a bye belongs to the plan of a group of odd size. */
  readonly rest?: true;
}

/** A draw of a stage's next round. */
interface Draw {
  readonly state: EveningState;
  readonly stage: number;
  readonly past: Past;
  readonly random: Random;
  readonly seed: string;
}

/** Returns the seats of entries that keep their tables from the round before, by entry, or null if tables change. */
const keptSeats = ({ state, stage }: Draw): ReturnType<typeof winnersOf> | null => {
  const settings = itemAt(state.settings.stages, stage);
  const last = roundsOf(state, stage).at(-1);
  return settings.kind === 'draw' && settings.winnersStay && last ? winnersOf(last) : null;
};

const drawnPairings = (draw: Draw, { rounds }: DrawStage): readonly Planned[] => {
  const { state, stage, past, random, seed } = draw;
  const before = roundsOf(state, stage);
  const firstSeed = before[0]?.seed ?? seed;
  const facts = { ...past, samePair: samePairIn(state.entries), sameClub: sameClubIn(state.entries) };
  const kept = keptSeats(draw);
  if (kept) return drawOpponentsOfWinners(facts, entriesOf(state, stage), kept, random).map((pairing) => ({ pairing }));
  const pairings = drawOpponents(facts, {
    entries: entriesOf(state, stage),
    before: before.map(({ matches }) => matches.map(({ sides: [one, other] }): Pairing => [one, other ?? BYE])),
    rounds,
    planRandom: () => randomFrom('plan', firstSeed),
    random,
  });
  return pairings.map((pairing) => ({ pairing }));
};

/** Returns a pairing of a plan without withdrawn entries. A withdrawn entry gives its opponent a bye. */
const withoutWithdrawn = (
  state: EveningState,
  pairing: Pairing,
  facts: Pick<Planned, 'group'> = {},
): readonly Planned[] => {
  const present = pairing.filter((entry) => entry !== BYE && isActive(state, entry));
  if (present.length === 2) return [{ pairing, ...facts }];
  const rest = pairing.includes(BYE);
  return present.map((entry) => ({ pairing: [entry, BYE], ...facts, ...(rest && { rest }) }));
};

/** Returns the pairings of a round in which each group plays its next round. */
const groupPairings = ({ state, stage }: Draw, groups: Groups): readonly Planned[] => {
  const round = roundsOf(state, stage).length;
  return groups.flatMap((entries, group) =>
    (eachMeetsEach(entries)[round] ?? []).flatMap((pairing) => withoutWithdrawn(state, pairing, { group })),
  );
};

/** Returns the pairings of the next round of a match of two clubs. */
const clubPairings = ({ state, stage }: Draw, clubs: Groups): readonly Planned[] =>
  eachMeetsOthers(clubs, roundsOf(state, stage).length).flatMap((pairing) => withoutWithdrawn(state, pairing));

/** Returns the next power of two. */
const powerOfTwoFrom = (count: number): number => 2 ** Math.ceil(Math.log2(count));

/**
 * Returns the pairings of a knock-out round. If the number of entries is not a power of two, entries with the fewest byes
 * get a bye, by lot, so that it is a power of two from the next round on.
 */
const knockoutPairings = ({ state, stage, past, random }: Draw): readonly Planned[] => {
  const entries = shuffled(entriesOf(state, stage), random);
  const byes = powerOfTwoFrom(entries.length) - entries.length;
  const byFewestByes = [...entries].sort((one, other) => past.byes(one) - past.byes(other));
  const idle = byFewestByes.slice(0, byes);
  const samePair = samePairIn(state.entries);
  const pairings = pairUp(byFewestByes.slice(byes), (one, other) => (samePair(one, other) ? 1 : 0), random);
  const third = entries.length === 2 ? thirdPlaceEntries(state, stage) : [];
  return [
    ...pairings.map((pairing) => ({ pairing })),
    ...idle.map((entry): Planned => ({ pairing: [entry, BYE] })),
    ...(third.length === 2 ? [{ pairing: [itemAt(third, 0), itemAt(third, 1)] as const, third: true as const }] : []),
  ];
};

const matchOf = (
  round: number,
  seat: { readonly table: number; readonly turn: number } | null,
  { pairing, ...facts }: Planned,
): Match => {
  const [one, other] = pairing;
  const base = { games: [], state: 'drawn' as const, by: null, told: [], ...facts };
  if (!seat) {
    const entry = one === BYE ? other : one;
    return { ...base, id: `${round}-bye-${entry}`, table: null, turn: 1, sides: [entry, null], state: 'agreed' };
  }
  const { table, turn } = seat;
  return { ...base, id: `${round}-${table}${turn > 1 ? `.${turn}` : ''}`, table, turn, sides: [one, other] };
};

/** Returns the matches of pairings, in the order of turns and tables, with byes last. */
const matchesOf = (draw: Draw, number: number, planned: readonly Planned[]): readonly Match[] => {
  const { state, past, random } = draw;
  const byes = planned.filter(({ pairing }) => pairing.includes(BYE));
  const played = planned.filter(({ pairing }) => !pairing.includes(BYE));
  const plannedBy = new Map(played.map((one) => [one.pairing, one]));
  const hall = { tables: state.settings.tables, visits: past.visits, samePair: samePairIn(state.entries) };
  const pairings = played.map(({ pairing }) => pairing);
  const kept = keptSeats(draw);
  const seated = kept
    ? seatWinners(pairings, kept, state.settings.tables)
    : seatAtTables(pairings, { ...hall, samePair: (one, other) => one === other || hall.samePair(one, other) }, random);
  return [
    ...seated.map(({ pairing, ...seat }) => matchOf(number, seat, plannedBy.get(pairing) ?? { pairing })),
    ...byes.map((bye) => matchOf(number, null, bye)),
  ];
};

/**
 * Returns the next round, drawn by lot, and the groups if it is the first round of a stage with groups or clubs. The draw must never
 * change, because records store only the seed.
 * @throws EveningError `not-now` if fewer than two entries can play
 */
export const drawRound = (
  state: EveningState,
  stage: number,
  seed: string,
): { readonly round: Round; readonly groups?: Groups } => {
  const number = state.rounds.length + 1;
  const settings = itemAt(state.settings.stages, stage);
  const random = randomFrom('draw', number, seed);
  const draw: Draw = { state, stage, seed, past: pastOf(state.rounds), random };
  const entries = state.groups[stage] ? null : entriesOf(state, stage);
  if (entries && entries.length < MIN_ENTRIES)
    throw new EveningError('not-now', `A draw needs at least ${MIN_ENTRIES} entries, not ${entries.length}.`);
  const round = (planned: readonly Planned[]): Round => ({
    number,
    stage,
    seed,
    open: false,
    closed: false,
    matches: matchesOf(draw, number, planned),
    swaps: [],
  });
  if (settings.kind === 'draw') return { round: round(drawnPairings(draw, settings)) };
  if (settings.kind === 'knockout') return { round: round(knockoutPairings(draw)) };
  if (settings.kind === 'clubs') {
    const both = state.groups[stage] ?? clubsOf(state.entries, entries ?? [], random);
    return { round: round(clubPairings(draw, both)), groups: both };
  }
  const clubs = new Map(state.entries.map(({ no, club }) => [no, club?.toLowerCase()]));
  const groups = state.groups[stage] ?? drawGroups(entries ?? [], settings.size, (entry) => clubs.get(entry), random);
  return { round: round(groupPairings(draw, groups)), groups };
};
