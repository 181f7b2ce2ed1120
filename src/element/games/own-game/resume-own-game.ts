import { replay } from '../../../game/replay.js';
import type { Settings } from '../../shell/settings/settings.js';
import { runGame, type OwnGame, type OwnGameOptions } from './own-game.js';
import { readSave } from './saved-game.js';

/**
 * Resumes a saved game.
 * @throws InputError `invalid-record` or `unknown-record-version`
 */
export const resumeOwnGame = (saved: unknown, settings: Readonly<Settings>, running: OwnGameOptions): OwnGame => {
  const { game, seat, games, seed, playerSeed } = readSave(saved);
  const humanSeat = settings.seats ? null : seat;
  return runGame(replay(game, { seed }), settings, { humanSeat, knownSeed: seed, games, playerSeed }, running);
};
