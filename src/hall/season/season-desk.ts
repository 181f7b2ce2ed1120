import { toJson } from '../../base/to-json.js';
import type { SeasonEvent, SeasonEventType } from '../../season/event.js';
import { createSeason, replaySeason, type Season, type SeasonRecord } from '../../season/season.js';
import { SeasonError } from '../../season/season-error.js';
import type { SeasonState } from '../../season/state.js';
import type { EveningStorage } from '../storage.js';
import { readSeason } from './season-file.js';

/** A season that changes by events, kept in a storage after each change. */
export interface SeasonDesk {
  readonly season: Season | null;
  /** Whether the last change is in the storage. */
  readonly isKept: boolean;
  /** Returns a choice on a page that is not part of the season. */
  draft(field: string): string;
  setDraft(field: string, text: string): void;
  /** Deletes all choices whose names begin with a prefix. */
  clearDrafts(prefix: string): void;
  /**
   * Begins a season.
   * @throws SeasonError
   */
  begin(name: string): void;
  /**
   * Applies an event.
   * @throws SeasonError
   */
  do(event: SeasonEvent): SeasonState;
  /** Returns the type of the first event that `undo()` takes back, or null. */
  readonly undoes: SeasonEventType | null;
  /** Takes back all events of the last action. The actions before this page was opened stay. */
  undo(): void;
  /** Replaces the season. */
  load(season: Season): void;
  /** Returns the season as the text of a file. */
  save(): string;
  /** Deletes the season, in the storage too. */
  clear(): void;
  /** Reads the storage again, after another window has changed it. */
  refresh(): void;
}

interface SeasonDeskOptions {
  /** The storage, or null to keep nothing. */
  readonly storage: () => EveningStorage | null;
  readonly key: () => string;
  /** Runs after each change. */
  readonly onChange: (type: SeasonEventType | null) => void;
}

/** Maximum number of actions that can be taken back. */
const MAX_UNDO = 50;

/** Returns the storage key of a season. */
export const seasonKeyOf = (code: string): string => `watten-season:${code}`;

/** The season before each action. */
interface History {
  /** The type of the first event of the last action, or null. */
  readonly last: SeasonEventType | null;
  /** Keeps the season before an action. */
  remember(type: SeasonEventType, before: SeasonRecord): void;
  /** Returns the season before the last action, and removes the action. */
  takeBack(): SeasonRecord | null;
}

const createHistory = (): History => {
  const actions: { readonly type: SeasonEventType; readonly before: SeasonRecord }[] = [];
  let isInAction = false;
  return {
    get last() {
      return actions.at(-1)?.type ?? null;
    },
    // An action, such as a click, applies all its events before the next microtask.
    remember(type, before) {
      if (isInAction) return;
      actions.push({ type, before });
      if (actions.length > MAX_UNDO) actions.shift();
      isInAction = true;
      queueMicrotask(() => {
        isInAction = false;
      });
    },
    takeBack: () => actions.pop()?.before ?? null,
  };
};

/** Creates the choices on pages, which are not part of the season. */
const createDrafts = (onChange: () => void): Pick<SeasonDesk, 'draft' | 'setDraft' | 'clearDrafts'> => {
  const drafts = new Map<string, string>();
  return {
    draft: (field) => drafts.get(field) ?? '',
    setDraft(field, value) {
      drafts.set(field, value);
      onChange();
    },
    clearDrafts(prefix) {
      for (const field of [...drafts.keys()]) if (field.startsWith(prefix)) drafts.delete(field);
      onChange();
    },
  };
};

/** Creates a desk with the season in the storage, if there is one. */
export const createSeasonDesk = ({ storage, key, onChange }: SeasonDeskOptions): SeasonDesk => {
  const stored = (): Season | null => {
    try {
      const file = readSeason(storage()?.getItem(key()) ?? '');
      // Data of a later version stays in the storage until the host begins a season.
      return 'season' in file ? file.season : null;
    } catch {
      return null;
    }
  };
  let season = stored();
  let isKept = true;
  let history = createHistory();

  const text = (): string => toJson(season?.record() ?? null);
  const changed = (type: SeasonEventType | null): void => {
    try {
      const target = storage();
      target?.setItem(key(), text());
      isKept = target !== null;
    } catch {
      // The storage is full or forbidden. The host can save the season to a file.
      isKept = false;
    }
    onChange(type);
  };

  return {
    ...createDrafts(() => onChange(null)),
    get season() {
      return season;
    },
    get isKept() {
      return isKept;
    },
    begin(name) {
      history = createHistory();
      season = createSeason({ name });
      changed(null);
    },
    do(event) {
      if (!season) throw new SeasonError('invalid-event', 'No season has begun.');
      const [before, record] = [season.state, season.record()];
      const state = season.do(event);
      if (state !== before) history.remember(event.type, record);
      changed(event.type);
      return state;
    },
    get undoes() {
      return history.last;
    },
    undo() {
      const { last } = history;
      const before = history.takeBack();
      if (!before) return;
      season = replaySeason(before);
      changed(last);
    },
    load(loaded) {
      history = createHistory();
      season = loaded;
      changed(null);
    },
    save: text,
    clear() {
      history = createHistory();
      season = null;
      try {
        storage()?.removeItem(key());
      } catch {
        isKept = false;
      }
      onChange(null);
    },
    refresh() {
      history = createHistory();
      season = stored();
      onChange(null);
    },
  };
};
