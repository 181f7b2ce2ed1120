/** Answers the requests of an evening's clients. A request can wait for the next change. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { keyOfRole, pairOfRole, roleInKey, typedKey, type KeyedRole } from '../../evening/role-keys.js';
import { ConnectionError } from '../../online/connection-error.js';
import type { EveningView, HallPage, HostAnswer, ReplayAnswer } from '../../online/evening/messages.js';
import { quoted } from '../../rules/input-error.js';
import type { Clock } from '../../session/clock.js';
import { createCodeGuesses } from '../code-guesses.js';
import { fingerprintOf, isTableId, readCode } from '../identity.js';
import type { ServerSettings } from '../options.js';
import { createAddressRateLimiter } from '../rate-limiter.js';
import { HOUR_MS } from '../times.js';
import { clientAddress } from '../transport/client-address.js';
import { parseObject, readBody, type Send } from '../transport/json-request.js';
import type { EveningInUse, Evenings } from './evenings.js';
import type { HostedEvening, Outcome } from './hosted-evening.js';
import { checkRequest, type CheckedRequest } from './requests.js';
import { replayedTable, settingsOfTable, type MatchTables } from './match-tables.js';
import { isSameList, readBy, type ViewingPair } from './views.js';

/** Maximum size of a request, in bytes. The record of an evening with 250 pairs and 15 rounds has about 400 KB. */
const MAX_BODY_BYTES = 1_000_000;
/** Maximum time that a request waits for a change, in ms. Proxies often close a silent connection after 30 s. */
const WAIT_MS = 25_000;
/** Time that an answer waits for further changes, in ms, so that a client gets them at once. */
const SETTLE_MS = 60;
/** Number of requests that a key can make at once, and per second after that. */
const [REQUESTS_PER_KEY, REQUESTS_PER_KEY_PER_S] = [60, 4];
/**
 * The number of requests that all clients of one address without a right key can make at once, as a multiple of the server's
 * `requestsPerAddress`. A hall shares one address, and its spectators have no keys.
 */
const OPEN_REQUESTS_FACTOR = 5;
/** Time until an exhausted limit is completely refilled, in ms. */
const REFILL_MS = 10_000;

/** Answers a request. */
export type EveningHandler = (request: IncomingMessage, response: ServerResponse, send: Send) => Promise<void>;

export interface EveningHandlerOptions {
  readonly evenings: Evenings;
  readonly tables: MatchTables;
  readonly settings: ServerSettings;
  readonly clock: Clock;
  /** Aborts when the server closes. Waiting requests are then answered. */
  readonly closing: AbortSignal;
}

/** The role of a client: the host, a role with a derived key, or a spectator without a key. */
type Role = 'host' | KeyedRole | null;

const isSameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Returns the keys of a role that are valid. Pairs and persons have one to scan and one to type, on the last card. */
const keysOf = ({ start: { keys }, state }: HostedEvening, role: KeyedRole): readonly string[] => {
  const newCards = state.entries.find(({ no }) => no === pairOfRole(role)?.no)?.newCards;
  const scanned = keyOfRole(keys, role, newCards);
  return role === 'referee' || role === 'screen' ? [scanned] : [scanned, typedKey(keys, role, newCards)];
};

/** @throws ConnectionError `wrong-key` */
const roleOf = (hosted: HostedEvening, key: string | null): Role => {
  if (key === null) return null;
  const role = roleInKey(key);
  const isRight =
    role === null
      ? isSameText(fingerprintOf(key), hosted.start.host)
      : keysOf(hosted, role).some((right) => isSameText(key, right));
  if (!isRight) throw new ConnectionError('wrong-key', 'This key does not belong to this evening.');
  return role ?? 'host';
};

/** Returns the page that a role may see. */
const pageFor = (role: Role, page: HallPage): HallPage => {
  const isAllowed =
    page === 'tables' || page === 'standings' || (page === 'pair' ? pairOfRole(role) !== null : role === page);
  if (isAllowed) return page;
  throw new ConnectionError('wrong-key', `The page '${page}' needs another key.`);
};

const NO_CHANGES: Outcome = { accepted: [], refused: [] };

