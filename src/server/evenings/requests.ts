/** Checks the requests of an evening's clients. */
import type { EveningEvent } from '../../evening/event.js';
import { ConnectionError } from '../../online/connection-error.js';
import type { Change, HallPage } from '../../online/evening/messages.js';
import { listWithOr, quoted } from '../../rules/input-error.js';

type Fields = Readonly<Record<string, unknown>>;

export interface CheckedRequest {
  readonly evening: string;
  readonly key: string | null;
  readonly changes: readonly Change[];
  readonly wait: boolean;
  /** Number of changes that the host's desk knows, or null in a request without the host's key. */
  readonly n: number | null;
  readonly page: HallPage;
  readonly seen: string | null;
  /** The match whose games the client wants to replay, or null. */
  readonly replay: string | null;
}

const PAGES: readonly HallPage[] = ['pair', 'tables', 'standings', 'referee', 'screen'];
const MAX_CHANGES = 100;
const MAX_ID_LENGTH = 60;
const MAX_KEY_LENGTH = 80;

const refuse = (message: string): never => {
  throw new ConnectionError('malformed', message);
};

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (fields: Fields, name: string): string | null => {
  const value = fields[name];
  if (value === undefined) return null;
  if (typeof value === 'string' && value.length <= MAX_KEY_LENGTH) return value;
  return refuse(`'${name}' must be a string of at most ${MAX_KEY_LENGTH} characters, not ${quoted(value)}.`);
};

const checkChange = (value: unknown, index: number): Change => {
  const change = isObject(value) ? value : refuse(`'changes[${index}]' must be an object, not ${quoted(value)}.`);
  const { id, event, undo } = change;
  if (typeof id !== 'string' || id === '' || id.length > MAX_ID_LENGTH)
    return refuse(`'changes[${index}].id' must be a string of 1 to ${MAX_ID_LENGTH} characters, not ${quoted(id)}.`);
  if (typeof undo === 'string' && undo.length <= MAX_ID_LENGTH) return { id, undo };
  // The evening checks the fields of the event.
  if (isObject(event)) return { id, event: event as unknown as EveningEvent };
  return refuse(`'changes[${index}]' must contain an 'event', or 'undo' with the id of a change.`);
};

/** @throws ConnectionError `malformed`, with the valid values */
export const checkRequest = (fields: Fields): CheckedRequest => {
  const { changes = [], wait = false, n = null, page = 'tables' } = fields;
  const evening = textIn(fields, 'evening') ?? refuse(`'evening' must be the id or the code of an evening.`);
  if (!Array.isArray(changes) || changes.length > MAX_CHANGES)
    return refuse(`'changes' must be a list of at most ${MAX_CHANGES} changes, not ${quoted(changes)}.`);
  if (typeof wait !== 'boolean') return refuse(`'wait' must be true or false, not ${quoted(wait)}.`);
  if (n !== null && !(Number.isSafeInteger(n) && (n as number) >= 0))
    return refuse(`'n' must be a number of changes, not ${quoted(n)}.`);
  if (!PAGES.includes(page as HallPage)) return refuse(`'page' must be ${listWithOr(PAGES)}, not ${quoted(page)}.`);
  return {
    ...{ evening, key: textIn(fields, 'key'), wait, n: n as number | null, page: page as HallPage },
    changes: changes.map(checkChange),
    ...{ seen: textIn(fields, 'seen'), replay: textIn(fields, 'replay') },
  };
};
