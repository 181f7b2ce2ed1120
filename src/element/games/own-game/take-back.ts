import type { Game } from '../../../game/game.js';
import { replay } from '../../../game/replay.js';

/** Returns a game without its last action. `seed`: the seed of later games, if the page set one. */
export const withoutLastAction = (game: Game, seed: string | undefined): Game => {
  const record = game.record();
  return replay({ ...record, actions: record.actions.slice(0, -1) }, { seed });
};
