/** The connection of a desk to the evening on a server: the server's log, and the changes that are not in it yet. */
import { countedEvents } from '../../evening/counted-events.js';
import { EveningError } from '../../evening/evening-error.js';
import { replayEvening, type Evening, type EveningRecord } from '../../evening/evening.js';
import type { EveningEvent } from '../../evening/event.js';
import type { Author, Change, HostAnswer, LoggedChange } from '../../online/evening/messages.js';

export interface DeskLink {
  /** The URL of the table server. */
  readonly server: string;
  /** The evening's id on the server. */
  readonly evening: string;
  /** The code for spectators. */
  readonly code: string;
  /** The host's key. */
  readonly key: string;
  /** The secret from which the keys of pairs, referee and projector are derived. */
  readonly keys: string;
  /** The evening when the server got it. */
  readonly start: EveningRecord;
  /** The changes in the server's log. */
  readonly changes: readonly LoggedChange[];
  /** The changes of this desk that the server has not confirmed, in order. */
  readonly pending: readonly Change[];
}

/** A link with the evening that it describes, and the changes of this desk that are no longer possible. */
export interface LinkedEvening {
  readonly link: DeskLink;
  readonly evening: Evening;
  readonly dropped: readonly Change[];
}

const isDone = (evening: Evening, event: EveningEvent): boolean => {
  try {
    evening.do(event);
    return true;
  } catch (error) {
    if (error instanceof EveningError) return false;
    throw error;
  }
};

/** Returns the evening of the server's log without some of its changes. */
const eveningWithout = ({ start, changes }: DeskLink, undone: ReadonlySet<string>): Evening => {
  const evening = replayEvening(start);
  for (const { id, event } of countedEvents(changes)) if (!undone.has(id)) evening.do(event);
  return evening;
};

/**
 * Returns the evening of a link. A pending change that later changes of others make impossible is dropped.
 * @throws EveningError if the log is invalid
 */
export const linkedEvening = (link: DeskLink): LinkedEvening => {
  const undone = new Set(link.pending.flatMap((change) => ('undo' in change ? change.undo : [])));
  let evening: Evening;
  try {
    evening = eveningWithout(link, undone);
  } catch (error) {
    if (!(error instanceof EveningError) || undone.size === 0) throw error;
    const withoutUndo = linkedEvening({ ...link, pending: link.pending.filter(isEvent) });
    return { ...withoutUndo, dropped: [...link.pending.filter((change) => 'undo' in change), ...withoutUndo.dropped] };
  }
  const dropped = link.pending.filter(
    (change) => isEvent(change) && !undone.has(change.id) && !isDone(evening, change.event),
  );
  return { link: { ...link, pending: link.pending.filter((change) => !dropped.includes(change)) }, evening, dropped };
};

const isEvent = <Any extends Change>(change: Any): change is Extract<Any, { readonly event: EveningEvent }> =>
  'event' in change;

/** Whether the server has only confirmed the first pending changes, so that the evening stays as it is. */
const isConfirmation = ({ pending }: DeskLink, { changes, refused }: HostAnswer): boolean =>
  refused.length === 0 && changes.every((change, index) => isEvent(change) && pending[index]?.id === change.id);

/** Returns the link and the evening after an answer of the server. */
export const afterAnswer = (link: DeskLink, evening: Evening, answer: HostAnswer): LinkedEvening => {
  const { changes, accepted, refused } = answer;
  // An answer to an earlier request repeats changes that the desk knows.
  const news = changes.filter(({ n }) => n > link.changes.length);
  const settled = new Set([...accepted, ...refused.map(({ id }) => id), ...news.map(({ id }) => id)]);
  const next: DeskLink = {
    ...link,
    changes: [...link.changes, ...news],
    pending: link.pending.filter(({ id }) => !settled.has(id)),
  };
  if (isConfirmation(link, { ...answer, changes: news })) return { link: next, evening, dropped: [] };
  const rejected = link.pending.filter(({ id }) => refused.some((refusal) => refusal.id === id));
  if (link.pending.length === 0 && news.every(isEvent)) {
    for (const { event } of news) evening.do(event);
    return { link: next, evening, dropped: [] };
  }
  const after = linkedEvening(next);
  return { ...after, dropped: [...rejected, ...after.dropped] };
};

/** Returns the changes whose events count, those of this desk included, in the order of the evening's events. */
export const countedChanges = ({ changes, pending }: DeskLink): readonly LinkedChange[] =>
  countedEvents<LoggedChange | (Change & { readonly author: 'host' })>([
    ...changes,
    ...pending.map((change) => ({ ...change, author: 'host' as const })),
  ]);

/** An event of the evening with its author and its id on the server. */
export interface LinkedChange {
  readonly id: string;
  readonly author: Author;
  readonly event: EveningEvent;
}
