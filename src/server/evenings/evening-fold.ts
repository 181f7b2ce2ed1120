/** The evening that a log describes. */
import { countedEvents } from '../../evening/counted-events.js';
import { EveningError } from '../../evening/evening-error.js';
import { replayEvening, type Evening } from '../../evening/evening.js';
import type { EveningEvent } from '../../evening/event.js';
import type { Author, Change, LoggedChange } from '../../online/evening/messages.js';
import { quoted } from '../../rules/input-error.js';
import { DamagedLog } from '../log/log-store.js';
import { EVENING_LOG_VERSION, type EveningLogEntry } from './evening-log.js';

/** The first entry of an evening's log. */
export type EveningBeginning = Extract<EveningLogEntry, { k: 'evening' }>;

export interface EveningFold {
  readonly start: EveningBeginning;
  readonly evening: Evening;
  readonly changes: readonly LoggedChange[];
}

const changeIn = (entry: EveningLogEntry, n: number): readonly LoggedChange[] => {
  if (entry.k === 'event') return [{ n, id: entry.id, author: entry.author, event: entry.event }];
  return entry.k === 'undo' ? [{ n, id: entry.id, author: 'host', undo: entry.undo }] : [];
};

const foldFrom = (start: EveningBeginning, changes: readonly LoggedChange[]): EveningFold => {
  const evening = replayEvening(start.record);
  for (const { event } of countedEvents(changes)) evening.do(event);
  return { start, evening, changes };
};

/**
 * Returns the evening of a log's entries.
 * @throws DamagedLog if they describe no evening, or one of a later version
 */
export const foldEntries = (entries: readonly EveningLogEntry[]): EveningFold => {
  const [start] = entries;
  if (start?.k !== 'evening' || start.version !== EVENING_LOG_VERSION)
    throw new DamagedLog(`The first entry of an evening's log must have version ${EVENING_LOG_VERSION}.`);
  try {
    return foldFrom(start, entries.flatMap(changeIn));
  } catch (error) {
    if (error instanceof EveningError) throw new DamagedLog(error.message);
    throw error;
  }
};

/** A change that is not stored yet: its entry in the log, and the evening after it. */
interface AppliedChange {
  readonly entry: EveningLogEntry;
  readonly fold: EveningFold;
}

const takenBack = (
  { start, changes }: EveningFold,
  { id, undo }: { readonly id: string; readonly undo: string },
): AppliedChange => {
  if (!countedEvents(changes).some((one) => one.id === undo))
    throw new EveningError('not-now', `There is no event with the id ${quoted(undo)} that can be taken back.`);
  const n = changes.length + 1;
  return {
    entry: { k: 'undo', id, undo },
    fold: foldFrom(start, [...changes, { n, id, author: 'host', undo }]),
  };
};

/**
 * Applies a change. The evening of the given fold is then ahead of the log, until the returned entry is stored.
 * @returns null if the change has no effect
 * @throws EveningError if the change is impossible
 */
export const applyChange = (fold: EveningFold, author: Author, change: Change, now: number): AppliedChange | null => {
  if ('undo' in change) return takenBack(fold, change);
  const { start, evening, changes } = fold;
  const { id } = change;
  const event: EveningEvent = { ...change.event, at: author === 'host' ? (change.event.at ?? now) : now };
  const before = evening.state;
  if (evening.do(event) === before) return null;
  return {
    entry: { k: 'event', id, author, event },
    fold: { start, evening, changes: [...changes, { n: changes.length + 1, id, author, event }] },
  };
};
