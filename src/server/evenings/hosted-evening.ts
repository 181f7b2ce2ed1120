import { EveningError } from '../../evening/evening-error.js';
import type { EveningEvent, EventType } from '../../evening/event.js';
import type { EveningState } from '../../evening/state.js';
import { ConnectionError } from '../../online/connection-error.js';
import type { Author, Change, LoggedChange, Refusal } from '../../online/evening/messages.js';
import { createSerialQueue, NotOwner, type OpenedLog } from '../log/log-store.js';
import { applyChange, foldEntries, type EveningBeginning, type EveningFold } from './evening-fold.js';
import type { EveningLogEntry, EveningStore } from './evening-log.js';
import { eveningResultOf, type EveningResult } from './evening-result.js';

/** The changes of a request that the evening has accepted, and those that it has rejected. */
export interface Outcome {
  readonly accepted: readonly string[];
  readonly refused: readonly Refusal[];
}

/** An evening of this server. Each change is safely stored before any client receives it. */
export interface HostedEvening {
  readonly start: EveningBeginning;
  /** The state after the last stored change. */
  readonly state: EveningState;
  /** All stored changes. */
  readonly changes: readonly LoggedChange[];
  /**
   * Applies changes, one after the other. A change whose id is in the log has no effect.
   * @throws ConnectionError `busy` if the changes cannot be stored; as a rejection
   */
  submit(author: Author, changes: readonly Change[]): Promise<Outcome>;
  /** Reads the changes that other processes have stored. */
  refresh(): Promise<void>;
  /** Calls a function after each change, until the returned function is called. */
  onChange(listener: () => void): () => void;
  readonly isObserved: boolean;
  close(): Promise<void>;
}

export interface HostedEveningOptions {
  readonly store: EveningStore;
  readonly now: () => number;
  /** Stores a result for the operator. Null if the operator has not set `onResult`. */
  readonly storeResult: ((result: EveningResult) => Promise<void>) | null;
}

/** Maximum number of changes of an evening. An evening with 250 pairs and 15 rounds has about 6,000. */
const MAX_CHANGES = 20_000;
/** Number of tries to store a change while other processes store changes. */
const MAX_TRIES = 10;

/** Types of events that a pair and the referee can send. */
const EVENTS_OF_PAIRS: readonly EventType[] = ['tell', 'agree', 'dispute', 'drop-dispute'];
const EVENTS_OF_REFEREE: readonly EventType[] = ['rule', 'adjust'];

/** The ids of the server's own changes begin with this text, so that clients cannot use them before the server. */
export const SERVER_ID = 'server.';

const isAllowed = (author: Author, change: Change): boolean => {
  if (author === 'server') return true;
  if (change.id.startsWith(SERVER_ID)) return false;
  if (author === 'host') return true;
  if ('undo' in change) return false;
  const { event } = change;
  if (author === 'referee') return EVENTS_OF_REFEREE.includes(event.type);
  return EVENTS_OF_PAIRS.includes(event.type) && 'by' in event && event.by === author;
};

const refusal = (id: string, code: string, message: string): Refusal => ({ id, code, message });

/** Returns the result that an entry of the log has decided, or null. */
const resultOf = (
  entry: EveningLogEntry | undefined,
  n: number,
  { start, evening }: EveningFold,
): EveningResult | null => {
  if (entry?.k !== 'event') return null;
  const event: EveningEvent = entry.event;
  if (event.type !== 'tell' && event.type !== 'agree' && event.type !== 'rule') return null;
  return eveningResultOf(start.evening, n, evening.state, event.match);
};

/** The open log of an evening, and the evening that it describes. */
interface OpenEvening {
  readonly fold: EveningFold;
  /** Stores a change. Resolves to false if another process has stored a change since. */
  isStored(author: Author, change: Change): Promise<boolean>;
  /** Reads the log again if another process has written it. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** @param onStored called after each change, and after the log has been read again */
const openLog = async (
  opened: OpenedLog<EveningLogEntry>,
  id: string,
  { store, now, storeResult }: HostedEveningOptions,
  onStored: (fold: EveningFold) => void,
): Promise<OpenEvening> => {
  let { log } = opened;
  let fold = foldEntries(opened.entries);
  const reopen = async (): Promise<void> => {
    await log.close();
    const next = await store.open(id);
    if (!next) throw new ConnectionError('no-such-evening', 'This evening has been deleted.');
    ({ log } = next);
    fold = foldEntries(next.entries);
    onStored(fold);
  };
  const report = async (entry: EveningLogEntry | undefined): Promise<void> => {
    const result = storeResult && resultOf(entry, fold.changes.length, fold);
    if (result) await storeResult(result);
  };
  onStored(fold);
  // The process might have died between the storage of the last entry and that of its result.
  await report(opened.entries.at(-1));

  return {
    get fold() {
      return fold;
    },
    async isStored(author, change) {
      const applied = applyChange(fold, author, change, now());
      if (!applied) return true;
      try {
        await log.append(applied.entry);
      } catch (error) {
        await reopen();
        if (error instanceof NotOwner) return false;
        throw new ConnectionError('busy', 'The server could not store this change. Try again.');
      }
      ({ fold } = applied);
      onStored(fold);
      await report(applied.entry);
      return true;
    },
    async refresh() {
      if (!(await log.isOwned())) await reopen();
    },
    close: () => log.close(),
  };
};

/** Stores one change. Resolves to the reason if the evening rejects it. */
const submitOne = async (open: OpenEvening, author: Author, change: Change): Promise<Refusal | null> => {
  const { id } = change;
  if (!isAllowed(author, change)) return refusal(id, 'not-allowed', 'This key does not allow this change.');
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { changes } = open.fold;
    if (changes.some((one) => one.id === id)) return null;
    if (changes.length >= MAX_CHANGES) return refusal(id, 'not-now', `An evening has at most ${MAX_CHANGES} changes.`);
    try {
      if (await open.isStored(author, change)) return null;
    } catch (error) {
      if (!(error instanceof EveningError)) throw error;
      return refusal(id, error.code, error.message);
    }
  }
  throw new ConnectionError('busy', 'Too many changes at the same time. Try again.');
};

/**
 * Opens an evening. Resolves to null if the evening does not exist.
 * @throws DamagedLog, as a rejection
 */
export const openHostedEvening = async (id: string, options: HostedEveningOptions): Promise<HostedEvening | null> => {
  const opened = await options.store.open(id);
  if (!opened) return null;
  const enqueue = createSerialQueue();
  const listeners = new Set<() => void>();
  /** The last stored data. While a change is being stored, the evening is ahead of it. */
  let stored: Pick<HostedEvening, 'start' | 'state' | 'changes'> | null = null;
  const open = await openLog(opened, id, options, ({ start, evening, changes }) => {
    stored = { start, state: evening.state, changes };
    for (const listener of listeners) listener();
  });
  const current = (): Pick<HostedEvening, 'start' | 'state' | 'changes'> => stored as never;

  return {
    get start() {
      return current().start;
    },
    get state() {
      return current().state;
    },
    get changes() {
      return current().changes;
    },
    submit: (author, changes) =>
      enqueue(async () => {
        const refused: Refusal[] = [];
        for (const change of changes) {
          const reason = await submitOne(open, author, change);
          if (reason) refused.push(reason);
        }
        const accepted = changes
          .map(({ id: one }) => one)
          .filter((one) => !refused.some((reason) => reason.id === one));
        return { accepted, refused };
      }),
    refresh: () => enqueue(() => open.refresh()),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get isObserved() {
      return listeners.size > 0;
    },
    close: () => enqueue(() => open.close()),
  };
};
