import { EveningError } from '../evening/evening-error.js';
import { createEvening, replayEvening, type Evening, type EveningOptions } from '../evening/evening.js';
import type { EveningEvent, EventType } from '../evening/event.js';
import type { EveningState } from '../evening/state.js';
import { randomSeed } from '../rules/random-seed.js';
import { readContent, writeContent, type DeskContent, type EveningStorage } from './storage.js';

/** An evening that changes by events, with drafts of texts, kept in a storage after each change. */
export interface Desk {
  readonly evening: Evening | null;
  /** Whether the last change is in the storage. */
  readonly isKept: boolean;
  /** Returns the text of a field that is not entered yet. */
  draft(field: string): string;
  /** Whether a field has been changed, even to an empty text. */
  hasDraft(field: string): boolean;
  setDraft(field: string, text: string): void;
  /** Empties all fields whose names begin with a prefix. */
  clearDrafts(prefix: string): void;
  /**
   * Begins an evening.
   * @throws EveningError
   */
  begin(options: EveningOptions): void;
  /**
   * Applies an event, with the current time.
   * @throws EveningError
   */
  do(event: EveningEvent): EveningState;
  /** Returns the type of the event that `undo()` takes back, or null. */
  readonly undoes: EventType | null;
  undo(): void;
  /**
   * Takes back the last event about the result of a match. All later events stay.
   * @throws EveningError if a later event needs the result, and changes nothing
   */
  takeBackResult(match: string): void;
  /**
   * Replaces the evening with that of a file.
   * @throws EveningError or SyntaxError, and changes nothing
   */
  load(text: string): void;
  /** Returns the evening as the text of a file. */
  save(): string;
  /** Deletes the evening, in the storage too. */
  clear(): void;
  /** Reads the storage again, after another window has changed it. */
  refresh(): void;
}

interface DeskOptions {
  /** The storage, or null to keep nothing. */
  readonly storage: () => EveningStorage | null;
  readonly key: () => string;
  /** Runs after each change. */
  readonly onChange: (type: EventType | null) => void;
}

const EMPTY: DeskContent = { evening: null, drafts: {} };

/** Whether an event is about the result of a match. */
export const isResult = (event: EveningEvent): event is EveningEvent & { readonly match: string } => 'match' in event;

/** Returns the last event about the result of a match. */
const lastResult = (events: readonly EveningEvent[], match: string): EveningEvent | undefined =>
  events.filter((event) => isResult(event) && event.match === match).at(-1);

/**
 * Returns an evening without one of its events.
 * @throws EveningError if a later event needs the event
 */
const withoutEvent = (evening: Evening, event: EveningEvent): Evening => {
  const record = evening.record();
  return replayEvening({ ...record, events: record.events.filter((one) => one !== event) });
};

/** Returns the content of the storage, or an empty desk if the storage contains none. */
const contentIn = (storage: DeskOptions['storage'], key: DeskOptions['key']): DeskContent => {
  try {
    const text = storage()?.getItem(key()) ?? null;
    return text === null ? EMPTY : readContent(text);
  } catch {
    // Data of a later version, or data of another program. It stays until the host begins an evening.
    return EMPTY;
  }
};

/** Removes the content of the storage. Returns whether that worked. */
const isRemoved = (storage: DeskOptions['storage'], key: DeskOptions['key']): boolean => {
  try {
    storage()?.removeItem(key());
    return true;
  } catch {
    return false;
  }
};

/** Creates a desk with the evening in the storage, if there is one. */
export const createDesk = ({ storage, key, onChange }: DeskOptions): Desk => {
  let evening: Evening | null = null;
  let drafts: Record<string, string> = {};
  let isKept = true;

  const store = (): void => {
    try {
      const target = storage();
      target?.setItem(key(), writeContent({ evening, drafts }));
      isKept = target !== null;
    } catch {
      // The storage is full or forbidden. The host can save the evening to a file.
      isKept = false;
    }
  };
  const changed = (type: EventType | null): void => {
    store();
    onChange(type);
  };
  const drop = (event: EveningEvent | undefined): void => {
    if (!evening || !event) return;
    evening = withoutEvent(evening, event);
    changed(null);
  };
  const show = (content: DeskContent): void => {
    evening = content.evening;
    drafts = { ...content.drafts };
  };
  show(contentIn(storage, key));

  return {
    get evening() {
      return evening;
    },
    get isKept() {
      return isKept;
    },
    get undoes() {
      return evening?.events.at(-1)?.type ?? null;
    },
    draft: (field) => drafts[field] ?? '',
    hasDraft: (field) => Object.hasOwn(drafts, field),
    setDraft(field, text) {
      drafts[field] = text;
      changed(null);
    },
    clearDrafts(prefix) {
      drafts = Object.fromEntries(Object.entries(drafts).filter(([field]) => !field.startsWith(prefix)));
      changed(null);
    },
    begin(options) {
      evening = createEvening(options);
      drafts = { secret: randomSeed() };
      changed(null);
    },
    do(event) {
      if (!evening) throw new EveningError('not-now', 'No evening has begun.');
      const state = evening.do({ ...event, at: Date.now() });
      changed(event.type);
      return state;
    },
    undo: () => drop(evening?.events.at(-1)),
    takeBackResult: (match) => drop(lastResult(evening?.events ?? [], match)),
    load(text) {
      const content = readContent(text);
      if (content.evening === null) throw new EveningError('invalid-record', 'The file contains no evening.');
      show(content);
      changed(null);
    },
    save: () => writeContent({ evening, drafts }),
    clear() {
      show(EMPTY);
      isKept = isRemoved(storage, key);
      onChange(null);
    },
    refresh() {
      show(contentIn(storage, key));
      onChange(null);
    },
  };
};
