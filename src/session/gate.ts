import type { Action } from '../game/action.js';
import type { Game } from '../game/game.js';

/** The host could not save an action, so it was not applied. */
export class CommitError extends Error {
  override readonly name = 'CommitError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The only way for actions of a session to reach its game. */
export interface Gate {
  /**
   * Checks, commits and applies an action, and notifies all listeners. Resolves when that is done.
   * @throws IllegalAction if the game rejects it, CommitError if it could not be saved; as a rejection, and then the game
   * is unchanged
   */
  submit(action: Action): Promise<void>;
}

/**
 * @param commit saves an action before it is applied, and so before listeners are notified. Further actions wait while it
 * runs and are then checked again. With null, actions are applied immediately.
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
