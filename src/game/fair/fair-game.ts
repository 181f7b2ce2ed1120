import { InputError, quoted } from '../../rules/input-error.js';
import { randomSeed } from '../../rules/random-seed.js';
import { checkSeed, createGame as createQuickGame, type Dealing, type Game, type GameOptions } from '../game.js';
import { replay as replayQuick, type ReplayOptions } from '../replay.js';
import type { PlayableRecord } from '../record.js';
import { hashRandom } from './hash-random.js';

/** @throws InputError if it is neither a function nor left out */
const checkNextSeed = (nextSeed: unknown): Dealing['nextSeed'] => {
  if (nextSeed === undefined) return undefined;
  if (typeof nextSeed === 'function')
    return (game) => checkSeed((nextSeed as (game: number) => unknown)(game)) ?? randomSeed();
  throw new InputError(
    'invalid-option',
    `'nextSeed' is a function from the number of a game to its seed, not ${quoted(nextSeed)}.`,
  );
};

/** @throws InputError if `deal` is unknown */
const dealingFrom = ({ deal, nextSeed }: GameOptions): Dealing => {
  const checkedNextSeed = checkNextSeed(nextSeed);
  if (deal === undefined) return { nextSeed: checkedNextSeed };
  if ((deal as unknown) !== 'sha256')
    throw new InputError('invalid-option', `'deal' is 'sha256' or left out, not ${quoted(deal)}.`);
  return { deal, createRandom: hashRandom, nextSeed: checkedNextSeed ?? randomSeed };
};

/**
 * A new game.
 * @throws InputError if an option is unknown or impossible, naming what would be right
 */
export const createGame = (options?: GameOptions): Game =>
  createQuickGame(options, dealingFrom(typeof options === 'object' && options !== null ? options : {}));

/**
 * The game a record tells of. Nothing is left half done: it is there, or there is an error.
 * @throws InputError `invalid-record` or `unknown-record-version`, saying what is wrong and at which action;
 *   `invalid-option` if the seed is none
 */
export const replay = (record: PlayableRecord, options?: ReplayOptions): Game =>
  replayQuick(record, options, { createRandom: hashRandom, nextSeed: checkNextSeed(options?.nextSeed) });
