import { EveningError } from '../evening/evening-error.js';
import { createEvening, replayEvening, type Evening, type EveningOptions } from '../evening/evening.js';
import type { EveningEvent, EventType } from '../evening/event.js';
import type { EveningState } from '../evening/state.js';
import { randomSeed } from '../rules/random-seed.js';
import type { Change, HostAnswer } from '../online/evening/messages.js';
import { afterAnswer, countedChanges, linkedEvening, type DeskLink, type LinkedChange } from './online/desk-link.js';
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
  /** The reason why `undo()` takes nothing back: the last event came from another device, or before the phones. */
  readonly undoRefusal: 'others' | 'before' | null;
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
  /** The connection to a server, or null. */
  readonly link: DeskLink | null;
  /**
   * Continues with the evening of a server.
   * @param secret the host's secret for the draws
   * @throws EveningError if the log is invalid, and changes nothing
   */
  connect(link: DeskLink, secret: string): void;
  /** Applies an answer of the server. Returns the changes of this desk that it has made impossible. */
  receive(answer: HostAnswer): readonly Change[];
}

interface DeskOptions {
  /** The storage, or null to keep nothing. */
  readonly storage: () => EveningStorage | null;
  readonly key: () => string;
  /** Runs after each change. */
  readonly onChange: (type: EventType | null) => void;
}

const EMPTY: DeskContent = { evening: null, drafts: {}, link: null };

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

/** The content of a desk, which is in the storage after each change. */
interface KeptContent {
  readonly content: DeskContent;
  readonly isKept: boolean;
  /** Changes parts of the content. `type` is the type of the event that caused the change. */
  change(parts: Partial<DeskContent>, type?: EventType): void;
  reload(): void;
  clear(): void;
}

const keepContent = ({ storage, key, onChange }: DeskOptions): KeptContent => {
  let content = contentIn(storage, key);
  let isKept = true;
  return {
    get content() {
      return content;
    },
    get isKept() {
      return isKept;
    },
    change(parts, type) {
      content = { ...content, ...parts };
      try {
        const target = storage();
        target?.setItem(key(), writeContent(content));
        isKept = target !== null;
      } catch {
        // The storage is full or forbidden. The host can save the evening to a file.
        isKept = false;
      }
      onChange(type ?? null);
    },
    reload() {
      content = contentIn(storage, key);
      onChange(null);
    },
    clear() {
      content = EMPTY;
      isKept = isRemoved(storage, key);
      onChange(null);
    },
  };
};

/** Returns a link with one more change that the server does not know yet. */
const withPending = (link: DeskLink | null, change: Change): DeskLink | null =>
  link && { ...link, pending: [...link.pending, change] };

/** Creates the methods that apply events and take them back. */
const createEventMethods = (kept: KeptContent): Pick<Desk, 'do' | 'undo' | 'takeBackResult'> => {
  const drop = (event: EveningEvent | undefined): void => {
    const { evening } = kept.content;
    if (evening && event) kept.change({ evening: withoutEvent(evening, event) });
  };
  /** Takes back an event of an evening on a server. */
  const dropLinked = (to: DeskLink, change: LinkedChange | undefined): void => {
    if (!change) throw new EveningError('not-now', 'This event was there before the phones.');
    const undo = { id: randomSeed(), undo: change.id };
    const { evening, link, dropped } = linkedEvening({ ...to, pending: [...to.pending, undo] });
    if (dropped.length > 0) throw new EveningError('not-now', 'A later event needs this event.');
    kept.change({ evening, link });
  };
  return {
    do(event) {
      const { evening, link } = kept.content;
      if (!evening) throw new EveningError('not-now', 'No evening has begun.');
      const dated = { ...event, at: Date.now() };
      const before = evening.state;
      const state = evening.do(dated);
      kept.change(state === before ? {} : { link: withPending(link, { id: randomSeed(), event: dated }) }, event.type);
      return state;
    },
    undo() {
      const { evening, link } = kept.content;
      if (!link) return drop(evening?.events.at(-1));
      const last = countedChanges(link).at(-1);
      return last?.author === 'host' ? dropLinked(link, last) : undefined;
    },
    takeBackResult(match) {
      const { evening, link } = kept.content;
      if (!link) return drop(lastResult(evening?.events ?? [], match));
      const changes = countedChanges(link).filter(({ event }) => isResult(event) && event.match === match);
      return dropLinked(link, changes.at(-1));
    },
  };
};

/** Creates a desk with the evening in the storage, if there is one. */
export const createDesk = (options: DeskOptions): Desk => {
  const kept = keepContent(options);
  return {
    ...createEventMethods(kept),
    get evening() {
      return kept.content.evening;
    },
    get isKept() {
      return kept.isKept;
    },
    get undoes() {
      const { evening, link } = kept.content;
      if (link && countedChanges(link).at(-1)?.author !== 'host') return null;
      return evening?.events.at(-1)?.type ?? null;
    },
    get undoRefusal() {
      const { evening, link } = kept.content;
      if (!link || !evening || evening.events.length === 0) return null;
      const last = countedChanges(link).at(-1);
      if (last?.author === 'host') return null;
      return last ? 'others' : 'before';
    },
    draft: (field) => kept.content.drafts[field] ?? '',
    hasDraft: (field) => Object.hasOwn(kept.content.drafts, field),
    setDraft: (field, text) => kept.change({ drafts: { ...kept.content.drafts, [field]: text } }),
    clearDrafts(prefix) {
      const left = Object.entries(kept.content.drafts).filter(([field]) => !field.startsWith(prefix));
      kept.change({ drafts: Object.fromEntries(left) });
    },
    begin: (begun) => kept.change({ evening: createEvening(begun), link: null, drafts: { secret: randomSeed() } }),
    load(text) {
      const content = readContent(text);
      if (content.evening === null) throw new EveningError('invalid-record', 'The file contains no evening.');
      kept.change(content);
    },
    save: () => writeContent(kept.content),
    clear: () => kept.clear(),
    refresh: () => kept.reload(),
    get link() {
      return kept.content.link;
    },
    connect(to, secret) {
      const { evening, link } = linkedEvening(to);
      kept.change({ evening, link, drafts: { ...kept.content.drafts, secret } });
    },
    receive(answer) {
      const { changes, accepted, refused } = answer;
      const { evening, link: before } = kept.content;
      if (!before || !evening || changes.length + accepted.length + refused.length === 0) return [];
      const { dropped, ...after } = afterAnswer(before, evening, answer);
      kept.change(after);
      return dropped;
    },
  };
};
