import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A content coding that compresses a response. */
export type Encoding = 'br' | 'gzip';

/** Content codings, best first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** Minimum size of a compressed body, in bytes. A smaller body fits into one network packet anyway. */
export const MIN_COMPRESSED_BYTES = 1024;

/** Brotli quality that takes about as long as gzip and compresses better. */
export const FAST_BROTLI = 5;

/** Returns the brotli options for text. */
export const brotliOptions = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

/** Returns the content codings that a client accepts, in lower case, with their weights. */
const acceptedEncodings = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );

/** Returns the best encoding that a request accepts, or null for no compression. */
export const preferredEncoding = (headers: IncomingHttpHeaders): Encoding | null => {
  const accepted = acceptedEncodings(headers['accept-encoding'] ?? '');
  return ENCODINGS.find((name) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0) ?? null;
};

/** Compresses a short body immediately. */
export const encodeNow = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotliCompressSync(body, brotliOptions(FAST_BROTLI, body.length)) : gzipSync(body);
