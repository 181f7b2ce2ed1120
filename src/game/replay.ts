import { InputError } from '../rules/input-error.js';
import { randomSeed } from '../rules/random-seed.js';
import type { Action } from './action.js';
import { checkSeed, openGame, type Dealing, type Game } from './game.js';
import { readRecord } from './read-record.js';
import type { PlayableRecord } from './record.js';

/** The options of a replay. */
export interface ReplayOptions {
  /** Number of actions after which the replay stops. Default: all actions. */
  readonly until?: number | undefined;
  /**
   * The seed of later games, for a match that continues with its host's seed. Default: a random seed for each game, or
   * the match's own seed for a record of version 1.
   */
  readonly seed?: string | undefined;
  /** Returns the seed of a later game from its game number. Takes precedence over `seed`. */
  readonly nextSeed?: ((game: number) => string) | undefined;
}

/**
 * Returns the game of a record, in the state after its last action or after `until` actions.
 * @throws InputError `invalid-record` or `unknown-record-version`, with the reason and the number of the action, or
 * `invalid-option` if the seed is invalid
 */
export const replay = (
  record: PlayableRecord,
  { until = Infinity, seed }: ReplayOptions = {},
  { createRandom, nextSeed }: Dealing = {},
): Game => {
  const givenSeed = checkSeed(seed);
  const { version, actions, ...opening } = readRecord(record);
  if (opening.deal && !createRandom)
    throw new InputError('invalid-record', `Only the engine can replay a record with the deal '${opening.deal}'.`);
  const matchSeed = version === 1 ? opening.seed : undefined;
  let seedForGame = (_game: number): string => matchSeed ?? randomSeed();
  const game = openGame({ ...opening, createRandom: opening.deal && createRandom }, (number) => seedForGame(number));
  actions.slice(0, Math.max(0, until)).forEach((action, index) => {
    const refuse = (reason: string): never => {
      throw new InputError('invalid-record', `Action ${index + 1} of the record is impossible. ${reason}`);
    };
    const { gameNumber } = game;
    try {
      game.act(action as Action);
    } catch (error) {
      refuse((error as Error).message);
    }
    if (version !== 1 && game.gameNumber !== gameNumber)
      refuse('The game has already ended. A record contains one game; the next game has its own record.');
  });
  seedForGame = nextSeed ?? (() => givenSeed ?? matchSeed ?? randomSeed());
  return game;
};
