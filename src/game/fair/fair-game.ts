import { InputError, quoted } from '../../rules/input-error.js';
import { randomSeed } from '../../rules/random-seed.js';
import { checkSeed, createGame as createQuickGame, type Dealing, type Game, type GameOptions } from '../game.js';
import { replay as replayQuick, type ReplayOptions } from '../replay.js';
import type { PlayableRecord } from '../record.js';
import { hashRandom } from './hash-random.js';

/** @throws InputError if the value is neither a function nor undefined */
const checkNextSeed = (nextSeed: unknown): Dealing['nextSeed'] => {
  if (nextSeed === undefined) return undefined;
  if (typeof nextSeed === 'function')
    return (game) => checkSeed((nextSeed as (game: number) => unknown)(game)) ?? randomSeed();
  throw new InputError(
    'invalid-option',
    `'nextSeed' must be a function that takes a game's number and returns the game's seed, not ${quoted(nextSeed)}.`,
  );
};

/** @throws InputError if `deal` is unknown */
const dealingFrom = ({ deal, nextSeed }: GameOptions): Dealing => {
  const checkedNextSeed = checkNextSeed(nextSeed);
  if (deal === undefined) return { nextSeed: checkedNextSeed };
  if ((deal as unknown) !== 'sha256')
    throw new InputError('invalid-option', `'deal' must be 'sha256' or omitted, not ${quoted(deal)}.`);
  return { deal, createRandom: hashRandom, nextSeed: checkedNextSeed ?? randomSeed };
};

/**
 * Creates a game.
 * @throws InputError if an option is unknown or invalid, with the valid values
 */
export const createGame = (options?: GameOptions): Game =>
  createQuickGame(options, dealingFrom(typeof options === 'object' && options !== null ? options : {}));

/**
 * Returns the game of a record, in the state after its last action or after `until` actions.
 * @throws InputError `invalid-record` or `unknown-record-version`, with the reason and the number of the action, or
 * `invalid-option` if the seed is invalid
 */
export const replay = (record: PlayableRecord, options?: ReplayOptions): Game =>
  replayQuick(record, options, { createRandom: hashRandom, nextSeed: checkNextSeed(options?.nextSeed) });
