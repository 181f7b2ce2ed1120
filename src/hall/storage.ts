import { toJson } from '../base/to-json.js';
import { replayEvening, type Evening, type EveningRecord } from '../evening/evening.js';
import { linkedEvening, type DeskLink } from './online/desk-link.js';

/** Storage for an evening: `localStorage`, or an object from the page with the same methods. */
export interface EveningStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The format of stored evenings. */
const VERSION = 1;

/** An evening in a storage, with texts that are not entered yet. */
export interface StoredEvening {
  readonly version: typeof VERSION;
  /** The record, or null while the evening is prepared. */
  readonly record: EveningRecord | null;
  /** Texts of fields that have no effect yet, by field. */
  readonly drafts: Readonly<Record<string, string>>;
  /** The connection to a server. Its log then replaces the record. */
  readonly link?: DeskLink;
}

/** Returns the storage key of an evening. */
export const keyOf = (code: string): string => `watten-evening:${code}`;

/** Returns the browser's `localStorage`, or null if the browser forbids it. */
export const browserStorage = (): EveningStorage | null => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};

/** The content of a desk. */
export interface DeskContent {
  readonly evening: Evening | null;
  readonly drafts: Readonly<Record<string, string>>;
  readonly link: DeskLink | null;
}

/** The prefix of drafts that hold an open question. A reload closes the question. */
export const QUESTION = 'ask-';

/** Returns drafts without open questions. */
const withoutQuestions = (drafts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(drafts).filter(([field]) => !field.startsWith(QUESTION)));

const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  withoutQuestions(
    Object.fromEntries(Object.entries(Object(value) as object).filter(([, text]) => typeof text === 'string')),
  );

/**
 * Returns the evening of a stored or saved text.
 * @throws EveningError or SyntaxError if the text is no evening
 */
export const readContent = (text: string): DeskContent => {
  const stored = JSON.parse(text) as StoredEvening | EveningRecord;
  // A file can also contain only a record.
  if ('events' in stored) return { evening: replayEvening(stored), drafts: {}, link: null };
  const drafts = textsIn(stored.drafts);
  if (stored.link) {
    const { evening, link } = linkedEvening(stored.link);
    return { evening, drafts, link };
  }
  return { evening: stored.record === null ? null : replayEvening(stored.record), drafts, link: null };
};

/** Returns an evening as a text for a storage or a file. */
export const writeContent = ({ evening, drafts, link }: DeskContent): string =>
  toJson({
    version: VERSION,
    // The record would repeat the log of the link.
    record: link ? null : (evening?.record() ?? null),
    drafts: withoutQuestions(drafts),
    ...(link && { link }),
  } satisfies StoredEvening);
