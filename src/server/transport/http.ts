import type { IncomingMessage, ServerResponse } from 'node:http';
import { ConnectionError } from '../../online/connection-error.js';
import { readCode } from '../identity.js';
import { isOwnOrigin } from '../embed/public-url.js';
import { createAddressRateLimiter } from '../rate-limiter.js';
import type { ServerSettings } from '../options.js';
import { clientAddress } from './client-address.js';
import { sendText } from './send-text.js';
import type { TransportOptions } from './transport.js';

/** The WebSocket address of a table. */
export interface TableLocation {
  readonly table: string;
  /** Host and path of the process with the table, or null for this process. */
  readonly address: string | null;
  readonly path: string;
}

/** Maximum size of a request's body, in bytes. */
const MAX_BODY_BYTES = 4096;
/** Time until an exhausted request limit is completely refilled, in ms. */
const REFILL_MS = 10_000;
/** Minimum `retryAfter`, in ms. */
const MIN_RETRY_MS = 1000;

/** HTTP status by error code; 400 for other codes. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  'no-such-table': 404,
  'not-welcome': 403,
  'too-many': 429,
  busy: 503,
  moving: 503,
  'damaged-table': 500,
};

/** Whether a page of this origin can use the server. The server's own embed page always can. */
export const isAllowedOrigin = (settings: ServerSettings, { headers }: IncomingMessage): boolean => {
  const { origins } = settings;
  const { origin } = headers;
  return origins === null || (origin !== undefined && origins.includes(origin)) || isOwnOrigin(headers, settings);
};

/** Reads the body of a request. Resolves to null if the body is longer than `MAX_BODY_BYTES`. */
const readBody = async (request: IncomingMessage): Promise<string | null> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

interface TableRequest {
  readonly table?: unknown;
  readonly create?: unknown;
}

/** Parses a request for a table. Returns null if the body is not JSON. */
const parseRequest = (body: string): TableRequest | null => {
  try {
    const request = JSON.parse(body) as unknown;
    return typeof request === 'object' ? request : null;
  } catch {
    return null;
  }
};

const isRequestByCode = ({ table, create }: TableRequest): boolean =>
  create === undefined && typeof table === 'string' && readCode(table) !== null;

/** Allowed methods for all paths except `/tables`. Node omits the body of a response to HEAD. */
const READ_METHODS = ['GET', 'HEAD'];

const SERVER_DESCRIPTION =
  'This is a server for online Watten tables. Use it in a page with <watten-table server="its address">. GET /health returns its status. POST /tables creates or locates a table.';

/** Returns a time in whole seconds, rounded up, for the `retry-after` header. */
const inSeconds = (ms: number): string => String(Math.ceil(ms / 1000));

interface Answer {
  readonly [field: string]: unknown;
  /** Time to wait before the next try, in ms. */
  readonly retryAfter?: number | null;
}

type Send = (status: number, answer: Answer) => void;

const createSend =
  (request: IncomingMessage, response: ServerResponse, settings: ServerSettings): Send =>
  (status, answer) => {
    const { origin } = request.headers;
    const isAllowed = isAllowedOrigin(settings, request);
    const headers = {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(isAllowed && { 'access-control-allow-origin': settings.origins === null ? '*' : origin, vary: 'origin' }),
      ...(typeof answer.retryAfter === 'number' && { 'retry-after': inSeconds(answer.retryAfter) }),
      // Closes the connection instead of reading the rest of a request that is too long.
      ...(status === 413 && { connection: 'close' }),
    };
    sendText(request, response, status, headers, JSON.stringify(answer));
  };

/** Creates the handler of HTTP requests for tables and health. */
export const createRequestHandler = (
  { settings, tables, journal, now, embed }: TransportOptions,
  locateTable: (table: string) => Promise<TableLocation>,
) => {
  // Requests by code have a separate limit, so that a guest who tries many codes does not block requests by id from the same
  // address.
  const { requestsPerAddress: limit } = settings.limits;
  const [requests, requestsByCode] =
    limit === null ? [] : [1, 2].map(() => createAddressRateLimiter(limit, limit / REFILL_MS));

  const locate = async ({ table, create }: TableRequest, address: string): Promise<TableLocation> => {
    if (create !== undefined) return locateTable(await tables.create(create, address));
    try {
      return await locateTable(await tables.find(table, address));
    } catch (error) {
      if ((error as ConnectionError).code === 'no-such-table') journal.log('no-such-table');
      throw error;
    }
  };
  const handlePost = async (request: IncomingMessage, send: Send): Promise<void> => {
    const address = clientAddress(request, settings.behindProxy);
    const body = await readBody(request);
    const tableRequest = body === null ? null : parseRequest(body);
    const limiter = tableRequest && isRequestByCode(tableRequest) ? requestsByCode : requests;
    if (limiter && !limiter.takeToken(address, now()))
      throw new ConnectionError(
        'too-many',
        'Too many requests from your address. Try again in a few seconds.',
        Math.max(MIN_RETRY_MS, limiter.msUntilToken(address, now())),
      );
    if (body === null)
      return send(413, { code: 'malformed', message: `A request body can have at most ${MAX_BODY_BYTES} bytes.` });
    if (tableRequest === null)
      throw new ConnectionError(
        'malformed',
        'A request must be JSON such as { "table": "its id or code" } or { "create": {} }.',
      );
    return send(200, { ...(await locate(tableRequest, address)) });
  };
  const sendError = (send: Send, error: unknown): void => {
    const { code, message, retryAfter = null } = error as Partial<ConnectionError>;
    if (typeof code === 'string' && (error instanceof ConnectionError || code in STATUS_BY_CODE))
      return send(STATUS_BY_CODE[code] ?? 400, {
        code,
        message,
        ...(retryAfter !== null && { retryAfter: Math.ceil(retryAfter) }),
      });
    journal.log('request-failed', { error: String(error) });
    return send(503, { code: 'busy', message: 'The server could not handle this request. Try again.' });
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (embed?.(request, response)) return undefined;
    const send = createSend(request, response, settings);
    const { method = '', url = '' } = request;
    const path = url.split('?', 1)[0] ?? '';
    const [isHealth, isTables] = [path.endsWith('/health'), path.endsWith('/tables')];
    const allowed = isTables ? ['POST'] : READ_METHODS;
    const isUnknownPost = method === 'POST' && !isHealth && !isTables;
    if (!allowed.includes(method) && !isUnknownPost) {
      response.setHeader('allow', allowed.join(', '));
      return send(405, { code: 'malformed', message: `${method} is not allowed here. ${SERVER_DESCRIPTION}` });
    }
    if (isHealth) return send(200, { ok: true, tables: tables.count });
    // A person who opens the server's address in a browser sees a description of the server.
    if (!isTables) return send(404, { code: 'not-found', message: SERVER_DESCRIPTION });
    if (!isAllowedOrigin(settings, request))
      return send(403, { code: 'not-welcome', message: 'This server does not accept requests from this origin.' });
    return handlePost(request, send).catch((error) => sendError(send, error));
  };
};
