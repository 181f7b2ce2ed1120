import type { Action } from '../game/action.js';
import type { Game } from '../game/game.js';
import { IllegalAction, createTableRefusal } from '../game/illegal-action.js';

/**
 * State of a table: whether the table asks players and accepts actions. The methods that change the state return
 * whether they had an effect.
 */
export interface Status {
  readonly isStopped: boolean;
  /** Whether the table runs and is not paused, and therefore accepts actions. */
  readonly isOpen: boolean;
  /** Whether all games of the match are over. */
  readonly areGamesOver: boolean;
  start(): boolean;
  pause(): boolean;
  resume(): boolean;
  stop(): void;
  /** @throws IllegalAction if the table does not accept this action now, regardless of the rules */
  check(action: Action): void;
}

/** @param games the number of the last game to play, or null for unlimited games */
export const createStatus = (game: Pick<Game, 'phase' | 'gameNumber'>, games: number | null): Status => {
  let state: 'new' | 'running' | 'stopped' = 'new';
  let isPaused = false;

  const isPlayedOut = (): boolean => games !== null && game.phase === 'game-over' && game.gameNumber >= games;
  const setPaused = (paused: boolean): boolean => {
    if (state === 'stopped' || isPaused === paused) return false;
    isPaused = paused;
    return true;
  };

  return {
    get isStopped() {
      return state === 'stopped';
    },
    get isOpen() {
      return state === 'running' && !isPaused;
    },
    get areGamesOver() {
      return isPlayedOut();
    },
    start() {
      if (state !== 'new') return false;
      state = 'running';
      return true;
    },
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    stop() {
      state = 'stopped';
    },
    check(action) {
      if (state === 'stopped')
        throw new IllegalAction('wrong-phase', action, 'This table is closed and accepts no more actions.');
      if (isPaused) throw createTableRefusal(action, 'paused');
      // An untrusted value can be something other than an action. The game rejects such values.
      if ((action as Action | null)?.type === 'next' && isPlayedOut()) throw createTableRefusal(action, 'games-over');
    },
  };
};
