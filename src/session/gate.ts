import type { Action } from '../game/action.js';
import type { Game } from '../game/game.js';

/** The host could not write an action down, so it was not done. */
export class CommitError extends Error {
  override readonly name = 'CommitError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The one way in which the actions of a session reach its game. */
export interface Gate {
  /**
   * Checks, commits and applies an action, and notifies all listeners. Resolves when all of that is done.
   * @throws IllegalAction if the game refuses it, CommitError if it could not be written down; as a rejection, and
   *   nothing has changed then
   */
  submit(action: Action): Promise<void>;
}

/**
 * @param commit writes an action down before it is applied, and so before anybody hears of it; null: actions are
 *   applied at once. While one is being written down the next ones wait, and are then checked anew.
 */
export const createGate = (
  game: Pick<Game, 'check' | 'act'>,
  commit: ((action: Action) => Promise<void>) | null,
): Gate => {
  let last: Promise<void> = Promise.resolve();

  const commitAndAct = async (action: Action, before: Promise<void>): Promise<void> => {
    await before.catch(() => {});
    const checked = game.check(action);
    try {
      await commit?.(checked);
    } catch (error) {
      throw new CommitError(error);
    }
    game.act(checked);
  };

  return {
    async submit(action) {
      if (commit === null) return game.act(action);
      return (last = commitAndAct(action, last));
    },
  };
};
