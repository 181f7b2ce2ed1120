import type { Action } from '../../../game/action.js';
import type { AdvisedAction } from '../../../players/advice/advice.js';
import type { ReasonKey } from '../../../players/advice/reason.js';

/**
 * The action that a strong player would choose, with the reason. `text` states the reason and the mix in the table's
 * language.
 */
export interface Hint {
  readonly action: Action;
  /**
   * The actions between which a strong player chooses at random, the recommended action first. Missing if a strong player
   * always chooses this action.
   */
  readonly mix?: readonly AdvisedAction[];
  readonly reason: {
    readonly key: ReasonKey;
    readonly params: Readonly<Record<string, unknown>>;
    readonly text: string;
  };
}
