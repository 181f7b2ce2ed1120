import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { encodeNow, MIN_COMPRESSED_BYTES, preferredEncoding } from './encoding.js';

/** Sends a text, compressed if the client accepts compression and the text is long enough. */
export const sendText = (
  { headers: requestHeaders }: IncomingMessage,
  response: ServerResponse,
  status: number,
  { vary, ...headers }: OutgoingHttpHeaders,
  text: string,
): void => {
  const body = Buffer.from(text);
  const encoding = body.length < MIN_COMPRESSED_BYTES ? null : preferredEncoding(requestHeaders);
  const encoded = encoding === null ? body : encodeNow(body, encoding);
  response.writeHead(status, {
    ...headers,
    'x-content-type-options': 'nosniff',
    vary: [vary, 'accept-encoding'].filter((name) => name !== undefined).join(', '),
    ...(encoding !== null && { 'content-encoding': encoding }),
    'content-length': encoded.length,
  });
  response.end(encoded);
};