const submitAs = async (role: Role, { hosted }: EveningInUse, { changes }: CheckedRequest): Promise<Outcome> => {
  if (changes.length === 0) return NO_CHANGES;
  const pair = pairOfRole(role);
  if (pair) return hosted.submit(pair.no, changes);
  if (role === 'host' || role === 'referee') return hosted.submit(role, changes);
  const message = 'This client can only read.';
  return { accepted: [], refused: changes.map(({ id }) => ({ id, code: 'not-allowed', message })) };
};

const hashOf = (view: EveningView): string =>
  createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 12);

/** Resolves when `isDue` returns true after a change, when time is up, or when a signal aborts. */
const waitForChange = (hosted: HostedEvening, isDue: () => boolean, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let settling: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      clearTimeout(timeout);
      clearTimeout(settling);
      stop();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const stop = hosted.onChange(() => {
      settling ??= setTimeout(() => {
        settling = undefined;
        if (isDue()) end();
      }, SETTLE_MS);
    });
    const timeout = setTimeout(end, WAIT_MS);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });

const hostAnswer = async (
  { hosted }: EveningInUse,
  { n, wait }: { readonly n: number; readonly wait: boolean },
  outcome: Outcome,
  signal: AbortSignal,
): Promise<HostAnswer> => {
  const hasNews = (): boolean => hosted.changes.length > n;
  if (wait && outcome === NO_CHANGES && !hasNews()) await waitForChange(hosted, hasNews, signal);
  const { changes, start } = hosted;
  const { code, record, secret, keys } = start;
  return {
    ...outcome,
    n: changes.length,
    changes: changes.slice(n),
    ...(n === 0 && { start: { code, record, secret, keys } }),
  };
};

/** Creates the tables of a view's matches that do not exist yet. */
const ensureTables = async (
  { hosted }: EveningInUse,
  { seat, watch = [] }: EveningView,
  { tables, clock }: Pick<EveningHandlerOptions, 'tables' | 'clock'>,
): Promise<void> => {
  const { state } = hosted;
  const matches = state.rounds.at(-1)?.matches ?? [];
  for (const { match: id, table } of [...(seat ? [seat] : []), ...watch]) {
    const match = matches.find((one) => one.id === id);
    if (match) await tables.ensureTable(table, () => settingsOfTable(hosted, match, clock.now()));
  }
};

const hallAnswer = async (
  { hosted, viewOf }: EveningInUse,
  { page, pair, seen, wait }: { page: HallPage; pair: ViewingPair | null; seen: string | null; wait: boolean },
  outcome: Outcome,
  signal: AbortSignal,
) => {
  const no = pair?.no ?? null;
  let view = viewOf(hosted.state, page, pair);
  let hash = hashOf(view);
  let read = readBy(hosted.state, page, no);
  const hasNews = (): boolean => {
    const { state } = hosted;
    const readNow = readBy(state, page, no);
    // A result concerns two pairs, but all pairs wait for it.
    if (isSameList(read, readNow)) return false;
    read = readNow;
    view = viewOf(state, page, pair);
    hash = hashOf(view);
    return hash !== seen;
  };
  if (wait && outcome === NO_CHANGES && hash === seen) await waitForChange(hosted, hasNews, signal);
  return { answer: { ...outcome, hash, ...(hash !== seen && { view }) }, view };
};

/** Resolves to the records of a finished final. */
const replayAnswer = async ({ hosted }: EveningInUse, match: string, tables: MatchTables): Promise<ReplayAnswer> => {
  const table = replayedTable(hosted, match);
  const records = table === null ? [] : await tables.recordsOf(table);
  if (records.length === 0)
    throw new ConnectionError('no-replay', `The games of match ${quoted(match)} cannot be replayed.`);
  return { records };
};

/** Creates a function that returns a signal, which aborts when a client disconnects or the server closes. */
const createEndSignals = (closing: AbortSignal): ((response: ServerResponse) => AbortSignal) => {
  // `AbortSignal.any()` would keep a reference to each request until the server closes.
  const open = new Set<AbortController>();
  closing.addEventListener('abort', () => {
    for (const controller of open) controller.abort();
  });
  return (response) => {
    const controller = new AbortController();
    open.add(controller);
    response.once('close', () => {
      open.delete(controller);
      controller.abort();
    });
    if (closing.aborted) controller.abort();
    return controller.signal;
  };
};

