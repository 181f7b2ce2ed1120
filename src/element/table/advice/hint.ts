import type { Action } from '../../../game/action.js';
import type { ReasonKey } from '../../../players/advice/reason.js';

/** The action that a strong player would choose, with the reason. `text` states the reason in the table's language. */
export interface Hint {
  readonly action: Action;
  readonly reason: {
    readonly key: ReasonKey;
    readonly params: Readonly<Record<string, unknown>>;
    readonly text: string;
  };
}
