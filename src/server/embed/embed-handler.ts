import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ServerSettings } from '../options.js';
import { MIN_COMPRESSED_BYTES, preferredEncoding } from '../transport/encoding.js';
import { sendText } from '../transport/send-text.js';
import { answerOembed, withOembedLink } from './oembed.js';
import { EMBED_PAGE, publicUrlOf } from './public-url.js';
import { etagOf, type StaticFile } from './static-files.js';

const METHODS = ['GET', 'HEAD'];
const [MINUTE_S, HOUR_S, YEAR_S] = [60, 3600, 31_536_000];

/**
 * Paths that can follow the path of a proxy, such as `/p1`. The server looks up the file's path as is, because no path of a
 * file needs encoding.
 */
const PATH = /^(?<prefix>(?:\/[\w-]+)*?)\/(?:oembed|cdn\/(?<file>.*))$/;

/** All pages can use the files, even frames without an origin and pages with a COEP header. */
const SHARED = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Returns the caching header. The entry scripts refer to hashed chunks, so clients must get updates of them soon. */
const cacheControl = (seconds: number): string =>
  `public, max-age=${seconds}${seconds === YEAR_S ? ', immutable' : ''}`;

const hasEtag = ({ headers }: IncomingMessage, etag: string): boolean => {
  const tags = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  return tags.includes('*') || tags.some((tag) => tag.replace(/^W\//, '') === etag.replace(/^W\//, ''));
};

const sendNotModified = (response: ServerResponse, headers: OutgoingHttpHeaders): void => {
  response.writeHead(304, { ...headers, vary: 'accept-encoding' }).end();
};

const sendFile = async (request: IncomingMessage, response: ServerResponse, file: StaticFile): Promise<void> => {
  const { type, body, etag, encode } = file;
  const headers = { ...SHARED, etag, 'cache-control': cacheControl(file.isImmutable ? YEAR_S : MINUTE_S) };
  if (hasEtag(request, etag)) return sendNotModified(response, headers);
  const encoding = body.length < MIN_COMPRESSED_BYTES ? null : preferredEncoding(request.headers);
  const encoded = encode && encoding ? await encode(encoding) : body;
  response.writeHead(200, {
    ...headers,
    'content-type': type,
    'content-length': encoded.length,
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    ...(encoded !== body && encoding && { 'content-encoding': encoding }),
  });
  response.end(encoded);
};

/** Handles a request for a file or for oEmbed. Returns false if the path belongs to neither. */
export type EmbedHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

export const createEmbedHandler = (settings: ServerSettings, files: ReadonlyMap<string, StaticFile>): EmbedHandler => {
  const sendJson = (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    answer: Readonly<Record<string, unknown>>,
  ): void => {
    const headers = {
      ...SHARED,
      'content-type': 'application/json',
      'cache-control': status === 200 ? cacheControl(HOUR_S) : 'no-store',
    };
    sendText(request, response, status, headers, JSON.stringify(answer));
  };
  const sendPage = (
    request: IncomingMessage,
    response: ServerResponse,
    { type, body }: StaticFile,
    publicUrl: string,
    query: string,
  ): void => {
    const html = withOembedLink(body.toString('utf8'), publicUrl, query);
    const headers = { ...SHARED, etag: etagOf(html), 'cache-control': cacheControl(MINUTE_S) };
    if (hasEtag(request, headers.etag)) return sendNotModified(response, headers);
    return sendText(request, response, 200, { ...headers, 'content-type': type }, html);
  };

  return (request, response) => {
    const { method = '', url = '', headers } = request;
    const queryAt = url.indexOf('?');
    const [path, query] = queryAt === -1 ? [url, ''] : [url.slice(0, queryAt), url.slice(queryAt)];
    const found = PATH.exec(path);
    if (!found) return false;
    const { prefix = '', file: name } = found.groups ?? {};
    const refuse = (status: number, code: string, message: string): true => {
      sendJson(request, response, status, { code, message });
      return true;
    };
    if (!METHODS.includes(method)) {
      response.setHeader('allow', METHODS.join(', '));
      return refuse(405, 'malformed', `${method} is not allowed here. Valid methods: ${METHODS.join(', ')}.`);
    }
    const file = name === undefined ? undefined : files.get(name);
    if (name !== undefined && !file)
      return refuse(404, 'not-found', `This server has no such file. Its embed page is ${EMBED_PAGE}.`);
    if (file && `/cdn/${name}` !== EMBED_PAGE) {
      void sendFile(request, response, file).catch(() => response.destroy());
      return true;
    }
    const publicUrl = publicUrlOf(headers, settings, prefix);
    if (publicUrl === null)
      return refuse(400, 'malformed', `The 'Host' header must be a host such as 'tables.example'.`);
    if (file) {
      sendPage(request, response, file, publicUrl, query);
    } else {
      const { status, answer } = answerOembed(new URLSearchParams(query), publicUrl);
      sendJson(request, response, status, answer);
    }
    return true;
  };
};
