import { InputError } from '../rules/input-error.js';
import { randomSeed } from '../rules/random-seed.js';
import type { Action } from './action.js';
import { checkSeed, openGame, type Dealing, type Game } from './game.js';
import { readRecord } from './read-record.js';
import type { PlayableRecord } from './record.js';

/** How a record is replayed. */
export interface ReplayOptions {
  /** Stop after this many actions. */
  readonly until?: number | undefined;
  /**
   * The seed of the games that follow, for a match that goes on with the seed its host gave. Default: a random one for
   * each; of a match recorded as a whole (version 1) its own.
   */
  readonly seed?: string | undefined;
  /** The seed of each game that follows, by its number, in place of `seed`. */
  readonly nextSeed?: ((game: number) => string) | undefined;
}

/**
 * The game a record tells of. Nothing is left half done: it is there, or there is an error.
 * @throws InputError `invalid-record` or `unknown-record-version`, saying what is wrong and at which action;
 *   `invalid-option` if the seed is none
 */
export const replay = (
  record: PlayableRecord,
  { until = Infinity, seed }: ReplayOptions = {},
  { createRandom, nextSeed }: Dealing = {},
): Game => {
  const givenSeed = checkSeed(seed);
  const { version, actions, ...opening } = readRecord(record);
  if (opening.deal && !createRandom)
    throw new InputError('invalid-record', `A record dealt by '${opening.deal}' is replayed by the engine, not here.`);
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
      refuse('Its game is over by then, and a record holds one game; the next one has a record of its own.');
  });
  seedForGame = nextSeed ?? (() => givenSeed ?? matchSeed ?? randomSeed());
  return game;
};
