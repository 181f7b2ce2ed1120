import { EveningError } from '../evening/evening-error.js';
import { createEvening, replayEvening, type Evening, type EveningOptions } from '../evening/evening.js';
import type { EveningEvent, EventType } from '../evening/event.js';
import type { EveningState } from '../evening/state.js';
import { randomSeed } from '../rules/random-seed.js';
import type { Change, HostAnswer } from '../online/evening/messages.js';
import {
  afterAnswer,
  countedChanges,
  linkedEvening,
  type DeskLink,
  type LinkedChange,
  type LinkedEvening,
} from './online/desk-link.js';
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

/** Creates a desk with the evening in the storage, if there is one. */
export const createDesk = ({ storage, key, onChange }: DeskOptions): Desk => {
  let evening: Evening | null = null;
  let drafts: Record<string, string> = {};
  let link: DeskLink | null = null;
  let isKept = true;

  const store = (): void => {
    try {
      const target = storage();
      target?.setItem(key(), writeContent({ evening, drafts, link }));
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
  /** Takes back an event of an evening on a server. */
  const dropLinked = (change: LinkedChange | undefined): void => {
    if (!link || !change) throw new EveningError('not-now', 'This event was there before the phones.');
    const linked = linkedEvening({ ...link, pending: [...link.pending, { id: randomSeed(), undo: change.id }] });
    if (linked.dropped.length > 0) throw new EveningError('not-now', 'A later event needs this event.');
    showLinked(linked);
  };
  const show = (content: DeskContent): void => {
    evening = content.evening;
    drafts = { ...content.drafts };
    ({ link } = content);
  };
  const showLinked = (linked: LinkedEvening): readonly Change[] => {
    ({ evening, link } = linked);
    changed(null);
    return linked.dropped;
  };
  /** Adds a change that the server does not know yet. */
  const addPending = (change: Change): void => {
    if (link) link = { ...link, pending: [...link.pending, change] };
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
      if (link && countedChanges(link).at(-1)?.author !== 'host') return null;
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
      link = null;
      drafts = { secret: randomSeed() };
      changed(null);
    },
    do(event) {
      if (!evening) throw new EveningError('not-now', 'No evening has begun.');
      const dated = { ...event, at: Date.now() };
      const before = evening.state;
      const state = evening.do(dated);
      if (state !== before) addPending({ id: randomSeed(), event: dated });
      changed(event.type);
      return state;
    },
    undo() {
      if (!link) return drop(evening?.events.at(-1));
      const last = countedChanges(link).at(-1);
      return last?.author === 'host' ? dropLinked(last) : undefined;
    },
    takeBackResult(match) {
      if (!link) return drop(lastResult(evening?.events ?? [], match));
      return dropLinked(
        countedChanges(link)
          .filter(({ event }) => isResult(event) && event.match === match)
          .at(-1),
      );
    },
    load(text) {
      const content = readContent(text);
      if (content.evening === null) throw new EveningError('invalid-record', 'The file contains no evening.');
      show(content);
      changed(null);
    },
    save: () => writeContent({ evening, drafts, link }),
    clear() {
      show(EMPTY);
      isKept = isRemoved(storage, key);
      onChange(null);
    },
    refresh() {
      show(contentIn(storage, key));
      onChange(null);
    },
    get link() {
      return link;
    },
    connect(to, secret) {
      const linked = linkedEvening(to);
      drafts = { ...drafts, secret };
      showLinked(linked);
    },
    receive(answer) {
      const { changes, accepted, refused } = answer;
      if (!link || !evening || changes.length + accepted.length + refused.length === 0) return [];
      return showLinked(afterAnswer(link, evening, answer));
    },
  };
};
