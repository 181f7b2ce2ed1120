/** Evenings for tests: entries, and rounds with random or given results. */
import {
  createEvening,
  type Evening,
  type EveningOptions,
  type FirstEntry,
  type Games,
  type Match,
  type Round,
} from '../../src/evening.js';
import { randomFrom } from '../../src/rules/random.js';

/** Returns pairs with different names. */
export const pairs = (count: number): readonly (readonly [string, string])[] =>
  Array.from({ length: count }, (_, index) => [`Moidl ${index + 1}`, `Sepp ${index + 1}`] as const);

/** Returns pairs with different names of two clubs in turn. */
const pairsOfClubs = (count: number): readonly FirstEntry[] =>
  pairs(count).map((names, index) => ({ names, club: index % 2 === 0 ? 'Lana' : 'Tramin' }));

/** Creates an evening with pairs of different names, and of two clubs for a match of clubs. */
export const eveningOf = (count: number, options: Partial<EveningOptions> = {}): Evening => {
  const isClubMatch = 'preset' in options && options.preset === 'clubs';
  const entries = isClubMatch ? pairsOfClubs(count) : pairs(count);
  return createEvening({ preset: 'wattkoenig', name: 'Preiswatten', entries, ...options });
};

/** Returns the last round. */
export const lastRound = ({ state }: Evening): Round => {
  const round = state.rounds.at(-1);
  if (!round) throw new Error('No round is drawn.');
  return round;
};

/** Returns the match of an entry in the last round. */
export const matchWith = (evening: Evening, entry: number): Match => {
  const match = lastRound(evening).matches.find(({ sides }) => sides.includes(entry));
  if (!match) throw new Error(`Entry ${entry} is in no match of the last round.`);
  return match;
};

/** Returns the matches of a round that need a result. */
export const played = ({ matches }: Round): readonly Match[] => matches.filter(({ sides }) => !sides.includes(null));

/** Returns random games that fit a match of the last round. */
const randomGames = ({ state }: Evening, { stage }: Round, random: (below: number) => number): Games['games'] => {
  const settings = state.settings.stages[stage];
  if (!settings) throw new Error(`There is no stage ${stage}.`);
  const { target } = state.settings;
  const game = (first: boolean): readonly [number, number] =>
    first ? [target, random(target)] : [random(target), target];
  if (settings.kind !== 'knockout') return Array.from({ length: settings.games }, () => game(random(2) === 0));
  const winsFirst = random(2) === 0;
  return Array.from({ length: Math.ceil(settings.bestOf / 2) }, () => game(winsFirst));
};

/** Draws the next round, if there is one. */
export const drawNext = (evening: Evening, seed: string): void => {
  evening.do({ type: 'draw', round: evening.state.rounds.length + 1, seed });
};

/** Reports random results of the last round from slips, and closes the round. */
export const playRound = (evening: Evening, seed: string): void => {
  const round = lastRound(evening);
  const random = randomFrom('results', seed, round.number);
  for (const match of played(round))
    evening.do({ type: 'tell', match: match.id, by: 'slip', games: randomGames(evening, round, random) });
  evening.do({ type: 'close-round', round: round.number });
};

/** Returns numbers in ascending order. */
export const sorted = (numbers: readonly (number | null | undefined)[]): readonly number[] =>
  numbers.map(Number).sort((one, other) => one - other);
