import type { ActionType } from '../../../game/action.js';
import { replay } from '../../../game/replay.js';
import type { Settings } from '../../shell/settings/settings.js';
import { runGame, type OwnGame, type OwnGameOptions } from './own-game.js';
import { readSave, type SavedGame } from './saved-game.js';

/**
 * Resumes a saved game.
 * @throws InputError `invalid-record` or `unknown-record-version`
 */
export const resumeOwnGame = (saved: unknown, settings: Readonly<Settings>, running: OwnGameOptions): OwnGame => {
  const { game, seat, games, seed, playerSeed, companions, isAgain } = readSave(saved);
  const humanSeat = settings.seats ? null : seat;
  const resumed = replay(game, { seed });
  const undone = game.version === 1 ? 0 : game.undone;
  return runGame(
    resumed,
    settings,
    { humanSeat, knownSeed: seed, games, playerSeed, companions, isAgain, undone },
    running,
  );
};

/** The actions before the first deal. They determine the first hands, together with the seed. */
const BEFORE_DEAL: readonly ActionType[] = ['draw', 'cut', 'take'];

/**
 * Repeats a game of this table with the same deal and the same computer players. The draw and the first cut are repeated,
 * and the players choose all later actions.
 */
export const repeatOwnGame = (saved: SavedGame, settings: Readonly<Settings>, running: OwnGameOptions): OwnGame => {
  const { game, seat, games, seed, playerSeed, companions } = saved;
  const first = game.actions.findIndex(({ type }) => !BEFORE_DEAL.includes(type));
  const actions = game.actions.slice(0, first);
  const opening = actions.pop();
  const repeated = replay({ ...game, actions }, { seed: seed ?? undefined });
  return runGame(
    repeated,
    settings,
    {
      ...{ games, playerSeed, companions, opening, isAgain: true },
      humanSeat: settings.seats ? null : seat,
      knownSeed: seed ?? undefined,
    },
    running,
  );
};
