/** Requests with a JSON body, and JSON answers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ConnectionError } from '../../online/connection-error.js';
import { isOwnOrigin } from '../embed/public-url.js';
import type { Journal } from '../journal.js';
import type { ServerSettings } from '../options.js';
import { sendText } from './send-text.js';

/** HTTP status by error code; 400 for other codes. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  'no-such-table': 404,
  'no-such-evening': 404,
  'no-open-tables': 404,
  'wrong-key': 403,
  'not-welcome': 403,
  'too-many': 429,
  busy: 503,
  moving: 503,
  'damaged-table': 500,
  'damaged-evening': 500,
};

/** Whether a page of this origin can use the server. The server's own embed page always can. */
export const isAllowedOrigin = (settings: ServerSettings, { headers }: IncomingMessage): boolean => {
  const { origins } = settings;
  const { origin } = headers;
  return origins === null || (origin !== undefined && origins.includes(origin)) || isOwnOrigin(headers, settings);
};

/** Reads the body of a request. Resolves to null if the body is longer than `maxBytes`. */
export const readBody = async (request: IncomingMessage, maxBytes: number): Promise<string | null> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Parses a JSON object. Returns null for other texts. */
export const parseObject = (body: string): Readonly<Record<string, unknown>> | null => {
  try {
    const request = JSON.parse(body) as unknown;
    return typeof request === 'object' ? (request as Readonly<Record<string, unknown>> | null) : null;
  } catch {
    return null;
  }
};

/** Returns a time in whole seconds, rounded up, for the `retry-after` header. */
const inSeconds = (ms: number): string => String(Math.ceil(ms / 1000));

interface Answer {
  readonly [field: string]: unknown;
  /** Time to wait before the next try, in ms. */
  readonly retryAfter?: number | null;
}

/** Sends an answer as JSON. */
export type Send = (status: number, answer: Answer) => void;

export const createSend =
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

/** Sends an error. Errors that are not meant for clients go to the server's log. */
export const sendError = (send: Send, error: unknown, journal: Journal): void => {
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
