import { bummerlFor } from '../../rules/score.js';
import { indexed } from '../../base/list-of.js';
import type { Score, Settings } from '../settings.js';
import type { Adjustment, Match } from '../state.js';

/** The sums of an entry over some matches. */
export interface Sums {
  /** Number of won games. */
  readonly wins: number;
  /** Points by the evening's `score`, with the referee's adjustments. */
  readonly points: number;
  /** Own points in all games. */
  readonly own: number;
  /** Points of the opponents in all games. */
  readonly given: number;
  /** `own` less `given`. */
  readonly difference: number;
  /** Bummerl of the lost games (RULES.md section 8): 1, 2 for a Schneider, 4 for a Retourschneider. */
  readonly bummerl: number;
}

export const NO_SUMS: Sums = { wins: 0, points: 0, own: 0, given: 0, difference: 0, bummerl: 0 };

export const addSums = (one: Sums, other: Sums): Sums => ({
  wins: one.wins + other.wins,
  points: one.points + other.points,
  own: one.own + other.own,
  given: one.given + other.given,
  difference: one.difference + other.difference,
  bummerl: one.bummerl + other.bummerl,
});

/** Whether the games of a match count. */
export const isDecided = ({ state }: Match): boolean => state === 'agreed' || state === 'ruled';

/** Returns the games that each entry of a match has won, in the order of its sides. */
export const gamesWon = ({ games }: Pick<Match, 'games'>): readonly [number, number] => {
  const first = games.filter(([one, other]) => one > other).length;
  return [first, games.length - first];
};

/** Returns the entry that has won a decided match, or null after equal numbers of won games. A bye counts as won. */
export const winnerOf = (match: Match): number | null => {
  const [one, other] = match.sides;
  if (other === null) return one;
  if (!isDecided(match)) return null;
  const [first, second] = gamesWon(match);
  if (first === second) return null;
  return first > second ? one : other;
};

/** Returns the entry that has lost a decided match, or null. */
export const loserOf = (match: Match): number | null => {
  const winner = winnerOf(match);
  const [one, other] = match.sides;
  if (winner === null || other === null) return null;
  return winner === one ? other : one;
};

/** The score of a game from the point of view of one side. */
interface OneGame {
  readonly own: number;
  readonly other: number;
  readonly comeback: boolean;
}

const bonusOf = ({ bonus }: Score, { other, comeback }: OneGame): number =>
  (other === 0 ? (bonus?.zero ?? 0) : 0) + (comeback ? (bonus?.comeback ?? 0) : 0);

const lostBummerl = ({ own, comeback }: OneGame): number => {
  if (comeback) return bummerlFor('retourschneider');
  return bummerlFor(own === 0 ? 'schneider' : 'normal');
};

const sumsOfGame = (score: Score, game: OneGame): Sums => {
  const { own, other } = game;
  const won = own > other;
  return {
    wins: won ? 1 : 0,
    points: (won ? score.win + bonusOf(score, game) : 0) + (score.own ? own : 0),
    own,
    given: other,
    difference: own - other,
    bummerl: won ? 0 : lostBummerl(game),
  };
};

/** Returns the score of each game of a bye. */
const byeScore = ({ score, target }: Settings): readonly [number, number] =>
  score.bye ?? [target, Math.ceil(target / 2)];

/** Returns the sums of an entry's bye of some games. A bye brings no bonus and no Bummerl. */
const sumsOfBye = (settings: Settings, games: number): Sums => {
  const [own, other] = byeScore(settings);
  const { win, own: countsOwn } = settings.score;
  const one = { ...sumsOfGame({ win, own: countsOwn }, { own, other, comeback: false }), bummerl: 0 };
  let sums = NO_SUMS;
  for (let game = 0; game < games; game++) sums = addSums(sums, one);
  return sums;
};

/** A match, with the number of games that a bye counts for. */
export interface CountedMatch {
  readonly match: Match;
  readonly byeGames: number;
}

/** Returns the sums by entry over the decided matches, and the referee's adjustments. */
export const countMatches = (
  settings: Settings,
  matches: readonly CountedMatch[],
  adjustments: readonly Adjustment[],
): ReadonlyMap<number, Sums> => {
  const sums = new Map<number, Sums>();
  const add = (entry: number, more: Sums) => sums.set(entry, addSums(sums.get(entry) ?? NO_SUMS, more));
  for (const { match, byeGames } of matches) {
    const [one, other] = match.sides;
    if (other === null) {
      if (!match.rest) add(one, sumsOfBye(settings, byeGames));
    } else if (isDecided(match)) {
      for (const [index, [first, second]] of indexed(match.games)) {
        const comeback = match.comebacks?.includes(index) ?? false;
        add(one, sumsOfGame(settings.score, { own: first, other: second, comeback }));
        add(other, sumsOfGame(settings.score, { own: second, other: first, comeback }));
      }
    }
  }
  for (const { entry, points } of adjustments) add(entry, { ...NO_SUMS, points });
  return sums;
};
