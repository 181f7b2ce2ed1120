import { toJson } from '../../base/to-json.js';
import type { SeasonEventType } from '../../season/event.js';
import type { SeasonRecord } from '../../season/season.js';
import type { EveningStorage } from '../storage.js';

/** Maximum number of actions that can be taken back. */
const MAX_UNDO = 50;
/** Maximum length of the stored actions. The oldest actions are not stored if the text would be longer. */
const MAX_LENGTH = 400_000;
const VERSION = 1;

/** An action with the season before it. */
interface PastAction {
  /** The type of the action's first event. */
  readonly type: SeasonEventType;
  /** The record of the season before the action, as text. */
  readonly before: string;
}

/** The seasons before each action, which a reload keeps. */
export interface History {
  /** The type of the first event of the last action, or null. */
  readonly last: SeasonEventType | null;
  /** Remembers the season before an action. */
  remember(type: SeasonEventType, before: SeasonRecord): void;
  /** Returns the season before the last action, and removes the action. */
  takeBack(): SeasonRecord | null;
  /** Stores the actions after the current action. `season` returns the text of the season. */
  keep(season: () => string): void;
  clear(): void;
}

/** Returns the storage key of a history from that of its season. */
export const historyKeyOf = (key: string): string => `${key}:undo`;

/** Returns a short text that differs for different seasons. */
const fingerprintOf = (text: string): string => {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return `${text.length}.${hash}`;
};

/** Returns the stored actions, if they led to the season. */
const storedActions = (storage: EveningStorage | null, key: string, season: string): readonly PastAction[] => {
  const stored = JSON.parse(storage?.getItem(key) ?? 'null') as {
    readonly version: number;
    readonly after: string;
    readonly actions: readonly PastAction[];
  } | null;
  return stored?.version === VERSION && stored.after === fingerprintOf(season) ? stored.actions : [];
};

/** Returns the last actions whose text is not longer than `MAX_LENGTH`. */
const lastActions = (actions: readonly PastAction[]): readonly PastAction[] => {
  let length = 0;
  const tooMany = [...actions].reverse().findIndex(({ before }) => (length += before.length) > MAX_LENGTH);
  return tooMany === -1 ? actions : actions.slice(actions.length - tooMany);
};

/** Runs a function once in the next microtask, however often it is requested before. An action ends before the microtask. */
const onceAfterAction = (): ((run: () => void) => void) => {
  let isWaiting = false;
  return (run) => {
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      run();
    });
  };
};

/** Reads the history of a season. `text` is the text of the season. */
export const readHistory = (storage: () => EveningStorage | null, key: string, text: string): History => {
  const actions: PastAction[] = [];
  const [endAction, store] = [onceAfterAction(), onceAfterAction()];
  let isInAction = false;
  try {
    actions.push(...storedActions(storage(), key, text));
  } catch {
    // Without a readable history, earlier actions cannot be taken back.
  }
  return {
    get last() {
      return actions.at(-1)?.type ?? null;
    },
    // An action, such as a click, applies all its events before the next microtask.
    remember(type, before) {
      if (isInAction) return;
      actions.push({ type, before: toJson(before) });
      if (actions.length > MAX_UNDO) actions.shift();
      isInAction = true;
      endAction(() => {
        isInAction = false;
      });
    },
    takeBack() {
      const { before } = actions.pop() ?? {};
      return before === undefined ? null : (JSON.parse(before) as SeasonRecord);
    },
    keep(season) {
      store(() => {
        try {
          const after = fingerprintOf(season());
          storage()?.setItem(key, toJson({ version: VERSION, after, actions: lastActions(actions) }));
        } catch {
          // A full or forbidden storage keeps no history.
        }
      });
    },
    clear() {
      actions.length = 0;
      try {
        storage()?.removeItem(key);
      } catch {
        // The stored history fits no later season.
      }
    },
  };
};
