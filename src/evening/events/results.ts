import { itemAt } from '../../rules/item-at.js';
import { quoted } from '../../rules/input-error.js';
import { indexed } from '../../base/list-of.js';
import { toJson } from '../../base/to-json.js';
import { checkList, checkNumber, checkOneOf, checkText, type Fields } from '../checks.js';
import { EveningError } from '../evening-error.js';
import { gamesIn, entriesOf, thirdPlaceEntries } from '../stages.js';
import { gamesWon, isDecided } from '../standings/count.js';
import type { EveningState, Games, GameScore, Match, ReportedBy, Round } from '../state.js';
import { WAYS, wayOf } from '../way.js';
import { matchOf, withMatch, withRound, type Handler } from './handler.js';

const CODE = 'invalid-result';
/** Maximum number of points above the target: a game can end with a hand of many points. */
const MAX_SURPLUS = 30;

/** Returns the points of a game, at most the target for each side. */
const checkGame = (target: number, value: unknown, index: number): GameScore => {
  const label = `Game ${index + 1}`;
  const points = checkList(CODE, label, value);
  if (points.length !== 2)
    throw new EveningError(CODE, `${label} must be a list of two numbers, not ${quoted(value)}.`);
  const [one, other] = points.map((each) =>
    checkNumber(CODE, `Each number of game ${index + 1}`, each, [0, target + MAX_SURPLUS]),
  ) as [number, number];
  if (one >= target === other >= target)
    throw new EveningError(
      CODE,
      `${label} must have one winner: one side with ${target} points or more, the other with fewer, not ${one}:${other}.`,
    );
  return [Math.min(one, target), Math.min(other, target)];
};

/** Checks that a knock-out match ends with the game that decides it. */
const checkCourse = (games: readonly GameScore[], least: number, isRunning: boolean): void => {
  for (const [index] of indexed(games)) {
    const [one, other] = gamesWon({ games: games.slice(0, index + 1) });
    const isLast = index === games.length - 1;
    if (Math.max(one, other) >= least === isLast || (isLast && isRunning)) continue;
    throw new EveningError(
      CODE,
      isLast
        ? `One side must win ${least} games, but the games are ${one}:${other}.`
        : `The match is decided after game ${index + 1}, but has ${games.length} games.`,
    );
  }
};

const checkComebacks = (games: readonly GameScore[], value: unknown): readonly number[] =>
  checkList(CODE, `'comebacks'`, value).map((index) => {
    const game = checkNumber(CODE, `Each number in 'comebacks'`, index, [0, games.length - 1]);
    if (Math.min(...itemAt(games, game)) === 0)
      throw new EveningError(CODE, `Game ${game + 1} cannot be a Retourschneider: the loser has no points.`);
    return game;
  });

/**
 * Returns the checked games of a match.
 * @param isRunning whether the match can still be undecided
 */
const checkGames = (
  { settings }: EveningState,
  { stage }: Round,
  { games, comebacks }: Fields,
  isRunning = false,
): Games => {
  const played = itemAt(settings.stages, stage);
  const [complete, most] = gamesIn(played);
  const least = isRunning ? 1 : complete;
  const list = checkList(CODE, `'games'`, games);
  if (list.length < least || list.length > most)
    throw new EveningError(
      CODE,
      `'games' must contain ${least === most ? least : `${least} to ${most}`} ${most === 1 ? 'game' : 'games'}, not ${list.length}.`,
    );
  const scores = list.map((game, index) => checkGame(settings.target, game, index));
  if (played.kind === 'knockout') checkCourse(scores, complete, isRunning);
  if (comebacks === undefined) return { games: scores };
  return { games: scores, comebacks: checkComebacks(scores, comebacks) };
};

const sameGames = (one: Games, other: Games): boolean =>
  toJson([one.games, one.comebacks ?? []]) === toJson([other.games, other.comebacks ?? []]);

/**
 * Checks that a corrected result leaves the entries of later rounds as they were drawn.
 * @throws EveningError `not-now` if a later round would have had other entries
 */
