import { toJson } from '../../base/to-json.js';
import type { SeasonEvent, SeasonEventType } from '../../season/event.js';
import { createSeason, replaySeason, type Season } from '../../season/season.js';
import { SeasonError } from '../../season/season-error.js';
import type { SeasonState } from '../../season/state.js';
import type { EveningStorage } from '../storage.js';
import { readSeason } from './season-file.js';
import { historyKeyOf, readHistory, type History } from './season-history.js';

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
  /** Takes back all events of the last action. */
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

/** Returns the storage key of a season. */
export const seasonKeyOf = (code: string): string => `watten-season:${code}`;

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
  const text = (): string => toJson(season?.record() ?? null);
  const storedHistory = (): History => readHistory(storage, historyKeyOf(key()), text());
  let history = storedHistory();

  const changed = (type: SeasonEventType | null): void => {
    try {
      const target = storage();
      target?.setItem(key(), text());
      isKept = target !== null;
    } catch {
      // The storage is full or forbidden. The host can save the season to a file.
      isKept = false;
    }
    history.keep(text);
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
      history.clear();
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
      history.clear();
      season = loaded;
      changed(null);
    },
    save: text,
    clear() {
      history.clear();
      season = null;
      try {
        storage()?.removeItem(key());
      } catch {
        isKept = false;
      }
      onChange(null);
    },
    refresh() {
      season = stored();
      history = storedHistory();
      onChange(null);
    },
  };
};
