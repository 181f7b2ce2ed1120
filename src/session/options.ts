import type { Action } from '../game/action.js';
import type { Game } from '../game/game.js';
import type { View } from '../game/view.js';
import type { ChooseOptions } from '../players/choose.js';
import { skillOf, type Level } from '../players/level.js';
import { InputError, quoted } from '../rules/input-error.js';
import { randomSeed } from '../rules/random-seed.js';
import type { Seat } from '../rules/seats.js';
import { MAX_WAIT_MS, systemClock, type Clock } from './clock.js';
import { checkSeats, type SeatPlayer } from './seats.js';

/**
 * Errors after which the table continues:
 * - `player-failed`: a player rejected or threw
 * - `player-illegal`: a player answered with an invalid action, an action of another seat, an illegal action, or null
 *   when it must act
 * - `player-timeout`: a player did not answer in time
 * - `ready-failed`: the host's `ready` rejected
 * - `commit-failed`: the host's `commit` rejected, so the action was not applied
 * - `listener-failed`: a listener for actions threw
 */
export type SessionErrorCode =
  | 'player-failed'
  | 'player-illegal'
  | 'player-timeout'
  | 'ready-failed'
  | 'commit-failed'
  | 'listener-failed';

/** An error after which the table continues. */
export interface SessionError {
  readonly code: SessionErrorCode;
  readonly message: string;
  /** The seat that the error concerns, or null for a spectator. */
  readonly seat: Seat | null;
}

/** Options of a table. */
export interface TableOptions {
  /** The game, new or in progress. Once the session exists, act in the game only through that session. */
  readonly game: Game;
  /** The player of each seat. */
  readonly seats: readonly SeatPlayer[];
  /** Level of the computer players. Default: `medium`. */
  readonly level?: Level;
  /**
   * Seed for the random choices of computer players, separate from the seed for the cards. Default: a random seed. With
   * fixed seeds, the same human actions always create the same record.
   */
  readonly playerSeed?: string;
  /**
   * Chooses the actions of computer players and of stand-ins for a host's player. Default: the engine's `choose`. A
   * host can compute the actions elsewhere, as the table does in a worker. If the answers equal the engine's answers,
   * the games are identical.
   */
  readonly choose?: (view: View, options: ChooseOptions) => Promise<Action | null>;
  readonly clock?: Clock;
  /** Time limit for a host's player, in ms, at most 24 days. Default: null, for no limit. */
  readonly decideTimeout?: number | null;
  /**
   * Paces the game. The table waits for the returned promise before it applies an action of a computer player or a
   * host's player. `signal` aborts when that action will not be applied. Default: one timer with no delay, so that a
   * game between computer players does not block the event loop.
   */
  readonly ready?: ((seat: Seat, signal: AbortSignal) => Promise<void>) | undefined;
  /**
   * Saves an action before the table applies it, so that listeners never receive an unsaved action. Further actions
   * wait until the promise settles. If the promise rejects, the action is not applied. Default: null, which applies
   * actions immediately and saves none.
   */
  readonly commit?: ((action: Action) => Promise<void>) | null;
  /**
   * The number of the last game of the match (`game.gameNumber`, which counts from 1 and includes games of earlier
   * sessions). After that game, the table rejects `next`. Default: null, for unlimited games.
   */
  readonly games?: number | null;
  /** Called with each error after which the table continues. */
  readonly onError?: (error: SessionError) => void;
}

/** The options of a session with all defaults filled in. */
export type Settings = { readonly [Name in keyof TableOptions]-?: Exclude<TableOptions[Name], undefined> };

const refuse = (message: string): never => {
  throw new InputError('invalid-option', message);
};

const isWaitTime = (value: unknown): boolean => typeof value === 'number' && value > 0 && value <= MAX_WAIT_MS;

/** @throws InputError `invalid-option` if the value is neither null nor a time that a clock can wait */
export const checkTime = (name: string, value: number | null): number | null => {
  if (value === null || isWaitTime(value)) return value;
  return refuse(
    `'${name}' must be null or a number of milliseconds above 0 and at most ${MAX_WAIT_MS}, not ${quoted(value)}.`,
  );
};

const isGame = (game: unknown): boolean =>
  typeof game === 'object' && game !== null && typeof (game as Partial<Game>).check === 'function';

/**
 * Returns the checked options of a session, with defaults.
 * @param defaultChoose used if the options have no `choose`
 * @throws InputError `invalid-seats`, `invalid-level` or `invalid-option`, with the valid values
 */
export const settingsFrom = (options: TableOptions, defaultChoose: Settings['choose']): Settings => {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    refuse(`createSession() takes an object such as { game, seats: ['human', 'computer'] }, not ${quoted(options)}.`);
  }
  const {
    game,
    level = 'medium',
    playerSeed = randomSeed(),
    choose = defaultChoose,
    clock = systemClock,
    decideTimeout = null,
  } = options;
  const { ready = (_, signal) => clock.wait(0, signal), commit = null, games = null, onError = () => {} } = options;
  if (!isGame(game)) refuse(`'game' must be a game from createGame() or replay(), not ${quoted(game)}.`);
  skillOf(level); // Throws for an unknown level now instead of at the first question.
  if (typeof playerSeed !== 'string') refuse(`'playerSeed' must be a string, not ${quoted(playerSeed)}.`);
  if (typeof choose !== 'function')
    refuse(`'choose' must be a function like the engine's choose(), not ${quoted(choose)}.`);
  if (commit !== null && typeof commit !== 'function')
    refuse(`'commit' must be null or a function that saves an action, not ${quoted(commit)}.`);
  if (games !== null && !(Number.isSafeInteger(games) && games > 0))
    refuse(`'games' must be null or the number of the last game to play, 1 or more, not ${quoted(games)}.`);
  return {
    game,
    seats: checkSeats(options.seats, game.rules.players),
    level,
    playerSeed,
    choose,
    clock,
    decideTimeout: checkTime('decideTimeout', decideTimeout),
    ready,
    commit,
    games,
    onError,
  };
};
