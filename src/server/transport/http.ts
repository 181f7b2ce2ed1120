import type { IncomingMessage, ServerResponse } from 'node:http';
import { ConnectionError } from '../../online/connection-error.js';
import { readCode } from '../identity.js';
import { createBuckets } from '../limits.js';
import type { ServerSettings } from '../options.js';
import { clientAddress } from './client-address.js';
import type { TransportOptions } from './transport.js';

/** Where a table is to be found. */
export interface Place {
  readonly table: string;
  /** Host and path of the process that has it; null: this one. */
  readonly address: string | null;
  readonly path: string;
}

/** The longest request, in bytes. */
const LONGEST_BODY = 4096;
/** How long it takes until all requests that an address may make at once have come back, in ms. */
const REFILL_MS = 10_000;
/** Nobody is asked to come back sooner, in ms. */
const SHORTEST_RETRY_MS = 1000;

/** The status of what is refused; what is not here is 400. */
const STATUS: Readonly<Record<string, number>> = {
  'no-such-table': 404,
  'not-welcome': 403,
  'too-many': 429,
  busy: 503,
  moving: 503,
  'damaged-table': 500,
};

export const isWelcomeOrigin = ({ origins }: ServerSettings, origin: string | undefined): boolean =>
  origins === null || (origin !== undefined && origins.includes(origin));

/** Null: it is longer than any request of ours. */
const bodyOf = async (request: IncomingMessage): Promise<string | null> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LONGEST_BODY) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

interface TableRequest {
  readonly table?: unknown;
  readonly create?: unknown;
}

/** Null: the body is no request for a table. */
const read = (body: string): TableRequest | null => {
  try {
    const request = JSON.parse(body) as unknown;
    return typeof request === 'object' ? request : null;
  } catch {
    return null;
  }
};

const asksByCode = ({ table, create }: TableRequest): boolean =>
  create === undefined && typeof table === 'string' && readCode(table) !== null;

/** Node sends no body with the answer to HEAD. */
const READING = ['GET', 'HEAD'];

const HERE =
  'This is a server of Watten tables. Pages play through it with <watten-table server="its address">; GET /health says how it is, POST /tables opens a table or tells where one is.';

/** A time as the header has it: whole seconds. */
const inSeconds = (ms: number): string => String(Math.ceil(ms / 1000));

interface Answer {
  readonly [field: string]: unknown;
  /** When to ask again, in ms from now. */
  readonly retryAfter?: number | null;
}

type Send = (status: number, answer: Answer) => void;

const sendTo =
  (request: IncomingMessage, response: ServerResponse, settings: ServerSettings): Send =>
  (status, answer) => {
    const { origin } = request.headers;
    const isWelcome = isWelcomeOrigin(settings, origin);
    response.writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(isWelcome && { 'access-control-allow-origin': settings.origins === null ? '*' : origin, vary: 'origin' }),
      ...(typeof answer.retryAfter === 'number' && { 'retry-after': inSeconds(answer.retryAfter) }),
      // What is still to come of a request that was too long is not waited for.
      ...(status === 413 && { connection: 'close' }),
    });
    response.end(JSON.stringify(answer));
  };

/** Answers what is asked for over HTTP: a table, and whether the server is well. */
export const answerTables = (
  { settings, tables, journal, now }: TransportOptions,
  placeOf: (table: string) => Promise<Place>,
) => {
  // Apart, so that a guest who tries many codes keeps nobody from a table whose id is known.
  const { requestsPerAddress: limit } = settings.limits;
  const [requests, requestsByCode] = limit === null ? [] : [1, 2].map(() => createBuckets(limit, limit / REFILL_MS));

  const place = async ({ table, create }: TableRequest, address: string): Promise<Place> => {
    if (create !== undefined) return placeOf(await tables.create(create, address));
    try {
      return await placeOf(await tables.find(table, address));
    } catch (error) {
      if ((error as ConnectionError).code === 'no-such-table') journal.note('no-such-table');
      throw error;
    }
  };
  const post = async (request: IncomingMessage, send: Send): Promise<void> => {
    const address = clientAddress(request, settings.behindProxy);
    const body = await bodyOf(request);
    const asked = body === null ? null : read(body);
    const buckets = asked && asksByCode(asked) ? requestsByCode : requests;
    if (buckets && !buckets.take(address, now()))
      throw new ConnectionError(
        'too-many',
        'Too many requests come from here. Try again in a few seconds.',
        Math.max(SHORTEST_RETRY_MS, buckets.waitFor(address, now())),
      );
    if (body === null) return send(413, { code: 'malformed', message: `A request has at most ${LONGEST_BODY} bytes.` });
    if (asked === null)
      throw new ConnectionError(
        'malformed',
        'A request is JSON such as { "table": "its id or code" } or { "create": {} }.',
      );
    return send(200, { ...(await place(asked, address)) });
  };
  const fail = (send: Send, error: unknown): void => {
    const { code, message, retryAfter = null } = error as Partial<ConnectionError>;
    if (typeof code === 'string' && (error instanceof ConnectionError || code in STATUS))
      return send(STATUS[code] ?? 400, {
        code,
        message,
        ...(retryAfter !== null && { retryAfter: Math.ceil(retryAfter) }),
      });
    journal.note('request-failed', { error: String(error) });
    return send(503, { code: 'busy', message: 'The server could not do this. Try again.' });
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = sendTo(request, response, settings);
    const { method = '', url = '' } = request;
    const path = url.split('?', 1)[0] ?? '';
    const [isHealth, isTables] = [path.endsWith('/health'), path.endsWith('/tables')];
    const allowed = isTables ? ['POST'] : READING;
    const isAstray = method === 'POST' && !isHealth && !isTables;
    if (!allowed.includes(method) && !isAstray) {
      response.setHeader('allow', allowed.join(', '));
      return send(405, { code: 'malformed', message: `${method} is not answered here. ${HERE}` });
    }
    if (isHealth) return send(200, { ok: true, tables: tables.count });
    // Whoever opens the address in a browser sees what answers there.
    if (!isTables) return send(404, { code: 'not-found', message: HERE });
    if (!isWelcomeOrigin(settings, request.headers.origin))
      return send(403, { code: 'not-welcome', message: 'Pages of this origin are not served.' });
    return post(request, send).catch((error) => fail(send, error));
  };
};
