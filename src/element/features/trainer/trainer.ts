import type { Action } from '../../../game/action.js';
import type { View } from '../../../game/view.js';
import { trainerCode } from '../../table/parts.js';
import { reportThrown, type ElementHost } from '../../shell/host.js';
import type { Preferences } from '../../shell/storage/preferences.js';
import type { StatsBook } from '../../shell/storage/stats-book.js';
import type { Look } from '../../shell/look.js';
import type { Trainer } from './trainer-code.js';

export interface TrainingOptions {
  readonly host: ElementHost;
  readonly frame: HTMLElement;
  readonly look: Look;
  /** What the guest has chosen, or the page. */
  readonly preferences: Preferences;
  /** The view as it is now, shown or not. */
  readonly view: () => View;
  /** Whether the viewer sees that something is asked. */
  readonly isAsked: () => boolean;
  /** Whether it is a game of the table's own, in which nobody else sits who is a person. */
  readonly isAlone: boolean;
  /** Does what was chosen, as if it had been clicked. */
  readonly choose: (action: Action) => void;
  readonly speak: (line: string) => void;
  /** Where the account is kept, unchecked. */
  readonly book: Pick<StatsBook, 'count' | 'trained'>;
  /** Aborts when the game leaves the table. */
  readonly signal: AbortSignal;
}

/** The trainer of a table, which comes when it is wanted. */
export interface Training {
  /** Null: nobody wants it, or it is not there yet. */
  readonly trainer: Trainer | null;
  /** Whether there can be one. */
  readonly isPossible: boolean;
  /** The table has been rendered. */
  rendered(): void;
  /** The table moves on: what was told is void. */
  clear(): void;
}

export const createTraining = (options: TrainingOptions): Training => {
  const { host, isAlone, preferences, signal } = options;
  let trainer: Trainer | null = null;
  let isWanted = false;
  const load = async (): Promise<void> => {
    try {
      const { createTrainer } = await trainerCode.load();
      if (signal.aborted) return;
      trainer = createTrainer(options);
      host.requestUpdate();
    } catch (error) {
      reportThrown(host, error, 'load-failed');
    }
  };
  return {
    get trainer() {
      return preferences.of('trainer') ? trainer : null;
    },
    isPossible: isAlone,
    rendered() {
      if (!preferences.of('trainer')) return;
      trainer?.rendered();
      if (!isWanted) void load();
      isWanted = true;
    },
    clear: () => trainer?.clear(),
  };
};
