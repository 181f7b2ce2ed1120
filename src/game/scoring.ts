/** Points, games and Bummerl (RULES.md sections 3.10, 7 and 8). */
import { itemAt } from '../rules/item-at.js';
import { isBlind } from '../rules/announce.js';
import { pointsAfterBluff, bummerlFor, gameKind, gameWinners, type GameKind } from '../rules/score.js';
import { sideOf, sidesOf, type Side } from '../rules/seats.js';
import { replaceAt, withFact, type Change } from './change.js';
import type { GameResult, HandEnd, HandResult, Loser } from './fact.js';
import { farBehind, MAX_KEPT_GAMES, type GameState } from './game-state.js';
import { announcementOf, handOf, restingSeat } from './roles.js';

/** Returns the winners as fields of a result. `sides` is set only with three players. */
const winnersOf = ({ rules }: GameState, sides: readonly Side[]) => ({
  side: itemAt(sides, 0),
  ...(rules.players === 3 && { sides }),
});

/** Sets the score and updates `wasFarBehind`. */
export const withScore = (state: GameState, score: readonly number[]): Change => {
  const behind = farBehind(state.rules, score);
  return {
    score,
    wasFarBehind: state.wasFarBehind.map((others, side) =>
      others.map((was, other) => was || itemAt(itemAt(behind, side), other)),
    ),
  };
};

/**
 * Subtracts points for a bluff at the cut, if the cutter has played all five cards without a Kritischer (section 3.1).
 */
const settleBluff = (state: GameState): GameState => {
  const { bluffer, rules } = state;
  if (bluffer === null || handOf(state, bluffer).length > 0) return state;
  const side = sideOf(rules.players, bluffer);
  const score = replaceAt(state.score, side, (points) => pointsAfterBluff(rules, points));
  return { ...state, ...withScore(state, score), happened: withFact(state, { type: 'bluffed', seat: bluffer, score }) };
};

/** Adds the secret announcement as a fact for all seats. */
const revealAnnouncement = (state: GameState): GameState => {
  const announcement = announcementOf(state);
  return isBlind(state.rules) && announcement
    ? { ...state, happened: withFact(state, { type: 'announced', ...announcement }) }
    : state;
};

/** Ends the hand and adds the points to the scores of these sides. */
export const scoreHand = (before: GameState, sides: readonly Side[], points: number, reason: HandEnd): Change => {
  const state = settleBluff(revealAnnouncement(before));
  const score = state.score.map((old, side) => (sides.includes(side) ? old + points : old));
  const resting = restingSeat(state);
  const result: HandResult = {
    ...winnersOf(state, sides),
    ...(resting !== null && { resting }),
    points,
    reason,
    score,
  };
  return { ...withScore(state, score), result, happened: withFact(state, { type: 'hand', ...result }) };
};

export const isGameWon = (state: GameState): boolean => gameWinners(state.rules, state.score).length > 0;

/**
 * Ends the game for these winners. Each other side gets Bummerl according to its own points.
 * @param lossKind the kind of the losses. Default: determined by the points
 */
export const endGameFor = (state: GameState, winners: readonly Side[], lossKind?: GameKind): Change => {
  const { rules, score, wasFarBehind } = state;
  const losers: Loser[] = sidesOf(rules.players)
    .filter((side) => !winners.includes(side))
    .map((side) => {
      const kind =
        lossKind ??
        gameKind(
          itemAt(score, side),
          winners.some((winner) => itemAt(itemAt(wasFarBehind, winner), side)),
        );
      return { side, bummerl: bummerlFor(kind), kind };
    });
  const { bummerl, kind } = itemAt(
    [...losers].sort((one, other) => other.bummerl - one.bummerl),
    0,
  );
  const gameResult: GameResult = {
    ...winnersOf(state, winners),
    score,
    bummerl,
    kind,
    ...(rules.players === 3 && { losers }),
  };
  return {
    gameResult,
    bummerl: losers.reduce((all, loser) => replaceAt(all, loser.side, (sum) => sum + loser.bummerl), state.bummerl),
    bummerlKinds: losers.reduce(
      (all, loser) => replaceAt(all, loser.side, (kinds) => [...kinds, loser.kind].slice(-MAX_KEPT_GAMES)),
      state.bummerlKinds,
    ),
    games: [...state.games, gameResult].slice(-MAX_KEPT_GAMES),
    happened: withFact(state, { type: 'game', ...gameResult }),
  };
};

export const endGame = (state: GameState): Change => endGameFor(state, gameWinners(state.rules, state.score));