const checkLaterRounds = (before: EveningState, after: EveningState, { number, stage }: Round): void => {
  const later = before.rounds.find((round) => round.number > number && dependsOn(before, round, stage));
  if (!later) return;
  const upTo = (state: EveningState): EveningState => ({
    ...state,
    rounds: state.rounds.filter((round) => round.number < later.number),
  });
  const entriesIn = (state: EveningState): string =>
    toJson([
      [...entriesOf(upTo(state), later.stage)].sort((one, other) => one - other),
      itemAt(state.settings.stages, later.stage).kind === 'knockout'
        ? [...thirdPlaceEntries(upTo(state), later.stage)].sort((one, other) => one - other)
        : [],
    ]);
  if (entriesIn(before) !== entriesIn(after))
    throw new EveningError(
      'not-now',
      `The result of round ${number} cannot change: other entries would play in round ${later.number}, which is drawn.`,
    );
};

/** Whether the entries of a later round depend on the results of a stage. */
const dependsOn = ({ settings }: EveningState, later: Round, stage: number): boolean =>
  later.stage !== stage || itemAt(settings.stages, stage).kind === 'knockout';

/** Returns the match and its round, if the match has two entries. */
const playedMatch = (state: EveningState, id: unknown): { readonly match: Match; readonly round: Round } => {
  const found = matchOf(state, id);
  if (found.match.sides.includes(null))
    throw new EveningError('not-now', `Match ${found.match.id} is a bye and needs no result.`);
  return found;
};

/** @throws EveningError `not-now` if pairs cannot report results and answer reports */
const checkReports = ({ slipsOnly }: EveningState): void => {
  if (slipsOnly) throw new EveningError('not-now', 'Pairs cannot report results now. Their results come from slips.');
};

/** Returns the number of an entry of a match. */
const checkSide = ({ id, sides }: Match, by: unknown, others: readonly string[] = []): number => {
  if (typeof by === 'number' && sides.includes(by)) return by;
  const valid = [...sides, ...others.map((other) => `'${other}'`)];
  throw new EveningError('invalid-event', `'by' must be ${valid.join(' or ')} in match ${id}, not ${quoted(by)}.`);
};

/** Returns the state with the result of a match, if later rounds allow the result. */
const decided = (
  state: EveningState,
  { match, round }: { readonly match: Match; readonly round: Round },
  result: Games & Pick<Match, 'state' | 'by' | 'text'>,
): EveningState => {
  const { id, table, turn, sides, group, third, way } = match;
  const after = withMatch(state, round, {
    ...{ id, table, turn, sides, told: [] },
    ...(group !== undefined && { group }),
    ...(third && { third }),
    ...(way && { way }),
    ...result,
  });
  checkLaterRounds(state, after, round);
  return after;
};

/** Whether the games of a match decide it. */
const isComplete = ({ settings }: EveningState, { stage }: Round, { games }: Games): boolean => {
  const played = itemAt(settings.stages, stage);
  const [least] = gamesIn(played);
  return played.kind === 'knockout' ? Math.max(...gamesWon({ games })) >= least : games.length >= least;
};

/** Returns the state after a game at a table of the server. */
const toldByServer = (
  state: EveningState,
  { match, round }: ReturnType<typeof playedMatch>,
  event: Fields,
): EveningState => {
  const games = checkGames(state, round, event, true);
  if (match.by === 'server' && sameGames(match, games)) return state;
  if (isDecided(match))
    throw new EveningError('not-now', `Match ${match.id} has a result. Only a slip or the referee can change it.`);
  if (isComplete(state, round, games))
    return decided(state, { match, round }, { ...games, state: 'agreed', by: 'server' });
  return withMatch(state, round, { ...match, ...games, state: 'drawn', by: 'server', told: [] });
};

