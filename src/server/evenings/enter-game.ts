/** Enters the games of online tables into their evenings: each game once, in their order. */
import { tableOfMatch, onlineMatch } from '../../evening/match-table.js';
import { isDecided } from '../../evening/standings/count.js';
import type { GameScore } from '../../evening/state.js';
import { ConnectionError } from '../../online/connection-error.js';
import type { Journal } from '../journal.js';
import type { EndedGame } from '../room/ended-game.js';
import type { Evenings, EveningInUse } from './evenings.js';
import { SERVER_ID } from './hosted-evening.js';

/** A finished game of an evening's match. */
export type GameOfMatch = EndedGame & Required<Pick<EndedGame, 'match'>>;

/** Whether a game belongs to a match of an evening. */
export const isOfMatch = (ended: EndedGame): ended is GameOfMatch => ended.match !== undefined;

/** Errors of evenings to which a game can no longer belong. */
const FINAL_CODES = ['no-such-evening', 'damaged-evening'];

/** Resolves to the evening, or to null if it no longer exists. */
const eveningOf = async (evenings: Evenings, id: string): Promise<EveningInUse | null> => {
  try {
    return await evenings.open(id);
  } catch (error) {
    if (error instanceof ConnectionError && FINAL_CODES.includes(error.code)) return null;
    throw error;
  }
};

const idOf = (table: string, game: number): string => `${SERVER_ID}${table}.${game}`;

/**
 * Enters a finished game. A repeated game has no effect, and neither has a game of a match that has a result, has moved or has
 * been drawn again.
 * @throws Error if an earlier game of the match is missing, so that the game must be entered again later; as a rejection
 */
export const enterGame = async (
  evenings: Evenings,
  journal: Journal,
  { table, game, result, match: { evening: id, match: matchId } }: GameOfMatch,
): Promise<void> => {
  const log = journal.forTable(table);
  const { hosted } = (await eveningOf(evenings, id)) ?? {};
  if (!hosted || !result) return log.log('game-without-evening', { game });
  const { state, start, changes } = hosted;
  const known = (number: number): boolean => changes.some((change) => change.id === idOf(table, number));
  if (known(game)) return undefined;
  const match = onlineMatch(state, matchId);
  if (!match || isDecided(match) || tableOfMatch(start.keys, state, match) !== table)
    return log.log('game-too-late', { game });
  if (match.games.length < game - 1 && !known(game - 1))
    throw new Error(`Game ${game - 1} of this table has not been entered yet.`);
  // The host has taken back an earlier game.
  if (match.games.length !== game - 1) return log.log('game-too-late', { game });
  const score = result.score.map((points) => Math.max(0, points)) as unknown as GameScore;
  const comebacks = [...(match.comebacks ?? []), ...(result.kind === 'retourschneider' ? [game - 1] : [])];
  const { refused } = await hosted.submit('server', [
    {
      id: idOf(table, game),
      event: {
        ...{ type: 'tell', match: matchId, by: 'server', games: [...match.games, score] },
        ...(comebacks.length > 0 && { comebacks }),
      },
    },
  ]);
  return log.log(refused.length > 0 ? 'game-too-late' : 'game-entered', { game });
};
