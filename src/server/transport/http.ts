import type { IncomingMessage, ServerResponse } from 'node:http';
import { ConnectionError } from '../../online/connection-error.js';
import { createBuckets } from '../limits.js';
import type { ServerSettings } from '../options.js';
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
/** So many requests may come from an address at once, and then so many a second: a club with forty tables is one address. */
const [BURST, PER_SECOND] = [400, 40];

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

const addressOf = ({ headers, socket }: IncomingMessage, { behindProxy }: ServerSettings): string => {
  const forwarded = behindProxy ? headers['x-forwarded-for'] : undefined;
  // The last one is what the own proxy has seen.
  return (
    String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim() ||
    (socket.remoteAddress ?? '')
  );
};

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

const read = (body: string): { readonly table?: unknown; readonly create?: unknown } => {
  try {
    const request = JSON.parse(body) as unknown;
    if (typeof request === 'object' && request !== null) return request;
  } catch {
    // Said below.
  }
  throw new ConnectionError(
    'malformed',
    'A request is JSON such as { "table": "its id or code" } or { "create": {} }.',
  );
};

const HERE =
  'This is a server of Watten tables. Pages play through it with <watten-table server="its address">; GET /health says how it is, POST /tables opens a table or tells where one is.';

type Send = (status: number, answer?: object) => void;

const sendTo =
  (request: IncomingMessage, response: ServerResponse, settings: ServerSettings): Send =>
  (status, answer) => {
    const { origin } = request.headers;
    const isWelcome = isWelcomeOrigin(settings, origin);
    response.writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(isWelcome && { 'access-control-allow-origin': settings.origins === null ? '*' : origin, vary: 'origin' }),
      // What is still to come of a request that was too long is not waited for.
      ...(status === 413 && { connection: 'close' }),
    });
    response.end(answer ? JSON.stringify(answer) : undefined);
  };

/** Answers what is asked for over HTTP: a table, and whether the server is well. */
export const answerTables = (
  { settings, tables, journal, now }: TransportOptions,
  placeOf: (table: string) => Promise<Place>,
) => {
  const requests = createBuckets(BURST, PER_SECOND / 1000);

  const place = async (body: string, address: string): Promise<Place> => {
    const { table, create } = read(body);
    if (create !== undefined) return placeOf(await tables.create(create, address));
    const id = await tables.find(table, address);
    try {
      return await placeOf(id);
    } catch (error) {
      if ((error as ConnectionError).code === 'no-such-table') tables.missed(address);
      throw error;
    }
  };
  const post = async (request: IncomingMessage, send: Send): Promise<void> => {
    const address = addressOf(request, settings);
    if (!requests.take(address, now()))
      return send(429, { code: 'too-many', message: 'Too many requests come from here. Try again in a few seconds.' });
    const body = await bodyOf(request);
    if (body === null) return send(413, { code: 'malformed', message: `A request has at most ${LONGEST_BODY} bytes.` });
    return send(200, await place(body, address));
  };
  const fail = (send: Send, error: unknown): void => {
    const { code, message } = error as { readonly code?: unknown; readonly message: string };
    if (typeof code === 'string' && (error instanceof ConnectionError || code in STATUS))
      return send(STATUS[code] ?? 400, { code, message });
    journal.note('request-failed', { error: String(error) });
    return send(503, { code: 'busy', message: 'The server could not do this. Try again.' });
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = sendTo(request, response, settings);
    const { method, url = '' } = request;
    const path = url.split('?', 1)[0] ?? '';
    if (method === 'GET' && path.endsWith('/health')) return send(200, { ok: true, tables: tables.count });
    // Whoever opens the address in a browser sees what answers there.
    if (method === 'GET') return send(404, { code: 'not-found', message: HERE });
    if (method !== 'POST') return send(405, { code: 'malformed', message: 'One asks here by POST.' });
    if (!path.endsWith('/tables')) return send(404, { code: 'not-found', message: HERE });
    if (!isWelcomeOrigin(settings, request.headers.origin))
      return send(403, { code: 'not-welcome', message: 'Pages of this origin are not served.' });
    return post(request, send).catch((error) => fail(send, error));
  };
};