/** Limits the requests by key, so that clients behind one address do not lock each other out. */
const createLimits = ({ limits }: ServerSettings, clock: Clock) => {
  const byKey = createAddressRateLimiter(REQUESTS_PER_KEY, REQUESTS_PER_KEY_PER_S / 1000);
  const openRequests = limits.requestsPerAddress === null ? null : OPEN_REQUESTS_FACTOR * limits.requestsPerAddress;
  const open = openRequests === null ? null : createAddressRateLimiter(openRequests, openRequests / REFILL_MS);
  const creation = createAddressRateLimiter(limits.perAddress, limits.perAddress / HOUR_MS);
  const take = (limiter: typeof byKey, name: string): void => {
    const now = clock.now();
    if (limiter.takeToken(name, now)) return;
    throw new ConnectionError('too-many', 'Too many requests. Try again later.', limiter.msUntilToken(name, now));
  };
  return {
    checkKey: (evening: string, key: string) => take(byKey, `${evening} ${key}`),
    checkOpen: (address: string) => open && take(open, address),
    checkCreation: (address: string) => take(creation, address),
  };
};

export const createEveningHandler = (options: EveningHandlerOptions): EveningHandler => {
  const { evenings, tables, settings, clock, closing } = options;
  const limits = createLimits(settings, clock);
  const endSignalOf = createEndSignals(closing);
  const guesses = createCodeGuesses((code) => evenings.idOf(code), clock);
  closing.addEventListener('abort', () => guesses.close());
  const idFrom = async (given: string, address: string): Promise<string> => {
    if (isTableId(given)) return given;
    const code = readCode(given);
    const id = code === null ? null : await guesses.tableOf(code, address);
    if (id === null) throw new ConnectionError('no-such-evening', 'No evening has this code.');
    return id;
  };
  const create = async (value: unknown, address: string) => {
    limits.checkCreation(address);
    const { record, secret } = Object(value) as { readonly record?: unknown; readonly secret?: unknown };
    if (typeof secret !== 'string' || secret === '' || secret.length > 200)
      throw new ConnectionError('malformed', `'secret' must be a string of 1 to 200 characters.`);
    return evenings.create(record, secret);
  };
  const answerTo = async (fields: CheckedRequest, address: string, signal: AbortSignal) => {
    if (fields.key === null) limits.checkOpen(address);
    const evening = await evenings.open(await idFrom(fields.evening, address));
    let role: Role;
    try {
      role = roleOf(evening.hosted, fields.key);
    } catch (error) {
      limits.checkOpen(address);
      throw error;
    }
    if (fields.key !== null) limits.checkKey(evening.hosted.start.evening, fields.key);
    if (role === 'host') {
      const outcome = await submitAs(role, evening, fields);
      return hostAnswer(evening, { n: fields.n ?? 0, wait: fields.wait }, outcome, signal);
    }
    if (fields.replay !== null) return replayAnswer(evening, fields.replay, tables);
    const page = pageFor(role, fields.page);
    const outcome = await submitAs(role, evening, fields);
    const request = { page, pair: pairOfRole(role), seen: fields.seen, wait: fields.wait };
    const { answer, view } = await hallAnswer(evening, request, outcome, signal);
    await ensureTables(evening, view, { tables, clock });
    return answer;
  };

  return async (request, response, send) => {
    const address = clientAddress(request, settings.behindProxy);
    const signal = endSignalOf(response);
    const body = await readBody(request, MAX_BODY_BYTES);
    if (body === null)
      return send(413, { code: 'malformed', message: `A request body can have at most ${MAX_BODY_BYTES} bytes.` });
    const fields = parseObject(body);
    if (!fields)
      throw new ConnectionError('malformed', 'A request must be JSON such as { "evening": "its id or code" }.');
    const answer =
      fields['create'] === undefined
        ? await answerTo(checkRequest(fields), address, signal)
        : await create(fields['create'], address);
    if (!response.destroyed) send(200, { ...answer });
    return undefined;
  };
};
