import type { IncomingMessage, ServerResponse } from 'node:http';
import { ConnectionError } from '../../online/connection-error.js';
import { readCode } from '../identity.js';
import { answerToList, type OpenTable } from '../open-tables/listing.js';
import { createAddressRateLimiter } from '../rate-limiter.js';
import { clientAddress } from './client-address.js';
import { createSend, isAllowedOrigin, parseObject, readBody, sendError, type Send } from './json-request.js';
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

interface TableRequest {
  readonly table?: unknown;
  readonly create?: unknown;
  readonly list?: unknown;
}

const isRequestByCode = ({ table, create, list }: TableRequest): boolean =>
  create === undefined && list === undefined && typeof table === 'string' && readCode(table) !== null;

/** Allowed methods for all paths except `/tables`. Node omits the body of a response to HEAD. */
const READ_METHODS = ['GET', 'HEAD'];

const SERVER_DESCRIPTION =
  'This is a server for online Watten tables. Use it in a page with <watten-table server="its address">. GET /health returns its status. POST /tables creates or locates a table.';

/** Creates the handler of HTTP requests for tables and health. */
export const createRequestHandler = (
  { settings, tables, journal, now, embed, evenings }: TransportOptions,
  locateTable: (table: string) => Promise<TableLocation>,
  findOpenTables: () => Promise<readonly OpenTable[]>,
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
  const listTables = async (given: unknown): Promise<object> => {
    if (!settings.openTables) throw new ConnectionError('no-open-tables', 'This server has no open tables.');
    return answerToList(given, await findOpenTables(), settings);
  };
  const handlePost = async (request: IncomingMessage, send: Send): Promise<void> => {
    const address = clientAddress(request, settings.behindProxy);
    const body = await readBody(request, MAX_BODY_BYTES);
    const tableRequest = body === null ? null : parseObject(body);
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
    const { list } = tableRequest as TableRequest;
    if (list !== undefined) return send(200, { ...(await listTables(list)) });
    return send(200, { ...(await locate(tableRequest, address)) });
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (embed?.(request, response)) return undefined;
    const send = createSend(request, response, settings);
    const { method = '', url = '' } = request;
    const path = url.split('?', 1)[0] ?? '';
    const isEvenings = evenings !== null && path.endsWith('/evenings');
    const [isHealth, isTables] = [path.endsWith('/health'), path.endsWith('/tables')];
    const isPost = isTables || isEvenings;
    const allowed = isPost ? ['POST'] : READ_METHODS;
    const isUnknownPost = method === 'POST' && !isHealth && !isPost;
    if (!allowed.includes(method) && !isUnknownPost) {
      response.setHeader('allow', allowed.join(', '));
      return send(405, { code: 'malformed', message: `${method} is not allowed here. ${SERVER_DESCRIPTION}` });
    }
    if (isHealth) return send(200, { ok: true, tables: tables.count });
    // A person who opens the server's address in a browser sees a description of the server.
    if (!isPost) return send(404, { code: 'not-found', message: SERVER_DESCRIPTION });
    if (!isAllowedOrigin(settings, request))
      return send(403, { code: 'not-welcome', message: 'This server does not accept requests from this origin.' });
    const answer = isEvenings ? evenings(request, response, send) : handlePost(request, send);
    return answer.catch((error) => sendError(send, error, journal));
  };
};
