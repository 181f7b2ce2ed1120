import type { Action } from '../game/action.js';
import type { Game } from '../game/game.js';

/** Error for an action that was not applied because the host could not save it. */
export class CommitError extends Error {
  override readonly name = 'CommitError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The single point through which a session sends actions to its game. */
export interface Gate {
  /**
   * Checks, commits and applies an action, and then resolves. Applying an action notifies all listeners. Rejects with
   * IllegalAction if the game rejects the action, or with CommitError if the action could not be saved. In both cases,
   * the game is unchanged.
   */
  submit(action: Action): Promise<void>;
}

/**
 * @param commit saves an action before it is applied and before listeners are notified. Further actions wait until
 * `commit` settles and are then checked again. With null, actions are applied immediately.
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
