import {
  createGame as createQuickGame,
  replay as replayQuick,
  type Game,
  type GameOptions,
  type ReplayOptions,
} from '../game.js';
import type { PlayableRecord } from '../record.js';
import { hashRandom } from './hash-random.js';

/**
 * A new game.
 * @throws InputError if an option is unknown or impossible, naming what would be right
 */
export const createGame = (options?: GameOptions): Game => createQuickGame(options, hashRandom);

/**
 * The game a record tells of. Nothing is left half done: it is there, or there is an error.
 * @throws InputError `invalid-record` or `unknown-record-version`, saying what is wrong and at which action;
 *   `invalid-option` if the seed is none
 */
export const replay = (record: PlayableRecord, options?: ReplayOptions): Game =>
  replayQuick(record, options, hashRandom);
