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
 * What went wrong at a table that goes on all the same:
 * - `player-failed`: a player rejected or threw
 * - `player-illegal`: it answered what is no action, not its own, not allowed now, or null though it had to act
 * - `player-timeout`: it did not answer in time
 * - `ready-failed`: the host's `ready` rejected
 * - `commit-failed`: the host's `commit` rejected, so the action was not done
 * - `listener-failed`: a listener that was told of an action threw
 */
export type SessionErrorCode =
  | 'player-failed'
  | 'player-illegal'
  | 'player-timeout'
  | 'ready-failed'
  | 'commit-failed'
  | 'listener-failed';

/** Something that went wrong at a table that goes on all the same. */
export interface SessionError {
  readonly code: SessionErrorCode;
  readonly message: string;
  /** Whose seat it was; null: a spectator's. */
  readonly seat: Seat | null;
}

/** What a table is made from. */
export interface TableOptions {
  /** From now on played through this session; it may be under way. */
  readonly game: Game;
  /** Who plays each seat. */
  readonly seats: readonly SeatPlayer[];
  /** How well the computers play; default `medium`. */
  readonly level?: Level;
  /**
   * The computers' own luck, never the deck's seed; default: a fresh one. A fixed one repeats their choices: same seeds,
   * same human actions, same record.
   */
  readonly playerSeed?: string;
  /**
   * Thinks for the computers, and for those who stand in for a host's player; default: the engine's own `choose`. For a
   * host that lets them think elsewhere, as the table does in a worker. If it answers as the engine's own would, it
   * changes no game.
   */
  readonly choose?: (view: View, options: ChooseOptions) => Promise<Action | null>;
  readonly clock?: Clock;
  /** How long a host's player may take, in ms, at most 24 days; null, the default: without limit. */
  readonly decideTimeout?: number | null;
  /**
   * Awaited before an action of a computer or a host's player is applied: the host's pacing. `signal` aborts when that
   * action will not be applied any more. Default: a turn of the clock, so that computers among themselves leave the
   * program room to breathe.
   */
  readonly ready?: ((seat: Seat, signal: AbortSignal) => Promise<void>) | undefined;
  /**
   * Writes an action down before it is applied, so that nobody hears of one that is not written. While it does, further
   * actions wait. If it rejects, the action is not done. Default: nothing is written, and actions are applied at once.
   */
  readonly commit?: ((action: Action) => Promise<void>) | null;
  /**
   * The number of the last game of the match (`game.gameNumber`, which counts from 1, earlier sessions' games too): when
   * it is over the table rests, and `next` is refused. Default null: games without end.
   */
  readonly games?: number | null;
  /** Told of what went wrong; the table goes on by itself. */
  readonly onError?: (error: SessionError) => void;
}

/** The options of a session, every one of them settled. */
export type Settings = { readonly [Name in keyof TableOptions]-?: Exclude<TableOptions[Name], undefined> };

const refuse = (message: string): never => {
  throw new InputError('invalid-option', message);
};

const isWaitTime = (value: unknown): boolean => typeof value === 'number' && value > 0 && value <= MAX_WAIT_MS;

/** @throws InputError `invalid-option`, if it is neither null nor a time that a clock can wait */
export const checkTime = (name: string, value: number | null): number | null => {
  if (value === null || isWaitTime(value)) return value;
  return refuse(
    `'${name}' is null or a number of milliseconds above 0 and at most ${MAX_WAIT_MS}, not ${quoted(value)}.`,
  );
};

const isGame = (game: unknown): boolean =>
  typeof game === 'object' && game !== null && typeof (game as Partial<Game>).check === 'function';

/**
 * Checks the options of a session and completes them.
 * @param defaultChoose used if the options have no `choose`
 * @throws InputError `invalid-seats`, `invalid-level` or `invalid-option`, naming what would be right
 */
export const settingsFrom = (options: TableOptions, defaultChoose: Settings['choose']): Settings => {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    refuse(`createSession takes an object such as { game, seats: ['human', 'computer'] }, not ${quoted(options)}.`);
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
  if (!isGame(game)) refuse(`'game' is a game that createGame or replay has made, not ${quoted(game)}.`);
  skillOf(level); // a level that is not there is an error here, not with the first question
  if (typeof playerSeed !== 'string') refuse(`'playerSeed' is a string, not ${quoted(playerSeed)}.`);
  if (typeof choose !== 'function')
    refuse(`'choose' is a function that answers as the engine's own does, not ${quoted(choose)}.`);
  if (commit !== null && typeof commit !== 'function')
    refuse(`'commit' is null or a function that writes an action down, not ${quoted(commit)}.`);
  if (games !== null && !(Number.isSafeInteger(games) && games > 0))
    refuse(`'games' is null or the number of the last game to be played, from 1, not ${quoted(games)}.`);
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
