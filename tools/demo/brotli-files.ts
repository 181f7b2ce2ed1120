/** Sends the texts of a folder with brotli, as a table server does, so that the demo loads as fast as a published page. */
import { readFileSync, statSync, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentTypeOf, isText } from '../../src/server/embed/content-types.js';
import { encodeNow, preferredEncoding } from '../../src/server/transport/encoding.js';

interface Compressed {
  readonly modified: number;
  readonly body: Buffer;
}

/** Handles a request for a file of a folder and returns true, or returns false if the file cannot be compressed. */
type SendCompressed = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Compresses each file at its first request, and again when the file changes. */
export function createBrotliFiles(
  folder: string,
  setHeaders: (response: ServerResponse, path: string) => void,
): SendCompressed {
  const files = new Map<string, Compressed>();
  const compress = (file: string, { mtimeMs }: Stats): Buffer => {
    const known = files.get(file);
    if (known?.modified === mtimeMs) return known.body;
    const body = encodeNow(readFileSync(file), 'br');
    files.set(file, { modified: mtimeMs, body });
    return body;
  };
  return ({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    if (!isText(path) || preferredEncoding(headers) !== 'br') return false;
    const file = join(folder, path);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile()) return false;
    setHeaders(response, path);
    response.writeHead(200, {
      'content-type': contentTypeOf(path),
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'no-store',
    });
    response.end(compress(file, stats));
    return true;
  };
}