const tell: Handler = {
  fields: ['match', 'by', 'games', 'comebacks'],
  apply: (state, event) => {
    const found = playedMatch(state, event['match']);
    const { match, round } = found;
    const source = event['by'] as ReportedBy;
    if (source === 'server') return toldByServer(state, found, event);
    const games = checkGames(state, round, event);
    if (source === 'slip') return decided(state, found, { ...games, state: 'agreed', by: source });
    const by = checkSide(match, source, ['slip', 'server']);
    if (wayOf(state, match) === 'online')
      throw new EveningError('not-now', `Match ${match.id} is played online. The server reports its games.`);
    if (isDecided(match)) {
      // The same report can arrive twice.
      if (sameGames(match, games)) return state;
      throw new EveningError('not-now', `Match ${match.id} has a result. Only a slip or the referee can change it.`);
    }
    const others = match.told.filter((report) => report.by !== by);
    checkReports(state);
    const [contradicting] = others;
    if (contradicting && sameGames(contradicting, games) && match.state === 'told')
      return decided(state, found, { ...games, state: 'agreed', by: contradicting.by });
    const told = [...others, { ...games, by }];
    const isDisputed = others.length > 0 || match.state === 'disputed';
    return withMatch(state, round, { ...match, told, state: isDisputed ? 'disputed' : 'told' });
  },
};

/** Returns the report of the other side, which a side can answer. */
const reportOfOthers = ({ id, told, state }: Match, by: number) => {
  const report = told.find((one) => one.by !== by);
  if (report && state === 'told') return report;
  throw new EveningError('not-now', `Entry ${by} cannot answer in match ${id}: the other side has told no result.`);
};

const agree: Handler = {
  fields: ['match', 'by'],
  apply: (state, event) => {
    const found = playedMatch(state, event['match']);
    const by = checkSide(found.match, event['by']);
    // The same answer can arrive twice.
    if (found.match.state === 'agreed' && found.match.by !== by) return state;
    checkReports(state);
    const { by: reporter, ...games } = reportOfOthers(found.match, by);
    return decided(state, found, { ...games, state: 'agreed', by: reporter });
  },
};

const dispute: Handler = {
  fields: ['match', 'by'],
  apply: (state, event) => {
    const { match, round } = playedMatch(state, event['match']);
    const by = checkSide(match, event['by']);
    if (match.state === 'disputed') return state;
    checkReports(state);
    reportOfOthers(match, by);
    return withMatch(state, round, { ...match, state: 'disputed' });
  },
};

const dropDispute: Handler = {
  fields: ['match', 'by'],
  apply: (state, event) => {
    const { match, round } = playedMatch(state, event['match']);
    const by = checkSide(match, event['by']);
    const told = match.told.filter((report) => report.by !== by);
    // The same event can arrive twice.
    if (match.state === 'told' && told.length > 0) return state;
    if (match.state !== 'disputed' || told.length === 0)
      throw new EveningError('not-now', `Entry ${by} has contradicted no report in match ${match.id}.`);
    checkReports(state);
    return withMatch(state, round, { ...match, told, state: 'told' });
  },
};

const rule: Handler = {
  fields: ['match', 'games', 'comebacks', 'text'],
  apply: (state, event) => {
    const found = playedMatch(state, event['match']);
    const games = checkGames(state, found.round, event);
    const text = event['text'] === undefined ? {} : { text: checkText('invalid-event', `'text'`, event['text']) };
    return decided(state, found, { ...games, ...text, state: 'ruled', by: 'referee' });
  },
};

const setWay: Handler = {
  fields: ['match', 'way'],
  apply: (state, event) => {
    const { match, round } = playedMatch(state, event['match']);
    const way = checkOneOf('invalid-event', `'way'`, event['way'], WAYS);
    if (way === wayOf(state, match)) return state;
    if (match.state !== 'drawn' || match.games.length > 0)
      throw new EveningError('not-now', `Match ${match.id} has games or reports. It can no longer move.`);
    const matches = round.matches.map((one) => (one === match ? { ...match, way } : one));
    return withRound(state, { ...round, matches });
  },
};

/** The events of matches. */
export const RESULT_EVENTS = { tell, agree, dispute, 'drop-dispute': dropDispute, rule, 'set-match-way': setWay };
